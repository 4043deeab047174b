"""The chat page in a real browser, with a discord.py client behind it, and what is done on it again and again."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest

from bot.sandbox.clock import VirtualClock
from bot.sandbox.standin import Standin
from tests.bot.sandbox.harbor_bot import HarborBot

pytest.importorskip("playwright.async_api", reason="needs the playwright package")
from playwright.async_api import Browser, BrowserContext, ConsoleMessage, Page, ViewportSize, expect

CHROMIUM = shutil.which("chromium")
PATIENCE_MS = 90_000
PHONE: ViewportSize = {"width": 400, "height": 800}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}

in_a_browser = [
    pytest.mark.browser,
    pytest.mark.asyncio(loop_scope="module"),
    pytest.mark.skipif(CHROMIUM is None, reason="needs a chromium on the path"),
]
"""The marks of every test on the page."""


@dataclass
class Harbor:
    """A stand-in with a bot in it, and a browser to look at it with."""

    standin: Standin
    bot: HarborBot
    browser: Browser
    contexts: list[BrowserContext] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)

    async def visit(self, viewport: ViewportSize | None = None, *, hint_seen: bool = True) -> Page:
        """The page as a newcomer's browser shows it, at phone width unless said otherwise."""
        phone = viewport is None
        context = await self.browser.new_context(viewport=viewport or PHONE, has_touch=phone, locale="en-US")
        self.contexts.append(context)
        page = await context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._note)
        await page.goto(self.standin.page_url)
        await page.locator(".person.me").wait_for()
        if hint_seen:
            await page.get_by_role("button", name="Got it").click()
        return page

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(message.text)

    async def let_the_bot_miss_its_time(self) -> None:
        """Three seconds pass as soon as the bot has heard of what it will not answer."""
        await asyncio.wait_for(self.bot.ignored.acquire(), PATIENCE_MS / 1000)
        clock = self.standin.clock
        assert isinstance(clock, VirtualClock)
        clock.advance(3.1)


async def run(page: Page, text: str) -> None:
    """Type a command without options left to fill in, and send it."""
    await page.locator("textarea").fill(text)
    await page.get_by_role("option").first.wait_for()
    await page.keyboard.press("Enter")
    await page.keyboard.press("Enter")


async def echo(page: Page, text: str) -> None:
    """Let the bot say something."""
    await page.locator("textarea").fill("/echo ")
    await page.locator("[data-option=text]").fill(text)
    await page.keyboard.press("Enter")


@asynccontextmanager
async def another(page: Page, button: str) -> AsyncIterator[None]:
    """Meanwhile a further message with such a button comes: others may stand there since an earlier test."""
    newest = page.locator(".message", has=page.get_by_role("button", name=button)).last
    known = await newest.get_attribute("data-id") if await newest.count() else None
    yield
    await newest.wait_for()
    await expect(newest).not_to_have_attribute("data-id", known or "")


async def open_table(page: Page) -> None:
    async with another(page, "Play"):
        await page.locator("textarea").fill("/new")
        await page.keyboard.press("Enter")
        await page.get_by_role("option", name="Montego Bay").click()
        await page.get_by_role("button", name="Send").click()


async def open_panel(page: Page) -> None:
    await open_table(page)
    async with another(page, "Take wood"):
        await page.get_by_role("button", name="Play").last.click()
