"""The store: opens and closes the database, and has a repository of each theme on it.
No statements; what is asked and written stands in the repositories, a module each."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import URL, text

from db.access import Access, T, Work
from db.addresses import database_path, parse_url
from db.applications import ApplicationRepository
from db.archive import ArchiveRepository
from db.challenges import ChallengeRepository
from db.clock import SteadyClock
from db.damage import Damage, WatchedAccess
from db.errors import ForeignDatabase, StoreUnavailable
from db.favorites import FavoriteRepository
from db.follows import FollowRepository
from db.games import GameRepository
from db.lobby import LobbyRepository
from db.notes import NoteRepository
from db.outbox import OutboxRepository
from db.people import PersonRepository
from db.personal_data import PersonalDataRepository
from db.postgres import PostgresAccess
from db.private_files import keep_private
from db.process_lock import process_lock
from db.processes import ProcessRepository
from db.puzzles import PuzzleRepository
from db.repository import Clock
from db.results import ResultRepository
from db.schema import migrate, upgrade
from db.shares import ShareRepository
from db.sqlite import SqliteAccess

HEADER = b"SQLite format 3\0"
"""With this every SQLite file begins, unless it is empty."""
BESIDE = ("-wal", "-shm", "-in-use")
"""What is beside a SQLite file, and for whom it is that one may read."""


class Store:
    """Everything that is kept, theme by theme. Made by `Store.open`; a context manager that closes itself.

    Another repository may be put in the place of one before the store is handed to anybody.
    """

    def __init__(self, url: URL, access: Access, clock: Clock) -> None:
        self.url = url
        self.damage = Damage()
        """What can't be read of what is kept, as far as it was asked for."""
        self._access = access = WatchedAccess(access, self.damage)
        self._clock = clock
        self._process_lock = process_lock(url)
        self.lobbies = LobbyRepository(access, clock)
        self.games = GameRepository(access, clock)
        self.archive = ArchiveRepository(access, clock)
        self.outbox = OutboxRepository(access, clock)
        self.people = PersonRepository(access, clock)
        self.follows = FollowRepository(access, clock)
        self.notes = NoteRepository(access, clock)
        self.favorites = FavoriteRepository(access, clock)
        self.results = ResultRepository(access, clock)
        self.challenges = ChallengeRepository(access, clock)
        self.puzzles = PuzzleRepository(access, clock)
        self.applications = ApplicationRepository(access, clock)
        self.processes = ProcessRepository(access, clock)
        self.shares = ShareRepository(access, clock)
        self.personal_data = PersonalDataRepository(access, clock)

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        create: bool = True,
        clock: Clock | None = None,
        through: Callable[[Access], Access] | None = None,
    ) -> Self:
        """Open a database and bring it up to date; a SQLite file is made with its folder when `create`.

        What `through` makes of the way into the database is the way that is taken; closing it closes both.
        Without a `clock` it goes by the machine's, but for jumps that last only moments.
        Raises `StoreError` with a message for the operator: `StoreUnavailable`, `ForeignDatabase`, `SchemaTooNew`,
        `DriverMissing`.
        """
        parsed = parse_url(url)
        path = database_path(parsed)
        if path is not None:
            _prepare(path, create)
        in_memory = parsed.get_backend_name() == "sqlite" and path is None
        if not in_memory:
            await migrate(parsed)
        access = SqliteAccess(parsed) if parsed.get_backend_name() == "sqlite" else PostgresAccess(parsed)
        store = cls(parsed, access if through is None else through(access), clock or SteadyClock())
        try:
            if in_memory:
                await store.write(upgrade)
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
        await self.read(lambda connection: connection.execute(text("SELECT 1")).scalar_one())

    async def try_writing(self) -> None:
        """Write what is there already, after whatever waits to be written. Raises `StoreUnavailable`."""
        again = text("UPDATE alembic_version SET version_num = version_num")
        await self.write(lambda connection: connection.execute(again).rowcount)

    async def read(self, work: Work[T]) -> T:
        """Run work that no repository knows and that only asks one question."""
        return await self._access.read(work)

    async def write(self, work: Work[T]) -> T:
        """Run work that no repository knows in a transaction, as `Access.write` does."""
        return await self._access.write(work)

    def now(self) -> datetime:
        """The time of the store's clock, by which rows fall due."""
        return self._clock()

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


def _beginning(path: Path) -> bytes:
    with path.open("rb") as file:
        return file.read(len(HEADER))


def _prepare(path: Path, create: bool) -> None:
    """Make the file, for its owner alone, or keep others from the one that is there."""
    try:
        if path.is_file() and _beginning(path) not in (b"", HEADER):
            raise ForeignDatabase("this file is no SQLite database, or its beginning is damaged")
        if not path.exists():
            if not create:
                raise StoreUnavailable("unwritable", f"there is no database at {path}")
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        keep_private(path, *BESIDE)
    except OSError as error:
        raise StoreUnavailable("unwritable", str(error)) from error
