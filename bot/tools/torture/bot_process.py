"""The bot's process as its torturer sees it: started, killed, started again, and when it could not be reached."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bot.tools.torture.bot_program import Command, TortureSetup

READY_S, LEAVE_S = 60.0, 20.0
PROGRAM = ("-m", "bot.tools.torture.bot_program")


class Spans:
    """Stretches of time (by `time.monotonic`) in which something was the case."""

    def __init__(self) -> None:
        self._closed: list[tuple[float, float]] = []
        self._since: float | None = None

    def begin(self) -> None:
        """It is the case from now on; twice is once."""
        if self._since is None:
            self._since = time.monotonic()

    def end(self, grace: float = 0.0) -> None:
        """It is the case no more, once `grace` seconds have passed."""
        if self._since is not None:
            self._closed.append((self._since, time.monotonic() + grace))
            self._since = None

    @property
    def open(self) -> bool:
        """Whether it is the case now."""
        return self._since is not None

    @property
    def seconds(self) -> float:
        """How long it was the case altogether."""
        return sum(end - since for since, end in self._closed)

    def touch(self, began: float, ended: float) -> bool:
        """Whether it was the case at any moment of this stretch."""
        if self._since is not None and ended >= self._since:
            return True
        return any(began <= end and ended >= since for since, end in self._closed)


class KillableBot:
    """The process, which runs `program`. `away` is when it was dead or not ready yet."""

    def __init__(self, setup: TortureSetup, log: Path, program: Sequence[str] = PROGRAM) -> None:
        self._setup = setup
        self._program = program
        self._log = log
        self._process: asyncio.subprocess.Process | None = None
        self.away = Spans()
        self.kills = 0
        self.away.begin()

    async def start(self) -> None:
        """Begin a new process; it is not ready yet."""
        with self._log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-P",  # no modules of the current directory
                *self._program,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=log,
            )
        await self._write(msgspec.json.encode(self._setup))

    async def ready(self, within: float = READY_S) -> bool:
        """Wait until it is; False when the time is up. Raises `RuntimeError` when it ended by itself."""
        assert self._process is not None
        assert self._process.stdout is not None
        try:
            async with asyncio.timeout(within):
                line = await self._process.stdout.readline()
        except TimeoutError:
            return False
        if not line:
            raise RuntimeError(f"the bot has ended by itself; see {self._log}")
        self.away.end(grace=0.5)
        return True

    async def kill(self) -> None:
        """End it at once, whatever it is doing."""
        assert self._process is not None
        self.away.begin()
        self._process.kill()
        await self._process.wait()
        self.kills += 1

    async def tell(self, command: Command) -> None:
        """Say what happens to its database; a dead one hears nothing."""
        await self._write(msgspec.json.encode(command))

    async def leave(self) -> None:
        """Let it end in good order; kill it if it does not."""
        if self._process is None or self._process.returncode is not None:
            return
        self.away.begin()
        await self.tell(Command(stop=True))
        try:
            async with asyncio.timeout(LEAVE_S):
                await self._process.wait()
        except TimeoutError:
            self._process.kill()
            await self._process.wait()

    async def _write(self, line: bytes) -> None:
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(line + b"\n")
            await self._process.stdin.drain()
        except ConnectionError:  # killed at this very moment
            return
