"""A damaged row is its own affair: whatever stands in any column of any table, everybody else plays on.

Sixteen days' runs try all of it, each a part; `QUAYSIDE_ALL_TURNS=1` tries all of it at once.
"""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.sandbox.standin import Standin
from tests.conversations.damage.rows import Rows
from tests.conversations.damage.scene import Scene, batches
from tests.conversations.house import House
from tests.today import ALL_TURNS, TODAY

AT_ONCE = 10
DAYS = 1 if ALL_TURNS else 16
SEEN_BY_ALL = {"results.kind", "results.luck", "results.categories", "series.kind"}
"""Some of what can be damaged in these columns is tried every day: what all look at leaves the row out."""
MEMORY = 4 * 2**30
"""So many bytes more than at its beginning may be taken: no damage asks for a machine's all."""


@pytest.fixture
def sparing() -> Iterator[None]:
    if sys.platform != "linux":
        yield
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_AS)
    taken = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (taken + MEMORY, hard))
    yield
    resource.setrlimit(resource.RLIMIT_AS, (soft, hard))


@pytest.fixture
async def scene(sparing: None, standin: Standin, migrated_sqlite_url: str) -> AsyncIterator[Scene]:
    house = await House.open(standin, migrated_sqlite_url)
    scene = Scene(house, Rows(migrated_sqlite_url.removeprefix("sqlite:///")))
    try:
        await scene.set()
        yield scene
    finally:
        await house.stop()


@pytest.mark.slow
@pytest.mark.timeout(1800)
async def test_whatever_stands_in_any_row_everybody_else_plays_on(scene: Scene) -> None:
    assert await scene.wrong() == []
    wrong: list[str] = []
    harms = scene.harms()
    seen_by_all = [each for each in harms if f"{each.row.table.name}.{each.column.name}" in SEEN_BY_ALL]
    for batch in batches(harms, AT_ONCE)[TODAY % DAYS :: DAYS] + batches(seen_by_all, AT_ONCE)[::12]:
        wrong += await scene.suffer(batch)
    assert wrong == []
    assert await scene.others_finish(), "no other game was played to its end"
