"""Short pauses: Python's full garbage collections look through all that lives, and nobody is answered meanwhile."""

from __future__ import annotations

import asyncio
import gc
from typing import Any

ALL_EVERY_S = 3600.0
"""How often everything is looked through after all, for what had become garbage later."""

YOUNG = 2_000
"""So many things come to be before the young ones are looked through: a press makes thousands that are gone by then."""


def leave_out_what_is_loaded() -> None:
    """Code and data that are loaded by now stay for good: the collector need not look through them again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])


async def keep_collections_short() -> None:
    """What outlives a full collection is left out of the next ones, until everything's turn comes; never ends."""
    gc.callbacks.append(_leave_out)
    try:
        while True:
            await asyncio.sleep(ALL_EVERY_S)
            gc.unfreeze()
            gc.collect()
    finally:
        gc.callbacks.remove(_leave_out)
        gc.unfreeze()


def _leave_out(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] == 2:
        gc.freeze()
