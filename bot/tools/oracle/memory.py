"""A database in memory, for the real store and its real statements: without a thread, and copied at once."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

from sqlalchemy import URL, Connection, StaticPool, create_engine

from db.access import T, Work
from db.columns import read_json
from db.engine import sqlite_writer
from db.schema import upgrade

IN_MEMORY = URL.create("sqlite+aiosqlite")


class Memory:
    """The way into a SQLite database in memory: work is done at once, in the loop. As with a file, what is written is a
    transaction, and what is only asked is none."""

    url = IN_MEMORY

    def __init__(self) -> None:
        self._engine = sqlite_writer(IN_MEMORY)
        self._connection: Connection = self._engine.connect()
        driver: Any = self._connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        self._raw = driver
        self._reader = create_engine(
            "sqlite+pysqlite://", creator=lambda: driver, poolclass=StaticPool, json_deserializer=read_json
        ).connect()

    async def read(self, work: Work[T]) -> T:
        return work(self._reader)

    async def write(self, work: Work[T]) -> T:
        await asyncio.sleep(0)  # as with any other database, others have their turn meanwhile
        with self._connection.begin():
            return work(self._connection)

    async def close(self) -> None:
        self._reader.detach()  # they are one, and the other one closes it
        self._connection.close()
        self._engine.dispose()

    def copy(self, other: Memory) -> None:
        """Keep what the other one keeps, and nothing else."""
        other._raw.backup(self._raw)

    def kept(self) -> bytes:
        """All that is kept, to go back to."""
        return self._raw.serialize()

    def go_back(self, kept: bytes) -> None:
        """Keep this again, and nothing else."""
        self._raw.deserialize(kept)

    @classmethod
    async def blank(cls) -> Memory:
        """A database with all tables and nothing in them."""
        memory = cls()
        await memory.write(upgrade)
        return memory
