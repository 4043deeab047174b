"""Fuel Dock, sailing, towing, loans (CG5.A, CG5.C, CG7, CG11, CG12)."""

from __future__ import annotations

import pytest

from bot.text import texts
from games.captains_gulf import GAME, sailing
from games.engine import Luck
from tests.games.captains_gulf.given import boat, given

rule = pytest.mark.rule


@rule("CG5.A", "TV1")
def test_the_fuel_dock_fills_the_tank() -> None:
    game = given(boat(fuel=2, money=3)).at_action("fuel_dock")
    assert (game[0].fuel, game[0].money) == (6, 3)
    assert game.told("refueled") == [{"seat": 0, "fuel": 4, "tank": 6}]


@rule("CG5.A", "CG11.3", "CG11.6", "CG17.41")
@pytest.mark.parametrize(("upgrades", "earned"), [([], 1), (["tool_box"], 2)])
def test_the_fuel_engineer_earns_at_the_dock_even_with_a_full_tank(upgrades: list[str], earned: int) -> None:
    game = given(boat(money=3, crew=["fuel_engineer"], upgrades=upgrades)).at_action("fuel_dock")
    assert game[0].money == 3 + earned
    assert game.table.acted


@rule("CG7.7")
@pytest.mark.parametrize(("upgrades", "full"), [([], 6), (["tank_small"], 8), (["tank_big"], 10)])
def test_bigger_tanks_hold_more_but_come_empty(upgrades: list[str], full: int) -> None:
    game = given(boat(upgrades=upgrades))
    assert (game[0].fuel, game[0].tank) == (6, full)
    assert game.at_action("fuel_dock")[0].fuel == full


@rule("CG5.C", "TV7", "CG7.5")
def test_sailing_to_any_port_costs_one_fuel_a_hex() -> None:
    game = given(boat(at="B6")).at_action("sail_to_port").play(0, "sail:tampa")
    assert (game.place(), game[0].fuel) == ("tampa", 4)
    exact = given(boat(at="B6", fuel=2)).at_action("sail_to_port")
    assert exact.detail("sail:tampa") == {"kind": "sail", "fuel": 2}


@rule("CG5.C", "CG7.5")
def test_whoever_may_be_towed_reads_what_money_there_is() -> None:
    """CG7.5: a sail to a port may cost money; a fishing trip never does."""
    words, aboard = texts().words("en").of("captains_gulf"), boat(at="B4", licenses=["shrimp"], money=3, fuel=2)
    for space, asked in (
        ("sail_to_port", "Which port do you sail to (2 fuel, $3)?"),
        ("fish_or_sail", "Where do you fish or sail (2 fuel, $3)?"),
    ):
        game = given({**aboard, "hand": ["ss"]}, sea={"A2": "s"}).at_action(space)
        assert words.ask(game.ask()) == asked


@rule("CG5.C", "CG17.4", "CG4.10")
def test_nobody_sails_from_port_to_port() -> None:
    game = given(boat()).at_action("sail_to_port")
    assert game.told("forfeited")
    game = given(boat(wheel="fishing", tiles=1)).turn()
    assert game.detail("go:sail_to_port")["kind"] == "go_in_vain"


@rule("CG5.C")
def test_a_sail_is_no_fishing_and_may_be_declined() -> None:
    game = given(boat(at="B6", tiles=1, licenses=["shrimp"], hand=["ss"]), sea={"B5": "s"}).at_action("sail_to_port")
    assert game.refused("fish:B5") == ("sailing_only", "CG5.C")
    assert game.refused("bonus:radar") == ("main_action_first", "CG3.4")
    game.play(0, "decline")
    assert game.told("forfeited")
    game = given(boat(at="B6", licenses=["shrimp"], hand=["ss"]), sea={"B5": "s"}).at_action("fishing")
    assert game.refused("sail:tampa") == ("fishing_only", "CG5.B")


@rule("CG7.2", "TV8", "CG14.7", "CG14.11", "CG11.8")
@pytest.mark.parametrize(
    ("at", "upgrades", "card", "cost"),
    [
        ("B7", ["improved_propeller"], "", 1),
        ("B6", ["improved_propeller"], "", 1),
        ("B6", ["improved_propeller"], "good_weather", 1),
        ("B5", [], "good_weather", 2),
        ("B5", ["improved_propeller"], "tropical_storm", 3),
    ],
)
def test_modifiers_of_a_sail_add_up_to_at_least_one(at: str, upgrades: list[str], card: str, cost: int) -> None:
    game = given(boat(at=at, upgrades=upgrades), card=card, round_=5).at_action("sail_to_port")
    assert game.detail("sail:tampa") == {"kind": "sail", "fuel": cost}
    assert game.play(0, "sail:tampa")[0].fuel == 6 - cost


@rule("CG7.5", "TV9", "CG11.5", "CG11.6", "CG17.14")
@pytest.mark.parametrize(
    ("crew", "upgrades", "money"),
    [([], [], 2), (["maintenance_engineer"], [], 3), (["maintenance_engineer"], ["tool_box"], 4)],
)
def test_missing_fuel_is_towed(crew: list[str], upgrades: list[str], money: int) -> None:
    game = given(boat(at="B4", fuel=1, money=5, crew=crew, upgrades=upgrades)).at_action("sail_to_port")
    assert game.detail("sail:tampa") == {"kind": "towed", "fuel": 1, "money": 5 - money, "loans": 0}
    game.play(0, "sail:tampa")
    assert (game[0].fuel, game[0].money, game[0].loans) == (0, money, 0)
    assert game.told("towed") == [{"seat": 0, "missing": 3, "money": 5 - money}]


@rule("CG7.6", "TV10")
@pytest.mark.parametrize(("money", "loans"), [(5, 0), (4, 0), (3, 1), (0, 1)])
def test_a_sail_that_needs_a_loan_says_so_before_the_press(money: int, loans: int) -> None:
    game = given(boat(at="B5", fuel=0, money=money)).at_action("sail_to_port")
    promised = game.detail("sail:morgan_city")
    assert promised["loans"] == max(0, -(-(promised["money"] - money) // 5))
    game.play(0, "sail:morgan_city")
    assert game[0].loans == promised["loans"]


@rule("CG7.5", "CG16.4")
def test_the_engineer_brings_towing_to_nothing_but_pays_nobody() -> None:
    aboard = boat(at="B7", fuel=0, money=0, crew=["maintenance_engineer"], upgrades=["tool_box"])
    game = given(aboard).at_action("fish_or_sail").play(0, "sail:tampa")
    assert (game[0].money, game[0].loans, game.place()) == (0, 0, "tampa")


@rule("CG7.6", "TV10", "CG12.1", "CG12.3", "CG17.26")
@pytest.mark.parametrize(
    ("at", "port", "money", "loans", "left"),
    [("B5", "tampa", 1, 1, 3), ("C1", "tampa", 0, 2, 4), ("B6", "tampa", 2, 0, 0)],
)
def test_loans_are_taken_one_by_one_until_the_towing_is_paid(
    at: str, port: str, money: int, loans: int, left: int
) -> None:
    game = given(boat(at=at, fuel=0, money=money)).at_action("sail_to_port").play(0, f"sail:{port}")
    assert (game[0].loans, game[0].money) == (loans, left)
    assert len(game.told("loans_taken")) == bool(loans)
    many = given(boat(at="C1", fuel=0, loans=12)).at_action("sail_to_port").play(0, "sail:tampa")
    assert many[0].loans == 14


@rule("CG7.6", "CG12.1", "CG15.4")
@pytest.mark.parametrize("money", [0, 2, 30])
def test_to_be_towed_with_more_loans_than_elsewhere_is_asked_about_and_says_what_they_cost(money: int) -> None:
    game = given(boat(at="C1", fuel=0, money=money)).at_action("sail_to_port")
    options = GAME.options(game.table, 0)
    ports = [each for each in options if each != "decline"]
    loans: dict[str, int] = {}
    for each in ports:
        after = GAME.load(GAME.save(game.table))
        GAME.apply(after, 0, each, Luck(bytes(32)))
        loans[each] = after.captains[0].loans
    dearer = [each for each in ports if loans[each] > min(loans.values())]
    assert GAME.careful(game.table, 0, options) == ["decline", *dearer]
    assert bool(dearer) == (money < 30)
    for each in dearer:
        for language, cost in (("en", "−$8 at the end"), ("de", "am Ende 8\xa0$")):
            told = GAME.detail(game.table, 0, each)
            assert cost in texts().words(language).of(GAME.id).lost(each, told)


@rule("CG12.1")
def test_there_is_no_loan_for_cards() -> None:
    game = given(boat(money=0, hand=["crab_license"])).at_action("shipyard")
    assert game.told("forfeited"), "nothing can be paid"
    game = given(boat(money=2, hand=["G01", "crab_license"])).at_action("shipyard")
    card = game.hand()[1]
    assert game.refused(f"license:{card}:crab_license") == ("card_too_dear", "CG12.1")


@rule("CG16.4", "CG16.2")
def test_a_boat_without_fuel_money_and_cards_can_always_go_on() -> None:
    game = given(boat(at="F3", fuel=0, money=0, wheel="shipyard"), boat(wheel="shipyard")).turn()
    for space in ("market", "fishing"):
        game.play(0, f"go:{space}")
        game.play(1, "go:market" if space == "market" else "go:fuel_dock")
        if game.options(1):
            game.play(1, "end")
    game.play(0, "go:sail_to_port", "sail:corpus_christi")
    assert game.place() == "corpus_christi"
    assert game[0].loans == 1


@rule("CG7.1", "CG20.1")
def test_sails_lead_through_gulf_hexes_only() -> None:
    game = given(boat(at="A2"))
    assert sailing.sail_fuel(-1, game[0], 35) == 1
    assert sailing.sail_fuel(-1, game[0], 2) == 1, "the next hex, not through Morgan City"
