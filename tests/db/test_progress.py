"""What people keep from game to game: stored with a game's last move, and never reckoned from an old value."""

from __future__ import annotations

import pytest

from db.errors import StaleVersion
from db.records import Commit, ProgressChange, ProgressRow
from db.store import Store
from tests.db.making import ANN, BEN, move, running


def rank(value: int, before: int | None = None, person: int = ANN, key: str = "rank") -> ProgressChange:
    return ProgressChange(person_id=person, kind="toy", key=key, before=before, value=value)


async def test_what_a_person_keeps_is_stored_with_the_last_move(store: Store) -> None:
    game = await running(store)
    assert await store.people.progress(ANN) == []

    await store.games.commit_move(
        Commit(game_id="g1", expected_version=game.version, moves=[move()], state="finished",
        progress=[rank(12), rank(3, key="best"), rank(7, person=BEN)]))  # fmt: skip

    assert await store.people.progress(ANN) == [ProgressRow(ANN, "toy", "best", 3), ProgressRow(ANN, "toy", "rank", 12)]
    assert await store.people.progress(BEN) == [ProgressRow(BEN, "toy", "rank", 7)]


async def test_the_next_game_changes_it(store: Store) -> None:
    for number, change in enumerate((rank(12), rank(11, 12), rank(11, 11))):
        game = await running(store, f"g{number}")
        await store.games.commit_move(
            Commit(game_id=game.id, expected_version=game.version, moves=[move()], progress=[change])
        )
    assert [row.value for row in await store.people.progress(ANN)] == [11]


@pytest.mark.parametrize("before", [None, 10])
async def test_a_value_reckoned_from_an_old_one_is_refused_and_the_move_with_it(
    store: Store, other: Store, before: int | None
) -> None:
    first, second = await running(store, "g1"), await running(store, "g2")
    if before is not None:
        await other.games.commit_move(
            Commit(game_id="g2", expected_version=second.version, moves=[move()], progress=[rank(before)])
        )
        second = await store.games.load("g2")
    await other.games.commit_move(
        Commit(
            game_id="g2",
            expected_version=second.version,
            moves=[move(number=second.revision + 1)],
            progress=[rank(20, before)],
        )
    )

    with pytest.raises(StaleVersion):
        await store.games.commit_move(
            Commit(game_id="g1", expected_version=first.version, moves=[move()], progress=[rank(15, before)])
        )

    assert [row.value for row in await store.people.progress(ANN)] == [20]
    assert await store.games.moves("g1") == []
    assert (await store.games.load("g1")).version == first.version
