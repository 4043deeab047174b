"""A board that a newer one has overtaken tells what had happened, and asks nobody any more."""

from __future__ import annotations

import pytest

from bot.sandbox.autoplay import Table, controls
from bot.sandbox.people import Person, ShownMessage
from tests.conversations.house import House, choices, decide

LOOKS = ["@sheet", "@log", "@text"]


async def _turn(house: House, table: Table, person: Person) -> None:
    """One person's whole turn."""
    panel = await house.panel(table, person)
    while choices(panel):
        panel = await decide(person, panel)
    await house.delivered(table)


def _actions(seen: ShownMessage) -> list[str]:
    return [item["custom_id"].split(":")[3] for item in seen.buttons]


async def _boards_after(house: House, table: Table, people: list[Person], turns: int) -> list[ShownMessage]:
    for _ in range(turns):
        await _turn(house, table, await house.mover(table, people))
    return await house.boards(table, people[0])


@pytest.mark.slow
async def test_only_the_newest_board_says_whose_turn_it_is_and_can_be_played_on(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    (before,) = await house.boards(table, people[0])
    *older, newest = await _boards_after(house, table, people, 3)
    assert len(older) == 3
    assert _actions(newest) == ["@play", *LOOKS]
    assert newest.raw["mentions"]
    for board in older:
        assert _actions(board) == LOOKS
        assert not board.raw["mentions"]
        assert board.raw["attachments"], "its picture stays"
        assert "<@" not in board.text
        assert board.text.endswith(("Fleet: play has moved on.", "Fleet: Inzwischen wurde weitergespielt."))
    opening = older[0].raw["content"].split("\n")
    assert opening[:-1], "how the game began is told still"
    assert set(opening[:-1]) <= set(before.raw["content"].split("\n")), "it tells nothing that it did not tell before"
    assert any(line.startswith(f"**{people[0].name}**") for line in older[1].raw["content"].split("\n"))


@pytest.mark.slow
async def test_a_move_brings_one_edit_at_most(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    edits = house.standin.faults.delay("PATCH /channels/*/messages/*", 0.0, times=None)
    for _ in range(3):
        mover = await house.mover(table, people)
        panel = await house.panel(table, mover)
        while choices(panel):
            before = edits.hit
            panel = await decide(mover, panel)
            await house.delivered(table)
            assert edits.hit <= before + 1


async def test_a_board_that_can_not_be_edited_stays_and_the_game_goes_on(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    house.standin.faults.fail("PATCH /channels/*/messages/*", status=400, code=50035, times=None)
    older, newest = await _boards_after(house, table, people, 1)
    assert _actions(older) == ["@play", *LOOKS]
    panel = await (await people[0].press(older, controls(older, "@play")[0])).reply()
    assert panel.ephemeral, "it shows the game as it is now"
    assert _actions(newest) == ["@play", *LOOKS]
