"""A database in memory, for the real store and its real statements: without a thread, and copied at once."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

from sqlalchemy import URL, Connection

from db.access import T, Work
from db.engine import sqlite_writer
from db.schema import upgrade

IN_MEMORY = URL.create("sqlite+aiosqlite")


class Memory:
    """The way into a SQLite database in memory: work is done at once, in the loop, a transaction each."""

    url = IN_MEMORY

    def __init__(self) -> None:
        self._engine = sqlite_writer(IN_MEMORY)
        self._connection: Connection = self._engine.connect()

    async def read(self, work: Work[T]) -> T:
        return await self.write(work)

    async def write(self, work: Work[T]) -> T:
        await asyncio.sleep(0)  # as with any other database, others have their turn meanwhile
        with self._connection.begin():
            return work(self._connection)

    async def close(self) -> None:
        self.forget()

    def forget(self) -> None:
        """Keep nothing any more."""
        self._connection.close()
        self._engine.dispose()

    def copy(self, other: Memory) -> None:
        """Keep what the other one keeps, and nothing else."""
        other._raw.backup(self._raw)

    @property
    def _raw(self) -> sqlite3.Connection:
        raw: Any = self._connection.connection.driver_connection
        assert isinstance(raw, sqlite3.Connection)
        return raw

    @classmethod
    async def blank(cls) -> Memory:
        """A database with all tables and nothing in them."""
        memory = cls()
        await memory.write(upgrade)
        return memory
