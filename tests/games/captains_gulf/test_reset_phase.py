"""The Reset Phase: round cards, repopulation, depletion (CG13, CG14)."""

from __future__ import annotations

import pytest

from games.captains_gulf import GAME
from games.captains_gulf.data import HEXES, PLACE_INDEX
from tests.games.captains_gulf.given import Situation, boat, given

rule = pytest.mark.rule


@rule("CG13.2", "CG14.1", "TV26")
def test_the_boat_show_pays_one_for_every_card_aboard() -> None:
    aboard = boat(licenses=["crab", "shrimp"], crew=["fuel_engineer"], upgrades=["galley"])
    game = given(aboard, boat(), card="boat_show").reset()
    assert [game[seat].money for seat in (0, 1)] == [4, 0]
    assert game.told("card_earned")[0] == {"seat": 0, "card": "boat_show", "money": 4}
    rich = given({**aboard, "money": 5}, boat(money=3), card="boat_show").reset()
    assert [rich[seat].money for seat in (0, 1)] == [9, 3]


@rule("CG13.2", "CG14.2", "CG14.3", "CG14.10", "TV26", "CG17.20")
@pytest.mark.parametrize(
    ("card", "round_", "aboard", "cost"),
    [
        ("maintenance", 1, boat(upgrades=["galley", "tank_small"]), 5),
        ("provisions", 1, boat(crew=["fuel_engineer"]), 3),
        ("renew_licenses", 5, boat(licenses=["crab", "oyster"]), 4),
        ("renew_licenses", 5, boat(), 0),
    ],
)
def test_cards_that_take_money(card: str, round_: int, aboard: dict[str, object], cost: int) -> None:
    game = given({**aboard, "money": 9}, card=card, round_=round_).reset()
    assert game[0].money == 9 - cost


@rule("CG7.6", "CG13.2")
def test_a_round_card_that_cannot_be_paid_forces_loans() -> None:
    game = given(boat(money=1, upgrades=["galley", "tank_small"]), card="maintenance").reset()
    assert (game[0].money, game[0].loans) == (1, 1)
    assert game.told("loans_taken")[0] == {"seat": 0, "number": 1, "money": 5, "loans": 1}


@rule("CG14.5", "CG3.1")
def test_the_inspection_is_answered_secretly_at_once_and_paid_together() -> None:
    game = given(boat(money=3, fuel=2), boat(money=3, fuel=1), boat(money=3), card="coast_guard").reset()
    assert game.waiting() == [0, 2], "with one fuel there is nothing to choose"
    assert game.options(0) == ["inspection:fuel", "inspection:money"]
    assert game.refused("inspection:fuel", 1)[0] == "not_your_turn"
    assert game.refused("go:fishing", 2) == ("answer_inspection", "CG14.5")
    game.play(0, "inspection:fuel")
    assert game[0].money == 3, "nothing is paid before all have answered"
    game.play(2, "inspection:money")
    assert [(game[seat].fuel, game[seat].money) for seat in range(3)] == [(0, 2), (1, 0), (6, 0)]
    assert [(event["fuel"], event["money"]) for event in game.told("inspected")] == [(2, 1), (0, 3), (0, 3)]


@rule("CG14.5", "TV26b", "CG11.6")
@pytest.mark.parametrize(("upgrades", "with_money"), [([], 2), (["tool_box"], 1)])
def test_the_maintenance_engineer_saves_at_the_inspection(upgrades: list[str], with_money: int) -> None:
    aboard = boat(money=9, crew=["maintenance_engineer"], upgrades=upgrades)
    game = given(aboard, boat(fuel=0, money=9), card="coast_guard").reset()
    assert game.detail("inspection:fuel") == {"kind": "inspection", "fuel": 2, "money": 0, "loans": 0}
    assert game.detail("inspection:money") == {"kind": "inspection", "fuel": 0, "money": with_money, "loans": 0}
    game.play(0, "inspection:fuel")
    assert (game[0].money, game[0].fuel) == (9, 4)


@rule("CG14.5")
def test_whoever_stays_away_keeps_more_money() -> None:
    game = given(boat(money=3), boat(money=3), card="coast_guard").reset()
    assert GAME.suggestion(game.table, 0) == "inspection:fuel"
    engineer = given(boat(crew=["maintenance_engineer"], upgrades=["tool_box"]), boat(), card="coast_guard").reset()
    assert GAME.suggestion(engineer.table, 0) == "inspection:fuel"


@rule("CG13.3", "CG13.4")
def test_the_next_card_is_revealed_and_round_five_brings_the_second_marker() -> None:
    game = given(boat(), card="good_weather", round_=4, coming=["good_haul"]).reset()
    assert (game.view().card, game.view().round) == ("good_haul", 5)
    assert game.told("second_marker")
    assert game.view().captains[0].markers == 2
    third = given(boat(), card="good_weather", round_=2, coming=["almanac"]).reset()
    assert (third.view().card, third.view().captains[0].markers) == ("almanac", 1)
    assert not third.told("second_marker")


@rule("CG13.5", "TV18")
def test_a_hex_with_a_repopulation_tile_alone_spawns_seafood_in_the_direction_shown() -> None:
    game = given(boat(), recovery=["E2"], card="good_weather", schools=["S04"]).reset()
    assert (game.view().seafood_disc, game.view().direction_disc) == ("oyster", "up_right")
    assert game.hex("D3") == "ooo"
    assert game.marks("E2") == (0, 0)
    assert game.told("repopulated") == [
        {
            "seat": None, "trigger": "E2", "place": "D3", "seafood": "oyster", "number": 3, "direction": "up_right",
            "school": "S04",
        }
    ]  # fmt: skip


@rule("CG13.5", "TV19", "CG17.17")
def test_depletion_takes_its_time() -> None:
    game = given(boat(), depletion={"E2": 2}, card="good_weather", schools=["S01"])
    game.reset()
    assert game.marks("E2") == (1, 0)
    game.table.stack.clear()
    game.reset()
    assert game.marks("E2") == (0, 1)
    assert not game.told("repopulated")
    game.table.stack.clear()
    game.reset()
    assert game.marks("E2") == (0, 0)
    assert len(game.told("repopulated")) == 1
    assert game.told("depletion_eased")[0] == {"seat": None, "turned": [], "cleared": ["E2"]}


@rule("CG13.5")
def test_one_depletion_tile_goes_in_a_reset_however_many_there_are() -> None:
    game = given(boat(), depletion={"E2": 4, "B4": 3}, card="good_weather").reset()
    assert (game.marks("E2"), game.marks("B4")) == ((3, 0), (2, 0))


@rule("CG13.5", "CG17.16", "CG8.3")
def test_a_fished_hex_with_a_repopulation_tile_waits_and_never_has_two() -> None:
    game = given(boat(), depletion={"E2": 1}, recovery=["E2"], card="good_weather").reset()
    assert not game.told("repopulated")
    assert game.marks("E2") == (0, 1)


@rule("CG13.5", "TV20")
def test_an_illegal_direction_moves_the_disc_on_and_it_stays_there() -> None:
    game = given(boat(), recovery=["A1"], card="good_weather", seafood_disc="crab", schools=["S03"]).reset()
    assert game.hex("A2") == "ss"
    assert game.view().direction_disc == "right"


@rule("CG13.5")
def test_triggers_follow_each_other_in_reading_order_with_boats_and_seafood_there() -> None:
    game = given(
        boat(at="B4"), recovery=["E2", "B4"], sea={"B4": "c"}, card="good_weather", schools=["S03", "S04"]
    ).reset()
    assert [event["trigger"] for event in game.told("repopulated")] == ["B4", "E2"]
    assert game.hex("A3") == "oo"
    assert game.hex("E3") == "ccc", "the discs went on from where the first trigger left them"


@rule("CG13.5", "CG2.7")
def test_four_players_use_the_other_move() -> None:
    game = given(boat(), seats=4, recovery=["E2"], card="good_weather", schools=["S02"]).reset()
    assert (game.view().seafood_disc, game.hex("D3")) == ("oyster", "oooo")


@rule("CG13.5", "CG17.49")
def test_an_empty_repopulation_deck_is_shuffled_again() -> None:
    game = given(boat(), recovery=["E2"], card="good_weather")
    game.table.shown_schools, game.table.schools = game.table.schools, []
    game.reset()
    assert [event.barrier for event in game.events if event.kind == "schools_reshuffled"] == [True], "luck was drawn"
    assert len(game.table.schools) == 7
    assert game.table.school_shuffles == 1
    game.table.shown_schools, game.table.schools = game.table.schools, []
    game.table.recovery[PLACE_INDEX["E2"]] = 1
    game.reset()
    assert game.table.school_shuffles == 2


@rule("CG8.2", "CG16.1", "CG17.25", "CG17.48")
def test_no_more_tiles_than_the_supply_has() -> None:
    game = given(boat(), recovery=["E2"], card="good_weather", schools=["S04"], sea={"F5": "o" * 27}).reset()
    assert game.hex("D3") == "o"
    assert game.table.supply[1] == 0


@rule("CG13.6", "CG14.4", "CG17.18", "CG17.35", "CG17.19")
def test_migration_moves_one_type_at_the_very_end() -> None:
    sea = {"E2": "oos", "D3": "o", "A1": "o", "E5": "oo"}
    game = given(boat(at="C4"), boat(at="E5"), sea=sea, card="migration").reset()
    assert (game.view().seafood_disc, game.view().direction_disc) == ("oyster", "up_right")
    assert {hex_: game.hex(hex_) for hex_ in ("E2", "D3", "C3", "A1", "E5")} == {
        "E2": "s",  # only oysters move
        "D3": "oo",
        "C3": "o",  # all at the same time
        "A1": "o",  # grass lies there
        "E5": "oo",  # a boat lies there
    }
    assert game.told("migrated") == [
        {"seat": None, "seafood": "oyster", "direction": "up_right", "places": ["D3", "E2"]}
    ]
    kinds = [event.kind for event in game.events]
    assert kinds.index("round_began") < kinds.index("migrated")


@rule("CG14.4", "CG17.35")
def test_migrating_tiles_may_reach_a_boat_and_same_hex_moves_nothing() -> None:
    game = given(boat(at="D3"), sea={"E2": "o", "D3": "oo"}, card="migration").reset()
    assert game.hex("D3") == "ooo", "those at the boat stay, the others join them"
    still = given(boat(), sea={"E2": "o"}, card="migration", direction_disc="up_left").reset()
    assert (still.hex("E2"), still.view().direction_disc) == ("o", "same")


@rule("CG13.6", "CG14.9")
def test_natural_selection_takes_one_tile_of_one_type_from_every_hex_without_a_boat() -> None:
    game = given(boat(at="B4"), sea={"E2": "ooo", "D3": "s", "B4": "o"}, card="natural_selection", round_=5).reset()
    assert [game.hex(hex_) for hex_ in ("E2", "D3", "B4")] == ["oo", "s", "o"]
    assert game.marks("E2") == (0, 0), "no depletion tile"
    assert game.table.supply[1] == 28 - 3
    assert (game.view().seafood_disc, game.view().direction_disc) == ("oyster", "same")


@rule("CG13.7", "CG3.8")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_seat_after_the_one_who_ended_the_round_goes_on(seat: int) -> None:
    wheels = [boat(fuel=1, used=1), boat(fuel=1, used=1), boat(fuel=1, used=1)]
    game = given(*wheels, timer=2, card="good_weather").turn(seat).play(seat, "go:fuel_dock")
    assert game.table.round == 2
    assert game.waiting() == [(seat + 1) % 3]


@rule("CG14.6", "CG14.7", "CG14.8", "CG14.11", "CG14.12", "CG14.13", "CG14.14", "CG14.15", "CG14.16")
@pytest.mark.parametrize(
    "card",
    ["seafood_market", "good_weather", "almanac", "tropical_storm", "few_customers", "smooth_workflow",
     "labor_discount", "good_haul", "delivery_truck"],
)  # fmt: skip
def test_cards_of_the_round_do_nothing_in_the_reset(card: str) -> None:
    late = card not in ("seafood_market", "good_weather", "almanac")
    game = given(boat(money=9), sea={"E2": "soc"}, card=card, round_=5 if late else 1).reset()
    assert (game[0].money, game.hex("E2")) == (9, "soc")
    assert game.view().card != card, "and end with their round"


def test_every_hex_is_watched_for_depletion() -> None:
    game: Situation = given(boat(), depletion=dict.fromkeys(HEXES, 1), card="good_weather").reset()
    assert all(game.marks(hex_) == (0, 1) for hex_ in HEXES)
