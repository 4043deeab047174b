"""The store: opening the database, and all of its methods under one name.
Each theme's methods stand in a module of their own; this one only opens and closes."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import URL, text
from sqlalchemy.ext.asyncio import AsyncEngine

from db.connected import Clock
from db.engine import database_path, parse_url, reading_engine, writing_engine
from db.errors import StoreUnavailable
from db.games import Games
from db.lobby import Lobbies
from db.outbox import Posts
from db.people import People
from db.schema import migrate, upgrade


def utc_now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


class Store(Lobbies, Games, Posts, People):
    """Everything that is kept. Made by `Store.open`; a context manager that closes itself."""

    def __init__(self, url: URL, writer: AsyncEngine, reader: AsyncEngine, clock: Clock) -> None:
        super().__init__(writer, reader, clock)
        self.url = url

    @classmethod
    async def open(cls, url: str, *, create: bool = True, clock: Clock = utc_now) -> Self:
        """Open a database and bring it up to date; a SQLite file is made with its folder when `create`.

        Raises `StoreError` with a message for the operator: `StoreUnavailable`, `SchemaTooNew`, `DriverMissing`.
        """
        parsed = parse_url(url)
        path = database_path(parsed)
        if path is not None:
            _prepare_folder(path, create)
            await migrate(parsed)
        elif parsed.get_backend_name() == "postgresql":
            await migrate(parsed)
        writer = writing_engine(parsed)
        store = cls(parsed, writer, reading_engine(parsed, writer), clock)
        try:
            if store._in_memory:
                async with store._writing() as connection:
                    await connection.run_sync(upgrade)
            await store.ping()
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        """Give all connections back."""
        await self._reader.dispose()
        await self._writer.dispose()

    async def ping(self) -> None:
        """Ask the database for an answer. Raises `StoreUnavailable`."""
        async with self._reading() as connection:
            await connection.execute(text("SELECT 1"))

    @property
    def path(self) -> Path | None:
        """The file of a SQLite database; None for one in memory or on a server."""
        return database_path(self.url)

    @property
    def _in_memory(self) -> bool:
        return self.dialect == "sqlite" and self.path is None

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


def _prepare_folder(path: Path, create: bool) -> None:
    if path.exists():
        return
    if not create:
        raise StoreUnavailable("unwritable", f"there is no database at {path}")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnavailable("unwritable", str(error)) from error
