"""Whole games through the real page: pretend people of two languages, each on a phone of their own, to the scoring.

They are played with `QUAYSIDE_THOROUGH=1` only: Fleet for two takes a minute and a half, all of them many minutes. (A
whole game of each kind through the page's protocol is `quayside sandbox --selftest`.) `QUAYSIDE_SHOTS` names a folder
for pictures of each kind of panel and menu and for everything that was read, for people to look at.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import pytest

from bot.ledger.loaded import Loaded
from bot.sandbox.clock import VirtualClock
from bot.sandbox.run import Sandbox, running
from bot.sandbox.seed import new_world
from bot.text import language_of, texts
from db.store import Store
from tests.bot.sandbox.phone import CHROMIUM, Phone, chromium, sensible

THOROUGH = bool(os.environ.get("QUAYSIDE_THOROUGH"))
SHOTS = os.environ.get("QUAYSIDE_SHOTS")
DRAWN_MS = 90_000
"""The replay of a long game is drawn for many seconds when the machine is busy."""
EVERY = 10
"""After so many decisions the whole page is looked at, not only the panel."""

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(CHROMIUM is None, reason="needs a chromium on the path"),
]
thorough = pytest.mark.skipif(not THOROUGH, reason="long; played with QUAYSIDE_THOROUGH=1")


@dataclass
class Evening:
    """A sandbox and the phones of everybody in it; the first person opens the table."""

    sandbox: Sandbox
    phones: list[Phone]
    language: str
    rng: Random
    decisions: int = 0
    wrong: list[str] = field(default_factory=list)

    async def open_table(self, game: str, settings: Mapping[str, str]) -> str:
        """The host types /new, the others press Join, the host presses Start; returns the game's id."""
        host, *guests = self.phones
        words = host.words
        options = {words("argument-seats"): str(len(self.phones))}
        for setting, value in settings.items():
            options[words(f"{game}-setting-{setting}.name")] = words(f"{game}-value-{setting}-{value}")
        await host.command(f"{words('command-new')} {words(f'{game}-command')}", options)
        for guest in guests:
            await guest.control("@join").click()
        start = host.control("@start")
        lobby = host.page.locator(".message").filter(has=start).last
        for guest in guests:
            await lobby.get_by_text(guest.name, exact=True).wait_for()
        await host.shoot(lobby, "lobby")
        self.wrong += await host.read(lobby, self.language, self.titles)
        game_id = (await start.get_attribute("data-custom-id") or "").split(":")[1]
        await start.click()
        await host.page.locator(".thread-link").last.click()
        await host.go_to_the_game()
        return game_id

    @property
    def titles(self) -> list[str]:
        """What stands in every language as it is: names of games and people."""
        return [
            texts().format(language, f"{game}-title", {})
            for language in ("en", "de")
            for game in ("fleet_dice", "montego_bay", "nusfjord", "captains_gulf")
        ] + [phone.name for phone in self.phones]

    async def play_to_the_end(self, game_id: str) -> None:
        """Whoever owes a decision presses Play on their phone and decides, until nobody owes one."""
        ledger = self.sandbox.app.ledger
        while (loaded := await ledger.load(game_id)).waiting():
            seat = self.rng.choice(loaded.waiting())
            await self._decide(game_id, loaded, seat)
            self.decisions += 1
            assert self.wrong == []

    async def _decide(self, game_id: str, loaded: Loaded, seat: int) -> None:
        person = str(loaded.people([seat])[0])
        name = next(each.name for each in self.sandbox.standin.world.people if each.id == person)
        phone = next(each for each in self.phones if each.name == name)
        asked = loaded.saved.asked[seat]
        if await phone.has_panel(game_id, asked):
            panel = await phone.panel(game_id, asked)
        else:
            panel = await phone.open_panel(game_id, asked, loaded.board)
            board = phone.page.locator(".message").filter(has=phone.control("@play")).last
            await phone.shoot(board, f"board-{self.decisions // 40}")
            self.wrong += await phone.read(board, self.language, self.titles)
        offers = await phone.offers(panel)
        step = loaded.game.step(loaded.table, seat)
        assert step is not None
        kind = step.ask(loaded.table).kind
        await phone.write_down(panel)
        if not offers:
            self.wrong.append(f"dead end: {name} is asked {kind} and is offered nothing")
            return
        await phone.shoot(panel, kind)
        if self.decisions % EVERY == 0:
            await phone.shoot(panel, f"{kind}-{self.decisions}")
            self.wrong += [f"too wide: {what}" for what in await phone.too_wide()]
            if "<@" in await phone.page.inner_text("#chat"):
                self.wrong.append(f"a mention that {name} cannot read")
        self.wrong += await phone.read(panel, phone.language, self.titles)
        await phone.take(panel, sensible(offers, self.rng))

    async def see_the_scoring(self) -> None:
        """Everybody sees the final scoring and the replay; the host plays again."""
        for phone in self.phones:
            await phone.control("@again").wait_for()
            await phone.control("@watch").wait_for(timeout=DRAWN_MS)
            final = phone.page.locator(".message").filter(has=phone.control("@again")).last
            await phone.shoot(final, "scoring")
            await phone.write_down(final)
            self.wrong += await phone.read(final, self.language, self.titles)
            self.wrong += [f"too wide: {what}" for what in await phone.too_wide()]
            self.wrong += await phone.troubles()
        host = self.phones[0]
        await host.control("@again").click()
        await host.control("@start").wait_for()
        assert self.wrong == []


async def played(tmp_path: Path, game: str, people: int, *, lang: str = "en", seed: int = 1, **settings: str) -> None:
    """One whole game; the people's languages alternate, beginning with `lang`, which is the server's as well."""
    world = new_world(people=people, lang=lang, clock=VirtualClock())
    shots = (
        Path(SHOTS) / f"{game}-{people}-{lang}{''.join(f'-{value}' for value in settings.values())}" if SHOTS else None
    )
    store = await Store.open(f"sqlite+aiosqlite:///{tmp_path}/games.sqlite3")
    async with store, running(world, store) as sandbox, chromium() as browser:
        phones = [
            await Phone.unlock(browser, sandbox, person.name, locale=person.locale, shots=shots)
            for person in sandbox.standin.world.people
        ]
        evening = Evening(sandbox, phones, language_of(lang), Random(seed))
        try:
            game_id = await evening.open_table(game, settings)
            await evening.play_to_the_end(game_id)
            await evening.see_the_scoring()
        except Exception:
            for phone in phones:
                await phone.shoot_screen("failed")
            raise
        print(f"{game}: {evening.decisions} decisions")


@thorough
@pytest.mark.timeout(400)
async def test_fleet_is_played_to_its_end_on_two_phones_in_two_languages(tmp_path: Path) -> None:
    await played(tmp_path, "fleet_dice", 2)


@thorough
@pytest.mark.timeout(900)
@pytest.mark.parametrize("lang", ["en", "de"])
async def test_fleet_is_played_alone_to_its_end(tmp_path: Path, lang: str) -> None:
    await played(tmp_path, "fleet_dice", 1, lang=lang, captains="yes")


@thorough
@pytest.mark.timeout(900)
async def test_fleet_with_all_its_cards_is_played_to_its_end_by_four(tmp_path: Path) -> None:
    await played(tmp_path, "fleet_dice", 4, lang="de", captains="yes", trophies="yes")


@thorough
@pytest.mark.timeout(900)
async def test_montego_bay_is_played_to_its_end_by_three(tmp_path: Path) -> None:
    await played(tmp_path, "montego_bay", 3)


@thorough
@pytest.mark.timeout(1500)
async def test_captains_of_the_gulf_is_played_to_its_end_by_two(tmp_path: Path) -> None:
    await played(tmp_path, "captains_gulf", 2)


@thorough
@pytest.mark.timeout(1500)
async def test_nusfjord_is_played_to_its_end_by_three(tmp_path: Path) -> None:
    await played(tmp_path, "nusfjord", 3, lang="de")


@thorough
@pytest.mark.timeout(1500)
async def test_nusfjord_is_played_alone_to_its_end(tmp_path: Path) -> None:
    await played(tmp_path, "nusfjord", 1)


@thorough
@pytest.mark.timeout(2400)
async def test_a_nusfjord_campaign_is_played_to_its_end(tmp_path: Path) -> None:
    await played(tmp_path, "nusfjord", 1, lang="de", series="campaign")
