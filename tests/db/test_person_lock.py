"""On PostgreSQL, whoever is held is not forgotten meanwhile. On SQLite writers wait for each other anyway."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import BigInteger, Connection, func, literal, select
from sqlalchemy.util import await_only

from db.person_lock import hold, hold_alone
from db.store import Store
from tests.db.making import ANN, BEN, CLEO


@pytest.fixture
async def stores(migrated_postgres_url: str) -> AsyncIterator[tuple[Store, Store]]:
    """Those of two processes."""
    async with await Store.open(migrated_postgres_url) as store, await Store.open(migrated_postgres_url) as other:
        yield store, other


def free(connection: Connection) -> list[bool]:
    """Of whom nobody is storing anything: Ann, Ben, Cleo."""
    alone = [select(func.pg_try_advisory_xact_lock(literal(person, BigInteger))) for person in (ANN, BEN, CLEO)]
    return [connection.execute(each).scalar_one() for each in alone]


async def test_all_who_are_held_are_held_until_the_transaction_ends_and_by_as_many_as_like(
    stores: tuple[Store, Store],
) -> None:
    store, other = stores
    held, go_on = asyncio.Event(), asyncio.Event()

    def storing(connection: Connection) -> None:
        hold(connection, [BEN, None, ANN, BEN])
        held.set()
        await_only(go_on.wait())

    working = asyncio.create_task(store.write(storing))
    try:
        await held.wait()
        assert await other.write(free) == [False, False, True]
        await other.write(lambda connection: hold(connection, [ANN, CLEO]))
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(other.write(lambda connection: hold_alone(connection, ANN)), 0.1)
    finally:
        go_on.set()
        await working
    assert await other.write(free) == [True, True, True]
