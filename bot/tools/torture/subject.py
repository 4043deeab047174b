"""The process under torture: the bot as it always is, on a database that can be slowed down and cut from outside.
Run by `victim.py`, which talks to it in lines: a JSON order first, then commands. Nothing of the bot knows of this."""

from __future__ import annotations

import asyncio
import sys
from datetime import datetime, timedelta
from typing import Literal, TypeVar

import msgspec

from bot.client import QuaysideClient
from bot.sandbox.passport import Passport
from bot.telemetry.structured_logs import start_logging
from db.access import Access, Work
from db.errors import StoreUnavailable
from db.shares import Share
from db.store import Store, utc_now

T = TypeVar("T")
Ailment = Literal["", "slow", "down", "full"]
SLOW_S = 0.25


class Order(msgspec.Struct, frozen=True):
    """Where Discord is, where the games are, and which of Discord's shards this process serves (None: all)."""

    passport: Passport
    database: str
    share: Share | None = None


class Command(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happens to the database from now on, how far its clock is ahead, and whether to leave in good order."""

    ailment: Ailment = ""
    ahead_s: float = 0.0
    stop: bool = False


class Ailing:
    """A way into the database that is slow, gone (`down`), or takes nothing more (`full`) for as long as it is told."""

    def __init__(self, way: Access) -> None:
        self._way = way
        self.ailment: Ailment = ""

    async def read(self, work: Work[T]) -> T:
        await self._suffer("down")
        return await self._way.read(work)

    async def write(self, work: Work[T]) -> T:
        await self._suffer("down", "full")
        return await self._way.write(work)

    async def _suffer(self, *fatal: Literal["down", "full"]) -> None:
        if self.ailment == "slow":
            await asyncio.sleep(SLOW_S)
        for reason in fatal:
            if self.ailment == reason:
                raise StoreUnavailable(reason, "cut by the crash test")


class Hurried:
    """The time, pushed ahead so that what waits to be tried again need not be waited for."""

    def __init__(self) -> None:
        self.ahead = timedelta()

    def __call__(self) -> datetime:
        return utc_now() + self.ahead


async def serve() -> None:
    """Be the bot until told to stop, or killed."""
    loop = asyncio.get_running_loop()
    lines = asyncio.StreamReader(limit=1 << 20)
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    order = msgspec.json.decode(await lines.readline(), type=Order)
    clock = Hurried()
    async with await Store.open(order.database, clock=clock) as store:
        way = Ailing(store._access)
        store._read, store._write = way.read, way.write
        connector = order.passport.connector()
        async with QuaysideClient(store, order.share, connector=connector, guild_ready_timeout=0.0) as client:
            serving = asyncio.create_task(client.start(order.passport.token))
            waiting = asyncio.create_task(client.wait_until_ready())
            await asyncio.wait((serving, waiting), return_when=asyncio.FIRST_COMPLETED)
            if serving.done():
                serving.result()
            sys.stdout.buffer.write(b"ready\n")
            sys.stdout.buffer.flush()
            while line := await lines.readline():
                command = msgspec.json.decode(line, type=Command)
                if command.stop:
                    break
                way.ailment = command.ailment
                clock.ahead = timedelta(seconds=command.ahead_s)
                client.outbox.wake()
            way.ailment = ""
            await client.close()
            await asyncio.gather(serving, return_exceptions=True)


if __name__ == "__main__":
    start_logging("WARNING")
    asyncio.run(serve())
