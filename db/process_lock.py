"""The lock that every process holds while it works on a database, and that ends with it, however it ends.
By it a process knows whether it is alone, and nobody moves a database on which somebody works."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from sqlalchemy import URL, text
from sqlalchemy.exc import DBAPIError

from db.addresses import database_path, shown
from db.engine import PATIENCE, named_failures, postgres_single
from db.errors import Occupied, StoreUnavailable
from db.private_files import keep_private

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

_SUFFIX = "-in-use"
_LOCK_KEY = "CAST(1902207353 AS int), 1"
"""The lock on PostgreSQL: "quay", and which of our locks it is."""


class ProcessLock(Protocol):
    """The lock of one process on one database."""

    async def enter(self) -> bool:
        """Take the lock, or see that it is still held; whether nobody else held one. Raises `StoreUnavailable`."""
        ...

    async def leave(self) -> None:
        """Give it back."""
        ...


def process_lock(url: URL) -> ProcessLock:
    """The lock of this process on the database at `url`."""
    if url.get_backend_name() != "sqlite":
        return _OnServer(url)
    path = database_path(url)
    return _InMemory() if path is None else _BesideFile(path)


@asynccontextmanager
async def exclusively(url: URL) -> AsyncGenerator[None]:
    """Be the only one on a database, and let nobody in. Raises `Occupied`, `StoreUnavailable`."""
    path = database_path(url)
    if path is not None:
        with closing(_open(path, patience=0)) as connection:
            if not _lock(connection, "BEGIN EXCLUSIVE"):
                raise Occupied(f"a bot is running on {path}")
            yield
    elif url.get_backend_name() == "sqlite":
        yield
    else:
        engine = postgres_single(url)
        try:
            with named_failures():
                connection = await engine.connect()
            try:
                if not await _ask(connection, f"SELECT pg_try_advisory_lock({_LOCK_KEY})"):
                    raise Occupied(f"a bot is running on {shown(url)}")
                yield
            finally:
                await connection.close()
        finally:
            await engine.dispose()


class _InMemory:
    """Nobody else can get in."""

    async def enter(self) -> bool:
        return True

    async def leave(self) -> None:
        return


class _BesideFile:
    """SQLite's own locks on an empty database beside the file: they are the same on every system."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._connection: sqlite3.Connection | None = None
        self._alone = False

    async def enter(self) -> bool:
        if self._connection is None:
            self._connection, self._alone = await asyncio.to_thread(self._take)
        return self._alone

    def _take(self) -> tuple[sqlite3.Connection, bool]:
        connection = _open(self._path, patience=PATIENCE)
        try:
            connection.execute("PRAGMA busy_timeout=0")
            alone = _lock(connection, "BEGIN EXCLUSIVE")
            if alone:
                connection.execute("ROLLBACK")
            connection.execute(f"PRAGMA busy_timeout={PATIENCE * 1000}")
            connection.execute("BEGIN")
            if not _lock(connection, "SELECT count(*) FROM sqlite_master"):
                raise StoreUnavailable("locked", f"{self._path} is being moved, or restored from a backup")
        except BaseException:
            connection.close()
            raise
        return connection, alone

    async def leave(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


class _OnServer:
    """An advisory lock of a connection that is used for nothing else."""

    def __init__(self, url: URL) -> None:
        self._engine = postgres_single(url)
        self._connection: AsyncConnection | None = None
        self._alone = False

    async def enter(self) -> bool:
        if self._connection is not None:
            try:
                with named_failures():
                    await self._connection.execute(text("SELECT 1"))
            except StoreUnavailable:  # and the lock is gone with the connection
                await self.leave()
            else:
                return self._alone
        with named_failures():
            connection = await self._engine.connect()
        try:
            self._alone = await _ask(connection, f"SELECT pg_try_advisory_lock({_LOCK_KEY})")
            with named_failures():
                await connection.execute(text(f"SET lock_timeout = '{PATIENCE}s'"))
                await connection.execute(text(f"SELECT pg_advisory_lock_shared({_LOCK_KEY})"))
            if self._alone:
                await _ask(connection, f"SELECT pg_advisory_unlock({_LOCK_KEY})")
        except BaseException:
            await connection.close()
            raise
        self._connection = connection
        return self._alone

    async def leave(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            try:
                await connection.close()
            except (DBAPIError, OSError):  # it was dead
                await connection.invalidate()
        await self._engine.dispose()


async def _ask(connection: AsyncConnection, question: str) -> bool:
    with named_failures():
        return bool((await connection.execute(text(question))).scalar_one())


def _open(path: Path, patience: float) -> sqlite3.Connection:
    try:
        keep_private(Path(f"{path}{_SUFFIX}"))
        return sqlite3.connect(f"{path}{_SUFFIX}", timeout=patience, isolation_level=None, check_same_thread=False)
    except (sqlite3.OperationalError, OSError) as error:
        raise StoreUnavailable("unwritable", f"{path}{_SUFFIX}: {error}") from error


def _lock(connection: sqlite3.Connection, statement: str) -> bool:
    """Run what takes a lock; whether it was free."""
    try:
        connection.execute(statement).fetchall()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
            raise StoreUnavailable("unwritable", str(error)) from error
        return False
    return True
