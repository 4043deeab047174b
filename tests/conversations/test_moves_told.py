"""A game that reveals much at a stroke shows in one message how the table came to be as it is, and the table."""

from __future__ import annotations

from random import Random
from urllib.parse import urlsplit

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


def _shown(seen: ShownMessage) -> dict[str, str]:
    """The pictures of a message from the top: names of files, alt texts. Each has the whole width of the message."""
    galleries = [item["items"] for item in seen.components if item["type"] == 12]
    assert all(len(items) == 1 for items in galleries)
    return {urlsplit(item["media"]["url"]).path.rpartition("/")[2]: item["description"] for [item] in galleries}


async def test_the_moves_of_montego_bay_are_one_message_with_a_picture_of_before_and_one_of_after(
    house: House, standin: Standin
) -> None:
    people = [await standin.person(name) for name in ("Anna", "Ben", "Carla")]
    table = Table(people, Random(1))
    await table.open("montego", colours="dealt")
    await house.delivered(table)
    asked = (await house.boards(table, people[0]))[-1]
    assert list(_shown(asked)) == ["table.png"]
    for seat, person in enumerate(people):
        await _choose(house, table, person, f"card:big:{1 + seat}", f"card:small:{5 - seat}", "done")
    await house.delivered(table)

    board = (await house.boards(table, people[0]))[-1]
    assert int(board.id) > int(asked.id)
    shown = _shown(board)
    assert list(shown) == ["table-1.png", "table.png"]
    assert "how the figures moved, in order" in shown["table-1.png"]
    assert "Loading the ships" in shown["table.png"]
    assert board.text.index("moves the") < board.text.index("works at"), "the story in order"

    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    while choices(panel):
        panel = await decide(mover, panel)
    await house.delivered(table)
    latest = (await house.boards(table, people[0]))[-1]
    edited = latest.id == board.id  # silently; it still shows what its story tells
    assert list(_shown(latest)) == (["table-1.png", "table.png"] if edited else ["table.png"])
