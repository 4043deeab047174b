"""Where pictures are drawn: one thread beside the event loop, which never waits for a brush."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec

import discord

from render import Picture

P = ParamSpec("P")


class Studio:
    """Draws pictures one after another in a thread of its own (the sprite caches are shared by all of them)."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="studio")

    async def draw(self, paint: Callable[P, Picture], /, *args: P.args, **kwargs: P.kwargs) -> Picture:
        """The picture `paint` makes of these arguments."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, lambda: paint(*args, **kwargs))

    def close(self) -> None:
        """Finish what was begun."""
        self._thread.shutdown(wait=True)


def attach(picture: Picture, name: str) -> discord.File:
    """The picture as an attachment with its text for people who don't see it."""
    return discord.File(io.BytesIO(picture.data), f"{name}.{picture.kind}", description=picture.alt)
