"""The manager's part for vacations: telling a person's running games that they are away, and when they are back."""

from __future__ import annotations

from datetime import datetime

from bot.days import clocks
from bot.days.server import server_rules
from bot.days.vacation import USUAL_DAYS
from bot.errors import Sorry
from bot.games import Loaded
from bot.saving import Act
from bot.seating import Seating
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

    async def set_away(self, person_id: int, until: datetime | None) -> None:
        """Let all running games of a person know that they are on vacation, or (None) back."""
        for game in await self.store.games_of(person_id, ("running",), ALL):
            try:
                await self.change(game.id, lambda loaded: self._away(loaded, person_id, until))
            except Sorry:  # over or set aside by now, or they know already
                continue

    async def _away(self, loaded: Loaded, person_id: int, until: datetime | None) -> Act:
        seat, away = loaded.seat_of(person_id), loaded.saved.course.away
        end = until.timestamp() if until is not None else None
        if seat is None or away.get(person_id) == end:
            raise Sorry("error-no-seat")
        if end is None:
            return self._back(loaded, [person_id])
        away[person_id] = end
        told = self.told_of(loaded, seat, "@vacation")
        told = Event(told.kind, None, {**told.args, "until": f"<t:{round(end) - 1}:D>"})
        return Act(name="vacation", seat=seat, events=[told], person_id=person_id, notice=False)

    def _back(self, loaded: Loaded, people: list[int]) -> Act:
        """These people's vacation is over; none of them comes back to a clock that is out."""
        course, now = loaded.saved.course, self.store.now()
        pace = clocks.pace_of(course)
        seats = [seat for person in people if (seat := loaded.seat_of(person)) is not None]
        for person in people:
            del course.away[person]
        for seat in seats:
            if pace is not None:
                clocks.at_least(course, seat, pace.increment_s, now)
        told = [self.told_of(loaded, seat, "@vacation-over") for seat in seats]
        return Act(name="vacation:over", seat=seats[0] if seats else 0, events=told, notice=False)

    def vacations_over(self, loaded: Loaded) -> Act | None:
        """The end of the vacations that are over by now, if there are any."""
        now = self.store.now().timestamp()
        people = [person for person, end in loaded.saved.course.away.items() if end <= now]
        return self._back(loaded, people) if people else None
