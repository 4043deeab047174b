"""Vacations at the table: games learn from people's settings who is away, and that they are back.
What a vacation is, `bot/people/vacation.py` knows; what it does to clocks, `timekeeping.py`."""

from __future__ import annotations

from bot.chores.sparing import sparing
from bot.clocks import clocks
from bot.ledger.change import Act, Change
from bot.ledger.entry import Entry
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.people.preferences import read_preferences
from bot.people.vacation import USUAL_DAYS
from bot.server.rules import server_rules
from db.store import Store
from games.engine import Event

ALL = 1000
"""More running games than anybody has."""


class Vacations:
    """What a vacation does to games: the person's clocks stand still there, and all can see why."""

    def __init__(self, store: Store, ledger: Ledger) -> None:
        self._store = store
        self._ledger = ledger

    async def attend(self, entry: Entry) -> None:
        """With every change: whoever sits down by it may be on vacation."""
        for change in entry.change.seats:
            person = entry.loaded.seats[change.seat].person_id
            known = await self._store.people.person(person) if person is not None else None
            end = read_preferences(known.settings).away_until(self._store.now()) if known is not None else None
            if person is not None and end is not None:
                entry.loaded.saved.course.away[person] = end.timestamp()

    async def vacation_limit(self, person_id: int) -> int:
        """How many days of vacation a year this person has: the least of what the servers allow where they play now."""
        games = await self._store.games.of_person(person_id, ("running",), ALL)
        guilds = {game.guild_id for game in games if game.guild_id is not None}
        rows = [await self._store.people.guild(guild) for guild in guilds]
        return min((server_rules(row).vacation_days for row in rows), default=USUAL_DAYS)

    async def tell_vacation(self, person_id: int) -> None:
        """A person's vacation has changed: let their running games know."""
        for game in await self._store.games.of_person(person_id, ("running",), ALL):
            with sparing(f"game {game.id}"):
                await self._ledger.change_if_due(game.id, self.look)

    async def look(self, loaded: Loaded) -> Change | None:
        """Who is away by their settings and who the game thinks is: the game learns what has changed, if anything."""
        course, now = loaded.saved.course, self._store.now()
        stored = await self._store.people.settings_at(loaded.id)
        seats = {seat.person_id: seat.seat for seat in loaded.seats if seat.person_id is not None}
        ends = {person: read_preferences(stored.get(person)).away_until(now) for person in seats}
        away = {person: end.timestamp() for person, end in ends.items() if end is not None}
        if away == course.away:
            return None
        gone = [person for person, end in away.items() if course.away.get(person) != end]
        back = [person for person in course.away if person not in away and person in seats]
        course.away = away
        told: list[Event] = []
        for person in gone:
            event = loaded.told_of(seats[person], "@vacation")
            told.append(Event(event.kind, None, {**event.args, "until": f"<t:{round(away[person]) - 1}:D>"}))
        pace = clocks.pace_of(course)
        for person in back:
            told.append(loaded.told_of(seats[person], "@vacation-over"))
            if pace is not None:  # nobody comes back to a clock that is out
                clocks.at_least(course, seats[person], pace.increment_s, now)
        first = next((seats[person] for person in [*gone, *back]), 0)
        return Act(name="vacation", seat=first, events=told, notice=False).change_of(loaded)
