"""Leafing through a game in the real page at phone width: a player in German, somebody who only watches in English.

`QUAYSIDE_SHOTS` names a folder for pictures of what they see.
"""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

import pytest

from bot.sandbox.autoplay import Table
from bot.sandbox.clock import VirtualClock
from bot.sandbox.run import running
from bot.sandbox.seed import new_world
from db.store import Store
from tests.bot.sandbox.phone import CHROMIUM, PANEL, Phone, chromium, expect

SHOTS = os.environ.get("QUAYSIDE_SHOTS")
TITLES = ["Fleet: The Dice Game", "Quayside Harbor", "Anna", "Ben", "Carla"]

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="needs a chromium on the path"),
]


async def test_a_player_and_somebody_who_watches_leaf_through_a_game(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3")
    async with store, running(new_world(people=3, clock=VirtualClock()), store) as sandbox, chromium() as browser:
        people = [await sandbox.standin.person(name) for name in ("Anna", "Ben")]
        table = Table(people, Random(3))
        await table.open("fleet")
        await table.play(until=40)
        for name, locale, can in (("Ben", "de", ["look"]), ("Carla", "en-US", [])):
            person = next(each for each in sandbox.standin.world.people if each.name == name)
            phone = await Phone.unlock(browser, sandbox, name, locale=locale, shots=Path(SHOTS) if SHOTS else None)
            phone.language, phone.words = person.locale.partition("-")[0], phone.words
            await phone.page.locator(".thread-link").last.click()
            words = phone.words
            await phone.command(words("command-history"), {})
            panel = phone.page.locator(PANEL).last
            step = phone.page.locator('[data-custom-id*="@step.back."]').last
            await step.wait_for()
            for way in ("back", "back", "first", "forth", "last", *can):
                image = panel.locator("img[alt]").first
                before = await image.get_attribute("src")
                await panel.locator(f'[data-custom-id*="@step.{way}."]').click()
                await expect(image).not_to_have_attribute("src", before or "")  # not before is the answer there
                assert await phone.read(panel, phone.language, TITLES) == [], way
                await phone.shoot(panel, f"history-{way}-{name}")
            await panel.locator('[data-custom-id*="@step.jump."]').click()
            await phone.page.locator("dialog.picker [role=option]").first.wait_for()
            await phone.shoot_screen("history-menu")
            await phone.page.keyboard.press("Escape")
            await expect(phone.page.locator("dialog.picker")).to_have_count(0)  # it takes the focus back
            for command in ("log", "games", "follow", "board", "sheet"):
                if command == "follow" and name == "Ben":
                    continue
                count = await phone.page.locator(PANEL).count()
                await phone.command(words(f"command-{command}"), {})
                await expect(phone.page.locator(PANEL)).to_have_count(count + 1)
                answer = phone.page.locator(PANEL).last
                await expect(answer.locator(".thinking")).to_have_count(0)
                assert await phone.read(answer, phone.language, TITLES) == [], command
                await phone.shoot(answer, f"{command}-{name}")
            assert await phone.too_wide() == []
            assert await phone.troubles() == []
