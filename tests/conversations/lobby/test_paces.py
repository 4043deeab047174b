"""The pace of a table: chosen when it is opened or by the host in the lobby, it brings a clock and reminders."""

from __future__ import annotations

import pytest

from bot.ledger.options import read_options
from bot.sandbox.autoplay import game_of
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, forged


async def _options(house: House, lobby: ShownMessage) -> tuple[str, str]:
    """Pace and clock of a lobby."""
    game_id = game_of(lobby)
    assert game_id is not None
    options = read_options((await house.store.games.load(game_id)).options)
    return options.tempo, options.clock


async def _pick(person: Person, lobby: ShownMessage, tempo: str) -> ShownMessage:
    (menu,) = [item["custom_id"] for item in lobby.selects if "@tempo" in item["custom_id"]]
    return await (await person.select(lobby, menu, [tempo])).reply()


async def test_a_pace_sets_the_clock_and_the_lobby_says_how_long_the_game_will_take(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await (await anna.command("new", "fleet", seats=2, pace="several")).reply()
    assert await _options(house, lobby) == ("several", "daily")
    assert "a few moves a day" in lobby.text
    assert "Will take about" in lobby.text
    lobby = await _pick(anna, lobby, "one")
    assert await _options(house, lobby) == ("one", "relaxed")
    assert "one move a day" in lobby.text
    refused = await _pick(ben, lobby, "evening")
    assert refused.ephemeral
    assert await _options(house, lobby) == ("one", "relaxed")


@pytest.mark.slow
async def test_the_clock_can_be_chosen_apart_and_without_a_pace_both_durations_are_told(house: House) -> None:
    anna, *_ = await house.people("Anna")
    lobby = await (await anna.command("new", "fleet", seats=2, pace="several", clock="none")).reply()
    assert await _options(house, lobby) == ("several", "none")
    lobby = await (await anna.command("new", "fleet", seats=2)).reply()
    assert await _options(house, lobby) == ("", "none")
    assert "if everybody looks in a few times a day" in lobby.text
    alone = await (await anna.command("new", "fleet", seats=1)).reply()
    assert not [item for item in alone.selects if "@tempo" in item["custom_id"]]
    assert "⏱️" not in alone.text


async def test_the_host_chooses_the_clock_alone_in_the_lobby_and_the_pace_stays(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    lobby = await (await anna.command("new", "fleet", seats=2, pace="several")).reply()
    lobby = await _pick(anna, lobby, "clock.brisk")
    assert await _options(house, lobby) == ("several", "brisk")
    assert "brisk (1 day each" in lobby.text
    assert "a few moves a day" in lobby.text
    lobby = await _pick(anna, lobby, "clock.none")
    assert "none (play when you like" in lobby.text, "a pace could be thought to have one"
    lobby = await _pick(anna, lobby, "several")
    assert await _options(house, lobby) == ("several", "daily"), "a pace brings its clock again"
    refused = await _pick(ben, lobby, "clock.relaxed")
    assert refused.ephemeral
    assert await _options(house, lobby) == ("several", "daily")
    (menu,) = [item["custom_id"] for item in lobby.selects if "@tempo" in item["custom_id"]]
    unknown = await (await forged(anna, lobby, menu, values=["clock.sundial"])).reply()
    assert "belongs to nothing I know" in unknown.text


@pytest.mark.slow
async def test_whoever_has_chosen_no_interval_is_reminded_at_the_pace_of_the_table(house: House) -> None:
    table, people = await house.game("Anna", "Ben", pace="evening")
    mover = await house.mover(table, people)
    await house.later(hours=7)
    assert [seen for seen in mover.seen.values() if "⏰" in seen.text and seen.pings]
