"""The host changes the options of a table that is open already; everybody reads in the lobby what was changed."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.ledger.options import Options, read_options
from bot.sandbox.autoplay import controls, game_of
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, forged, menu_of


async def _opened(host: Person, game: str = "fleet", **options: Any) -> ShownMessage:
    return await (await host.command("new", game, **options)).reply()


async def _panel(person: Person, lobby: ShownMessage) -> ShownMessage:
    return await (await person.press(lobby, controls(lobby, "@options")[0])).reply()


async def _pick(person: Person, panel: ShownMessage, option: str, value: str) -> ShownMessage:
    return await (await person.select(panel, menu_of(panel, f"@option.{option}"), [value])).reply()


async def _options(house: House, lobby: ShownMessage) -> Options:
    return read_options((await house.store.games.load(game_of(lobby))).options)


def _menus(panel: ShownMessage) -> list[str]:
    return [menu["placeholder"] for menu in panel.selects]


async def test_the_host_changes_options_in_private_and_the_lobby_shows_them(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await _opened(anna)
    panel = await _panel(anna, lobby)
    assert panel.ephemeral
    assert _menus(panel) == ["Seats: 4", "Captain cards: no", "Trophy cards: no", "Rated: yes", "Hints: not allowed"]
    changed = await _pick(anna, panel, "captains", "yes")
    assert changed.id == panel.id
    assert "Captain cards: yes (instead" in _menus(changed)[1]
    changed = await _pick(anna, changed, "seats", "3")
    changed = await _pick(anna, changed, "rated", "no")
    await _pick(anna, changed, "hints", "yes")
    options = await _options(house, lobby)
    assert (options.seats, options.settings["captains"], options.rated, options.hints) == (3, "yes", False, True)
    shown = await anna.wait_for(lambda seen: seen.id == lobby.id and "Hints: **allowed" in seen.text)
    assert "Captain cards: **yes" in shown.text
    assert "2 free seats" in shown.text
    assert "**Changed**" not in shown.text, "nobody else had read anything"


async def test_whoever_has_joined_reads_that_something_was_changed(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await _opened(anna, captains="yes")
    await (await ben.press(lobby, controls(lobby, "@join")[0])).reply()
    panel = await _pick(anna, await _panel(anna, lobby), "captains", "no")
    await _pick(anna, panel, "seats", "2")
    shown = await ben.wait_for(lambda seen: seen.id == lobby.id and "Captain cards and Seats" in seen.text)
    assert "**Changed** since others joined: Captain cards and Seats" in shown.text
    assert "Captain cards: **no**" in shown.text, "as usual again, which was not what was read"
    started = await (await anna.press(shown, controls(shown, "@start")[0])).reply()
    assert "**Changed**" not in started.text
    assert not (await _options(house, lobby)).changed


async def test_what_does_not_go_together_is_refused_in_a_sentence_and_changes_nothing(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await _opened(anna, seats=2, trophies="yes")
    panel = await _panel(anna, lobby)
    refused = await _pick(anna, panel, "seats", "1")
    assert refused.id != panel.id
    assert "F14.6" in refused.text
    before = await _options(house, lobby)
    assert before.seats == 2
    menu = menu_of(panel, "@option.seats")
    for custom_id, value in ((menu, "99"), (menu, "many"), (menu.replace("seats", "weather"), "rain")):
        assert (await (await forged(anna, panel, custom_id, values=[value])).reply()).ephemeral
    assert await _options(house, lobby) == before


async def test_no_seat_is_taken_from_whoever_sits_there(house: House) -> None:
    anna, ben, carla = await house.people("Anna", "Ben", "Carla")
    lobby = await _opened(anna)
    panel = await _panel(anna, lobby)
    for guest in (ben, carla):
        await (await guest.press(lobby, controls(lobby, "@join")[0])).reply()
    refused = await _pick(anna, panel, "seats", "2")
    assert "3 players have already joined" in refused.text
    fresh = await _panel(anna, lobby)
    (seats,) = [menu for menu in fresh.selects if menu["placeholder"].startswith("Seats")]
    assert [option["value"] for option in seats["options"]] == ["3"]


async def test_only_the_host_changes_options_and_only_before_the_start(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await _opened(anna, seats=2)
    await (await ben.press(lobby, controls(lobby, "@join")[0])).reply()
    panel = await _panel(anna, lobby)
    refused = await _panel(ben, lobby)
    assert refused.ephemeral
    assert "Das darf nur" in refused.text
    assert not refused.selects
    menu = menu_of(panel, "@option.captains")
    assert "Das darf nur" in (await (await forged(ben, lobby, menu, values=["yes"])).reply()).text
    shown = await anna.wait_for(lambda seen: seen.id == lobby.id and bool(controls(seen, "@start")))
    await (await anna.press(shown, controls(shown, "@start")[0])).reply()
    assert "closed" in (await _pick(anna, panel, "captains", "yes")).text
    assert (await _options(house, lobby)).settings["captains"] == "no"


def _begun(panel: ShownMessage) -> list[str]:
    """What the menus say, without what was chosen before."""
    return [said.partition(" (")[0] for said in _menus(panel)]


@pytest.mark.slow
async def test_two_changes_at_once_both_count(house: House) -> None:
    (anna,) = await house.people("Anna")
    lobby = await _opened(anna)
    panel = await _panel(anna, lobby)
    await asyncio.gather(_pick(anna, panel, "captains", "yes"), _pick(anna, panel, "hints", "yes"))
    await anna.wait_for(
        lambda seen: seen.id == panel.id and {"Captain cards: yes", "Hints: allowed"} <= {*_begun(seen)}
    )
    options = await _options(house, lobby)
    assert (options.settings["captains"], options.hints) == ("yes", True)
