"""How lucky the dice of a game were, counted again by rolling everything that can be rolled."""

from __future__ import annotations

from itertools import product

import pytest

from games.engine import Event
from games.fleet_dice import GAME
from games.fleet_dice.data import BOAT_FACES, TOWN_FACES


def rolled(dice: list[str], *, hushed: bool = False) -> Event:
    return Event("rolled", None, {"phase": "town", "dice": dice}, hushed=hushed)


@pytest.mark.rule("F2.4")
@pytest.mark.parametrize(("boat", "town"), [(3, 0), (1, 2), (2, 3)])
def test_the_luck_of_a_roll_is_its_different_faces_and_what_all_rolls_show_on_average(boat: int, town: int) -> None:
    rolls = [
        [*some, *others] for some in product(BOAT_FACES, repeat=boat) for others in product(TOWN_FACES, repeat=town)
    ]
    drawn = [GAME.statistics.fortune(2, [rolled(dice)]) for dice in rolls]
    assert all([draw.seat for draw in draws] == [0, 1] for draws in drawn)
    assert all(draw.got == len(set(dice)) for dice, draws in zip(rolls, drawn, strict=True) for draw in draws)
    mean = sum(draws[0].got for draws in drawn) / len(drawn)
    assert mean == pytest.approx(drawn[0][0].expected)
    assert sum((draws[0].got - mean) ** 2 for draws in drawn) / len(drawn) == pytest.approx(drawn[0][0].variance)


def test_every_roll_counts_once_and_nothing_else() -> None:
    told = [
        Event("marked", 0, {"section": "cod"}),
        rolled(["cod"] * 3),
        rolled(["cod"], hushed=True),
        rolled(["cod", "harbor", "wharf"]),
    ]
    assert [(draw.seat, draw.got) for draw in GAME.statistics.fortune(2, told)] == [(0, 1), (1, 1), (0, 3), (1, 3)]
