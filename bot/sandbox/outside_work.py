"""Where work leaves the event loop, in one list: a loop with held time must know what is under way outside.
Executors are not in it, which the loop counts by itself."""

from __future__ import annotations

import asyncio
from asyncio.subprocess import Process
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import ExitStack, asynccontextmanager
from typing import Any
from unittest.mock import patch

import discord.gateway

from bot.sandbox import seed
from bot.sandbox.held_time import HeldTime, counted, held_time
from bot.sandbox.journal import Journal
from bot.workers import process
from db import store
from db.postgres import PostgresAccess
from db.sqlite import SqliteAccess

GATES: tuple[tuple[Any, str], ...] = (
    (store, "migrate"),
    (store.Store, "enter"),
    (store.Store, "close"),
    (SqliteAccess, "read"),
    (SqliteAccess, "write"),
    (PostgresAccess, "read"),
    (PostgresAccess, "write"),
    (Journal, "ask"),
    (process.WorkerProcess, "do"),
    (process, "gone"),
)
"""Whatever waits for a thread or a process that is no executor's."""


def _counted_kill(process: Process) -> None:
    """Kill it: that it is gone comes back from a thread, maybe before anybody has begun to wait for it."""
    loop = asyncio.get_running_loop()
    if not isinstance(loop, HeldTime):
        _kill(process)
        return

    async def gone() -> None:
        await process.wait()

    def noticed(task: asyncio.Task[None]) -> None:
        loop.outside -= 1
        _dying.discard(task)

    loop.outside += 1
    try:
        _kill(process)
    finally:
        dying = loop.create_task(gone())
        _dying.add(dying)
        dying.add_done_callback(noticed)


_kill = Process.kill
_dying: set[asyncio.Task[None]] = set()


class Heartbeat(discord.gateway.KeepAliveHandler):
    """The heart of a connection to the gateway, which beats by the time of the loop instead of in a thread."""

    def start(self) -> None:
        self._beating = asyncio.create_task(self._beat(), name="heartbeat")

    def stop(self) -> None:
        self._beating.cancel()

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.interval or 0.0)
            await self.ws.send_heartbeat(self.beat())


class GatewayTime:
    """What discord.py's gateway asks the module `time` for, by a loop's held time: how late an answer to a heartbeat
    is, and how much was sent within a minute."""

    def __init__(self, loop: HeldTime) -> None:
        self.time = loop.clock().time
        self.perf_counter = loop.time


async def time_is_held() -> AsyncIterator[None]:
    """A fixture for tests: `work_outside_counted`, which changes nothing where the loop has no held time."""
    if not isinstance(asyncio.get_running_loop(), HeldTime):
        yield
        return
    async with work_outside_counted():
        yield


@asynccontextmanager
async def work_outside_counted() -> AsyncGenerator[None]:
    """Meanwhile work outside of the loop, which has held time, is counted, and Discord's clock goes with the loop,
    as does the one by which discord.py's gateway measures.

    Raises `AssertionError` when something came back that was not counted.
    """
    loop = held_time()
    with ExitStack() as held:
        for owner, name in GATES:
            held.enter_context(patch.object(owner, name, counted(getattr(owner, name))))
        held.enter_context(patch.object(Process, "kill", _counted_kill))
        held.enter_context(patch.object(discord.gateway, "KeepAliveHandler", Heartbeat))
        held.enter_context(patch.object(discord.gateway, "time", GatewayTime(loop)))
        held.enter_context(patch.object(seed, "SystemClock", loop.clock))
        yield
    assert not loop.uncounted, loop.uncounted
