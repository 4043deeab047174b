"""Fleet through the real page: two pretend people, two languages, at phone width, with the real bot behind it."""

from __future__ import annotations

import contextlib
import shutil
from pathlib import Path
from random import Random

import pytest

from bot.sandbox.autoplay import Table
from bot.sandbox.run import Sandbox, running
from bot.sandbox.world import World
from db.store import Store
from tests.sandbox.page_probes import TOO_WIDE

pytest.importorskip("playwright.async_api", reason="needs the playwright package")
from playwright.async_api import Browser, ConsoleMessage, Page, async_playwright, expect

CHROMIUM = shutil.which("chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
PATIENCE_MS = 20_000
DECISIONS = 3

pytestmark = [
    pytest.mark.browser,
    pytest.mark.timeout(180),
    pytest.mark.skipif(CHROMIUM is None, reason="needs a chromium on the path"),
]


class _Phone:
    """One person's phone: what it shows and what goes wrong on it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.troubles: list[str] = []
        page.on("pageerror", lambda error: self.troubles.append(str(error)))
        page.on("console", self._note)

    @classmethod
    async def unlock(cls, browser: Browser, sandbox: Sandbox, person: str, *, locale: str) -> _Phone:
        context = await browser.new_context(
            viewport={"width": 400, "height": 800}, has_touch=True, locale=locale
        )  # fmt: skip
        phone = cls(await context.new_page())
        phone.page.set_default_timeout(PATIENCE_MS)
        await phone.page.goto(sandbox.standin.page_url)
        await phone.page.locator(".person.me").wait_for()
        with contextlib.suppress(Exception):
            await phone.page.get_by_role("button", name="Got it").click(timeout=2_000)
        await phone.page.get_by_role("radio", name=person).click()
        return phone

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(message.text)

    async def go_to_the_game(self) -> None:
        """Follow the strip that says where the person was called, unless the game is open already."""
        if await self.page.locator(PLAY).count() == 0:
            await self.page.locator("#calls .call").first.click()
        await self.page.locator(PLAY).last.wait_for()

    async def decide(self) -> None:
        """Press the first choice of the newest panel and wait until it has given way to what follows."""
        panel = self.page.locator(".message.ephemeral").last
        await panel.locator("img[alt]").first.wait_for()
        pressed = panel.locator(f"{CHOICE}, {MENU}").first
        custom_id = await pressed.get_attribute("data-custom-id") or ""
        await pressed.click()
        if "@pick" in custom_id:
            await self.page.get_by_role("option").first.click()
        await expect(self.page.locator(f'[data-custom-id="{custom_id}"]')).to_have_count(0)


MENU = '[data-custom-id*=":@pick."]'
PLAY = '[data-custom-id$=":@play"]'
CHOICE = 'button[data-custom-id^="q:"]:not([data-custom-id*="@"])'


async def test_two_people_play_several_turns_on_their_phones_in_two_languages(tmp_path: Path) -> None:
    expect.set_options(timeout=PATIENCE_MS)
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3")
    async with store, running(World.new(people=2), store) as sandbox, async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        phones = {
            person.id: await _Phone.unlock(browser, sandbox, person.name, locale=person.locale)
            for person in sandbox.standin.world.people
        }
        people = [await sandbox.standin.person(person.name) for person in sandbox.standin.world.people]
        table = Table(people, Random(1))
        await table.open("fleet")
        manager = sandbox.client.manager
        decisions = {person.id: 0 for person in people}
        while min(decisions.values()) < DECISIONS:
            loaded = await manager.load(table.game_id)
            person = str(loaded.people(loaded.waiting())[0])
            phone = phones[person]
            await phone.go_to_the_game()
            await phone.page.locator(PLAY).last.click()
            asked = loaded.saved.asked[loaded.seat_of(int(person)) or 0]
            await phone.page.locator(
                f'.message.ephemeral [data-custom-id^="q:{table.game_id}:{asked}:"]'
            ).first.wait_for()
            while int(person) in loaded.people(loaded.waiting()):
                await phone.decide()
                loaded = await manager.load(table.game_id)
                decisions[person] += 1
        anna, ben = (phones[person.id] for person in people)
        await expect(anna.page.get_by_role("button", name="My sheet").last).to_be_visible()
        await expect(ben.page.locator(".message.ephemeral").last).to_contain_text("Würfel")
        for phone in (anna, ben):
            pictures = phone.page.locator(".message img:not(.avatar)")
            assert await pictures.count()
            for picture in await pictures.all():
                assert len(await picture.get_attribute("alt") or "") > 20
            assert await phone.page.evaluate(TOO_WIDE) == []
            assert phone.troubles == []
        await browser.close()
