"""A pretend person's phone: Chromium at 400 x 800 showing the page, pressed as a finger presses it.
Which games are played on it, and what must come of it, is said in the tests."""

from __future__ import annotations

import contextlib
import re
import shutil
from collections.abc import AsyncIterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest

from bot.sandbox.run import Sandbox
from bot.text import Words, language_of, texts
from tests.bot.sandbox.page_probes import BROKEN_PICTURES, LAST_WORDS, TOO_WIDE

pytest.importorskip("playwright.async_api", reason="needs the playwright package")
from playwright.async_api import Browser, ConsoleMessage, Locator, Page, ViewportSize, async_playwright, expect

CHROMIUM = shutil.which("chromium")
ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--no-first-run"]
PATIENCE_MS = 90_000
SCREEN: ViewportSize = {"width": 400, "height": 800}
LONG = 1800
"""High enough to see the longest message in one piece."""

MENU = '[data-custom-id*=":@pick."]'
CHOICE = 'button[data-custom-id^="q:"]:not([data-custom-id*="@"])'
PANEL = ".message.ephemeral"

DECLINING = ("decline", "pass", "skip")
"""Verbs that do without something: a game in which everybody always does is no game."""
FINISHING = ("done", "end")
"""Verbs that leave things as they are: whoever never says them never ends."""

RAW = re.compile(
    r"\{ ?\$|\{ ?[a-z]|[a-z]_[a-z]|\b[a-z]+-(?:event|ask|choice|detail|reason|alt|name)-|\bNone\b|undefined|NaN"
)
"""What a reader sees when a sentence is missing or half made."""
GERMAN = re.compile(r"[äöüßÄÖÜ]|\b(?:und|nicht|ein|eine|dein|deine|einen|oder|mit|von|vom|für|noch|Würfel|Punkte)\b")
ENGLISH = re.compile(r"\b(?:the|and|your|you|with|from|takes|marks|or|not|which|points|left|earns)\b", re.IGNORECASE)


@dataclass(frozen=True)
class Offer:
    """One thing to press in a panel: a button, or an entry of a menu."""

    custom_id: str
    choice: str
    entry: int | None = None


@contextlib.asynccontextmanager
async def chromium() -> AsyncIterator[Browser]:
    """A browser, closed at the end."""
    expect.set_options(timeout=PATIENCE_MS)
    async with async_playwright() as driver:
        browser = await driver.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield browser
        await browser.close()


class Phone:
    """One person's phone: what it shows and what goes wrong on it. `shots` is a folder for pictures of the panels."""

    def __init__(self, page: Page, name: str, locale: str, shots: Path | None = None) -> None:
        self.page = page
        self.name = name
        self.language = language_of(locale)
        self.words: Words = texts().words(locale)
        self._troubles: list[str] = []
        self._shots = shots
        self._shown: set[str] = set()
        page.on("pageerror", lambda error: self._troubles.append(str(error)))
        page.on("console", self._note)

    @classmethod
    async def unlock(
        cls, browser: Browser, sandbox: Sandbox, person: str, *, locale: str, shots: Path | None = None
    ) -> Phone:
        """The page as this person finds it on the first visit, the welcome read."""
        context = await browser.new_context(viewport=SCREEN, has_touch=True, locale=locale)
        phone = cls(await context.new_page(), person, locale, shots)
        phone.page.set_default_timeout(PATIENCE_MS)
        await phone.page.goto(sandbox.standin.page_url)
        await phone.page.locator(".person.me").wait_for()
        await phone.page.locator("#hint button").last.click()
        await phone.page.get_by_role("radio", name=person).click()
        await phone.page.locator(".person.me").get_by_text(person).wait_for()
        return phone

    def _note(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not ("404" in message.text and "/attachments/" in message.location["url"]):
            self._troubles.append(f"{message.text} ({message.location['url']})")

    async def troubles(self) -> list[str]:
        """What went wrong so far, and the pictures that are shown and did not load. One that was replaced while it was
        still on its way is gone, and nobody misses it."""
        return [*self._troubles, *await self.page.evaluate(BROKEN_PICTURES)]

    # -- what is pressed ------------------------------------------------------------------------------------------

    async def command(self, label: str, options: Mapping[str, str]) -> None:
        """Type a command, choose it from the list, fill in these of its options by name, and send it."""
        line = self.page.locator("textarea")
        await line.fill(f"/{label.partition(' ')[0]}")
        await self.page.get_by_role("option", name=f"/{label}").first.click()
        for name, value in options.items():
            await self.page.locator(".more .option", has_text=name).first.click()
            field = self.page.locator(".option-field", has_text=name).locator("input")
            if value.isdigit():
                await field.fill(value)
            else:
                await self.page.get_by_role("option", name=value, exact=True).click()
        await self.page.locator("button.send").click()

    def control(self, action: str) -> Locator:
        """The newest button of an action such as `@play`."""
        return self.page.locator(f'button[data-custom-id$=":{action}"]').last

    async def go_to_the_game(self) -> None:
        """Follow the strip that says where the person was called, unless the game is open already."""
        play, call = self.control("@play"), self.page.locator("#calls .call").first
        await play.or_(call).first.wait_for()
        if await play.count() == 0:
            await call.click()
        await play.wait_for()

    async def open_panel(self, game_id: str, asked: int, posted: int) -> Locator:
        """Press Play on the board of this move; returns the panel that asks the question of this number."""
        await self.go_to_the_game()
        await self.page.locator(f'[data-custom-id="q:{game_id}:{posted}:@play"]').last.click()
        return await self.panel(game_id, asked)

    async def panel(self, game_id: str, asked: int) -> Locator:
        """The panel that asks this question, once it is there and its picture has loaded."""
        question = f'[data-custom-id^="q:{game_id}:{asked}:"]'
        panel = self.page.locator(PANEL).filter(has=self.page.locator(question)).last
        await panel.locator(question).first.wait_for()
        await panel.locator("img[alt]").first.wait_for()
        return panel

    async def has_panel(self, game_id: str, asked: int) -> bool:
        """Whether a panel with this question is open."""
        return await self.page.locator(f'{PANEL} [data-custom-id^="q:{game_id}:{asked}:"]').count() > 0

    async def offers(self, panel: Locator) -> list[Offer]:
        """Everything the panel lets one decide; menus are opened to read them."""
        found: list[Offer] = []
        for custom_id in await _custom_ids(panel.locator(CHOICE)):
            found.append(Offer(custom_id, custom_id.split(":", 3)[3]))
        for custom_id in await _custom_ids(panel.locator(MENU)):
            await panel.locator(f'[data-custom-id="{custom_id}"]').click()
            entries = self.page.locator("dialog.picker [role=option]")
            await entries.first.wait_for()
            await self.shoot(self.page.locator("dialog.picker"), f"menu-{custom_id.rpartition('.')[2]}")
            values = await entries.evaluate_all("all => all.map((each) => each.dataset.value)")
            await self.page.keyboard.press("Escape")
            await entries.first.wait_for(state="detached")
            found += [Offer(custom_id, value, entry) for entry, value in enumerate(values)]
        return found

    async def take(self, panel: Locator, offer: Offer) -> None:
        """Press it and wait until it has given way to what follows. An older panel may ask the same still."""
        asked = self.page.locator(f'[data-custom-id="{offer.custom_id}"]')
        before = await asked.count()
        await panel.locator(f'[data-custom-id="{offer.custom_id}"]').click()
        if offer.entry is not None:
            await self.page.locator("dialog.picker [role=option]").nth(offer.entry).click()
        await expect(asked).to_have_count(before - 1)

    # -- what is seen ---------------------------------------------------------------------------------------------

    async def read(self, message: Locator, language: str, titles: Sequence[str]) -> list[str]:
        """What is wrong with a message for its readers of `language`; `titles` may stand there in any language."""
        await self._loaded(message)
        wrong: list[str] = []
        seen: dict[str, list[str]] = await message.evaluate(LAST_WORDS)
        for said in seen["texts"] + seen["alts"]:
            rest = said
            for title in titles:
                rest = rest.replace(title, "")
            foreign = (GERMAN if language == "en" else ENGLISH).search(rest)
            raw = RAW.search(rest)
            wrong += [f"{name} in {language}: “{found[0]}” in “{said}”"
                      for name, found in (("wrong language", foreign), ("raw", raw)) if found]  # fmt: skip
        wrong += [f"picture without words: {alt!r}" for alt in seen["alts"] if len(alt) < 20]
        wrong += [f"broken: {what}" for what in seen["broken"]]
        return wrong

    async def _loaded(self, message: Locator) -> None:
        for image in await message.locator("img").all():
            await image.evaluate("(image) => image.decode().catch(() => {})")

    async def too_wide(self) -> list[str]:
        """What stands out of the screen on the right."""
        return await self.page.evaluate(TOO_WIDE)

    async def shoot(self, what: Locator, kind: str) -> None:
        """Keep a picture of it, once for each kind of thing, if pictures are wanted at all."""
        if self._shots is None or kind in self._shown:
            return
        self._shown.add(kind)
        self._shots.mkdir(parents=True, exist_ok=True)
        name = f"{len(list(self._shots.iterdir())):03}-{self.language}-{re.sub('[^A-Za-z0-9_@.-]', '_', kind)}"
        await self.page.screenshot(path=self._shots / f"{name}-screen.png")
        await self.page.set_viewport_size({"width": SCREEN["width"], "height": LONG})
        await what.screenshot(path=self._shots / f"{name}.png")
        await self.page.set_viewport_size(SCREEN)

    async def shoot_screen(self, kind: str) -> None:
        """Keep a picture of the screen as it is, if pictures are wanted at all."""
        if self._shots is not None:
            self._shots.mkdir(parents=True, exist_ok=True)
            await self.page.screenshot(path=self._shots / f"{kind}-{self.name}.png")

    async def write_down(self, message: Locator) -> None:
        """Keep the words of a message, if pictures are wanted at all."""
        if self._shots is not None:
            self._shots.mkdir(parents=True, exist_ok=True)
            with (self._shots / f"transcript-{self.name}.txt").open("a", encoding="utf-8") as file:
                file.write(f"{await message.inner_text()}\n{'-' * 60}\n")


def sensible(offers: Sequence[Offer], rng: Random) -> Offer:
    """A random one: seldom one that does without something, often the one that ends a turn."""
    verbs = [offer.choice.partition(":")[0] for offer in offers]
    weights = [0.2 if verb in DECLINING else len(offers) if verb in FINISHING else 1.0 for verb in verbs]
    return rng.choices(offers, weights)[0]


async def _custom_ids(controls: Locator) -> list[str]:
    return await controls.evaluate_all("all => all.map((each) => each.dataset.customId)")
