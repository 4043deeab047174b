"""Transactions of real games for `bench store`: played by the bot, captured statement by statement, run again by
bare drivers. How long they take is measured in `store.py`."""

from __future__ import annotations

import asyncio
import sqlite3
import time
import warnings
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from functools import partial
from importlib import import_module
from random import Random
from typing import Any, Protocol

import msgspec
from sqlalchemy import Dialect, Engine, event, make_url

from bot.app import App
from bot.ledger.member import Member, OpeningPlace
from bot.ledger.options import Options
from bot.players.registry import players_of
from bot.tools.gallery.moments import richest
from db.access import Access
from db.engine import PATIENCE
from db.games import GameRepository
from db.records import Commit
from db.repository import Clock
from db.store import Store
from games.engine import Game

DISCORD_EPOCH = 1_420_070_400_000
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "cache_size=-16384")


class Statement(msgspec.Struct, frozen=True):
    """What went to the driver: `rows` are the parameters, several for many rows at once."""

    sql: str
    rows: list[Any]


class RecordingGames(GameRepository):
    """Games, and what was committed of them."""

    def __init__(self, access: Access, clock: Clock) -> None:
        super().__init__(access, clock)
        self.commits: list[Commit] = []

    async def commit_move(self, change: Commit) -> None:
        await super().commit_move(change)
        self.commits.append(change)


NOWHERE = OpeningPlace(1, 2, "en")


class Unhurried:
    """A clock that goes some minutes, never the same, whenever it is looked at: games over days within seconds."""

    def __init__(self) -> None:
        self._now = datetime.now(UTC)
        self._rng = Random(3)

    def __call__(self) -> datetime:
        self._now += timedelta(microseconds=self._rng.randrange(600_000_000))
        return self._now


class Casual:
    """Games of pretend people that exist only in a database: opened, started, played in turn."""

    def __init__(self, game: Game[Any, Any], store: Store, seats: int, place: OpeningPlace = NOWHERE) -> None:
        self.game, self.store, self.seats, self.place = game, store, seats, place
        app = App(store)  # with all that takes part in a decision, and without Discord
        self._ledger, self._lobbies, self._deciding = app.ledger, app.parts.lobbies, app.parts.deciding
        self._rng = Random(1)
        self._tail = Random(2)

    def _interaction(self) -> int:
        """An id as Discord makes them: a moment of the store's clock, and bits that no packing can foresee."""
        return int(self.store.now().timestamp() * 1000 - DISCORD_EPOCH) << 22 | self._tail.getrandbits(22)

    async def open(self, games: int) -> list[str]:
        """Start so many games."""
        options = Options(self.seats, richest(self.game, self.seats))
        ids: list[str] = []
        for number in range(games):
            people = [
                Member(1000 * number + seat + 1, f"Person {seat}", self._interaction()) for seat in range(self.seats)
            ]
            game_id = await self._lobbies.open_lobby(self.game.id, options, people[0], self.place)
            for person in people[1:]:
                await self._lobbies.join(game_id, person)
            await self._lobbies.start(game_id, people[0].id, self._interaction())
            ids.append(game_id)
        return ids

    async def play(self, game_ids: Sequence[str], most: int = 10**9) -> None:
        """One decision of each game in turn until all are finished, or until there were `most` decisions."""
        player = list(players_of(self.game.id).values())[-1]
        running = list(game_ids)
        decisions = 0
        while running:
            for game_id in running[:]:
                if decisions == most:
                    return
                loaded = await self._ledger.load(game_id)
                if loaded.row.state != "running":
                    running.remove(game_id)
                    continue
                seat = loaded.waiting()[0]
                options = self.game.options(loaded.table, seat)
                choice = player.choose(self.game.view(loaded.table, seat), options, self._rng)
                [person] = loaded.people([seat])
                await self._deciding.decide(game_id, person, choice, revision=None, interaction_id=self._interaction())
                decisions += 1

    async def deliver(self) -> None:
        """Tick everything off that would have been said."""
        while rows := await self.store.outbox.due(self.store.now() + timedelta(days=1), 200):
            for row in rows:
                await self.store.outbox.sent(row.id, 10**18 + row.id)


@contextmanager
def captured() -> Generator[list[Statement]]:
    """All statements that drivers are handed meanwhile, without those that begin and end a transaction."""
    found: list[Statement] = []

    def note(_c: Any, _u: Any, sql: str, parameters: Any, _x: Any, many: bool) -> None:
        found.append(Statement(sql, list(parameters) if many else [parameters]))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield found
    finally:
        event.remove(Engine, "before_cursor_execute", note)


class Commits:
    """Counts what is committed to SQLite through connections that SQLAlchemy opens from now on, up to `stop`. Each
    commit takes at least `flush_s`, as on a disk that needs so long to make it durable."""

    def __init__(self, flush_s: float = 0.0) -> None:
        self._flush_s = flush_s
        self.count = 0
        event.listen(Engine, "do_connect", self._connect)

    def stop(self) -> None:
        event.remove(Engine, "do_connect", self._connect)

    def done(self, began: float) -> None:
        """A commit is on this disk."""
        self.count += 1
        left = began + self._flush_s - time.perf_counter()
        if left > 0:
            time.sleep(left)

    def _connect(self, dialect: Dialect, _record: object, _arguments: object, options: dict[str, Any]) -> None:
        if dialect.driver == "pysqlite":
            options["factory"] = partial(_Counted, self)


class _Counted(sqlite3.Connection):
    """A connection of the standard library's driver whose commits are counted."""

    def __init__(self, commits: Commits, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._commits = commits

    def commit(self) -> None:
        began = time.perf_counter()
        super().commit()
        self._commits.done(began)


class Way(Protocol):
    """A way to make a transaction durable. `number` is the one of up to 8 who write at once."""

    async def commit(self, number: int, commit: Commit, statements: Sequence[Statement]) -> None: ...

    async def close(self) -> None: ...


class ThroughStore:
    """What the bot does."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def commit(self, number: int, commit: Commit, statements: Sequence[Statement]) -> None:
        await self._store.games.commit_move(commit)

    async def close(self) -> None:
        await self._store.close()


class BareSqlite:
    """The standard library's driver; alone on the calling thread, several each on a thread of its own."""

    def __init__(self, file: str, writers: int) -> None:
        self._connections = [
            sqlite3.connect(file, timeout=6 * PATIENCE, isolation_level=None, check_same_thread=False)
            for _ in range(writers)
        ]
        for connection in self._connections:
            for pragma in PRAGMAS:
                connection.execute(f"PRAGMA {pragma}")

    async def commit(self, number: int, commit: Commit, statements: Sequence[Statement]) -> None:
        if len(self._connections) == 1:
            self._run(0, statements)
        else:
            await asyncio.to_thread(self._run, number, statements)

    def _run(self, number: int, statements: Sequence[Statement]) -> None:
        connection = self._connections[number]
        connection.execute("BEGIN IMMEDIATE")
        for statement in statements:
            if len(statement.rows) > 1:
                connection.executemany(statement.sql, statement.rows)
            else:
                connection.execute(statement.sql, statement.rows[0]).close()
        connection.execute("COMMIT")

    async def close(self) -> None:
        for connection in self._connections:
            connection.close()


class BareAsyncpg:
    """asyncpg, with its own cache of prepared statements."""

    def __init__(self, connections: list[Any]) -> None:
        self._connections = connections

    @classmethod
    async def open(cls, url: str, writers: int) -> BareAsyncpg:
        asyncpg: Any = import_module("asyncpg")  # an extra, and one without types
        plain = make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        return cls([await asyncpg.connect(plain) for _ in range(writers)])

    async def commit(self, number: int, commit: Commit, statements: Sequence[Statement]) -> None:
        connection = self._connections[number]
        async with connection.transaction():
            for statement in statements:
                if len(statement.rows) > 1:
                    await connection.executemany(statement.sql, statement.rows)
                else:
                    await connection.execute(statement.sql, *statement.rows[0])

    async def close(self) -> None:
        for connection in self._connections:
            await connection.close()


@contextmanager
def quiet() -> Generator[None]:
    """Without the warnings of a server started for the measurement."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        yield
