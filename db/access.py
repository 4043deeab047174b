"""What a way into the database is: work is a function of a connection, and what it writes is one transaction.
The two ways there are stand in `db.sqlite` and `db.postgres`; neither holds up the event loop."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

T = TypeVar("T")
Work = Callable[[Connection], T]
"""May be run again when it failed, so it changes nothing but the database."""


class Access(Protocol):
    """A way into a database."""

    async def read(self, work: Work[T]) -> T:
        """Run work that only asks. Each of its statements sees the database as it is by then, not as of one moment."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction; it is on the disk when this returns, or nothing has changed when it raises."""
        ...

    async def close(self) -> None:
        """Give all connections back; what was begun is finished first."""
        ...
