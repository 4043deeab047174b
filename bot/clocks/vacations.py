"""The manager's part for vacations: games learn from people's settings who is away, and that they are back.
What a vacation is, `days/vacation.py` knows; what it does to clocks, `timekeeping.py`."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.clocks import clocks
from bot.errors import Sorry
from bot.ledger.loaded import Loaded
from bot.ledger.saving import Act, Change
from bot.people.preferences import read_habits
from bot.people.vacation import USUAL_DAYS
from bot.seats.seating import Seating
from bot.server.rules import server_rules
from games.engine import Event

ALL = 1000
"""More running games than anybody has."""


class Vacations(Seating):
    """What a vacation does to games: the person's clocks stand still there, and all can see why."""

    async def vacation_limit(self, person_id: int) -> int:
        """How many days of vacation a year this person has: the least of what the servers allow where they play now."""
        games = await self.store.games_of(person_id, ("running",), ALL)
        guilds = {game.guild_id for game in games if game.guild_id is not None}
        rows = [await self.store.guild(guild) for guild in guilds]
        return min((server_rules(row).vacation_days for row in rows), default=USUAL_DAYS)

    async def tell_vacation(self, person_id: int) -> None:
        """A person's vacation has changed: let their running games know."""
        for game in await self.store.games_of(person_id, ("running",), ALL):
            try:
                await self.change_if_due(game.id, self.vacations_due)
            except Sorry:  # set aside
                continue

    async def change_if_due(self, game_id: str, look: Callable[[Loaded], Awaitable[Change | None]]) -> None:
        """Change a running game if `look` finds something due."""

        async def once(loaded: Loaded) -> None:
            if loaded.row.state != "running" or loaded.saved.course.resting:
                return
            before = self._before(loaded)
            change = await look(loaded)
            if change is not None:
                await self._save(loaded, change, before)

        await self._alone(game_id, once)

    async def vacations_due(self, loaded: Loaded) -> Change | None:
        """Who is away by their settings and who the game thinks is: the game learns what has changed, if anything."""
        course, now = loaded.saved.course, self.store.now()
        stored = await self.store.settings_at(loaded.id)
        seats = {seat.person_id: seat.seat for seat in loaded.seats if seat.person_id is not None}
        ends = {person: read_habits(stored.get(person)).away_until(now) for person in seats}
        away = {person: end.timestamp() for person, end in ends.items() if end is not None}
        if away == course.away:
            return None
        gone = [person for person, end in away.items() if course.away.get(person) != end]
        back = [person for person in course.away if person not in away and person in seats]
        course.away = away
        told: list[Event] = []
        for person in gone:
            event = self.told_of(loaded, seats[person], "@vacation")
            told.append(Event(event.kind, None, {**event.args, "until": f"<t:{round(away[person]) - 1}:D>"}))
        pace = clocks.pace_of(course)
        for person in back:
            told.append(self.told_of(loaded, seats[person], "@vacation-over"))
            if pace is not None:  # nobody comes back to a clock that is out
                clocks.at_least(course, seats[person], pace.increment_s, now)
        first = next((seats[person] for person in [*gone, *back]), 0)
        return self._change_of(loaded, Act(name="vacation", seat=first, events=told, notice=False))
