"""Running work on the database without holding up the event loop: aiosqlite and a writing thread, or asyncpg.
Work is a function of a connection; all of its statements are one transaction, and it may be run again."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Generator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Protocol, TypeVar

from sqlalchemy import URL, Connection
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from db.engine import database_path, named_failures, postgres_engine, sqlite_reader, sqlite_writer
from db.errors import StoreUnavailable

T = TypeVar("T")
Work = Callable[[Connection], T]

_BATCH = 32
_READERS = 3


class Access(Protocol):
    """The two ways into a database."""

    async def read(self, work: Work[T]) -> T:
        """Run work that only asks one question."""
        ...

    async def write(self, work: Work[T]) -> T:
        """Run work in a transaction; it is on the disk when this returns, or nothing has changed when it raises."""
        ...

    async def close(self) -> None:
        """Give all connections back; what was begun is finished first."""
        ...


def access(url: URL) -> Access:
    """The way into the database at `url`."""
    return SqliteAccess(url) if url.get_backend_name() == "sqlite" else PostgresAccess(url)


class SqliteAccess:
    """Reads through aiosqlite, and one thread that writes.

    A whole writing transaction is one trip to the thread, not one for each statement as through aiosqlite, which made
    a fifth as many a second. Writers that wait together share one commit, and so one wait for the disk.
    """

    def __init__(self, url: URL) -> None:
        self._writer = sqlite_writer(url)
        self._connection: Connection | None = None
        self._writing = ThreadPoolExecutor(1, "store-writer")
        self._queue: deque[tuple[Work[Any], Future[Any]]] = deque()
        self._closed = False
        in_memory = database_path(url) is None
        self._reader = None if in_memory else sqlite_reader(url, _READERS)

    async def read(self, work: Work[T]) -> T:
        if self._closed:
            raise StoreUnavailable("down", "the store is closed")
        if self._reader is None:  # a database in memory has one connection for all
            return await self.write(work)
        with named_failures():
            async with self._reader.connect() as connection:
                return await connection.run_sync(work)

    async def write(self, work: Work[T]) -> T:
        done: Future[T] = Future()
        self._queue.append((work, done))
        try:
            self._writing.submit(self._commit_waiting)
        except RuntimeError as error:
            raise StoreUnavailable("down", "the store is closed") from error
        return await asyncio.wrap_future(done)

    async def close(self) -> None:
        self._closed = True
        await asyncio.to_thread(self._shut)
        if self._reader is not None:
            await self._reader.dispose()

    def _commit_waiting(self) -> None:
        """Commit what waits, up to a batch: all in one transaction, or each for itself when one of them fails."""
        batch: list[tuple[Work[Any], Future[Any]]] = []
        while self._queue and len(batch) < _BATCH:
            work, done = self._queue.popleft()
            if done.set_running_or_notify_cancel():
                batch.append((work, done))
        if len(batch) > 1:
            try:
                with self._transaction() as connection:
                    results = [work(connection) for work, _ in batch]
            except StoreUnavailable as error:
                if error.reason == "locked":  # nobody's fault, and each alone would wait as long again
                    for _, done in batch:
                        done.set_exception(error)
                    return
            except Exception:  # whose fault it was shows when each runs alone
                pass
            else:
                for (_, done), result in zip(batch, results, strict=True):
                    done.set_result(result)
                return
        for work, done in batch:
            self._commit(work, done)

    def _commit(self, work: Work[T], done: Future[T]) -> None:
        try:
            with self._transaction() as connection:
                result = work(connection)
        except BaseException as error:
            done.set_exception(error)
        else:
            done.set_result(result)

    @contextmanager
    def _transaction(self) -> Generator[Connection]:
        with named_failures():
            if self._connection is None:
                self._connection = self._writer.connect()  # kept: taking it anew costs a fifth of a short transaction
            with self._connection.begin():
                yield self._connection

    def _shut(self) -> None:
        self._writing.shutdown()
        if self._connection is not None:
            self._connection.close()
        self._writer.dispose()


class PostgresAccess:
    """Connections of a pool, on the event loop."""

    def __init__(self, url: URL) -> None:
        self._writer = postgres_engine(url)
        self._reader = self._writer.execution_options(isolation_level="AUTOCOMMIT")

    async def read(self, work: Work[T]) -> T:
        return await self._run(self._reader, work)

    async def write(self, work: Work[T]) -> T:
        return await self._run(self._writer, work)

    async def _run(self, engine: AsyncEngine, work: Work[T]) -> T:
        """Run work and commit it; once more when the connection turns out to be dead before the commit was sent.

        Trying is cheaper than asking each time whether the connection is alive: that is a trip to the server.
        """
        again = True
        with named_failures():
            while True:
                async with engine.connect() as connection:
                    try:
                        result = await connection.run_sync(work)
                    except DBAPIError as error:
                        if not (error.connection_invalidated and again):
                            raise
                        again = False
                        continue
                    await connection.commit()
                    return result

    async def close(self) -> None:
        await self._writer.dispose()
