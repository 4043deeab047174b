"""Full garbage collections stay short while the bot runs, and nothing of that is left when it has ended."""

from __future__ import annotations

import asyncio
import gc
import subprocess
import sys
import weakref
from collections.abc import Iterator
from contextlib import suppress

import pytest

from bot.health import garbage_collection as garbage


class Knot:
    """Something only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True, scope="module")
def _left_as_it_was() -> Iterator[None]:
    """Whatever was left out for good before is so again for the tests that follow."""
    yield
    gc.collect()
    gc.freeze()


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


def test_what_is_loaded_is_left_out_and_what_comes_later_is_not() -> None:
    loaded = Knot()
    garbage.leave_out_what_is_loaded()
    later = Knot()
    seen = gc.get_objects()
    gc.unfreeze()
    assert not any(each is loaded for each in seen)
    assert any(each is later for each in seen)


@pytest.mark.slow
def test_asking_for_the_games_leaves_the_collector_as_it_was() -> None:
    asked = """
import gc
before = gc.get_freeze_count(), gc.get_threshold(), gc.isenabled(), len(gc.callbacks)
from games.engine import registry
assert len(registry()) > 1
print(before == (gc.get_freeze_count(), gc.get_threshold(), gc.isenabled(), len(gc.callbacks)))
"""
    run = subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "True"


@pytest.mark.slow
async def test_what_outlives_a_full_collection_is_left_out_of_the_next_ones_and_garbage_is_not() -> None:
    keeping = asyncio.create_task(garbage.keep_collections_short())
    await asyncio.sleep(0)
    kept = Knot()
    gc.collect()
    assert gc.get_freeze_count() > 0
    assert not any(each is kept for each in gc.get_objects())
    lost = weakref.ref(Knot())
    gc.collect()
    assert lost() is None
    await _ended(keeping)
    assert gc.get_freeze_count() == 0
    assert any(each is kept for each in gc.get_objects())
    gc.collect()
    assert gc.get_freeze_count() == 0


@pytest.mark.slow
async def test_what_became_garbage_later_is_found_when_everything_has_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "ALL_EVERY_S", 0.05)
    keeping = asyncio.create_task(garbage.keep_collections_short())
    await asyncio.sleep(0)
    knot = Knot()
    gc.collect()
    later = weakref.ref(knot)
    del knot
    async with asyncio.timeout(20):
        while later() is not None:  # noqa: ASYNC110 - nothing announces it
            await asyncio.sleep(0.01)
    await _ended(keeping)
