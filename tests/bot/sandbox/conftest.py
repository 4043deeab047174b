"""A stand-in with a clock that stands still, people, and a small bot, for the sandbox's tests."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Mapping

import pytest

from bot.sandbox.clock import VirtualClock
from bot.sandbox.held_time import HeldTime
from bot.sandbox.outside_work import time_is_held
from bot.sandbox.people import Person
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from tests.bot.sandbox.bare_bot import BareBot
from tests.bot.sandbox.schema import SchemaCheck, find_schema

_held = pytest.fixture(time_is_held, autouse=True)


def pytest_asyncio_loop_factories(item: pytest.Item) -> Mapping[str, Callable[[], asyncio.AbstractEventLoop]]:
    """Only a browser lives in real time."""
    return {"the loop": asyncio.SelectorEventLoop if item.get_closest_marker("browser") else HeldTime}


@contextlib.asynccontextmanager
async def running(bot: BareBot, standin: Standin) -> AsyncIterator[BareBot]:
    """The bot connected and ready; closed at the end."""
    task = asyncio.create_task(bot.start(standin.token))
    ready = asyncio.create_task(bot.is_up.wait())
    try:
        async with asyncio.timeout(20):
            await asyncio.wait((task, ready), return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            task.result()
        yield bot
    finally:
        ready.cancel()
        await bot.close()
        with contextlib.suppress(Exception):
            await task


@pytest.fixture
async def standin() -> AsyncIterator[Standin]:
    """A stand-in whose whole exchange with the bot must satisfy Discord's schema, where there is one."""
    async with Standin(world=new_world(clock=VirtualClock())) as started:
        check = SchemaCheck(started) if find_schema() else None
        yield started
    if check is not None:
        assert check.problems() == []


@pytest.fixture
async def bot(standin: Standin) -> AsyncIterator[BareBot]:
    async with running(BareBot(standin), standin) as ready:
        yield ready


@pytest.fixture
async def anna(standin: Standin) -> Person:
    return await standin.person("Anna")


@pytest.fixture
async def ben(standin: Standin) -> Person:
    return await standin.person("Ben")
