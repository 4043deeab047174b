"""What stands beside the choices in the real page: two people look around at phone width, each in their language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bot.sandbox.clock import VirtualClock
from bot.sandbox.run import running
from bot.sandbox.seed import new_world
from db.store import Store
from games.engine import Luck
from tests.bot.sandbox.phone import CHROMIUM, PANEL, Phone, chromium, expect

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="needs a chromium on the path"),
]

TITLES = ["Fleet: The Dice Game", "Anna", "Ben"]


async def test_everything_beside_the_choices_answers_in_the_reader_s_language(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3")
    async with store, running(new_world(people=2, clock=VirtualClock()), store) as sandbox, chromium() as browser:
        anna, ben = [
            await Phone.unlock(browser, sandbox, person.name, locale=person.locale)
            for person in sandbox.standin.world.people
        ]
        await anna.command("new fleet", {"seats": "2"})
        await ben.control("@primer").click()
        primer = ben.page.locator(PANEL).last
        await expect(primer).to_contain_text("Fleet: The Dice Game in einer Minute")
        await ben.control("@join").click()
        await anna.page.locator(".message").get_by_text("Ben", exact=True).wait_for()
        await anna.control("@start").click()
        await anna.page.locator(".thread-link").last.click()
        await ben.page.locator("#calls .call").or_(ben.page.locator(".thread-link").last).first.click()
        for phone in (anna, ben):
            await phone.control("@play").click()
            await phone.control("@why").or_(phone.control("@fresh")).first.wait_for()
            for action in ("@table", "@log", "@text", "@sheet", "@primer"):
                answers = await phone.page.locator(PANEL).count()
                await phone.control(action).click()
                await expect(phone.page.locator(PANEL)).to_have_count(answers + 1)
                answer = phone.page.locator(PANEL).last
                await expect(answer.locator(".thinking")).to_have_count(0)
                assert await phone.read(answer, phone.language, TITLES) == [], action
            assert await phone.too_wide() == []
            assert await phone.troubles() == []


async def test_a_choice_is_taken_back_and_a_missing_one_is_explained(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = Luck.__init__  # of three dice that are alike none would be asked for
    monkeypatch.setattr(Luck, "__init__", lambda luck, secret, salt="": drawn(luck, bytes(32)))  # pyright: ignore[reportUnknownLambdaType]
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3")
    async with (
        store,
        running(new_world(people=1, lang="de", clock=VirtualClock()), store) as sandbox,
        chromium() as browser,
    ):
        (anna,) = [
            await Phone.unlock(browser, sandbox, person.name, locale=person.locale)
            for person in sandbox.standin.world.people
        ]
        await anna.command("neu fleet", {"plätze": "1"})
        await anna.control("@start").click()
        await anna.page.locator(".thread-link").last.click()
        await anna.go_to_the_game()
        await anna.control("@play").click()
        panel = anna.page.locator(PANEL).last
        await panel.get_by_text("Welchen Würfel nimmst du?", exact=True).wait_for()
        offers = await anna.offers(panel)
        await anna.take(panel, offers[0])
        await panel.locator('[data-custom-id$=":@undo"]').click()
        await panel.get_by_text("Welchen Würfel nimmst du?", exact=True).wait_for()
        assert [offer.choice for offer in await anna.offers(panel)] == [offer.choice for offer in offers]
        await anna.control("@why").click()
        await anna.page.locator('[data-custom-id*=":@whynot."]').first.click()
        await anna.page.locator("dialog.picker [role=option]").last.click()
        reason = re.compile(r"Vorrat.*\(Regel F4\.1: Würfel nehmen\)")
        await expect(anna.page.locator(PANEL).last).to_contain_text(reason)
        assert await anna.troubles() == []
