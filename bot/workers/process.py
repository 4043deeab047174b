"""A process beside the bot that does work: functions of ours are named to it, msgpack goes in and comes out.
Started when it is first needed; its other side is `serving.py`."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any, Protocol, TypeVar, get_type_hints

import msgspec

A = TypeVar("A")
R = TypeVar("R")
LENGTH = 4
DONE, FAILED, LAST = b"\x00", b"\x01", b"\x02"
"""Stands before an answer, before the reason why there is none, before the last answer of a process grown too large."""


class Failed(Exception):
    """The work was not done, and would not be if it were tried again: the message says why."""


class Died(Exception):
    """Whoever did the work has died over it, or was killed."""


class Worker(Protocol):
    """Does one piece of work at a time."""

    async def do(self, function: Callable[[A], R], order: A) -> R:
        """What the function makes of the order. Raises `Failed`, `Died`."""
        ...

    def end(self) -> None:
        """Stop at once; what is under way is lost. It begins anew when it is given work again."""
        ...

    async def ended(self) -> None:
        """Wait until everything that was stopped is gone."""
        ...


class WorkerProcess:
    """A worker that is another process. Whoever is cancelled while it works ends it."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        """The process, while there is one."""
        self._dying: set[asyncio.Task[None]] = set()

    async def do(self, function: Callable[[A], R], order: A) -> R:
        """What the function makes of the order there. It is named by its module, so it stands at the top of one; its
        argument and result say their types. Raises `Failed`, `Died`."""
        try:
            process = await self._started()
            assert process.stdin is not None, "it was started with pipes"
            assert process.stdout is not None, "it was started with pipes"
            name = f"{function.__module__}:{function.__name__}"
            asked = msgspec.msgpack.encode((name, msgspec.Raw(msgspec.msgpack.encode(order))))
            process.stdin.write(len(asked).to_bytes(LENGTH) + asked)
            await process.stdin.drain()
            length = int.from_bytes(await process.stdout.readexactly(LENGTH))
            answer = await process.stdout.readexactly(length)
        except (OSError, EOFError) as error:
            self.end()
            raise Died(repr(error)) from error
        except BaseException:  # nobody waits any more: a half-read answer must not meet the next order
            self.end()
            raise
        if answer[:1] == LAST:
            self.end()
        if answer[:1] == FAILED:
            raise Failed(answer[1:].decode(errors="replace"))
        return msgspec.msgpack.decode(answer[1:], type=types_of(function)[1])

    async def _started(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # no modules of the current directory
                "-m",
                "bot.workers.serving",
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self.process

    def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            dying = asyncio.get_running_loop().create_task(gone(process))
            self._dying.add(dying)
            dying.add_done_callback(self._dying.discard)

    async def ended(self) -> None:
        await asyncio.gather(*self._dying)


async def gone(process: asyncio.subprocess.Process) -> None:
    """Wait until a killed process is gone, and the pipe to it with it."""
    await process.wait()
    if process.stdin is not None:
        process.stdin.close()
        with suppress(OSError):
            await process.stdin.wait_closed()


@cache
def types_of(function: Callable[[Any], Any]) -> tuple[Any, Any]:
    """The types of a function's one argument and of its result."""
    hints = get_type_hints(function)
    result = hints.pop("return")
    (argument,) = hints.values()
    return argument, result
