"""Favorites: kept for a kind of game, given to whoever kept them, gone on demand."""

from __future__ import annotations

from typing import Any

import pytest
from sqlalchemy import select, text

from db.damage import DamagedRow
from db.store import Store
from db.tables import favorites
from tests.db.making import ANN, BEN, all_about

FIRST, SECOND = [["die:cod", None, [["use:coin", None, []]]]], [["decline", None, []]]


async def _keep(store: Store, person: int, kind: str, plan: list[Any]) -> None:
    await store.favorites.change(person, kind, lambda plans: [plan, *plans])


async def test_everybody_has_their_own_for_each_kind_of_game(store: Store) -> None:
    await _keep(store, ANN, "fleet_dice", FIRST)
    await _keep(store, ANN, "fleet_dice", SECOND)
    await _keep(store, ANN, "nusfjord", SECOND)
    await _keep(store, BEN, "fleet_dice", FIRST)
    assert await store.favorites.of_kind(ANN, "fleet_dice") == [SECOND, FIRST]
    assert await store.favorites.of_person(ANN) == {"fleet_dice": [SECOND, FIRST], "nusfjord": [SECOND]}
    assert await store.favorites.of_kind(BEN, "fleet_dice") == [FIRST]
    assert await store.favorites.of_kind(BEN, "nusfjord") == []


async def test_where_none_is_left_there_is_no_row(store: Store) -> None:
    await _keep(store, ANN, "fleet_dice", FIRST)
    await store.favorites.change(ANN, "fleet_dice", lambda plans: plans[1:])
    await store.favorites.change(BEN, "fleet_dice", lambda plans: plans)
    assert await store.read(lambda connection: connection.execute(select(favorites.c.kind)).scalars().all()) == []


async def test_they_are_in_the_data_of_whoever_kept_them_alone_and_leave_with_them(store: Store) -> None:
    await _keep(store, ANN, "fleet_dice", FIRST)
    await _keep(store, BEN, "fleet_dice", SECOND)
    assert (await all_about(store, ANN))["favorites"] == [{"person_id": ANN, "kind": "fleet_dice", "plans": [FIRST]}]
    assert "die:cod" not in repr(await all_about(store, BEN))
    assert await store.personal_data.forget(ANN, {})
    assert await store.favorites.of_person(ANN) == {}
    assert await store.favorites.of_person(BEN) == {"fleet_dice": [SECOND]}


async def test_what_is_no_list_counts_as_none_and_its_row_is_told(store: Store) -> None:
    told: list[DamagedRow] = []
    store.damage.told = told.append
    await _keep(store, ANN, "fleet_dice", FIRST)
    await store.write(lambda connection: connection.execute(text("UPDATE favorites SET plans = '7'")).rowcount)
    assert await store.favorites.of_kind(ANN, "fleet_dice") == []
    assert told == [DamagedRow("favorites", f"{ANN}, fleet_dice", "plans")]
    await _keep(store, ANN, "fleet_dice", SECOND)
    assert await store.favorites.of_kind(ANN, "fleet_dice") == [SECOND]


@pytest.mark.parametrize("plans", [[], [FIRST]])
async def test_a_change_that_changes_nothing_leaves_all_as_it_is(store: Store, plans: list[Any]) -> None:
    await store.favorites.change(ANN, "fleet_dice", lambda _: plans)
    await store.favorites.change(ANN, "fleet_dice", lambda plans: plans)
    assert await store.favorites.of_kind(ANN, "fleet_dice") == plans
