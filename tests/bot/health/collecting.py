"""What `bot.health.garbage_collection` promises, tried in a process of its own that holds little: in one that holds all
tests, each full collection takes a second.

python -m tests.bot.health.collecting NAME     the function of this name"""

from __future__ import annotations

import asyncio
import gc
import sys
import weakref
from contextlib import suppress

from bot.health import garbage_collection as garbage


class Knot:
    """Something only the collector can free."""

    def __init__(self) -> None:
        self.itself = self


async def loaded() -> None:
    """What is loaded is left out, and what comes later is not."""
    loaded = Knot()
    garbage.leave_out_what_is_loaded()
    later = Knot()
    seen = gc.get_objects()
    assert not any(each is loaded for each in seen)
    assert any(each is later for each in seen)


async def outlived() -> None:
    """What outlives a full collection is left out of the next ones, and garbage is not."""
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


async def turned_to_garbage() -> None:
    """What became garbage later is found when everything has its turn."""
    garbage.ALL_EVERY_S = 0.05
    keeping = asyncio.create_task(garbage.keep_collections_short())
    await asyncio.sleep(0)
    knot = Knot()
    gc.collect()
    later = weakref.ref(knot)
    del knot
    while later() is not None:  # noqa: ASYNC110 - nothing announces it
        await asyncio.sleep(0.01)
    await _ended(keeping)


async def _ended(task: asyncio.Task[None]) -> None:
    task.cancel()
    with suppress(asyncio.CancelledError):
        await task


SCENES = {each.__name__: each for each in (loaded, outlived, turned_to_garbage)}

if __name__ == "__main__":
    asyncio.run(SCENES[sys.argv[1]]())
