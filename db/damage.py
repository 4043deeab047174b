"""Rows that can't be read: noted while a database is asked, and told to whoever listens, each once.
Which rows those are, `db.rows` finds out; what is done about them is the bot's."""

from __future__ import annotations

import logging
from collections.abc import Callable
from contextvars import ContextVar

import msgspec
from sqlalchemy import Connection

from db.access import Access, T, Work

log = logging.getLogger(__name__)


class DamagedRow(msgspec.Struct, frozen=True):
    """A row of `table`: `key` tells it from the others, `column` is the one that can't be read."""

    table: str
    key: str
    column: str


_noting: ContextVar[list[DamagedRow] | None] = ContextVar("_noting", default=None)


def note(damaged: DamagedRow) -> None:
    """Note a row that can't be read, during work on a `WatchedAccess`."""
    noted = _noting.get()
    if noted is not None:
        noted.append(damaged)


class Damage:
    """The damaged rows found since the start. `told` is called with each, once, on the event loop."""

    def __init__(self) -> None:
        self._known: set[DamagedRow] = set()
        self.told: Callable[[DamagedRow], None] | None = None

    def found(self, damaged: DamagedRow) -> None:
        """A row can't be read."""
        if damaged in self._known:
            return
        self._known.add(damaged)
        log.error("row %s of %s can't be read (%s): it is left out", damaged.key, damaged.table, damaged.column)
        if self.told is not None:
            self.told(damaged)


class WatchedAccess:
    """A way into a database that notes the damaged rows met on it."""

    def __init__(self, way: Access, damage: Damage) -> None:
        self._way = way
        self._damage = damage

    async def read(self, work: Work[T]) -> T:
        noted: list[DamagedRow] = []
        try:
            return await self._way.read(_listening(work, noted))
        finally:
            self._tell(noted)

    async def write(self, work: Work[T]) -> T:
        noted: list[DamagedRow] = []
        try:
            return await self._way.write(_listening(work, noted))
        finally:
            self._tell(noted)

    async def close(self) -> None:
        await self._way.close()

    def _tell(self, noted: list[DamagedRow]) -> None:
        for damaged in noted:
            self._damage.found(damaged)


def _listening(work: Work[T], noted: list[DamagedRow]) -> Work[T]:
    """The same work; what it notes is in `noted`, whichever thread it runs in."""

    def listening(connection: Connection) -> T:
        token = _noting.set(noted)
        try:
            return work(connection)
        finally:
            _noting.reset(token)

    return listening
