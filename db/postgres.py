"""The way into PostgreSQL: connections that are kept open, used on the event loop.
How they are set up is in `db.engine`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, cast

from sqlalchemy import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.access import T, Work
from db.engine import PATIENCE, named_failures, postgres_single
from db.errors import StoreUnavailable
from db.prepared import AsyncpgConnection, driver_failures

_LINES = 16


class PostgresAccess:
    """Up to so many connections, and transactions of our own on them.

    SQLAlchemy takes them for connections in autocommit: its pool and its ways to begin and to end a transaction cost
    as much as the statements of a decision do.
    """

    def __init__(self, url: URL) -> None:
        self._engine = postgres_single(url)
        self._turns = asyncio.Semaphore(_LINES)
        self._free: list[_Line] = []
        self._closed = False

    async def read(self, work: Work[T]) -> T:
        return await self._run(lambda line: line.connection.run_sync(work))

    async def write(self, work: Work[T]) -> T:
        return await self._run(lambda line: line.transaction(work))

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            for _ in range(_LINES):  # what was begun is finished first
                await self._turns.acquire()
        await self._hang_up()
        await self._engine.dispose()

    async def _run(self, use: Callable[[_Line], Coroutine[Any, Any, T]]) -> T:
        """Use a free line; a new one when the first turns out to have been cut, as long as nothing can be committed.

        Trying is cheaper than asking each time whether the connection is alive: that is a trip to the server.
        """
        if self._closed:
            raise StoreUnavailable("down", "the store is closed")
        with named_failures():
            await self._wait_for_turn()
            try:
                while True:
                    kept = bool(self._free)
                    line = self._free.pop() if kept else await _Line.open(self._engine)
                    try:
                        result = await use(line)
                    except Exception:
                        if not line.driver.is_closed():
                            self._free.append(line)
                            raise
                        await line.hang_up()
                        if line.committing or not kept:
                            raise
                        await self._hang_up()  # what cut one of them has most likely cut them all
                    except BaseException:  # cancelled in the middle of something
                        line.driver.terminate()
                        await line.hang_up()
                        raise
                    else:
                        self._free.append(line)
                        return result
            finally:
                self._turns.release()

    async def _wait_for_turn(self) -> None:
        if not self._turns.locked():
            await self._turns.acquire()
            return
        try:
            async with asyncio.timeout(PATIENCE):
                await self._turns.acquire()
        except TimeoutError as error:
            raise StoreUnavailable("locked", "no free connection to the database") from error

    async def _hang_up(self) -> None:
        while self._free:
            await self._free.pop().hang_up()


class _Line:
    """One connection, SQLAlchemy's and the driver's own. `committing` as long as nobody knows how a commit went."""

    def __init__(self, connection: AsyncConnection, driver: AsyncpgConnection) -> None:
        self.connection = connection
        self.driver = driver
        self.committing = False

    @classmethod
    async def open(cls, engine: AsyncEngine) -> _Line:
        connection = await engine.connect()
        driver = (await connection.get_raw_connection()).driver_connection
        return cls(connection, cast(AsyncpgConnection, driver))

    async def transaction(self, work: Work[T]) -> T:
        self.committing = False
        await self._say("BEGIN")
        try:
            result = await self.connection.run_sync(work)
        except Exception:
            if not self.driver.is_closed():
                await self._say("ROLLBACK")
            raise
        self.committing = True
        await self._say("COMMIT")
        self.committing = False
        return result

    async def hang_up(self) -> None:
        await self.connection.close()

    async def _say(self, word: str) -> None:
        with driver_failures(self.driver):
            await self.driver.execute(word)
