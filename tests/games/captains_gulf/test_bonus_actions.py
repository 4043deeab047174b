"""The bonus actions of boats and ports, and bonus tiles (CG6)."""

from __future__ import annotations

import pytest

from games.captains_gulf import data
from tests.games.captains_gulf.given import boat, given

rule = pytest.mark.rule
SIX = ["ss", "oo", "cc", "so", "sc", "oc"]


@rule("CG6.1")
def test_nobody_blocks_anybody_and_two_markers_may_take_the_same_action() -> None:
    game = given(boat(fuel=1), boat(), boat(wheel="fuel_dock"), round_=5).turn()
    game.play(0, "bonus:day_laborer", "go:fuel_dock").play(1, "bonus:day_laborer", "go:fuel_dock")
    game.play(2, "go:fishing").play(0, "bonus:day_laborer")
    assert (game[0].money, game[1].money, game[0].used) == (4, 2, 2)


@rule("CG6.1", "CG13.1")
def test_markers_come_back_in_the_reset() -> None:
    game = given(boat(used=1), boat(used=1), card="good_weather").reset()
    assert [captain.markers_used for captain in game.view().captains] == [0, 0]


@rule("CG6.2")
def test_port_bonus_actions_need_a_port_boat_bonus_actions_do_not() -> None:
    aboard = boat(at="B2", money=9, raw="s", fuel=1, hand=["shrimp_license"], upgrades=["galley", "fuel_line"])
    game = given(aboard).turn()
    assert game.options(verb="bonus") == ["bonus:printer", "bonus:radar", "bonus:galley", "bonus:fuel_line"]
    for action in ("day_laborer", "dockside_improvement", "dockside_market", "buy_fuel"):
        assert game.refused(f"bonus:{action}") == ("bonus_needs_port", "CG6.2")


@rule("CG6.3", "CG20.7")
def test_most_bonus_actions_but_not_day_laborer_give_a_bonus_tile() -> None:
    game = given(boat(hand=SIX)).turn().play(0, "bonus:radar")
    assert game[0].tiles == 1
    assert given(boat(money=9, hand=["tool_box"])).turn().play(0, "bonus:dockside_improvement")[0].tiles == 1
    assert given(boat(money=9, hand=["crab_license"])).turn().play(0, "bonus:printer")[0].tiles == 1
    assert given(boat(raw="s")).turn().play(0, "bonus:dockside_market")[0].tiles == 1
    assert given(boat(raw="s", money=1, upgrades=["galley"])).turn().play(0, "bonus:galley")[0].tiles == 1
    line = given(boat(at="B2", fuel=0, money=1, upgrades=["fuel_line"])).turn()
    assert line.play(0, "bonus:fuel_line")[0].tiles == 1
    assert given(boat()).turn().play(0, "bonus:day_laborer")[0].tiles == 0
    assert given(boat(fuel=0, money=1)).turn().play(0, "bonus:buy_fuel")[0].tiles == 1


@rule("CG6.4")
def test_the_printer_adds_a_license_for_one_more_and_draws_one() -> None:
    game = given(boat(at="B2", money=5, hand=["crab_license", "G04"])).turn().play(0, "bonus:printer")
    assert all(option.startswith("license:") for option in game.options())
    card = game.hand()[0]
    crew = data.CREW[data.CREW_OF[data.CARD_INDEX[card]]]
    assert game.refused(f"crew:{card}:{crew}") == ("printer_licenses_only", "CG6.4")
    assert game.refused("go:fishing") == ("add_first", "CG10.1")
    game.play(0, game.choice("crab_license"))
    assert (game[0].money, game[0].licensed, len(game[0].hand)) == (0, [0, 0, 1], 2)


@rule("CG6.4", "CG12.1")
def test_the_printer_needs_a_license_that_can_be_paid_with_the_surcharge() -> None:
    assert given(boat(money=4, hand=["crab_license"])).turn().refused("bonus:printer") == ("no_card_payable", "CG6.4")
    assert "bonus:printer" in given(boat(money=3, hand=["shrimp_license"])).turn().options()


@rule("CG6.5", "CG3.9")
def test_radar_draws_two_and_discards_two_of_choice() -> None:
    game = given(boat(at="B2", hand=SIX), deck=["sss", "ooo"]).turn().play(0, "bonus:radar")
    assert len(game[0].hand) == 8
    assert game.ask().args == {"number": 2}
    assert "draw" not in game.options(), "the two discards come first"
    first, second = game.hand()[:2]
    game.play(0, f"drop:{first}", f"drop:{second}")
    assert len(game[0].hand) == 6
    assert game.waiting() == [0]
    assert game.options(verb="go")


@rule("CG6.6")
def test_day_laborer_pays_two() -> None:
    assert given(boat()).turn().play(0, "bonus:day_laborer")[0].money == 2


@rule("CG6.7", "CG10.3", "CG17.33")
def test_dockside_improvement_adds_crew_or_upgrade_for_one_more() -> None:
    aboard = boat(money=2, upgrades=["crew_quarters", "tool_box"], crew=["upgrade_engineer"], hand=["galley"])
    game = given(aboard).turn()
    card = game.hand()[0]
    game.play(0, "bonus:dockside_improvement")
    game.play(0, *game.options(verb="upgrade")[:1])
    assert (game[0].money, game.told("upgrade_added")[0]["money"]) == (0, 2), "3 - 2 is 1, and 1 more"
    assert len(game[0].hand) == 1
    poor = given(boat(**{**aboard, "money": 1})).turn()
    assert poor.refused("bonus:dockside_improvement") == ("no_card_payable", "CG6.7")
    assert card not in game.hand()


@rule("CG6.7")
def test_dockside_improvement_is_not_offered_for_cards_that_are_too_dear_or_in_the_way() -> None:
    dear = next(
        c for c in range(90) if min(data.CREW_COST[data.PRICE_LIST][c], data.UPGRADE_COST[data.PRICE_LIST][c]) == 3
    )
    assert given(boat(money=3, hand=[data.CARDS[dear]])).turn().refused("bonus:dockside_improvement")[0] == (
        "no_card_payable"
    )
    assert "bonus:dockside_improvement" in given(boat(money=4, hand=[data.CARDS[dear]])).turn().options()


@rule("CG6.7")
def test_dockside_improvement_adds_no_license() -> None:
    game = given(boat(money=9, hand=["G01", "G02"])).turn().play(0, "bonus:dockside_improvement")
    assert {option.split(":")[0] for option in game.options()} == {"crew", "upgrade"}
    assert game.refused("license:G01:shrimp_license") == ("no_license_here", "CG6.7")


@rule("CG6.8", "TV15", "CG11.7")
def test_the_dockside_market_sells_two_tiles_and_one_more_for_each_deckhand() -> None:
    aboard = boat(at="morgan_city", raw="ooc", upgrades=["storage_small"])
    game = given(aboard, tastes=("shrimp", "oyster", "crab")).turn().play(0, "bonus:dockside_market")
    assert max(len(option) for option in game.options()) == len("sell:oc:none")
    assert game.refused("sell:ooc:none") == ("dockside_limit", "CG6.8")
    assert game.refused("go:fishing") == ("sell_first", "CG6.8")
    mixed = boat(raw="so", cooked="sc", upgrades=["storage_big"])
    half_cooked = given(mixed).turn().play(0, "bonus:dockside_market")
    assert half_cooked.refused("sell:so:sc") == ("dockside_limit", "CG6.8")
    aboard["crew"] = ["deckhand_oyster_crab"]
    game = given(aboard, tastes=("shrimp", "oyster", "crab")).turn().play(0, "bonus:dockside_market", "sell:ooc:none")
    game.play(0, "advance:morgan_city")
    assert (game[0].money, game[0].tracks[0]) == (10, 5)
    assert given(boat()).turn().refused("bonus:dockside_market") == ("hold_empty", "CG6.8")


@rule("CG6.9", "CG17.29", "CG17.34")
def test_fuel_is_bought_in_threes_up_to_the_tank() -> None:
    game = given(boat(money=3, fuel=2)).turn().play(0, "bonus:buy_fuel")
    assert game.options() == ["buy:3", "buy:6", "buy:9"]
    assert game.detail("buy:6") == {"kind": "buy", "money": 2, "fuel": 4}
    game.play(0, "buy:6")
    assert (game[0].money, game[0].fuel) == (1, 6)
    assert given(boat(money=3)).turn().refused("bonus:buy_fuel") == ("tank_full", "CG6.9")
    too_dear = given(boat(fuel=0)).turn().refusal("bonus:buy_fuel")
    assert (too_dear.reason, too_dear.rule, too_dear.args_) == ("fuel_too_dear", "CG6.9", {"cost": 1, "money": 0})


@rule("CG6.9")
def test_more_fuel_than_can_be_paid_is_refused() -> None:
    game = given(boat(money=2, fuel=0)).turn().play(0, "bonus:buy_fuel")
    assert game.options() == ["buy:3", "buy:6"]
    reason = game.refusal("buy:9")
    assert (reason.reason, reason.rule, reason.args_) == ("fuel_too_dear", "CG6.9", {"cost": 3, "money": 2})
    assert game.refused("go:fishing") == ("buy_first", "CG6.9")


@rule("CG6.9", "CG11.3")
def test_the_fuel_engineers_money_may_pay_for_the_fuel() -> None:
    game = given(boat(money=0, fuel=0, crew=["fuel_engineer"])).turn().play(0, "bonus:buy_fuel")
    assert (game[0].money, game[0].fuel) == (0, 3)
    full = given(boat(money=0, crew=["fuel_engineer"])).turn()
    assert full.refused("bonus:buy_fuel") == ("tank_full", "CG6.9")


@rule("CG6.10")
def test_the_fuel_line_buys_at_sea() -> None:
    game = given(boat(at="B2", money=1, fuel=0, upgrades=["fuel_line"])).turn().play(0, "bonus:fuel_line")
    assert (game[0].money, game[0].fuel) == (0, 3)
    assert given(boat(fuel=0)).turn().refused("bonus:fuel_line") == ("upgrade_missing", "CG6.10")


@rule("CG6.10", "TV27", "CG17.46")
def test_the_galley_cooks_everything_aboard_for_one() -> None:
    aboard = boat(at="B2", money=1, raw="ss", cooked="oc", upgrades=["galley", "storage_big"])
    game = given(aboard).turn().play(0, "bonus:galley")
    assert (game[0].money, game[0].hold) == (0, [0, 0, 0, 2, 1, 1])
    assert game.told("cooked") == [{"seat": 0, "number": 2, "money": 1}]
    assert given(boat(cooked="s", money=1, upgrades=["galley"])).turn().refused("bonus:galley")[0] == "nothing_raw"
    assert given(boat(raw="s", upgrades=["galley"])).turn().refused("bonus:galley") == ("galley_too_dear", "CG6.10")


@rule("CG6.11", "CG16.6", "CG7.2")
def test_the_improved_engine_sails_home_after_fishing() -> None:
    aboard = boat(licenses=["shrimp"], hand=["ss"], upgrades=["improved_engine"], at="B4", wheel="fuel_dock", fuel=3)
    game = given(aboard, sea={"C3": "s"}).turn()
    assert game.refused("bonus:improved_engine") == ("after_fishing_only", "CG16.6")
    game.play(0, "go:fishing").fish("C3")
    assert "bonus:improved_engine" in game.options()
    game.play(0, "bonus:improved_engine")
    assert game.detail("sail:morgan_city")["fuel"] == 2, "three away, one less"
    game.play(0, "sail:morgan_city")
    assert (game.place(), game[0].fuel, game[0].used) == ("morgan_city", 0, 1)
    assert game.waiting() == [1]
    assert game[0].tiles == 0


@rule("CG6.11", "CG7.2")
@pytest.mark.parametrize(("port", "fuel"), [("morgan_city", 2), ("corpus_christi", 2), ("tampa", 3)])
def test_the_engine_sails_to_the_port_of_choice_for_one_fuel_less(port: str, fuel: int) -> None:
    aboard = boat(at="C3", fuel=6, licenses=["shrimp"], hand=["ss"], upgrades=["improved_engine"])
    game = given(aboard, sea={"C3": "s"}).at_action("fishing").fish("C3")
    game.play(0, "bonus:improved_engine", f"sail:{port}")
    assert (game.place(), game[0].fuel) == (port, 6 - fuel)


@rule("CG6.11", "CG6.10")
def test_after_fishing_only_the_engine_sails_home() -> None:
    game = given(boat(licenses=["shrimp"], hand=["ss"]), sea={"A2": "s"}).at_action("fishing").fish("A2")
    assert "bonus:radar" in game.options()
    assert "bonus:improved_engine" not in game.options()
    assert game.refused("bonus:improved_engine") == ("upgrade_missing", "CG6.10")


@rule("CG6.11")
def test_the_engine_does_not_sail_after_anything_else() -> None:
    aboard = boat(upgrades=["improved_engine"], at="A2", wheel="fishing")
    game = given(aboard).turn().play(0, "go:sail_to_port", "sail:tampa")
    assert game.refused("bonus:improved_engine") == ("in_port_already", "CG6.11")


@rule("CG6.12", "TV17")
def test_tiles_are_kept_without_limit_and_counted_by_value() -> None:
    game = given(boat(tiles=2)).turn().play(0, "bonus:radar")
    assert game[0].tiles == 3
    game.play(0, game.options()[0]).play(0, "draw", "draw")
    assert (game[0].tiles, len(game[0].hand)) == (1, 2)


@rule("CG6.12", "CG14.8", "CG17.43")
def test_several_tiles_are_spent_before_discarding_down_to_six() -> None:
    game = given(boat(tiles=3, hand=SIX)).turn().play(0, "draw", "draw", "draw")
    assert game.ask().args == {"number": 3}
    for _ in range(3):
        game.play(0, game.options()[0])
    assert len(game[0].hand) == 6
    assert game.options(verb="go")


@rule("CG6.12")
def test_a_tile_may_be_used_in_the_turn_it_was_gained() -> None:
    game = given(boat(raw="s", wheel="shipyard", tiles=0)).turn().play(0, "bonus:radar")
    game.play(0, game.options()[0]).play(0, "go:market")
    game.play(0, "sell:s:none")
    assert game.options() == ["advance:morgan_city", "boost:morgan_city"]
    game.play(0, "boost:morgan_city")
    assert (game[0].tiles, game[0].tracks[0]) == (0, 3)
