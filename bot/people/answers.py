"""What people set for themselves: how often, how and when they want to be called, and to which games not at all."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

import discord
from msgspec.structs import replace

from bot.errors import Sorry
from bot.gateway.forms import filled_in
from bot.gateway.game_choice import game_label
from bot.gateway.layout import MENU
from bot.gateway.press import Answer
from bot.gateway.reply import Reply
from bot.people.digest_panel import FIRST, SECOND, digest_modal
from bot.people.orders_panel import orders_view, orders_with
from bot.people.panel import BEGIN, END, ZONE, quiet_modal, settings_view
from bot.people.preferences import INTERVALS_H, Preferences, read_preferences, written
from bot.people.quiet_hours import QuietHours, read_time, read_zone
from bot.people.vacation import Vacation, check_limit, read_date, vacation_until
from bot.people.vacation_panel import LAST, vacation_modal
from db.store import Store

Step = Callable[[Reply], Awaitable[None]]


class Vacations(Protocol):
    """What a vacation is to the games of whoever takes it."""

    async def vacation_limit(self, person_id: int) -> int:
        """How many days of vacation a year this person has."""
        ...

    async def tell_vacation(self, person_id: int) -> None:
        """A person's vacation has changed: let their running games know."""
        ...


class SettingsAnswers:
    """Answers to /settings and to what is pressed in its panel. `set_calls` are what sets anew
    when a person is called."""

    def __init__(
        self, store: Store, vacations: Vacations, set_calls: Sequence[Callable[[int], Awaitable[None]]]
    ) -> None:
        self._store = store
        self._vacations = vacations
        self._set_calls = set_calls

    def answers(self) -> dict[str, Answer]:
        """What is pressed in the panel of one's settings."""
        return {
            "@remind": Answer("panel", lambda reply, press: self.remind(reply, press.value), "anybody"),
            "@way": Answer("panel", lambda reply, press: self.way(reply, press.value), "anybody"),
            "@reading": Answer("panel", lambda reply, press: self.reading(reply, press.argument), "anybody"),
            "@lend": Answer("panel", lambda reply, press: self.lend(reply, press.argument), "anybody"),
            "@mute": Answer("panel", lambda reply, press: self.mute(reply, press.value), "anybody"),
            "@noquiet": Answer("panel", lambda reply, press: self.no_quiet(reply), "anybody"),
            "@quiet": Answer(
                "panel", lambda reply, press: self._form(reply, self.ask_quiet, self.set_quiet), "anybody"
            ),
            "@digest": Answer(
                "panel", lambda reply, press: self._form(reply, self.ask_digest, self.set_digest), "anybody"
            ),
            "@nodigest": Answer("panel", lambda reply, press: self.no_digest(reply), "anybody"),
            "@vacation": Answer(
                "panel", lambda reply, press: self._form(reply, self.ask_vacation, self.set_vacation), "anybody", "call"
            ),
            "@settings": Answer("panel", lambda reply, press: self.show(reply), "anybody"),
            "@orders": Answer("panel", lambda reply, press: self.orders(reply), "anybody"),
            "@order": Answer("panel", lambda reply, press: self.order(reply, press.value), "anybody"),
            "@return": Answer("panel", lambda reply, press: self.end_vacation(reply), "anybody", "call"),
        }

    async def _form(self, reply: Reply, ask: Step, take: Step) -> None:
        """The button opens the form, the sent form is taken."""
        sent = reply.interaction.type is discord.InteractionType.modal_submit
        await (take if sent else ask)(reply)

    async def show(self, reply: Reply, notice: str = "") -> None:
        """The panel with the settings as they are."""
        reply.acknowledge()
        preferences, games = await self._preferences(reply), await self._games(reply)
        limit = await self._vacations.vacation_limit(reply.interaction.user.id)
        now = self._store.now()
        await reply.show(settings_view(preferences, reply.words, games, notice, now=now, limit=limit))

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

    async def reading(self, reply: Reply, first: str) -> None:
        """Show pictures first, or words."""
        if first not in ("pictures", "text"):
            raise Sorry("error-unknown-value")
        await self._change(reply, text_first=first == "text")

    async def lend(self, reply: Reply, answer: str) -> None:
        """Let finished games become puzzles, without names; or no more, and then none remains."""
        if answer not in ("yes", "no"):
            raise Sorry("error-unknown-value")
        reply.acknowledge()
        if answer == "no":  # first: whoever fails here still sees that it is allowed, and says no again
            await self._store.puzzles.drop_games_of(reply.interaction.user.id)
        await self._write(reply, puzzles=answer == "yes")
        await self.show(reply)

    async def mute(self, reply: Reply, game_id: str) -> None:
        """Call to this game no more, or again."""
        preferences = await self._preferences(reply)
        running = [game.id for game in await self._store.games.of_person(reply.interaction.user.id, ("running",))]
        if game_id not in running:
            raise Sorry("settings-not-your-game")
        others = tuple(muted for muted in preferences.muted if muted in running and muted != game_id)
        await self._change(reply, muted=others if game_id in preferences.muted else (*others, game_id))

    async def orders(self, reply: Reply) -> None:
        """The panel with the person's standing orders."""
        reply.acknowledge()
        await reply.show(orders_view(await self._preferences(reply), reply.words))

    async def order(self, reply: Reply, order: str) -> None:
        """Give a standing order, or take it back."""
        reply.acknowledge()
        orders = orders_with(await self._preferences(reply), order)
        if orders is None:
            raise Sorry("error-unknown-value")
        await self._write(reply, orders=orders)
        await self.orders(reply)

    async def ask_quiet(self, reply: Reply) -> None:
        """Open the form for quiet hours."""
        await reply.interaction.response.send_modal(quiet_modal(await self._preferences(reply), reply.words))

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

    async def ask_digest(self, reply: Reply) -> None:
        """Open the form for the hours of a digest."""
        await reply.interaction.response.send_modal(digest_modal(await self._preferences(reply), reply.words))

    async def set_digest(self, reply: Reply) -> None:
        """Take the form. Raises `Sorry` for what is no time and no place."""
        given = filled_in(reply.interaction)
        typed = [each for each in (given.get(FIRST, ""), given.get(SECOND, "")) if each.strip()]
        times = sorted({read_time(each) for each in typed})
        if not times:
            raise Sorry("settings-digest-empty")
        await self._change(reply, zone=read_zone(given.get(ZONE, "")), digest=tuple(times))

    async def no_digest(self, reply: Reply) -> None:
        """Calls at once, as before."""
        await self._change(reply, digest=())

    async def ask_vacation(self, reply: Reply) -> None:
        """Open the form for a vacation."""
        await reply.interaction.response.send_modal(vacation_modal(await self._preferences(reply), reply.words))

    async def set_vacation(self, reply: Reply) -> None:
        """Take the form. Raises `Sorry` for what is no day, is past, or is more than a year has days of vacation."""
        given, now = filled_in(reply.interaction), self._store.now()
        zone = read_zone(given.get(ZONE, ""))
        vacation = vacation_until(read_date(given.get(LAST, ""), now, zone), now, zone)
        reply.acknowledge()
        earlier = self._earlier(await self._preferences(reply), zone)
        check_limit(earlier, vacation, await self._vacations.vacation_limit(reply.interaction.user.id))
        await self._go(reply, zone=zone, vacations=(*earlier, vacation))

    async def end_vacation(self, reply: Reply) -> None:
        """Be back before the day."""
        reply.acknowledge()
        preferences = await self._preferences(reply)
        if preferences.away_until(self._store.now()) is None:
            raise Sorry("vacation-none")
        await self._go(reply, vacations=tuple(self._earlier(preferences, preferences.zone)))

    def _earlier(self, preferences: Preferences, zone: str) -> list[Vacation]:
        """The person's vacations that still count, the present one ending now."""
        now = self._store.now()
        counting = [each for each in preferences.vacations if each.last.year >= now.year - 1]
        return [each if each.until(now) is None else each.cut(now, zone) for each in counting]

    async def _go(self, reply: Reply, **changes: object) -> None:
        await self._write(reply, **changes)
        await self._vacations.tell_vacation(reply.interaction.user.id)
        await self._call_anew(reply.interaction.user.id)
        await self.show(reply)

    async def _change(self, reply: Reply, **changes: object) -> None:
        reply.acknowledge()
        await self._write(reply, **changes)
        await self._call_anew(reply.interaction.user.id)
        await self.show(reply)

    async def _call_anew(self, person_id: int) -> None:
        for set_calls in self._set_calls:
            await set_calls(person_id)

    async def _write(self, reply: Reply, **changes: object) -> None:
        user = reply.interaction.user
        preferences = replace(await self._preferences(reply), **changes)
        await self._store.people.set_person(
            user.id, name=user.display_name[:64], locale=reply.interaction.locale.value, settings=written(preferences)
        )

    async def _preferences(self, reply: Reply) -> Preferences:
        person = await self._store.people.person(reply.interaction.user.id)
        return read_preferences(person.settings if person is not None else None)

    async def _games(self, reply: Reply) -> list[tuple[str, str]]:
        repository, language = self._store.games, reply.interaction.locale.value
        found = await repository.of_person(reply.interaction.user.id, ("running",), MENU)
        seated = await repository.seated_at([game.id for game in found])
        return [(game.id, game_label(game, seated[game.id], language)) for game in found]
