"""The process under torture: the bot as it always is, on a database that can be slowed down and cut from outside.
Run by `bot_process.py`, which talks to it in lines: a JSON setup first, then commands. The bot itself knows nothing."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from datetime import datetime, timedelta
from typing import Literal, TypeVar

import msgspec

from bot.app import App
from bot.sandbox.client_connection import ClientConnection
from bot.telemetry.structured_logs import start_logging
from db.access import Access, Work
from db.clock import utc_now
from db.errors import StoreUnavailable
from db.shards import Shards
from db.store import Store

T = TypeVar("T")
StoreFailure = Literal["", "slow", "down", "full"]
SLOW_S, BEAT_S = 0.25, 0.25


class TortureSetup(msgspec.Struct, frozen=True):
    """Where Discord is, where the games are, and which of Discord's shards this process serves (None: all)."""

    connection: ClientConnection
    database: str
    share: Shards | None = None


class Command(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happens to the database from now on, how far its clock is ahead, and whether to leave in good order."""

    failure: StoreFailure = ""
    ahead_s: float = 0.0
    stop: bool = False


class Trouble(msgspec.Struct):
    """What the database suffers from now."""

    failure: StoreFailure = ""


class FailingAccess:
    """A way into the database that is slow, gone (`down`), or takes nothing more (`full`) while there is trouble."""

    def __init__(self, way: Access, trouble: Trouble) -> None:
        self._way = way
        self._trouble = trouble

    async def read(self, work: Work[T]) -> T:
        await self._suffer("down")
        return await self._way.read(work)

    async def write(self, work: Work[T]) -> T:
        await self._suffer("down", "full")
        return await self._way.write(work)

    async def close(self) -> None:
        await self._way.close()

    async def _suffer(self, *fatal: Literal["down", "full"]) -> None:
        if self._trouble.failure == "slow":
            await asyncio.sleep(SLOW_S)
        for reason in fatal:
            if self._trouble.failure == reason:
                raise StoreUnavailable(reason, "cut by the crash test")


class AdvancedClock:
    """The time, pushed ahead so that what waits to be tried again need not be waited for."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def __call__(self) -> datetime:
        return utc_now() + self.ahead


async def serve(through: Callable[[Access], Access] = lambda way: way) -> None:
    """Be the bot until told to stop, or killed. The database is reached by what `through` makes of the way to it."""
    loop = asyncio.get_running_loop()
    lines = asyncio.StreamReader(limit=1 << 20)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    setup = msgspec.json.decode(await lines.readline(), type=TortureSetup)
    clock, trouble = AdvancedClock(), Trouble()
    async with await Store.open(
        setup.database, clock=clock, through=lambda access: FailingAccess(through(access), trouble)
    ) as store:
        app = App(store, setup.share, connector=setup.connection.connector(), guild_ready_timeout=0.0)
        async with app.client as client:
            serving = asyncio.create_task(client.start(setup.connection.token))
            waiting = asyncio.create_task(app.ready())
            await asyncio.wait((serving, waiting), return_when=asyncio.FIRST_COMPLETED)
            if serving.done():
                serving.result()
            _write(b"ready\n")
            threading.Thread(target=_beat, daemon=True).start()
            while line := await lines.readline():
                command = msgspec.json.decode(line, type=Command)
                if command.stop:
                    break
                trouble.failure = command.failure
                clock.ahead = timedelta(seconds=command.ahead_s)
                app.core.outbox.wake()
            trouble.failure = ""
            await client.close()
            await asyncio.gather(serving, return_exceptions=True)


def _beat() -> None:
    """Say again and again that this process runs, whatever its event loop does."""
    with suppress(BrokenPipeError):
        while True:
            time.sleep(BEAT_S)
            _write(b"\n")


def _write(line: bytes) -> None:
    sys.stdout.buffer.write(line)
    sys.stdout.buffer.flush()


if __name__ == "__main__":
    start_logging("WARNING")
    asyncio.run(serve())
