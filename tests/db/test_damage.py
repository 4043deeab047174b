"""Rows that can't be read: those beside them are, and whoever listens is told of each, once."""

from __future__ import annotations

import pytest
from sqlalchemy import text

from db.damage import DamagedRow
from db.errors import RowDamaged
from db.store import Store
from tests.db.making import lobby, post


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
