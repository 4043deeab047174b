"""Since when a seat owes its decision: stored with the game, read by reminders, status cards and lists of games."""

from __future__ import annotations

from datetime import datetime

import msgspec

from db.records import SeatRow


class Owing(msgspec.Struct, frozen=True, array_like=True):
    """Since when a seat owes its decision, how often and when last its player was reminded, and when a table mate last
    nudged them (seconds since 1970)."""

    since: float
    reminded: int = 0
    last: float = 0.0
    nudged: float = 0.0

    def reminded_at(self, now: datetime) -> Owing:
        """The same, with one reminder more. One that answers a nudge is none of those that come by themselves."""
        return Owing(self.since, self.reminded + (not self.nudge_waits), now.timestamp(), self.nudged)

    def nudged_at(self, now: datetime) -> Owing:
        """The same, with a nudge that waits for its reminder."""
        return Owing(self.since, self.reminded, self.last, now.timestamp())

    @property
    def nudge_waits(self) -> bool:
        """Whether nobody was reminded since somebody has nudged them."""
        return self.nudged > self.last

    def no_later_than(self, now: datetime) -> Owing:
        """The same, with nothing in it that is still to come: the clock was ahead when it was noted."""
        latest = now.timestamp()
        return Owing(min(self.since, latest), self.reminded, min(self.last, latest), min(self.nudged, latest))


def owed_from(now: datetime, seat: SeatRow) -> Owing | None:
    """What a seat owes from this moment on; computer players are reminded of nothing."""
    is_person = seat.person_id is not None and seat.player is None
    return Owing(now.timestamp()) if is_person else None
