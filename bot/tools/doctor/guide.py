"""How the doctor talks to somebody on the server: messages with buttons, and a wait for what is pressed."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Mapping, Sequence
from itertools import count

import discord
from discord import ui

from bot.gateway.interaction_data import data_of
from bot.gateway.reply import Interaction
from bot.tools.doctor.client_events import MINE
from bot.tools.doctor.examination import FAILED, Examination, NobodyThere

PATIENCE_S = 90.0
"""So long the doctor waits for a press."""

_numbers = count(1)


def named(word: str) -> str:
    """A custom id for a control of this name, like no other before."""
    return f"{MINE}{word}:{next(_numbers)}"


def word_of(interaction: Interaction) -> str:
    """The name of the control that was pressed."""
    return (data_of(interaction).custom_id or "").removeprefix(MINE).rpartition(":")[0]


class Guide:
    """Leads one person. The first who presses is that person; others are thanked and nothing else."""

    def __init__(self, examination: Examination, patience: float = PATIENCE_S) -> None:
        self._examination = examination
        self._patience = patience
        self._deleting: set[asyncio.Task[None]] = set()
        self.person: discord.User | discord.Member | None = None

    @property
    def called(self) -> int:
        """The id of that person, once somebody has pressed."""
        assert self.person is not None, "somebody has pressed"
        return self.person.id

    async def say(
        self, sentence: str, buttons: Mapping[str, str], place: discord.abc.Messageable | None = None
    ) -> discord.Message:
        """A message with buttons: their labels by their custom ids. Raises `ValueError` where Discord refuses it."""
        view = ui.View(timeout=None)
        for custom_id, label in buttons.items():
            view.add_item(ui.Button(custom_id=custom_id, label=label, style=discord.ButtonStyle.primary))
        view.stop()
        send = (place or self._examination.channel).send(content=sentence, view=view, silent=True)
        answer = await self._examination.ask(send)
        if answer.error:
            raise ValueError(answer.error)
        return answer.value

    async def pressed(self, *custom_ids: str) -> Interaction:
        """The next press of one of these controls. Raises `NobodyThere`."""
        try:
            async with asyncio.timeout(self._patience):
                while True:
                    interaction = await self._examination.pressed.get()
                    mine = self.person is None or self.person == interaction.user
                    if mine and data_of(interaction).custom_id in custom_ids:
                        self.person = interaction.user
                        return interaction
                    await self.thank(interaction)
        except TimeoutError as error:
            raise NobodyThere from error

    async def ask(self, sentence: str, *buttons: tuple[str, str], also: Sequence[str] = ()) -> Interaction:
        """Say it, with buttons given as (name, label), and wait for one of them or for a control elsewhere; the message
        goes again, for which nobody waits: a press is to be acknowledged first."""
        offered = {named(word): label for word, label in buttons}
        message = await self.say(sentence, offered)
        try:
            return await self.pressed(*offered, *also)
        finally:
            task = asyncio.create_task(_delete(message))
            self._deleting.add(task)
            task.add_done_callback(self._deleting.discard)

    async def choose(self, sentence: str, buttons: Sequence[tuple[str, str]]) -> str:
        """The name of the button that was pressed."""
        interaction = await self.ask(sentence, *buttons)
        await self.thank(interaction)
        return word_of(interaction)

    @staticmethod
    async def thank(interaction: Interaction) -> None:
        """Acknowledge a press without more."""
        with contextlib.suppress(*FAILED):
            await interaction.response.defer()

    async def leave(self) -> None:
        """Wait until the messages are gone that had to go."""
        await asyncio.gather(*self._deleting)


async def _delete(message: discord.Message) -> None:
    with contextlib.suppress(*FAILED):
        await message.delete()
