"""Starting the process under test beside this one, which plays Discord and the people."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec

from bot.tools.bench.subject import Order, Stats

START_S = 60.0


class Subject:
    """The other process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def stats(self) -> Stats:
        """What it felt since the last time of asking."""
        return msgspec.json.decode(await self._ask(b"stats\n"), type=Stats)

    async def _ask(self, line: bytes) -> bytes:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line)
        await self._process.stdin.drain()
        answer = await self._process.stdout.readline()
        if not answer:
            raise RuntimeError("the process under test has ended")
        return answer


@asynccontextmanager
async def subject(order: Order) -> AsyncIterator[Subject]:
    """A process that does what the order says, ready to be used; it is told to stop at the end."""
    logging.getLogger("discord").setLevel(logging.WARNING)
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.tools.bench.subject", stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
    )
    running = Subject(process)
    try:
        async with asyncio.timeout(START_S):
            await running._ask(msgspec.json.encode(order) + b"\n")
        yield running
    finally:
        if process.returncode is None:
            assert process.stdin is not None
            process.stdin.write(b"stop\n")
            try:
                async with asyncio.timeout(20):
                    await process.wait()
            except TimeoutError:
                process.kill()
                await process.wait()
