"""What the mate's plans are made of: catches, the clock, what a state is worth."""

from __future__ import annotations

import pytest

from games.captains_gulf import data
from games.captains_gulf.beam import turns
from games.captains_gulf.buying import added
from games.captains_gulf.catching import best_catch
from games.captains_gulf.deeds import sold
from games.captains_gulf.outlook import Outlook
from tests.games.captains_gulf.given import boat, given

rule = pytest.mark.rule


def cards(*icons: str) -> tuple[int, ...]:
    """A different card for each of these fishing icons."""
    found: list[int] = []
    for wanted in icons:
        found.append(next(card for card, fish in enumerate(data.FISH) if fish == wanted and card not in found))
    return tuple(found)


@rule("CG5.B", "CG6.12")
def test_the_best_catch_takes_the_dearest_and_makes_icons_wild_for_it() -> None:
    hand = cards("ss")
    assert best_catch(hand, (2, 0, 2), (2, 2, 2), 2, 0, 0).taken == (2, 0, 0)
    wild = best_catch(hand, (1, 0, 2), (2, 2, 2), 2, 1, 0)
    assert (wild.taken, wild.wild) == ((1, 0, 1), 1)


@rule("CG11.7")
def test_the_best_catch_plays_a_second_card_only_for_types_that_may_be() -> None:
    hand = cards("ss", "oo")
    there = room = (2, 2, 0)
    assert len(best_catch(hand, there, room, 4, 0, 0).cards) == 1
    assert best_catch(hand, there, room, 4, 0, 0b011).taken == (2, 2, 0)


@rule("CG3.8", "CG15.1")
def test_a_plan_ends_with_the_turn_that_ends_the_last_round() -> None:
    game = given(boat(wheel="market", fuel=2, tiles=1), boat(), timer=1, round_=8).turn().play(0, "go:fuel_dock")
    assert game.view().ends_round
    outlook = Outlook(game.view())
    outlook.end_turn(outlook.start, 1)
    assert outlook.start.over
    early = given(boat(wheel="market", fuel=2, tiles=1), boat(), timer=1, round_=7).turn().play(0, "go:fuel_dock")
    outlook = Outlook(early.view())
    outlook.end_turn(outlook.start, 1)
    assert (outlook.start.over, outlook.start.rounds) == (False, 1)


@rule("CG9.1", "CG10.3")
def test_a_plan_sells_and_buys_as_the_rules_do() -> None:
    aboard = boat(money=4, raw="ss", hand=["improved_propeller"], wheel="shipyard")
    game = given(aboard).turn()
    outlook = Outlook(game.view())
    planned = sold(outlook, outlook.start, outlook.start.captain.hold).captain
    card = outlook.start.captain.hand[0]
    fitted = added(outlook, outlook.start, ((card, data.AS_UPGRADE),), 1).captain
    assert (fitted.money, fitted.fitted[data.PROPELLER]) == (4 - 3 - 1, 1)
    game.play(0, "go:market", "sell:ss:none")
    assert (planned.money, planned.tracks, planned.hold) == (game[0].money, game[0].tracks, game[0].hold)


@rule("CG4.7", "CG16.2")
def test_who_can_do_nothing_plans_to_move_in_vain() -> None:
    game = given(boat(at="B2", fuel=0, wheel="fish_or_sail", money=0)).turn()
    outlook = Outlook(game.view())
    choices = {each.choice for each in turns(outlook, outlook.start, 1)}
    assert choices == {"go:shipyard", "go:market"}
