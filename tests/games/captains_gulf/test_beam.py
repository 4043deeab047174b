"""What the mate's plans are made of: catches, the clock, what a state is worth."""

from __future__ import annotations

import pytest

from games.captains_gulf import data
from games.captains_gulf.appraisal import income
from games.captains_gulf.beam import turns
from games.captains_gulf.buying import added, gains
from games.captains_gulf.catching import best_catch
from games.captains_gulf.deeds import catch_at, sold
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


@rule("CG6.10", "CG11.7")
def test_deckhands_and_the_galley_pay_by_the_tiles_aboard() -> None:
    def gain(licenses: list[str], **more: list[str]) -> float:
        def with_boxes(**fitted: list[str]) -> float:
            upgrades = ["storage_big", *fitted.pop("upgrades", [])]
            game = given(boat(licenses=licenses, upgrades=upgrades, **fitted)).turn()
            return income(Outlook(game.view()).start.captain)

        return with_boxes(**more) - with_boxes()

    few, many = ["shrimp", "oyster"], ["shrimp", "oyster", "shrimp", "oyster"]
    assert 0 < gain(few, upgrades=["galley"]) < gain(many, upgrades=["galley"])
    assert 0 < gain(few, crew=["deckhand_shrimp_oyster"]) < gain(many, crew=["deckhand_shrimp_oyster"])
    assert gain(["crab"] * 4, crew=["deckhand_shrimp_oyster"]) == 0, "no tile of its types comes aboard"


@rule("CG10.2")
def test_what_makes_crew_cheaper_is_worth_more_with_crew_in_hand() -> None:
    def gain(hand: list[str]) -> float:
        outlook = Outlook(given(boat(money=9, hand=hand)).turn().view())
        kind = data.UPGRADES.index("crew_quarters")
        return next(
            each.gain
            for each in gains(outlook, outlook.start, 1, (data.AS_UPGRADE,))
            if data.UPGRADE_OF[each.card] == kind
        )

    assert gain(["crew_quarters", "first_mate_crab"]) > gain(["crew_quarters"])


@rule("CG5.B")
def test_of_cards_that_catch_the_same_the_one_least_missed_is_played() -> None:
    alike = [card for card, fish in enumerate(data.FISH) if fish == "ss"]
    licensed = boat(licenses=["shrimp", "shrimp"], hand=[data.CARDS[card] for card in alike[:6]], money=6)
    outlook = Outlook(given(licensed, sea={"A2": "ss"}).turn().view())
    worths = [outlook.hopes.gain(card) for card in outlook.start.captain.hand]
    (played,) = catch_at(outlook, outlook.start, data.PLACE_INDEX["A2"]).cards
    assert outlook.hopes.gain(played) == min(worths) < max(worths)


@rule("CG6.5")
def test_the_radar_promises_less_to_a_better_hand() -> None:
    def promise(hand: list[str]) -> float:
        outlook = Outlook(given(boat(money=9, licenses=["shrimp"], hand=hand)).turn().view())
        return outlook.hopes.drawing(outlook.seats, 2)

    poor = promise(["fuel_line", "tank_small"])
    assert promise(["crab_license", "improved_propeller", "storage_small"]) < poor


@rule("CG4.7", "CG16.2")
def test_who_can_do_nothing_plans_to_move_in_vain() -> None:
    game = given(boat(at="B2", fuel=0, wheel="fish_or_sail", money=0)).turn()
    outlook = Outlook(game.view())
    choices = {each.choice for each in turns(outlook, outlook.start, 1)}
    assert choices == {"go:shipyard", "go:market"}
