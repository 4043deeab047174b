"""How fast a game must go: a bank of time for each seat, and what a finished decision puts back into it."""

from __future__ import annotations

from datetime import datetime, timedelta

import msgspec

HOUR = 3600
DAY = 24 * HOUR


class Pace(msgspec.Struct, frozen=True):
    """`bank_s` is what a seat starts with and can never exceed, `increment_s` what each answer gives back."""

    bank_s: int
    increment_s: int


PACES = {
    "relaxed": Pace(10 * DAY, 2 * DAY),
    "daily": Pace(4 * DAY, DAY),
    "brisk": Pace(DAY, 4 * HOUR),
}


class Gift(msgspec.Struct, frozen=True, array_like=True):
    """Seconds that the decision numbered `number` put into a seat's bank."""

    seat: int
    number: int
    seconds: float


class TimeBank(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's time: what was left when its clock last stood still, and since when it runs (None: it stands)."""

    left_s: float
    since: datetime | None = None

    def left(self, now: datetime) -> float:
        """Seconds left at this moment; never less than none, and none from `runs_out_at` on."""
        if (end := self.runs_out_at) is not None and now >= end:  # a moment has microseconds, seconds left have more
            return 0.0
        gone = (now - self.since).total_seconds() if self.since is not None else 0.0
        return max(0.0, self.left_s - max(0.0, gone))

    def started(self, now: datetime) -> TimeBank:
        """The same bank running; one that runs already goes on."""
        return self if self.since is not None else TimeBank(self.left_s, now)

    def stopped(self, now: datetime) -> TimeBank:
        """The same bank standing still."""
        return TimeBank(self.left(now))

    def no_later_than(self, now: datetime) -> TimeBank:
        """The same, running from now on if it was to begin later: the clock was ahead when it was started."""
        return self if self.since is None or self.since <= now else TimeBank(self.left_s, now)

    def answered(self, now: datetime, pace: Pace) -> TimeBank:
        """Standing still after an answer, with the increment of the pace."""
        return TimeBank(min(float(pace.bank_s), self.left(now) + pace.increment_s))

    @property
    def runs_out_at(self) -> datetime | None:
        """When nothing will be left; None while it stands still."""
        return None if self.since is None else self.since + timedelta(seconds=self.left_s)
