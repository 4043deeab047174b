"""The way into a SQLite file: a few threads that read, and one that writes.
How connections are set up is in `db.engine`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, Engine

from db.access import T, Work
from db.addresses import database_path
from db.engine import named_failures, sqlite_reader, sqlite_writer
from db.errors import StoreUnavailable

_BATCH = 32
_READERS = 3


class _Waiting(msgspec.Struct, frozen=True, gc=False):
    """Work, and where its result is awaited."""

    work: Work[Any]
    done: asyncio.Future[Any]


_Outcome = tuple[_Waiting, Any, BaseException | None]


class SqliteAccess:
    """Reads beside each other, writes one after the other.

    All that is read at once, and a whole writing transaction, is one trip to a thread, not several for each statement
    as through aiosqlite. Writers that wait together share one commit, and so one wait for the disk: when one of them
    fails, each is run again alone.
    """

    def __init__(self, url: URL) -> None:
        self._writer = sqlite_writer(url)
        self._connection: Connection | None = None  # kept: to take it anew costs as much as two statements
        self._queue: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._closed = False
        in_memory = database_path(url) is None
        self._reader = None if in_memory else sqlite_reader(url, _READERS)
        self._free: list[Connection] = []
        """What reads, kept for the same reason; who reads alone reads through one, and fills the memory of one."""
        self._asked: SimpleQueue[_Waiting | None] = SimpleQueue()
        self._threads = [Thread(target=self._serve, name="store-writer", daemon=True)]
        if self._reader is not None:
            answering = partial(self._answer, self._reader)
            self._threads += [
                Thread(target=answering, name=f"store-reader-{number}", daemon=True) for number in range(_READERS)
            ]
        for thread in self._threads:
            thread.start()

    async def read(self, work: Work[T]) -> T:
        self._check_open()
        if self._reader is None:  # a database in memory has one connection for all
            return await self.write(work)
        return await self._done(self._asked, work)

    async def write(self, work: Work[T]) -> T:
        self._check_open()
        return await self._done(self._queue, work)

    async def _done(self, queue: SimpleQueue[_Waiting | None], work: Work[T]) -> T:
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        queue.put(_Waiting(work, done))
        return await done

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            self._queue.put(None)
            for _ in range(_READERS):
                self._asked.put(None)
        for thread in self._threads:
            await asyncio.to_thread(thread.join)
        if self._reader is not None:
            while self._free:
                self._free.pop().close()
            self._reader.dispose()

    def _check_open(self) -> None:
        if self._closed:
            raise StoreUnavailable("down", "the store is closed")

    # -- in the threads -----------------------------------------------------------------------------------------------

    def _answer(self, reader: Engine) -> None:
        while (waiting := self._asked.get()) is not None:
            if waiting.done.cancelled():
                continue
            try:
                result = self._read(reader, waiting.work)
            except BaseException as error:
                self._tell([(waiting, None, error)])
            else:
                self._tell([(waiting, result, None)])

    def _read(self, reader: Engine, work: Work[T]) -> T:
        with named_failures():
            try:
                connection = self._free.pop()
            except IndexError:
                connection = reader.connect()
            try:
                result = work(connection)
            except BaseException:
                connection.invalidate()  # a statement not read to its end goes on seeing what there was when it began
                connection.close()
                raise
            self._free.append(connection)
            return result

    def _serve(self) -> None:
        open_ = True
        while open_:
            taken = [self._queue.get()]
            while len(taken) < _BATCH and not self._queue.empty():
                taken.append(self._queue.get())
            open_ = None not in taken
            batch = [waiting for waiting in taken if waiting is not None and not waiting.done.cancelled()]
            if batch:
                self._tell(self._commit_all(batch))
        self._give_back()
        self._writer.dispose()

    def _commit_all(self, batch: Sequence[_Waiting]) -> list[_Outcome]:
        """Commit what waits: all in one transaction, or each for itself when one of them fails."""
        if len(batch) > 1:
            try:
                results = self._commit(batch)
            except StoreUnavailable as error:
                if error.reason == "locked":  # nobody's fault, and each alone would wait as long again
                    return [(waiting, None, error) for waiting in batch]
            except Exception:  # whose fault it was shows when each runs alone
                pass
            else:
                return [(waiting, result, None) for waiting, result in zip(batch, results, strict=True)]
        return [self._commit_alone(waiting) for waiting in batch]

    def _commit_alone(self, waiting: _Waiting) -> _Outcome:
        try:
            [result] = self._commit([waiting])
        except BaseException as error:
            return waiting, None, error
        return waiting, result, None

    def _commit(self, batch: Sequence[_Waiting]) -> list[Any]:
        """What came of each; one transaction."""
        with named_failures():
            if self._connection is None:
                self._connection = self._writer.connect()
            try:
                with self._connection.begin():
                    return [waiting.work(self._connection) for waiting in batch]
            except BaseException:
                self._give_back()  # which also ends a transaction that SQLite leaves open when it refuses the COMMIT
                raise

    def _give_back(self) -> None:
        """Give the connection back to the pool, which rolls back what is open on it."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    @staticmethod
    def _tell(outcomes: Sequence[_Outcome]) -> None:
        """Wake those who wait, on their event loops."""
        for loop in {waiting.done.get_loop() for waiting, _, _ in outcomes}:
            own = [outcome for outcome in outcomes if outcome[0].done.get_loop() is loop]
            with suppress(RuntimeError):  # the loop has ended: nobody waits any more
                loop.call_soon_threadsafe(_settle, own)


def _settle(outcomes: Sequence[_Outcome]) -> None:
    for waiting, result, error in outcomes:
        if waiting.done.done():
            continue
        if error is None:
            waiting.done.set_result(result)
        else:
            waiting.done.set_exception(error)
