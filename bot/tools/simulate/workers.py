"""Several processes that play at the same time, none of which outlives the one that started them."""

from __future__ import annotations

import os
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from threading import Thread


def workers(most: int) -> ProcessPoolExecutor:
    """As many processes as there are cores, but at most so many. A killed parent takes them with it."""
    return ProcessPoolExecutor(
        min(most, os.cpu_count() or 1), mp_context=get_context("spawn"), initializer=_end_with_the_parent
    )


def _end_with_the_parent() -> None:
    """A pool's processes wait for work through pipes they keep open themselves, so they would never hear of its end."""
    Thread(target=_wait, name="parent", daemon=True).start()


def _wait() -> None:
    parent = parent_process()
    assert parent is not None, "this runs in the processes of a pool"
    parent.join()
    os._exit(1)
