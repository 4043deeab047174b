"""The way into PostgreSQL: connections of SQLAlchemy's pool, used on the event loop.
How they are set up is in `db.engine`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING, Generic

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError

from db.access import T, Work
from db.engine import is_outdated, named_failures, postgres_pool
from db.errors import StoreUnavailable

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine


class PostgresAccess:
    """Work on pooled connections. What fails because its connection was cut is tried once more on another; so is what
    fails because somebody altered a table after its statement was prepared.

    Trying is cheaper than asking each time whether the connection is alive: that is a trip to the server.
    """

    def __init__(self, url: URL) -> None:
        self._engine = postgres_pool(url)
        self._reader = self._engine.execution_options(isolation_level="AUTOCOMMIT")  # on the same connections
        self._running = 0
        self._idle = asyncio.Event()
        self._idle.set()
        self._closed = False

    async def read(self, work: Work[T]) -> T:
        attempt = _Attempt(work)
        return await self._run(self._reader, attempt, attempt.run)

    async def write(self, work: Work[T]) -> T:
        attempt = _Attempt(work)
        return await self._run(self._engine, attempt, attempt.run_and_commit)

    async def close(self) -> None:
        self._closed = True
        await self._idle.wait()
        await self._engine.dispose()

    async def _run(self, engine: AsyncEngine, attempt: _Attempt[T], run: Callable[[Connection], T]) -> T:
        if self._closed:
            raise StoreUnavailable("down", "the store is closed")
        self._running += 1
        self._idle.clear()
        try:
            with named_failures():
                try:
                    return await _connected(engine, run)
                except DBAPIError as error:
                    if not (attempt.cut_off or is_outdated(error)):
                        raise
                # What cut one connection has most likely cut them all: the pool opens new ones from now on, and
                # statements are prepared anew on all of them.
                return await _connected(engine, run)
        finally:
            self._running -= 1
            if not self._running:
                self._idle.set()


class _Attempt(Generic[T]):
    """Work on a connection. `cut_off` when the connection broke under it, before a COMMIT was sent: a transaction
    that is cut then has changed nothing, of one that is cut later nobody can say."""

    def __init__(self, work: Work[T]) -> None:
        self._work = work
        self.cut_off = False

    def run(self, connection: Connection) -> T:
        try:
            return self._work(connection)
        finally:
            self.cut_off = connection.invalidated

    def run_and_commit(self, connection: Connection) -> T:
        with connection.begin():
            return self.run(connection)


async def _connected(engine: AsyncEngine, run: Callable[[Connection], T]) -> T:
    async with engine.connect() as connection:
        return await connection.run_sync(run)
