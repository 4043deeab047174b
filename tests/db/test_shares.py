"""Shares of a day: what is taken, what is left and since when, on both databases, with two processes."""

from __future__ import annotations

import asyncio
from datetime import timedelta

from sqlalchemy import select

from db.shares import Part, Spent
from db.store import Store
from db.tables import person_shares
from tests.db.making import ANN, BEN, GUILD, Ticking, all_about

DAY = timedelta(days=1)


def mine(a_day: int, person: int = ANN) -> Part:
    return Part("person", person, a_day)


def ours(a_day: int) -> Part:
    return Part("guild", GUILD, a_day)


async def test_a_share_can_be_taken_at_once_and_comes_back_bit_by_bit(store: Store, clock: Ticking) -> None:
    begun = clock.now
    for _ in range(4):
        assert await store.shares.take("lobby", [mine(4)]) is None
    assert await store.shares.take("lobby", [mine(4)]) == Spent("person", begun + DAY / 4)
    clock.go(hours=6)
    assert await store.shares.take("lobby", [mine(4)]) is None
    assert await store.shares.take("lobby", [mine(4)]) == Spent("person", begun + DAY / 2)
    clock.go(days=3)
    taken = [await store.shares.take("lobby", [mine(4)]) for _ in range(5)]
    assert [spent is None for spent in taken] == [True] * 4 + [False]


async def test_each_thing_and_each_person_has_a_share_of_its_own(store: Store) -> None:
    assert await store.shares.take("lobby", [mine(1)]) is None
    assert await store.shares.take("replay", [mine(1)]) is None
    assert await store.shares.take("lobby", [mine(1, BEN)]) is None
    assert await store.shares.take("lobby", [mine(1)]) is not None


async def test_what_a_server_has_not_is_not_taken_from_a_person(store: Store, clock: Ticking) -> None:
    begun = clock.now
    assert await store.shares.take("lobby", [mine(9, BEN), ours(1)]) is None
    assert await store.shares.take("lobby", [mine(2), ours(1)]) == Spent("guild", begun + DAY)
    assert await store.shares.take("lobby", [mine(2)]) is None
    assert await store.shares.take("lobby", [mine(2)]) is None
    assert await store.shares.take("lobby", [mine(2)]) is not None


async def test_what_came_to_nothing_is_given_back(store: Store) -> None:
    for _ in range(3):
        assert await store.shares.take("lobby", [mine(1), ours(1)]) is None
        await store.shares.give_back("lobby", [mine(1), ours(1)])
    assert await store.shares.take("lobby", [mine(1), ours(1)]) is None
    assert await store.shares.take("lobby", [mine(1), ours(1)]) is not None


async def test_two_processes_give_no_more_than_there_is(store: Store, other: Store) -> None:
    taken = await asyncio.gather(
        *(one.shares.take("offer", [mine(5), ours(7)]) for _ in range(10) for one in (store, other))
    )
    assert sum(spent is None for spent in taken) == 5
    others = await asyncio.gather(
        *(one.shares.take("offer", [mine(5, BEN), ours(7)]) for _ in range(10) for one in (store, other))
    )
    assert sum(spent is None for spent in others) == 2


async def test_a_share_taken_while_the_clock_was_ahead_comes_back_within_a_day(store: Store, clock: Ticking) -> None:
    clock.go(days=30)
    assert await store.shares.take("lobby", [mine(4), ours(4)]) is None
    clock.go(days=-30)
    assert await store.shares.take("lobby", [mine(4), ours(4)]) is not None
    clock.go(hours=6)
    assert await store.shares.take("lobby", [mine(4), ours(4)]) is None
    clock.go(hours=18)
    taken = [await store.shares.take("lobby", [mine(4), ours(4)]) for _ in range(4)]
    assert [spent is None for spent in taken] == [True, True, True, False]


async def test_only_shares_that_are_whole_again_are_swept_up(store: Store, clock: Ticking) -> None:
    await store.shares.take("lobby", [mine(2), ours(1)])
    clock.go(hours=13)
    assert await store.shares.sweep() == 1
    assert await store.shares.take("lobby", [ours(1)]) is not None
    clock.go(hours=12)
    assert await store.shares.sweep() == 1


async def test_who_is_forgotten_leaves_no_share_behind_and_takes_no_more_than_one(store: Store, clock: Ticking) -> None:
    for _ in range(3):
        assert await store.shares.take("lobby", [mine(4)]) is None
    for _ in range(2):
        assert await store.personal_data.forget(ANN, {})
        assert (await all_about(store, ANN))["person_shares"] == []
        await store.shares.take("hint", [mine(4)])
    taken = [await store.shares.take("lobby", [mine(4)]) for _ in range(2)]
    assert [spent is None for spent in taken] == [True, False]
    assert await store.personal_data.forget(ANN, {})
    assert await store.shares.take("lobby", [mine(4, BEN)]) is None
    clock.go(days=1)
    await store.shares.sweep()
    assert await store.read(lambda connection: connection.execute(select(person_shares)).all()) == []


async def test_who_is_forgotten_gives_nobody_else_their_share_back(store: Store) -> None:
    for person in (ANN, BEN):
        assert await store.shares.take("lobby", [mine(1, person)]) is None
    assert await store.personal_data.forget(ANN, {})
    assert await store.shares.take("lobby", [mine(1, BEN)]) is not None


async def test_what_came_to_nothing_after_somebody_was_forgotten_is_given_back(store: Store) -> None:
    await store.shares.take("lobby", [mine(2)])
    assert await store.personal_data.forget(ANN, {})
    for _ in range(3):
        assert await store.shares.take("lobby", [mine(2)]) is None
        await store.shares.give_back("lobby", [mine(2)])


async def test_the_mark_of_whoever_is_forgotten_is_the_one_an_earlier_version_left(store: Store) -> None:
    await store.shares.take("lobby", [mine(2)])
    await store.personal_data.forget(ANN, {})
    left = await store.read(lambda connection: connection.execute(select(person_shares.c.person_id)).scalars().all())
    assert left == [-68326850159437061]
