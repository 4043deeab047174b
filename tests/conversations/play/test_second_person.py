"""Whoever reads alone what they did reads "You …"; whatever everybody may see has their name."""

from __future__ import annotations

import re

import pytest

from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.around_the_table import do
from tests.conversations.house import House, choices, decide

YOU = r"\*\*(You|Du)\*\* \w"


def _says_you(seen: ShownMessage) -> bool:
    return re.search(YOU, seen.text) is not None


def _names(seen: ShownMessage, person: Person) -> bool:
    return f"**{person.name}** " in seen.text


async def _turn(house: House, table: Table, person: Person) -> ShownMessage:
    """One person's whole turn; the panel after it."""
    panel = await house.panel(table, person)
    while choices(panel):
        panel = await decide(person, panel)
    await house.delivered(table)
    return panel


@pytest.mark.slow
async def test_a_panel_says_you_to_its_reader_and_the_board_the_name(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    (second,) = (person for person in people if person is not first)
    panel = await _turn(house, table, first)
    assert _says_you(panel)
    assert not _names(panel, first)
    board = await house.board(table, first)
    assert _names(board, first)
    news = await house.panel(table, second)
    assert _names(news, first)
    assert not _names(news, second)
    await _turn(house, table, second)
    assert _names(await house.panel(table, first), second)
    for person in people:
        for seen in person.seen.values():
            assert seen.ephemeral or not _says_you(seen), "nothing that everybody sees depends on who reads it"


@pytest.mark.slow
async def test_the_log_and_the_history_say_you_to_a_player_and_names_to_whoever_watches(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    await _turn(house, table, first)
    thread = await house.thread(table)
    (carla,) = await house.people("Carla")
    for command in ("log", "history"):
        own = await (await first.command(command, channel=thread)).reply()
        assert _says_you(own), command
        assert not _names(own, first), command
        watched = await (await carla.command(command, channel=thread, game=table.game_id)).reply()
        assert not _says_you(watched), command
        assert _names(watched, first), command


async def test_what_people_do_besides_playing_is_told_to_them_in_the_log_and_to_all_by_name(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    (second,) = (person for person in people if person is not first)
    await do(table, first, "@away.yes")
    await house.delivered(table)
    thread = await house.thread(table)
    own = await (await first.command("log", channel=thread)).reply()
    assert re.search(r"You let a computer play|Du lässt eine Weile einen Computer spielen", own.text)
    other = await (await second.command("log", channel=thread)).reply()
    assert re.search(rf"{first.name} (lets a computer player|lässt eine Weile einen Computer)", other.text)


@pytest.mark.slow
async def test_what_would_be_taken_back_is_told_to_whoever_takes_it_back(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    first = await house.mover(table, people)
    (second,) = (person for person in people if person is not first)
    await _turn(house, table, first)
    await decide(second, await house.panel(table, second))
    await house.delivered(table)
    offer = await (await first.command("undo")).reply()
    assert controls(offer, "@back")
    assert _says_you(offer)
    assert _names(offer, second)
    assert not _names(offer, first)
