"""What whoever waits can plan: the first license, the next turn, the inspection (CG3)."""

from __future__ import annotations

import pytest

from games.captains_gulf import GAME
from games.captains_gulf.data import SPACES
from tests.games.captains_gulf.given import Situation, boat, given, new_game

rule = pytest.mark.rule
SAIL = ["sail:morgan_city", "sail:corpus_christi", "sail:tampa"]


def plannable(game: Situation, seat: int) -> list[str]:
    return list(GAME.plannable(game.table, seat))


@rule("CG3.2", "CG3.3", "CG3.4")
def test_whoever_waits_may_plan_the_whole_next_turn_as_far_as_no_card_is_drawn() -> None:
    waits = boat(at="B3", money=9, wheel="", licenses=["shrimp"], hand=["ss"], upgrades=["improved_engine"])
    game = given(boat(fuel=2, tiles=1), waits, sea={"A2": "s"}).turn().play(0, "bonus:day_laborer", "go:fuel_dock")
    turn = [*(f"go:{space}" for space in SPACES), "bonus:printer", "bonus:radar"]
    assert plannable(game, 1) == [*turn, "fish:A2", *SAIL, "end"]
    assert game.waiting() == [0]


@rule("CG3.7")
def test_what_others_did_in_their_turn_does_not_stand_in_the_way_of_a_plan() -> None:
    aboard = boat(licenses=["shrimp"], hand=["ss"], tiles=1)
    waits = boat(at="B3", upgrades=["improved_engine"])
    game = given(aboard, waits, sea={"A2": "s"}).at_action("fishing").fish("A2")
    assert game.table.fished
    assert "bonus:improved_engine" not in plannable(game, 1)
    game.play(0, "bonus:radar", *game.options(verb="drop")[:1])
    assert game.table.marked
    assert "bonus:radar" in plannable(game, 1)


@rule("CG14.5")
def test_an_inspection_may_be_planned_while_its_card_lies_there_and_nobody_has_been_asked() -> None:
    inspections = ["inspection:fuel", "inspection:money"]
    waits = boat(money=9)
    assert plannable(given(boat(), waits, card="coast_guard").turn(), 1)[:2] == inspections
    assert not set(inspections) & set(plannable(given(boat(), waits, card="good_weather").turn(), 1))
    asked = given(boat(), waits, card="coast_guard").reset().play(1, "inspection:money")
    assert asked.waiting() == [0]
    assert not set(inspections) & set(plannable(asked, 1))


@rule("CG2.9")
def test_before_the_first_turn_the_first_license_is_planned() -> None:
    game = new_game(2)
    (waits,) = {0, 1} - set(game.waiting())
    assert {choice.partition(":")[0] for choice in plannable(game, waits)} == {"license"}
    over = given(boat(), card="few_customers", round_=8).reset()
    assert plannable(over, 0) == []


@rule("CG3.8", "CG15.1")
def test_once_the_last_turn_of_the_game_is_played_only_an_inspection_can_come() -> None:
    def crossed(card: str, round_: int) -> list[str]:
        game = given(boat(), boat(money=9), card=card, round_=round_).turn()
        assert "go:market" in plannable(game, 1), "the round goes on"
        game.table.crossed, game.table.timer = True, 0
        return plannable(game, 1)

    assert "go:market" in crossed("good_weather", 7)
    assert crossed("good_weather", 8) == []
    assert crossed("coast_guard", 8) == ["inspection:fuel", "inspection:money"]
    asked = given(boat(), boat(money=9), card="coast_guard", round_=8).reset().play(1, "inspection:money")
    assert asked.waiting() == [0]
    assert plannable(asked, 1) == []
