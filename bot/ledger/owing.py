"""Since when a seat owes its decision: stored with the game, read by reminders, status cards and lists of games."""

from __future__ import annotations

from datetime import datetime

import msgspec

from db.records import SeatRow


class Owing(msgspec.Struct, frozen=True, array_like=True):
    """Since when a seat owes its decision, and how often and when last its player was reminded (seconds since 1970)."""

    since: float
    reminded: int = 0
    last: float = 0.0

    def reminded_at(self, now: datetime) -> Owing:
        """The same, with one reminder more."""
        return Owing(self.since, self.reminded + 1, now.timestamp())

    def no_later_than(self, now: datetime) -> Owing:
        """The same, with nothing in it that is still to come: the clock was ahead when it was noted."""
        latest = now.timestamp()
        return Owing(min(self.since, latest), self.reminded, min(self.last, latest))


def owed_from(now: datetime, seat: SeatRow) -> Owing | None:
    """What a seat owes from this moment on; computer players are reminded of nothing."""
    is_person = seat.person_id is not None and seat.player is None
    return Owing(now.timestamp()) if is_person else None
