"""Rows that can't be read: those beside them are, and whoever listens is told of each, once."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from db.damage import DamagedRow
from db.errors import RowDamaged
from db.store import Store
from tests.db.making import ANN, BEN, lobby, post, running


async def test_a_row_that_cant_be_read_is_left_out_and_told_of_once(store: Store) -> None:
    told: list[DamagedRow] = []
    store.damage.told = told.append
    await store.lobbies.create_game(lobby("g1"), [post("p1"), post("p2")])
    damage = text("UPDATE outbox SET payload = '3' WHERE nonce = 'p1'")
    damaged_id = text("SELECT id FROM outbox WHERE nonce = 'p1'")
    await store.write(lambda connection: connection.execute(damage).rowcount)
    number = await store.read(lambda connection: connection.execute(damaged_id).scalar_one())
    for _ in range(2):
        assert [row.nonce for row in await store.outbox.waiting("g1")] == ["p2"]
    assert told == [DamagedRow("outbox", str(number), "payload")]


async def test_a_damaged_game_says_what_of_it_cant_be_read(store: Store) -> None:
    await store.lobbies.create_game(lobby("g1"))
    damage = text("UPDATE games SET options = '3' WHERE id = 'g1'")
    await store.write(lambda connection: connection.execute(damage).rowcount)
    with pytest.raises(RowDamaged) as refused:
        await store.games.load("g1")
    assert (refused.value.table, refused.value.key, refused.value.column) == ("games", "g1", "options")


async def test_settings_that_cant_be_read_count_as_none(store: Store) -> None:
    told: list[DamagedRow] = []
    store.damage.told = told.append
    await store.people.set_person(ANN, name="Ann", settings={"every_h": 6})
    await store.people.set_person(BEN, name="Ben", settings={"every_h": 12})
    damage = text(f"UPDATE people SET settings = '[6]' WHERE id = {ANN}")
    await store.write(lambda connection: connection.execute(damage).rowcount)
    assert await store.people.settings_of([ANN, BEN]) == {ANN: {}, BEN: {"every_h": 12}}
    assert told == [DamagedRow("people", str(ANN), "settings")]


async def test_a_glance_that_cant_be_read_is_none(migrated_sqlite_url: str) -> None:
    """Only SQLite lets anything but a number stand there."""
    async with await Store.open(migrated_sqlite_url) as store:
        told: list[DamagedRow] = []
        store.damage.told = told.append
        await running(store)
        await store.people.set_last_seen(ANN, "g1", 4)
        damage = text("UPDATE glances SET last_seen_move = 'four'")
        await store.write(lambda connection: connection.execute(damage).rowcount)
        assert await store.people.last_seen(ANN, "g1") == 0
        assert told == [DamagedRow("glances", f"{ANN}, g1", "last_seen_move")]
