"""What is held is tried at once where a place is open again, and ever later where nothing but that was told."""

from __future__ import annotations

from datetime import timedelta

from bot.outbox.delivery import CALM, LONGEST_PAUSE_S, Outbox
from db.records import PostRow
from db.store import Store
from tests.bot.ledger.making import begun
from tests.db.making import GUILD, Ticking, post


async def held(store: Store) -> PostRow:
    (row,) = await store.outbox.due(store.now())
    await store.outbox.hold(row.id, "shut")
    return row


async def pause_before_it_is_tried(outbox: Outbox, store: Store) -> float:
    await outbox.open(GUILD)
    (row,) = await store.outbox.waiting("g1")
    return (row.due_at - store.now()).total_seconds()


async def test_what_is_held_again_and_again_is_tried_after_longer_and_longer(store: Store, clock: Ticking) -> None:
    await begun(store, "g1")
    await store.outbox.post("g1", [post("board")])
    outbox = Outbox(store)
    pauses: list[float] = []
    for _ in range(13):
        await held(store)
        pauses.append(await pause_before_it_is_tried(outbox, store))
        clock.go(seconds=pauses[-1])
    assert pauses == [0, *(min(2.0**each, LONGEST_PAUSE_S) for each in range(12))]


async def test_after_a_calm_minute_it_is_tried_at_once(store: Store, clock: Ticking) -> None:
    await begun(store, "g1")
    await store.outbox.post("g1", [post("board")])
    outbox = Outbox(store)
    await held(store)
    assert await pause_before_it_is_tried(outbox, store) == 0
    await held(store)
    clock.go(seconds=(CALM + timedelta(seconds=1)).total_seconds())
    assert await pause_before_it_is_tried(outbox, store) == 0
