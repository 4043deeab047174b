"""What every repository of the store is: methods over a way into the database and a clock.
No statements; each theme has a repository in a module of its own."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

from db.access import Access

Clock = Callable[[], datetime]


class Repository:
    """A way into the database, and the time."""

    def __init__(self, access: Access, clock: Clock) -> None:
        self._clock = clock
        self._read = access.read
        self._write = access.write
