"""Worlds a seat cannot tell from the real one: what is drawn anew in them, and what is not (CG1.4)."""

from __future__ import annotations

from random import Random

import pytest

from games.captains_gulf import GAME
from games.captains_gulf.table import Table
from games.captains_gulf.trading import Shipyard
from tests.games.captains_gulf.given import Situation, boat, given

rule = pytest.mark.rule


def worlds(game: Situation, seat: int) -> list[Table]:
    """Some of the worlds this seat thinks possible."""
    return [GAME.imagine(game.table, seat, Random(number)) for number in range(40)]


@rule("CG14.5", "CG1.4")
def test_that_others_have_answered_an_inspection_is_known_but_not_how() -> None:
    game = given(boat(money=9), boat(money=9, fuel=1), boat(money=9), boat(money=9), card="coast_guard").reset()
    game.play(0, "inspection:fuel").play(2, "inspection:money")
    assert game.waiting() == [3]
    for seat, answers in ((3, [{0, 1}, {0}, {0, 1}, {-1}]), (0, [{1}, {0}, {0, 1}, {-1}])):
        found = [{world.captains[each].answer for world in worlds(game, seat)} for each in range(4)]
        assert found == answers, "with one fuel nobody answers with fuel"


@rule("CG1.4", "CG10.4")
def test_the_first_card_of_two_is_taken_back_in_the_worlds_of_others() -> None:
    game = given(boat(money=9, hand=["G01", "G02"]), boat()).at_action("shipyard")
    game.play(0, "license:G01:shrimp_license")
    assert {world.stack[-1] for world in worlds(game, 1)} == {Shipyard(0)}
    assert {world.stack[-1] for world in worlds(game, 0)} == {Shipyard(0, 0, 0)}


@rule("CG1.4", "CG6.4")
def test_whoever_uses_the_printer_has_a_license_to_add_in_every_world() -> None:
    game = given(boat(money=3, hand=["shrimp_license"] * 2), boat()).turn().play(0, "bonus:printer")
    assert all(GAME.options(world, 0) for world in worlds(game, 1))
    assert any(world.captains[0].hand != game[0].hand for world in worlds(game, 1))
