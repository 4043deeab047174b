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
PARTS = 2
DAYS = 1 if ALL_TURNS else 16
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
@pytest.mark.parametrize("part", range(PARTS))
async def test_whatever_stands_in_any_row_everybody_else_plays_on(scene: Scene, part: int) -> None:
    assert await scene.wrong() == []
    wrong: list[str] = []
    day = TODAY % DAYS
    for batch in batches(scene.harms(), AT_ONCE)[part + PARTS * day :: PARTS * DAYS]:
        wrong += await scene.suffer(batch)
    assert wrong == []
    assert await scene.others_finish(), "no other game was played to its end"


@pytest.mark.slow
async def test_what_all_look_at_leaves_a_damaged_result_or_challenge_out(scene: Scene) -> None:
    columns = {"results.kind", "results.luck", "results.categories", "series.kind"}
    harms = [each for each in scene.harms() if f"{each.row.table.name}.{each.column.name}" in columns]
    for batch in batches(harms, AT_ONCE)[::12]:
        assert await scene.suffer(batch) == []
