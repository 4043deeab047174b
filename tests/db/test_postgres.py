"""The kept connections to PostgreSQL: cut, cancelled and fewer than the writers, and still each write is made once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import Connection, text

from db.errors import StoreUnavailable
from db.store import Store
from tests.db.making import ANN, BEN, CLEO, lobby, post

CUT = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> {}"


@pytest.fixture
async def store(postgres_url: str) -> AsyncIterator[Store]:
    """An open store on PostgreSQL."""
    async with await Store.open(postgres_url) as opened:
        yield opened


async def posts(store: Store) -> int:
    count = text("SELECT count(*) FROM outbox")
    return await store._read(lambda connection: connection.execute(count).scalar_one())


async def test_a_write_on_connections_the_server_cut_is_made_anew_and_once(store: Store, postgres_url: str) -> None:
    await asyncio.gather(*(store.post(None, [post(f"first {number}")]) for number in range(4)))
    async with await Store.open(postgres_url) as other:
        await other._write(lambda connection: connection.exec_driver_sql(CUT.format("pg_backend_pid()")).all())
    await store.post(None, [post("after")])
    assert await posts(store) == 5


async def test_a_write_cut_off_in_the_middle_changes_nothing(store: Store, postgres_url: str) -> None:
    """A new connection, too, is cut: nothing is left to try, and the failure has its name."""

    def write_and_be_cut(connection: Connection) -> None:
        connection.execute(text("DELETE FROM games"))
        connection.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")

    await store.create_game(lobby())
    with pytest.raises(StoreUnavailable, match="down"):
        await store._write(write_and_be_cut)
    assert (await store.load("g1")).state == "lobby"


async def test_a_write_cancelled_in_the_middle_changes_nothing_and_holds_nothing_up(store: Store) -> None:
    def dawdle(connection: Connection) -> None:
        connection.execute(text("UPDATE games SET state = 'cancelled'"))
        connection.execute(text("SELECT pg_sleep(30)"))

    await store.create_game(lobby())
    writing = asyncio.create_task(store._write(dawdle))
    await asyncio.sleep(0.2)
    writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    await store.change_lobby("g1", host_id=BEN)
    game = await store.load("g1")
    assert (game.state, game.host_id) == ("lobby", BEN)


async def test_more_writers_than_connections_take_turns_and_closing_waits_for_them(postgres_url: str) -> None:
    store = await Store.open(postgres_url)
    writing = [asyncio.create_task(store.set_person(person, name="x")) for person in (ANN, BEN, CLEO, *range(40))]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writing, return_exceptions=True)
    with pytest.raises(StoreUnavailable, match="closed"):
        await store.person(ANN)
    failed = [writer.exception() for writer in writing if writer.exception() is not None]
    async with await Store.open(postgres_url) as again:
        kept = [person for person in (ANN, BEN, CLEO, *range(40)) if await again.person(person) is not None]
    assert len(kept) + len(failed) == 43
    assert len(kept) >= 16  # those that had begun
    assert all(isinstance(failure, StoreUnavailable) for failure in failed)
