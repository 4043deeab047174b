"""Starting the process under test beside this one, which plays Discord and the people."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

import msgspec

from bot.tools.bench.bot_program import BenchSetup, Stats

START_S = 60.0


class MeasuredBot:
    """The other process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def stats(self) -> Stats:
        """What it felt since the last time of asking."""
        return msgspec.json.decode(await self.ask(b"stats\n"), type=Stats)

    async def beat(self) -> None:
        """Let it notice from now on how late its event loop is, if its setup keeps it `still`."""
        await self.ask(b"beat\n")

    async def ask(self, line: bytes) -> bytes:
        """One line in, one line out. Raises `RuntimeError` when the process has ended."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(line)
        await self._process.stdin.drain()
        answer = await self._process.stdout.readline()
        if not answer:
            raise RuntimeError("the process under test has ended")
        return answer


@asynccontextmanager
async def measured_bot(setup: BenchSetup) -> AsyncGenerator[MeasuredBot]:
    """A process that is what the setup says, ready to be used; it is told to stop at the end."""
    logging.getLogger("discord").setLevel(logging.WARNING)
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",  # no modules of the current directory
        "-m",
        "bot.tools.bench.bot_program",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    running = MeasuredBot(process)
    try:
        async with asyncio.timeout(START_S):
            await running.ask(msgspec.json.encode(setup) + b"\n")
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
