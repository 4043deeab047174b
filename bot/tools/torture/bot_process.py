"""The bot's process as its torturer sees it: started, killed, started again, and when it could not be reached."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import msgspec

from bot.tools.torture.bot_program import BEAT_S, Command, TortureSetup

READY_S, LEAVE_S = 60.0, 20.0
HELD_S = 4 * BEAT_S
"""Who hears nothing of a process for so long takes it for one that the machine did not let run."""
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

    def add(self, since: float, end: float) -> None:
        """It was the case from then to then."""
        self._closed.append((since, end))

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
    """The process, which runs `program`. `away` is when it was dead or not ready yet, `held` when the machine, busy or
    asleep, let it or whoever listens not run."""

    def __init__(self, setup: TortureSetup, log: Path, program: Sequence[str] = PROGRAM) -> None:
        self._setup = setup
        self._program = program
        self._log = log
        self._process: asyncio.subprocess.Process | None = None
        self._listening: asyncio.Task[None] | None = None
        self.away, self.held = Spans(), Spans()
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
        self._listening = asyncio.create_task(self._listen(self._process.stdout))
        return True

    async def _listen(self, beats: asyncio.StreamReader) -> None:
        """Note when the process was not heard of, as long as it lives."""
        last, lives = time.monotonic(), True
        while lives:
            lives = bool(await beats.readline())
            now = time.monotonic()
            if now - last > HELD_S:
                self.held.add(last, now)
            last = now

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
