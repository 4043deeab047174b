"""The clock by which everything falls due: the machine's, but for jumps that last only moments.
A time that is wrong for a second would end challenges, run clocks out, and put boards off by what it was ahead."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

log = logging.getLogger(__name__)
JUMP = timedelta(seconds=10)
"""No clock is set by so much while it is only kept right."""
BELIEVED_AFTER_S = 300.0
"""A machine that slept, or whose clock was wrong, is believed once it has told the new time for so long."""


def utc_now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


class SteadyClock:
    """Tells the time of `wall`, unless that has just jumped: then it goes on by `steady`, seconds that only pass."""

    def __init__(self, wall: Callable[[], datetime] = utc_now, steady: Callable[[], float] = time.monotonic) -> None:
        self._wall = wall
        self._steady = steady
        self._told, self._at = wall(), steady()
        self._jumped: tuple[timedelta, float] | None = None

    def __call__(self) -> datetime:
        """The time."""
        wall, at = self._wall(), self._steady()
        expected = self._told + timedelta(seconds=at - self._at)
        jump = wall - expected
        if abs(jump) < JUMP:
            self._jumped = None
        elif self._jumped is None or abs(jump - self._jumped[0]) >= JUMP:
            self._jumped = jump, at
            log.warning("the clock has jumped by %s; that is believed if it lasts", jump)
        elif at - self._jumped[1] >= BELIEVED_AFTER_S:
            log.error("the clock has been set by %s", jump)
            self._jumped = None
        if self._jumped is None:
            self._told, self._at = wall, at
            return wall
        return expected
