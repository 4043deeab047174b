"""A small discord.py client for the chat page's tests: one of each thing a page has to show and send.

It is no model of Quayside; it answers at once and remembers nothing but what it was told.
"""

import asyncio
import io

import discord
from discord import app_commands
from PIL import Image

from bot.sandbox.standin import Standin

ALT = "The harbour: Anna leads with 34 points."
GERMAN = {"new": "neu", "game": "spiel", "Open a game": "Eine Partie eröffnen", "Which game": "Welches Spiel"}
SPACES = ("Forest", "Fjord", "Village", "Wharf")


def picture(color: str) -> discord.File:
    """A picture of the size of a board."""
    buffer = io.BytesIO()
    Image.new("RGB", (1400, 1000), color).save(buffer, "PNG")
    buffer.seek(0)
    return discord.File(buffer, "board.png", description=ALT)


class BoatName(discord.ui.Modal, title="Name your boat"):
    """A modal with limits: a text of 3 to 10 characters, and a required menu."""

    boat = discord.ui.TextInput(label="Boat", custom_id="boat", min_length=3, max_length=10)
    kind = discord.ui.Label(
        text="Kind",
        component=discord.ui.Select(
            custom_id="kind", options=[discord.SelectOption(label=name) for name in ("Cutter", "Trawler")]
        ),
    )

    async def on_submit(self, interaction: discord.Interaction) -> None:
        chosen = self.kind.component
        assert isinstance(chosen, discord.ui.Select)
        await interaction.response.send_message(f"{self.boat.value} is a {chosen.values[0]}", ephemeral=True)


class Panel(discord.ui.View):
    """A private panel with controls of many kinds."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.button(label="Take wood", custom_id="wood")
    async def wood(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.edit_message(content="You have **wood**.")

    @discord.ui.button(label="Name", custom_id="name")
    async def name(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.send_modal(BoatName())

    @discord.ui.button(label="Silent", custom_id="silent")
    async def silent(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        ignore(interaction)

    @discord.ui.button(label="Not now", custom_id="later", disabled=True)
    async def later(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        raise AssertionError("a disabled button was pressed")

    @discord.ui.select(
        custom_id="pier",
        placeholder="Where to?",
        options=[discord.SelectOption(label=f"Pier {n}", value=str(n)) for n in range(1, 13)],
    )
    async def pier(self, interaction: discord.Interaction, chosen: discord.ui.Select) -> None:
        await interaction.response.edit_message(content=f"at pier {chosen.values[0]}")

    @discord.ui.select(
        cls=discord.ui.UserSelect, custom_id="crew", placeholder="With whom?", min_values=2, max_values=3
    )
    async def crew(self, interaction: discord.Interaction, chosen: discord.ui.UserSelect) -> None:
        names = ", ".join(sorted(user.display_name for user in chosen.values))
        await interaction.response.send_message(f"crew: {names}", ephemeral=True)


class Table(discord.ui.LayoutView):
    """A public board made of components."""

    def __init__(self, text: str) -> None:
        super().__init__(timeout=None)
        gallery = discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://board.png", description=ALT))
        row: discord.ui.ActionRow[Table] = discord.ui.ActionRow()
        play: discord.ui.Button[Table] = discord.ui.Button(label="Play", custom_id="play")
        play.callback = self.play
        repaint: discord.ui.Button[Table] = discord.ui.Button(label="Repaint", custom_id="repaint")
        repaint.callback = self.repaint
        row.add_item(play).add_item(repaint)
        self.add_item(discord.ui.Container(discord.ui.TextDisplay(text), gallery, row, accent_color=0xE0873A))

    async def play(self, interaction: discord.Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("Your sheet", file=picture("teal"), view=Panel(), ephemeral=True)

    async def repaint(self, interaction: discord.Interaction) -> None:
        await interaction.response.edit_message(view=Table("## Painted red"), attachments=[picture("red")])


class Survey(discord.ui.Modal, title="A survey"):
    """A modal with what is ticked instead of typed."""

    sail = discord.ui.Label(
        text="Sail",
        component=discord.ui.RadioGroup(
            custom_id="sail", options=[discord.RadioGroupOption(label=name) for name in ("Red", "White")]
        ),
    )
    gear = discord.ui.Label(
        text="Gear",
        component=discord.ui.CheckboxGroup(
            custom_id="gear",
            required=False,
            options=[discord.CheckboxGroupOption(label=name) for name in ("Net", "Rod", "Trap")],
        ),
    )
    ready = discord.ui.Label(text="Ready", component=discord.ui.Checkbox(custom_id="ready"))

    async def on_submit(self, interaction: discord.Interaction) -> None:
        sail, gear, ready = self.sail.component, self.gear.component, self.ready.component
        assert isinstance(sail, discord.ui.RadioGroup)
        assert isinstance(gear, discord.ui.CheckboxGroup)
        assert isinstance(ready, discord.ui.Checkbox)
        words = f"{sail.value}, {'+'.join(gear.values)}, {ready.value}"
        await interaction.response.send_message(words, ephemeral=True)


class Kinds(discord.ui.View):
    """The menus of roles, channels and mentionables, and a button that asks the survey."""

    def __init__(self) -> None:
        super().__init__(timeout=None)

    @discord.ui.select(cls=discord.ui.RoleSelect, custom_id="role", placeholder="A role")
    async def role(self, interaction: discord.Interaction, chosen: discord.ui.RoleSelect) -> None:
        await interaction.response.edit_message(content=f"role {chosen.values[0].name}")

    @discord.ui.select(cls=discord.ui.ChannelSelect, custom_id="channel", placeholder="A channel")
    async def channel(self, interaction: discord.Interaction, chosen: discord.ui.ChannelSelect) -> None:
        await interaction.response.edit_message(content=f"channel {chosen.values[0].name}")

    @discord.ui.select(cls=discord.ui.MentionableSelect, custom_id="anyone", placeholder="Anyone", max_values=2)
    async def anyone(self, interaction: discord.Interaction, chosen: discord.ui.MentionableSelect) -> None:
        names = sorted(item.name for item in chosen.values)
        await interaction.response.edit_message(content=f"chosen {' and '.join(names)}")

    @discord.ui.button(emoji="⚓", custom_id="survey")
    async def survey(self, interaction: discord.Interaction, _: discord.ui.Button) -> None:
        await interaction.response.send_modal(Survey())


class _German(app_commands.Translator):
    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, context: app_commands.TranslationContextTypes
    ) -> str | None:
        return GERMAN.get(string.message) if locale is discord.Locale.german else None


def ignore(interaction: discord.Interaction) -> None:
    bot = interaction.client
    assert isinstance(bot, HarborBot)
    bot.ignored.release()


class HarborBot(discord.Client):
    """Commands /new (localized), /place with autocomplete, /call, /letter, /echo, /weigh, /kinds; /mute is silent."""

    def __init__(self, standin: Standin) -> None:
        super().__init__(intents=discord.Intents.default(), connector=standin.connector(), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.is_up = asyncio.Event()
        self.ignored = asyncio.Semaphore(0)
        """Released once for each interaction that was heard and is not answered."""
        self._enter_commands()

    async def setup_hook(self) -> None:
        await self.tree.set_translator(_German())
        await self.tree.sync()

    async def on_ready(self) -> None:
        self.is_up.set()

    def _enter_commands(self) -> None:
        tree = self.tree

        @tree.command(name="new", description="Open a game")
        @app_commands.describe(game="Which game")
        @app_commands.choices(game=[app_commands.Choice(name=name, value=name) for name in ("Montego Bay", "Nusfjord")])
        async def new(interaction: discord.Interaction, game: str, seats: app_commands.Range[int, 1, 5] = 4) -> None:
            view = Table(f"## {game} for {seats}")
            await interaction.response.send_message(view=view, file=picture("navy"))

        @tree.command(name="place", description="Place a worker")
        async def place(interaction: discord.Interaction, space: str, count: int) -> None:
            await interaction.response.send_message(f"{space} x {count}", ephemeral=True)

        @place.autocomplete("space")
        async def spaces(_: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
            return [
                app_commands.Choice(name=f"The {name}", value=name.lower())
                for name in SPACES
                if typed.lower() in name.lower()
            ]

        @tree.command(name="call", description="Call somebody")
        async def call(interaction: discord.Interaction, who: discord.Member) -> None:
            mentions = discord.AllowedMentions(users=True)
            await interaction.response.send_message(f"{who.mention}, your turn", allowed_mentions=mentions)

        @tree.command(name="letter", description="Write to somebody alone")
        async def letter(interaction: discord.Interaction, who: discord.Member) -> None:
            await who.send("A letter for you")
            await interaction.response.send_message("Written.", ephemeral=True)

        @tree.command(name="echo", description="Say it again")
        async def echo(interaction: discord.Interaction, text: str) -> None:
            await interaction.response.send_message(text)

        @tree.command(name="weigh", description="Weigh a file")
        async def weigh(interaction: discord.Interaction, file: discord.Attachment) -> None:
            content = await file.read()
            await interaction.response.send_message(f"{file.filename} weighs {len(content)}", ephemeral=True)

        @tree.command(name="kinds", description="Rare controls")
        async def kinds(interaction: discord.Interaction) -> None:
            await interaction.response.send_message("kinds", view=Kinds())

        @tree.command(name="mute", description="Never answers")
        async def mute(interaction: discord.Interaction) -> None:
            ignore(interaction)
