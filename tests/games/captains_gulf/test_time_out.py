"""What is played for somebody whose time is up: the time-out defaults of the decision points (CG3)."""

import pytest

from games.captains_gulf import GAME, data
from games.captains_gulf.upkeep import DropCards
from tests.games.captains_gulf.given import Situation, boat, given, new_game

rule = pytest.mark.rule


def suggested(game: Situation, seat: int = 0) -> str:
    return GAME.suggestion(game.table, seat)


@rule("CG2.9")
def test_the_cheapest_license_in_hand_is_the_first_one() -> None:
    game = new_game(2)
    (seat,) = game.waiting()
    card = data.CARD_INDEX[suggested(game, seat).split(":")[1]]
    hand = game[seat].hand
    assert (data.LICENSE_COST[card], card) == min((data.LICENSE_COST[each], each) for each in hand)


@rule("CG4.2", "CG4.3")
def test_the_first_turn_goes_to_the_fuel_dock_and_later_ones_one_space_on() -> None:
    first = given(boat(wheel=""), boat()).turn()
    assert suggested(first) == "go:fuel_dock"
    later = given(boat(wheel="fishing", money=9), boat()).turn()
    assert suggested(later) == "go:sail_to_port"


@rule("CG4.7", "CG3.6")
def test_the_main_action_is_declined_and_the_turn_ended() -> None:
    game = given(boat(at="B4", licenses=["shrimp"], hand=["ss"]), boat(), sea={"A2": "s"}).at_action("fishing")
    assert suggested(game) == "decline"
    game.play(0, "decline")
    assert game.waiting() == [1]


@rule("CG3.9")
def test_the_cards_with_the_fewest_icons_are_discarded() -> None:
    game = given(boat(hand=["G01", "G14", "G24", "G31", "G45", "G57", "G66", "G90"]), boat())
    game.go(DropCards(0))
    first = data.CARD_INDEX[suggested(game).split(":")[1]]
    assert (len(data.FISH[first]), first) == min((len(data.FISH[card]), card) for card in game[0].hand)
