"""The order of pictures: the board all wait for is drawn before the private sheet, once, and again if that fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from tests.conversations.house import House, choices, decide

Draw = Callable[..., asyncio.Future[Any]]


def _watched(house: House, monkeypatch: pytest.MonkeyPatch, drawn: list[str], *, fail: str = "") -> None:
    draw: Draw = house.studio.draw
    failing = [fail]

    def watch(paint: Any, /, *args: Any, **kwargs: Any) -> asyncio.Future[Any]:
        drawn.append(paint.__name__)
        if paint.__name__ in failing:
            failing.clear()
            spilled = asyncio.get_running_loop().create_future()
            spilled.set_exception(MemoryError("the ink is spilled"))
            return spilled
        return draw(paint, *args, **kwargs)

    monkeypatch.setattr(house.studio, "draw", watch)


async def test_the_board_is_drawn_once_and_before_the_private_picture(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    drawn: list[str] = []
    _watched(house, monkeypatch, drawn)
    await decide(mover, panel)
    await house.delivered(table)
    assert drawn == ["board_pictures", "question"]


async def test_a_board_whose_drawing_failed_is_drawn_again(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    panel = await house.panel(table, mover)
    boards = len(await house.boards(table, mover))
    drawn: list[str] = []
    _watched(house, monkeypatch, drawn, fail="board_pictures")
    while choices(panel):
        panel = await decide(mover, panel)
    await house.delivered(table)
    assert drawn.count("board_pictures") >= 2
    assert len(await house.boards(table, mover)) == boards + 1


async def test_a_panel_that_is_come_back_to_is_not_drawn_again_and_nobody_elses_is_shown(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, people = await house.game("Anna", "Ben")
    mover = await house.mover(table, people)
    [other] = [person for person in people if person is not mover]
    drawn: list[str] = []
    _watched(house, monkeypatch, drawn)
    first = await house.panel(table, mover)
    assert drawn == ["question"]
    again = await house.panel(table, mover)
    assert drawn == ["question"]
    pictures = [await mover.fetch(panel.pictures[0]["url"]) for panel in (first, again)]
    assert pictures[0] == pictures[1]
    theirs = await house.panel(table, other)
    assert drawn == ["question"] * 2
    assert await other.fetch(theirs.pictures[0]["url"]) != pictures[0]
    await decide(mover, again)
    await house.delivered(table)
    assert drawn.count("question") > 2
