"""Boards of tall tables: a glance first and the whole table below it, in one message and one request."""

from __future__ import annotations

from random import Random

import pytest

from bot.sandbox import permissions as may
from bot.sandbox.autoplay import Table, controls
from bot.sandbox.encoding import Json
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, choices, decide

GLANCE, WHOLE = "table-glance.png", "table.png"


async def _nusfjord(house: House, *names: str) -> tuple[Table, list[Person], ShownMessage]:
    people = await house.people(*names)
    table = Table(people, Random(1))
    await table.open("nusfjord")
    board = await house.board(table, people[0])
    await house.delivered(table)
    return table, people, board


def _names(seen: ShownMessage) -> tuple[list[str], list[str]]:
    """The names of the pictures that are attached, and of those in embeds."""
    embedded = [each["image"]["url"].partition("?")[0].rpartition("/")[2] for each in seen.raw["embeds"]]
    return [each["filename"] for each in seen.raw["attachments"]], embedded


def _tall(picture: Json) -> bool:
    """Whether a desktop shows it narrower than a phone."""
    return picture["height"] > picture["width"] * 7 / 8


async def _next_board(house: House, table: Table, people: list[Person]) -> ShownMessage:
    """Play until there is one board more; it."""
    before = len(await house.boards(table, people[0]))
    while len(boards := await house.boards(table, people[0])) == before:
        mover = await house.mover(table, people)
        await decide(mover, await house.panel(table, mover))
        await house.delivered(table)
    return boards[-1]


def _uploads(house: House, since: int) -> list[tuple[str, list[str]]]:
    """The bot's requests that made or changed a message, with the names of what they uploaded."""
    calls = [each for each in house.standin.requests[since:] if "/webhooks/" not in each.path]
    found = [each for each in calls if each.method in ("POST", "PATCH") and "/messages" in each.path]
    return [(each.method, [name for name, _ in each.files]) for each in found]


async def test_a_tall_board_is_one_message_with_its_glance_above_the_whole_table(house: House) -> None:
    table, people, board = await _nusfjord(house, "Anna", "Ben")
    assert _names(board) == ([GLANCE], [WHOLE])
    assert not controls(board, "@table"), "all of it stands there"
    glance, whole = board.pictures
    assert not _tall(glance)
    assert _tall(whole)
    assert glance["description"] == whole["description"]
    since = len(house.standin.requests)
    assert _names(await _next_board(house, table, people)) == ([GLANCE], [WHOLE])
    posts = [files for method, files in _uploads(house, since) if method == "POST"]
    assert posts == [[GLANCE, WHOLE]]


async def test_an_edit_shows_both_pictures_anew_and_each_once(house: House) -> None:
    table, (anna,), board = await _nusfjord(house, "Anna")
    before = [picture["url"] for picture in board.pictures]
    panel = await house.panel(table, anna)
    while len(choices(panel)) and not (await house.boards(table, anna))[-1].raw["edited_timestamp"]:
        panel = await decide(anna, panel)
        await house.delivered(table)
    edited = (await house.boards(table, anna))[-1]
    assert edited.id == board.id
    assert _names(edited) == ([GLANCE], [WHOLE])
    assert not {picture["url"] for picture in edited.pictures} & set(before)


async def test_a_picture_that_has_not_changed_is_not_uploaded_again(house: House) -> None:
    """The game is paused: the board says so, and looks as it did."""
    table, (anna, _), board = await _nusfjord(house, "Anna", "Ben")
    since, content, shown = len(house.standin.requests), board.content, [each["url"] for each in board.pictures]
    panel = await (await anna.command("table", channel=board.channel_id)).reply()
    await anna.press(panel, controls(panel, "@pause")[0])
    await house.delivered(table)
    now = (await house.boards(table, anna))[0]
    assert now.content != content
    assert [picture["url"] for picture in now.pictures] == shown
    assert _names(now) == ([GLANCE], [WHOLE])
    assert [files for method, files in _uploads(house, since) if method == "PATCH"] == [[]]


@pytest.mark.slow
async def test_with_all_rights_but_embedding_the_glance_stands_alone_and_a_button_shows_all(house: House) -> None:
    people = await house.people("Anna", "Ben")
    house.deny(people[0].here, may.EMBED_LINKS)
    await house.settled()
    table = Table(people, Random(1))
    await table.open("nusfjord")
    board = await house.board(table, people[0])
    await house.delivered(table)
    assert _names(board) == ([GLANCE], [])
    for _ in range(2):
        (whole,) = controls(board, "@table")
        assert board.button("Whole table")["custom_id"] == whole
        for person in people:
            both = await (await person.press(board, whole)).reply()
            assert both.ephemeral
            assert [_tall(picture) for picture in both.pictures] == [False, True]
        board = await _next_board(house, table, people)
        assert _names(board) == ([GLANCE], [])


async def test_an_embed_that_is_refused_leaves_the_glance(house: House) -> None:
    table, people, board = await _nusfjord(house, "Anna", "Ben")
    house.standin.faults.fail(f"POST /channels/{board.channel_id}/messages", status=400, code=50035, uploads=True)
    board = await _next_board(house, table, people)
    assert _names(board) == ([GLANCE], [])
    assert controls(board, "@table")


@pytest.mark.slow
async def test_whoever_looks_the_board_up_sees_both_and_a_part_alone(house: House) -> None:
    _, (anna, _), board = await _nusfjord(house, "Anna", "Ben")
    both = await (await anna.command("board", channel=board.channel_id)).reply()
    assert both.ephemeral
    assert [_tall(picture) for picture in both.pictures] == [False, True]
    part = await (await anna.command("board", part="elders", channel=board.channel_id)).reply()
    assert len(part.pictures) == 1
