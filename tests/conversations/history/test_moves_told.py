"""A game that reveals much at a stroke shows how the table came to be as it is, and then the table."""

from __future__ import annotations

from random import Random

import pytest

from bot.sandbox.autoplay import Table
from bot.sandbox.people import Person, ShownMessage
from bot.sandbox.standin import Standin
from tests.conversations.house import House, choices, decide


async def _choose(house: House, table: Table, person: Person, *wanted: str) -> ShownMessage:
    panel = await house.panel(table, person)
    for choice in wanted:
        texts = [value or custom_id.split(":", 3)[3] for custom_id, value in choices(panel)]
        panel = await decide(person, panel, texts.index(choice))
    return panel


def _shown(seen: ShownMessage) -> tuple[str, str]:
    """The one picture of a message, which has its whole width: name of the file, alt text."""
    (picture,) = seen.raw["attachments"]
    return picture["filename"], picture["description"]


@pytest.mark.slow
async def test_the_moves_of_montego_bay_are_told_in_a_quiet_message_before_the_one_that_calls(
    house: House, standin: Standin
) -> None:
    people = [await standin.person(name) for name in ("Anna", "Ben", "Carla")]
    table = Table(people, Random(1))
    await table.open("montego", colors="dealt")
    await house.delivered(table)
    asked = (await house.boards(table, people[0]))[-1]
    assert _shown(asked)[0] == "table.png"
    for seat, person in enumerate(people):
        await _choose(house, table, person, f"card:big:{1 + seat}", f"card:small:{5 - seat}", "done")
    await house.delivered(table)

    board = (await house.boards(table, people[0]))[-1]
    assert int(board.id) > int(asked.id)
    *_, moves, last = await people[0].messages(board.channel_id)
    assert last.id == board.id
    name, alt = _shown(moves)
    assert name == "table-1.png"
    assert "how the figures moved, in order" in alt
    assert moves.id not in [each.message_id for each in standin.notifications]
    name, alt = _shown(board)
    assert name == "table.png"
    assert "Loading the ships" in alt
    _, newest, label, *earlier = board.text.split("\n")
    assert "works at" in newest, "what happened last, for phones show no more than that"
    assert label == "-# Before that:"
    assert "moves the" in earlier[0]
    shown = next(each.body for each in standin.notifications if each.message_id == board.id)
    assert "works at" in shown

    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    while choices(panel):
        panel = await decide(mover, panel)
    await house.delivered(table)
    latest = (await house.boards(table, people[0]))[-1]
    assert _shown(latest)[0] == "table.png"
    messages = await people[0].messages(board.channel_id)
    shown = [picture["filename"] for seen in messages for picture in seen.raw["attachments"]]
    assert shown.count("table-1.png") == 1
