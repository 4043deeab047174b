"""Where pictures are drawn: one thread beside the event loop, which never waits for a brush."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec

import discord
import msgspec

from bot.replays import Order, show
from render import Picture

P = ParamSpec("P")
KEPT = 4
"""So many replays are kept for the next person who asks."""


class Studio:
    """Draws pictures one after another in a thread of its own (the sprite caches are shared by all of them)."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="studio")
        self._projector = asyncio.Semaphore(1)
        self._replays: dict[bytes, asyncio.Task[Picture]] = {}

    def draw(self, paint: Callable[P, Picture], /, *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[Picture]:
        """The picture `paint` makes of these arguments. It takes its place in the queue at once."""
        return asyncio.get_running_loop().run_in_executor(self._thread, lambda: paint(*args, **kwargs))

    async def animate(self, order: Order) -> Picture:
        """A replay. One is drawn at a time, in another process; those who want the same one share it."""
        key = msgspec.msgpack.encode(order)
        task = self._replays.get(key)
        if task is None or (task.done() and (task.cancelled() or task.exception() is not None)):
            task = self._replays[key] = asyncio.create_task(self._one_by_one(order))
            while len(self._replays) > KEPT:
                self._replays.pop(next(iter(self._replays)))
        return await asyncio.shield(task)

    async def _one_by_one(self, order: Order) -> Picture:
        async with self._projector:
            return await show(order)

    def close(self) -> None:
        """Finish the pictures that were begun; replays are drawn again when they are asked for again."""
        for task in self._replays.values():
            task.cancel()
        self._thread.shutdown(wait=True)


def attach(picture: Picture, name: str) -> discord.File:
    """The picture as an attachment with its text for people who don't see it."""
    return discord.File(io.BytesIO(picture.data), f"{name}.{picture.kind}", description=picture.alt)
