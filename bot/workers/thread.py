"""A worker that is a thread of this process: for tools and tests whose games are so little work that starting another
process would be most of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import msgspec

from bot.workers.process import Failed, types_of

A = TypeVar("A")
R = TypeVar("R")


class WorkerThread:
    """What comes out is what would have come from another process."""

    async def do(self, function: Callable[[A], R], order: A) -> R:
        """What the function makes of the order. Raises `Failed`."""
        argument, result = types_of(function)

        def work() -> bytes:
            return msgspec.msgpack.encode(function(msgspec.msgpack.decode(asked, type=argument)))

        asked = msgspec.msgpack.encode(order)
        try:
            return msgspec.msgpack.decode(await asyncio.to_thread(work), type=result)
        except Exception as error:
            raise Failed(repr(error)) from error

    def end(self) -> None:
        """There is nothing to stop."""

    async def ended(self) -> None:
        return
