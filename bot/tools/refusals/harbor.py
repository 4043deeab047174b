"""The bot beside the stand-in, by a clock that is held, and the refusal that is ordered for a while.
What people do meanwhile is in `playing.py`."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType

import aiohttp

from bot.app import App
from bot.sandbox.faults import Fault
from bot.sandbox.held_time import held_time
from bot.sandbox.people import Person
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from bot.tools.blank_studio import Blank
from bot.tools.refusals.answers import Cell
from bot.workers.thread import WorkerThread
from bot.workers.workers import Workers
from db.store import Store

Build = Callable[[Store, aiohttp.BaseConnector], App]
"""Makes the bot."""
OWNER, PLAYERS = "Anna", ("Ben", "Carla", "Dora")
HOUR_S = 3600.0
READY_S = 600.0
MOMENT_S = 0.001
"""The time of the loop passes when nothing else happens, however little of it."""


def usual(store: Store, connector: aiohttp.BaseConnector) -> App:
    """The bot as it is, but for its pictures, and for the processes it has besides."""
    workers = Workers(make=WorkerThread)
    return App(store, studio=Blank(), workers=workers, connector=connector, guild_ready_timeout=0.0)


class Trouble:
    """The refusal of a cell: ordered, and lifted once its time is over."""

    def __init__(self, standin: Standin, cell: Cell) -> None:
        self._faults = standin.faults
        self._cell = cell
        self._ordered: list[Fault] = []
        self._timer: asyncio.TimerHandle | None = None
        self.stands = False
        self.ended_at = 0.0
        """When it was lifted, by the time of the loop."""

    def order(self, routes: Sequence[str]) -> None:
        """Let it begin, on these routes; a second time only where it comes once each time, and has come."""
        times = 1 if self._cell.lasting == "once" else None
        if self.stands and times is None:
            return
        if any(not fault.hit for fault in self._ordered):
            return
        self._ordered += [self._cell.refusal.order(self._faults, route, times) for route in routes]
        self.stands = times is None
        if self._cell.lasting == "for an hour":
            self._timer = asyncio.get_running_loop().call_later(HOUR_S, self.lift)

    def lift(self) -> None:
        """From now on nothing is refused."""
        if self._timer is not None:
            self._timer.cancel()
        for fault in self._ordered:
            self._faults.lift(fault)
        self.stands = False
        self.ended_at = asyncio.get_running_loop().time()

    @property
    def hit(self) -> int:
        """How many requests were refused."""
        return sum(fault.hit for fault in self._ordered)


class Harbor:
    """The bot, which can be started again beside a stand-in that stays. `template` is a migrated, empty database."""

    def __init__(self, folder: Path, template: Path, build: Build = usual) -> None:
        self._database = folder / "games.sqlite3"
        shutil.copyfile(template, self._database)
        self._build = build
        self._open = AsyncExitStack()
        self._serving: asyncio.Task[None] | None = None
        self.standin = Standin(world=new_world(people=1 + len(PLAYERS)))
        self.store: Store
        self.app: App

    async def __aenter__(self) -> Harbor:
        await self.standin.start()
        await self.start()
        return self

    async def __aexit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        await self.stop()
        await self.standin.stop()

    async def start(self) -> None:
        """Let the bot come."""
        self.store = await self._open.enter_async_context(
            await Store.open(f"sqlite:///{self._database}", clock=held_time().now)
        )
        self.app = self._build(self.store, self.standin.connector())
        await self._open.enter_async_context(self.app.client)
        self._serving = asyncio.create_task(self.app.client.start(self.standin.token))
        async with asyncio.timeout(READY_S):
            await self.app.ready()

    async def stop(self) -> None:
        """Let it go."""
        await self.app.client.close()
        if self._serving is not None:
            await asyncio.gather(self._serving, return_exceptions=True)
        await self._open.aclose()

    async def people(self, count: int) -> list[Person]:
        """So many who play."""
        return [await self.standin.person(name) for name in PLAYERS[:count]]

    async def quiet(self) -> None:
        """Wait until nothing is going on any more but time."""
        await asyncio.sleep(MOMENT_S)
