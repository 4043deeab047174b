"""The writing thread: who waits together shares a commit, and nobody pays for another's failure."""

from __future__ import annotations

import asyncio
import gc
import os
import sqlite3
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, select
from sqlalchemy.exc import IntegrityError

from db.errors import StaleVersion, StoreUnavailable
from db.records import Commit
from db.store import Store
from db.tables import people
from tests.db.making import ANN, BEN, CLEO, move, running


@pytest.fixture
async def store(migrated_sqlite_url: str) -> AsyncIterator[Store]:
    """An open SQLite store; only there do writers share a thread."""
    async with await Store.open(migrated_sqlite_url) as opened:
        yield opened


def driver_of(connection: Connection) -> sqlite3.Connection:
    """The connection under SQLAlchemy's: what really happens is seen there."""
    driver = connection.connection.driver_connection
    assert isinstance(driver, sqlite3.Connection)
    return driver


class Held:
    """Keeps the writing thread busy until released, and counts what is committed after."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._busy = threading.Event()
        self._go_on = threading.Event()
        self.commits = 0

    async def __aenter__(self) -> Held:
        self._holding = asyncio.create_task(self._store.write(self._hold))
        await asyncio.to_thread(self._busy.wait)
        return self

    def release(self) -> None:
        self._go_on.set()

    async def __aexit__(self, *_: object) -> None:
        self.release()
        await self._holding

    def _hold(self, connection: Connection) -> None:
        driver_of(connection).set_trace_callback(self._count)
        self._busy.set()
        self._go_on.wait(10)

    def _count(self, statement: str) -> None:
        self.commits += statement == "COMMIT"


async def queued(*tasks: asyncio.Task[None]) -> None:
    """Let the tasks run up to their wait."""
    for _ in tasks:
        await asyncio.sleep(0)


@pytest.mark.parametrize("number", [2, 10])
async def test_writers_that_wait_together_share_a_commit(store: Store, number: int) -> None:
    async with Held(store) as held:
        tasks = [asyncio.create_task(store.people.set_person(person, name="x")) for person in range(number)]
        await queued(*tasks)
        held.release()
        await asyncio.gather(*tasks)
    assert held.commits == 2  # what held the thread, and all of them
    assert await store.people.person(number - 1) is not None


async def test_one_that_fails_does_not_take_the_others_along(store: Store) -> None:
    game = await running(store)
    async with Held(store) as held:
        good = asyncio.create_task(store.people.set_person(ANN, name="Ann"))
        stale = asyncio.create_task(
            store.games.commit_move(Commit(game_id="g1", expected_version=0, moves=[move()], table_blob=b"wrong"))
        )
        other = asyncio.create_task(store.people.set_person(BEN, name="Ben"))
        await queued(good, stale, other)
        held.release()
        with pytest.raises(StaleVersion):
            await stale
        await asyncio.gather(good, other)
    assert await store.people.person(ANN) is not None
    assert await store.people.person(BEN) is not None
    assert await store.games.load("g1") == game


async def test_one_that_fails_alone_is_not_run_again(store: Store) -> None:
    runs: list[Connection] = []

    def fails(connection: Connection) -> None:
        runs.append(connection)
        raise RuntimeError

    with pytest.raises(RuntimeError):
        await store.write(fails)
    assert len(runs) == 1


async def test_who_no_longer_waits_for_a_commit_holds_up_none_of_those_who_share_it(store: Store) -> None:
    busy, go_on = threading.Event(), threading.Event()

    def slow(connection: Connection) -> None:
        busy.set()
        go_on.wait(10)

    async with Held(store):
        impatient = asyncio.create_task(store.write(slow))
        patient = asyncio.create_task(store.people.set_person(ANN, name="Ann"))
        await queued(impatient, patient)
    await asyncio.to_thread(busy.wait)
    impatient.cancel()
    go_on.set()
    await patient
    assert await store.people.person(ANN) is not None


async def test_a_store_that_nobody_closes_keeps_no_process_alive(store: Store) -> None:
    assert await store.people.person(ANN) is None
    writers = [thread for thread in threading.enumerate() if thread.name == "store-writer"]
    assert writers
    assert all(thread.daemon for thread in writers)


async def test_a_writer_cancelled_before_its_turn_never_writes(store: Store) -> None:
    async with Held(store):
        patient = asyncio.create_task(store.people.set_person(ANN, name="Ann"))
        impatient = asyncio.create_task(store.people.set_person(CLEO, name="Cleo"))
        await queued(patient, impatient)
        impatient.cancel()
        with pytest.raises(asyncio.CancelledError):
            await impatient
    await patient
    assert await store.people.person(ANN) is not None
    assert await store.people.person(CLEO) is None


async def test_writers_that_wait_together_for_a_locked_file_are_refused_together(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("db.engine.PATIENCE", 0.1)
    attempts: list[str] = []

    def trace(connection: Connection) -> None:
        driver_of(connection).set_trace_callback(attempts.append)

    async with await Store.open(sqlite_url) as store:
        await store.write(trace)
        holder = sqlite3.connect(str(store.path), isolation_level=None)
        holder.execute("BEGIN IMMEDIATE")
        writing = (store.people.set_person(person, name="x") for person in range(20))
        outcomes = await asyncio.gather(*writing, return_exceptions=True)
        holder.close()
    assert [type(outcome) for outcome in outcomes] == [StoreUnavailable] * 20
    assert 1 <= attempts.count("BEGIN IMMEDIATE") <= 3  # the first alone, then all who queued behind it


async def test_sqlalchemy_knows_when_a_transaction_is_open(store: Store) -> None:
    def standing(connection: Connection) -> tuple[Connection, bool, bool]:
        return connection, connection.in_transaction(), driver_of(connection).in_transaction

    drivers: list[sqlite3.Connection] = []
    await store.write(lambda connection: drivers.append(driver_of(connection)))
    connection, believed, real = await store.write(standing)
    assert (believed, real) == (True, True)
    assert (connection.in_transaction(), drivers[0].in_transaction) == (False, False)


async def test_a_commit_that_fails_changes_nothing_and_holds_nobody_up(store: Store) -> None:
    """SQLite leaves the transaction open when it refuses the very COMMIT."""

    def leave_an_orphan(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA defer_foreign_keys=ON")
        connection.exec_driver_sql("INSERT INTO glances VALUES (101, 'nowhere', 1)")

    with pytest.raises(IntegrityError):
        await store.write(leave_an_orphan)
    await store.people.set_person(ANN, name="Ann")
    assert await store.people.person(ANN) is not None
    assert await store.people.last_seen(ANN, "nowhere") == 0


async def test_closing_waits_for_what_was_begun(sqlite_url: str) -> None:
    store = await Store.open(sqlite_url)
    writing = [asyncio.create_task(store.people.set_person(person, name="x")) for person in range(20)]
    await queued(*writing)
    await store.close()
    await asyncio.gather(*writing)
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.people.set_person(ANN, name="late")
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.people.person(ANN)
    async with await Store.open(sqlite_url) as again:
        assert await again.people.person(19) is not None


async def test_a_reader_that_stops_in_the_middle_sees_afterward_what_was_written_since(store: Store) -> None:
    """Also as long as somebody keeps what it raised, as a log may, and so the statement that it has not read on."""

    def stops(connection: Connection) -> None:
        found = connection.execute(select(people.c.id)).scalars()
        for person in found:
            raise RuntimeError(f"person {person} can't be read")

    for person in (ANN, BEN):
        await store.people.set_person(person, name="x")
    kept: list[BaseException] = []
    for _ in range(3):  # whichever connection it is
        with pytest.raises(RuntimeError, match="can't be read") as raised:
            await store.read(stops)
        kept.append(raised.value)
    await store.people.set_person(CLEO, name="Cleo")
    for _ in range(3):
        assert await store.people.person(CLEO) is not None


def _held_open(url: str) -> int:
    """How many descriptors of this process lead to the file of this store."""
    folder, file = Path("/proc/self/fd"), os.path.realpath(url.partition(":///")[2])
    return sum(os.path.realpath(folder / each) == file for each in os.listdir(folder))


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="only Linux lists descriptors there")
async def test_a_read_that_raises_leaves_no_file_open_though_no_garbage_is_collected(
    store: Store, migrated_sqlite_url: str
) -> None:
    """Whatever it has begun to read, and however long its failure is kept."""
    await store.people.set_person(ANN, name="Ann")
    await store.people.set_person(BEN, name="Ben")
    assert await store.people.person(ANN) is not None
    begun, kept = _held_open(migrated_sqlite_url), list[BaseException]()
    assert begun, "the file is known by this name"

    def fails(connection: Connection) -> None:
        rows = iter(connection.execute(select(people.c.id)))
        next(rows)
        raise RuntimeError(str(rows))

    gc.disable()
    try:
        for _ in range(20):
            with pytest.raises(RuntimeError) as failure:
                await store.read(fails)
            kept.append(failure.value)
        assert _held_open(migrated_sqlite_url) <= begun
    finally:
        gc.enable()
    assert len(kept) == 20
    assert await store.people.person(BEN) is not None
