"""Which processes work on a database: each hears of the others, and of nobody who has been silent for long."""

from __future__ import annotations

from db.records import ProcessRow
from db.store import Store
from tests.db.making import Ticking


async def test_a_process_hears_what_all_others_said_last(store: Store, other: Store, clock: Ticking) -> None:
    assert await store.processes.beat("one", "0", 1) == []
    first = clock.now
    assert await other.processes.beat("two", "1", 7) == [ProcessRow("one", "0", 1, first)]
    clock.go(minutes=1)
    assert await other.processes.beat("two", "1", 8) == [ProcessRow("one", "0", 1, first)]
    assert await store.processes.beat("one", "0", 2) == [ProcessRow("two", "1", 8, clock.now)]


async def test_who_is_silent_for_more_than_a_day_is_forgotten(store: Store, clock: Ticking) -> None:
    await store.processes.beat("one", "0", 1)
    clock.go(days=1)
    assert [each.id for each in await store.processes.beat("two", "0", 1)] == ["one"]
    clock.go(seconds=1)
    assert await store.processes.beat("two", "0", 2) == []
