"""The store: opening the database, and all of its methods under one name.
Each theme's methods stand in a module of their own; this one only opens and closes."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import URL, text

from db.access import Access
from db.archive import Archives
from db.challenges import Challenges
from db.engine import database_path, parse_url
from db.errors import StoreUnavailable
from db.follows import Follows
from db.games import Games
from db.lobby import Lobbies
from db.outbox import Posts
from db.people import People
from db.personal_data import PersonalData
from db.postgres import PostgresAccess
from db.process_lock import process_lock
from db.repository import Clock
from db.results import Results
from db.schema import migrate, upgrade
from db.sqlite import SqliteAccess


def utc_now() -> datetime:
    """The present moment."""
    return datetime.now(UTC)


class Store(Lobbies, Games, Archives, Posts, People, Follows, Results, Challenges, PersonalData):
    """Everything that is kept. Made by `Store.open`; a context manager that closes itself."""

    def __init__(self, url: URL, way: Access, clock: Clock) -> None:
        super().__init__(way, clock)
        self.url = url
        self._process_lock = process_lock(url)

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        create: bool = True,
        clock: Clock = utc_now,
        through: Callable[[Access], Access] | None = None,
    ) -> Self:
        """Open a database and bring it up to date; a SQLite file is made with its folder when `create`.

        `through` may put something of its own between the store and its way into the database.

        Raises `StoreError` with a message for the operator: `StoreUnavailable`, `SchemaTooNew`, `DriverMissing`.
        """
        parsed = parse_url(url)
        path = database_path(parsed)
        if path is not None:
            _prepare_folder(path, create)
        in_memory = parsed.get_backend_name() == "sqlite" and path is None
        if not in_memory:
            await migrate(parsed)
        way: Access = SqliteAccess(parsed) if parsed.get_backend_name() == "sqlite" else PostgresAccess(parsed)
        store = cls(parsed, way if through is None else through(way), clock)
        try:
            if in_memory:
                await store._write(upgrade)
            await store.ping()
        except BaseException:
            await store.close()
            raise
        return store

    async def enter(self) -> bool:
        """Be known to work here from now on, until `close` or the end of the process; whether nobody else does.

        Asked again it sees to it that one still is. Raises `StoreUnavailable`, also while the database is being moved.
        """
        return await self._process_lock.enter()

    async def close(self) -> None:
        """Give all connections back; what was begun is finished first."""
        await self._process_lock.leave()
        await self._access.close()

    async def ping(self) -> None:
        """Ask the database for an answer. Raises `StoreUnavailable`."""
        await self._read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())

    @property
    def dialect(self) -> str:
        """`sqlite` or `postgresql`."""
        return self.url.get_backend_name()

    @property
    def path(self) -> Path | None:
        """The file of a SQLite database; None for one in memory or on a server."""
        return database_path(self.url)

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
