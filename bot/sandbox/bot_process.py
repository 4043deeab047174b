"""The bot in a process of its own, exactly as `quayside run` runs it, with the stand-in for Discord.
`BotProcess` starts and stops it; as a program this is the process itself, which first reads how to connect."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec

from bot.sandbox.client_connection import ClientConnection

ONLINE = "online on"
"""How the line of the log begins that says that people are answered from now on."""
PATIENCE_S = 120.0


class Usage(msgspec.Struct, frozen=True):
    """What a process has used: seconds of processor time since it began, megabytes of memory now.

    `own_mb` of them are its own; the rest are files such as libraries, which it shares with other processes.
    """

    cpu_s: float
    memory_mb: float
    own_mb: float


class BotProcess:
    """The process. `lines` is its log so far."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process
        self.lines: list[str] = []
        self._reading = asyncio.create_task(self._read())
        self._news = asyncio.Event()

    async def said(self, sentence: str, within: float = PATIENCE_S) -> str:
        """Wait for a line of the log with these words. Raises `TimeoutError`, or `EOFError` when it ends before."""
        async with asyncio.timeout(within):
            while True:
                self._news.clear()
                for line in self.lines:
                    if sentence in line:
                        return line
                if self._reading.done():
                    raise EOFError("\n".join(self.lines))
                await self._news.wait()

    def usage(self) -> Usage:
        """What it has used (where there is /proc)."""
        folder = Path(f"/proc/{self.process.pid}")
        ticks = folder.joinpath("stat").read_text().rpartition(")")[2].split()
        resident, files = (int(pages) for pages in folder.joinpath("statm").read_text().split()[1:3])
        page_mb = os.sysconf("SC_PAGE_SIZE") / 1e6
        return Usage(
            cpu_s=(int(ticks[11]) + int(ticks[12])) / os.sysconf("SC_CLK_TCK"),
            memory_mb=resident * page_mb,
            own_mb=(resident - files) * page_mb,
        )

    async def end(self, number: signal.Signals = signal.SIGTERM, within: float = PATIENCE_S) -> int:
        """Tell it to stop and wait until it has; returns its exit code. Raises `TimeoutError`."""
        if self.process.returncode is None:
            self.process.send_signal(number)
        async with asyncio.timeout(within):
            code = await self.process.wait()
            await self._reading
        return code

    async def log_ended(self) -> None:
        """Wait until it says nothing more."""
        await asyncio.gather(self._reading, return_exceptions=True)

    async def _read(self) -> None:
        assert self.process.stderr is not None
        while line := await self.process.stderr.readline():
            self.lines.append(line.decode(errors="replace").rstrip("\n"))
            self._news.set()
        self._news.set()


@asynccontextmanager
async def bot_process(connection: ClientConnection, database: str, **settings: str) -> AsyncGenerator[BotProcess]:
    """The bot beside this process, with these settings; it is killed at the end unless it has ended before."""
    environment = _environment({"DISCORD_TOKEN": connection.token, "DATABASE_URL": database, **settings})
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-P",  # no modules of the current directory
        "-m",
        "bot.sandbox.bot_process",
        env=environment,
        stdin=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        limit=1 << 20,
    )
    begun = BotProcess(process)
    try:
        assert process.stdin is not None
        process.stdin.write(msgspec.json.encode(connection) + b"\n")
        await process.stdin.drain()
        yield begun
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()
        await begun.log_ended()


def _environment(settings: Mapping[str, str]) -> dict[str, str]:
    """This process's own, with code compiled once as it is wherever the bot is installed."""
    inherited = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**inherited, **settings}


async def online(process: BotProcess) -> float:
    """Wait until people are answered; returns the moment, by `time.perf_counter`."""
    await process.said(ONLINE)
    return time.perf_counter()


def main() -> int:
    """Be the bot."""
    connection = msgspec.json.decode(sys.stdin.buffer.readline(), type=ClientConnection)

    from bot.settings import read_settings  # noqa: PLC0415
    from bot.telemetry.structured_logs import start_logging  # noqa: PLC0415 - in the order in which the command line does it

    settings = read_settings()
    start_logging(settings.quayside_log_level, settings.quayside_log_format)

    from bot.run import run  # noqa: PLC0415

    return run(settings, connector=connection.connector)


if __name__ == "__main__":
    sys.exit(main())
