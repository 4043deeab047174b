"""A browser and a stand-in for each module of tests. Imported late, for the package of the browser may be missing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from bot.sandbox.clock import VirtualClock
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from tests.bot.sandbox.harbour_bot import HarbourBot

if TYPE_CHECKING:
    from playwright.async_api import Browser

    from tests.bot.sandbox.page.harbour import Harbour

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running() -> AsyncIterator[tuple[Standin, HarbourBot, Browser]]:
    from playwright.async_api import async_playwright, expect

    from tests.bot.sandbox.page.harbour import CHROMIUM, PATIENCE_MS

    if CHROMIUM is None:
        pytest.skip("needs a chromium on the path")
    expect.set_options(timeout=PATIENCE_MS)
    async with contextlib.AsyncExitStack() as stack:
        standin = await stack.enter_async_context(Standin(world=new_world(clock=VirtualClock())))
        client = await stack.enter_async_context(HarbourBot(standin))
        task = asyncio.create_task(client.start(standin.token))
        await asyncio.wait_for(client.is_up.wait(), 20)
        driver = await stack.enter_async_context(async_playwright())
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield standin, client, browser
        await browser.close()
        await client.close()
        await task


@pytest_asyncio.fixture(loop_scope="module")
async def harbour(running: tuple[Standin, HarbourBot, Browser]) -> AsyncIterator[Harbour]:
    from tests.bot.sandbox.page.harbour import Harbour

    harbour = Harbour(*running)
    yield harbour
    for context in harbour.contexts:
        await context.close()
    assert harbour.troubles == []
