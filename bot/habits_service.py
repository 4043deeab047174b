"""What people set for themselves: how often, how and when they want to be called, and to which games not at all."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord
from msgspec.structs import replace

from bot.answers import Answer
from bot.commands.whereabouts import game_label
from bot.days.habits import INTERVALS_H, Habits, read_habits, written
from bot.days.quiet import QuietHours, read_time, read_zone
from bot.errors import Sorry
from bot.panels.habits import BEGIN, END, ZONE, filled_in, habits_view, quiet_modal
from bot.panels.layout import MENU
from bot.reply import Reply

if TYPE_CHECKING:
    from bot.client import QuaysideClient


class HabitsService:
    """Answers to /settings and to what is pressed in its panel."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client

    def answers(self) -> dict[str, Answer]:
        """What is pressed in the panel of one's settings."""
        return {
            "@remind": Answer("panel", lambda reply, press: self.remind(reply, press.value)),
            "@way": Answer("panel", lambda reply, press: self.way(reply, press.value)),
            "@mute": Answer("panel", lambda reply, press: self.mute(reply, press.value)),
            "@noquiet": Answer("panel", lambda reply, press: self.no_quiet(reply)),
            "@quiet": Answer("panel", lambda reply, press: self._quiet(reply)),
        }

    async def _quiet(self, reply: Reply) -> None:
        """The button opens the form, the sent form is taken."""
        if reply.interaction.type is discord.InteractionType.modal_submit:
            await self.set_quiet(reply)
        else:
            await self.ask_quiet(reply)

    async def show(self, reply: Reply, notice: str = "") -> None:
        """The panel with the settings as they are."""
        reply.acknowledge()
        habits = await self._habits(reply)
        await reply.show(habits_view(habits, reply.words, await self._games(reply), notice))

    async def remind(self, reply: Reply, hours: str) -> None:
        """Remind every so many hours; 0 is never."""
        if not hours.isdecimal() or int(hours) not in INTERVALS_H:
            raise Sorry("error-unknown-value")
        await self._change(reply, every_h=int(hours))

    async def way(self, reply: Reply, way: str) -> None:
        """Call by a mention at the table or by direct message."""
        if way not in ("mention", "direct"):
            raise Sorry("error-unknown-value")
        await self._change(reply, way=way)

    async def mute(self, reply: Reply, game_id: str) -> None:
        """Call to this game no more, or again."""
        habits = await self._habits(reply)
        running = [game.id for game in await self._client.store.games_of(reply.interaction.user.id, ("running",))]
        if game_id not in running:
            raise Sorry("settings-not-your-game")
        others = tuple(muted for muted in habits.muted if muted in running and muted != game_id)
        await self._change(reply, muted=others if game_id in habits.muted else (*others, game_id))

    async def ask_quiet(self, reply: Reply) -> None:
        """Open the form for quiet hours."""
        await reply.interaction.response.send_modal(quiet_modal(await self._habits(reply), reply.words))

    async def set_quiet(self, reply: Reply) -> None:
        """Take the form. Raises `Sorry` for what is no time and no place."""
        given = filled_in(reply.interaction)
        begin, end = read_time(given.get(BEGIN, "")), read_time(given.get(END, ""))
        if begin == end:
            raise Sorry("settings-quiet-empty")
        await self._change(reply, zone=read_zone(given.get(ZONE, "")), quiet=QuietHours(begin, end))

    async def no_quiet(self, reply: Reply) -> None:
        """Quiet hours no more."""
        await self._change(reply, quiet=None)

    async def _change(self, reply: Reply, **changes: object) -> None:
        reply.acknowledge()
        user, store = reply.interaction.user, self._client.store
        habits = replace(await self._habits(reply), **changes)
        await store.set_person(
            user.id, name=user.display_name[:64], locale=reply.interaction.locale.value, settings=written(habits)
        )
        await self._client.manager.set_alarms(user.id)
        await self.show(reply)

    async def _habits(self, reply: Reply) -> Habits:
        person = await self._client.store.person(reply.interaction.user.id)
        return read_habits(person.settings if person is not None else None)

    async def _games(self, reply: Reply) -> list[tuple[str, str]]:
        found: list[tuple[str, str]] = []
        for game in (await self._client.store.games_of(reply.interaction.user.id, ("running",)))[:MENU]:
            try:
                loaded = await self._client.manager.load(game.id)
            except Sorry:  # set aside
                continue
            found.append((game.id, game_label(loaded, reply.interaction.locale.value)))
        return found
