"""What every theme of the store is: methods over a way into the database and a clock.
No statements; each theme has its own module."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from db.access import Access

Clock = Callable[[], datetime]


class Repository:
    """A way into the database, and the time."""

    def __init__(self, access: Access, clock: Clock) -> None:
        self._access = access
        self._clock = clock
        self._read = access.read
        self._write = access.write

    def now(self) -> datetime:
        """The time of the store's clock, by which rows fall due."""
        return self._clock()
