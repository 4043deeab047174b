"""A small, unmodified discord.py client for the stand-in's own tests: one of each thing a bot can do.

It is no model of Quayside; the tests reach into it freely.
"""

import asyncio
import io
from typing import Any

import discord
from discord import app_commands
from PIL import Image

from bot.sandbox.standin import Standin


def picture(color: str = "navy", size: tuple[int, int] = (40, 30)) -> discord.File:
    """A small PNG ready to be sent."""
    buffer = io.BytesIO()
    Image.new("RGB", size, color).save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, "board.png", description="A board in one colour")


class Counter(discord.ui.View):
    """Buttons and a select on one message."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.count = 0

    @discord.ui.button(label="Count", custom_id="count")
    async def add(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        self.count += 1
        await interaction.response.edit_message(content=f"counted {self.count}")

    @discord.ui.button(label="Whisper", custom_id="whisper")
    async def whisper(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.send_message("only you", ephemeral=True)

    @discord.ui.button(label="Slow", custom_id="slow")
    async def slow(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.edit_original_response(content="there it is", attachments=[picture()])

    @discord.ui.button(label="Silent", custom_id="silent")
    async def silent(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        pass

    @discord.ui.button(label="Ask", custom_id="ask")
    async def ask(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.send_modal(Question())

    @discord.ui.select(
        custom_id="fish",
        options=[
            discord.SelectOption(label="Cod", value="cod"),
            discord.SelectOption(label="Eel", value="eel"),
        ],
    )
    async def fish(self, interaction: discord.Interaction, chosen: discord.ui.Select) -> None:
        await interaction.response.edit_message(content=f"chose {chosen.values[0]}")


class Question(discord.ui.Modal, title="A question"):
    answer = discord.ui.TextInput(label="Answer", custom_id="answer")

    async def on_submit(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(content=f"answered {self.answer.value}")


class Board(discord.ui.LayoutView):
    """A message of components with a picture, as Quayside's boards are."""

    def __init__(self, text: str) -> None:
        super().__init__(timeout=None)
        gallery = discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description="The board"))
        row: discord.ui.ActionRow[Board] = discord.ui.ActionRow()
        button: discord.ui.Button[Board] = discord.ui.Button(label="Repaint", custom_id="repaint")
        button.callback = self.repaint
        row.add_item(button)
        self.add_item(discord.ui.Container(discord.ui.TextDisplay(text), gallery, row))

    async def repaint(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Board("painted red"), attachments=[picture("red")])


class BareBot(discord.Client):
    """Commands /counter, /board and /fish group with autocomplete; remembers every interaction it got."""

    def __init__(self, standin: Standin, intents: discord.Intents | None = None, **more: Any) -> None:
        super().__init__(
            intents=intents or discord.Intents.default(),
            connector=standin.connector(),
            guild_ready_timeout=0.05,
            **more,
        )
        self.tree = app_commands.CommandTree(self)
        self.interactions: list[discord.Interaction] = []
        self.arrivals: asyncio.Queue[discord.Interaction] = asyncio.Queue()
        self.heard: list[discord.Message] = []
        self.resumed = 0
        self.is_up = asyncio.Event()
        self._enter_commands()

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.is_up.set()

    async def on_resumed(self) -> None:
        self.resumed += 1

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        self.interactions.append(interaction)
        self.arrivals.put_nowait(interaction)

    async def arrival(self, custom_id: str) -> discord.Interaction:
        """Wait until the interaction of this component arrived."""
        while True:
            interaction = await asyncio.wait_for(self.arrivals.get(), 20)
            if (interaction.data or {}).get("custom_id") == custom_id:
                return interaction

    async def on_message(self, message: discord.Message) -> None:
        self.heard.append(message)

    def text_channel(self, name: str) -> discord.TextChannel:
        """The guild's text channel of this name."""
        found = discord.utils.get(self.guilds[0].text_channels, name=name)
        assert found is not None
        return found

    def _enter_commands(self) -> None:
        @self.tree.command(description="Post a message with buttons")
        async def counter(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("counted 0", view=Counter())

        @self.tree.command(description="Post a board")
        async def board(interaction: discord.Interaction, seats: int = 2) -> None:
            await interaction.response.send_message(view=Board(f"for {seats}"), file=picture())

        fish = app_commands.Group(name="fish", description="Fishing")

        @fish.command(description="Catch a fish")
        async def catch(interaction: discord.Interaction, kind: str, by: discord.Member | None = None) -> None:
            name = by.display_name if by else "nobody"
            await interaction.response.send_message(f"{kind} by {name}", ephemeral=True)

        @catch.autocomplete("kind")
        async def kinds(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            known = ("cod", "eel", "herring")
            return [app_commands.Choice(name=item.title(), value=item) for item in known if item.startswith(typed)]

        self.tree.add_command(fish)
