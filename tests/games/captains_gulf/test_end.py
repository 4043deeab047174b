"""The final Reset Phase, the final sale, scoring (CG15, CG16)."""

from __future__ import annotations

from typing import Any

import pytest

from games.captains_gulf import scoring
from tests.games.captains_gulf.given import boat, given

rule = pytest.mark.rule
NEUTRAL = [5, 5, 5]


@rule("CG15.1", "CG17.21", "CG3")
def test_the_last_reset_applies_the_card_and_skips_repopulation() -> None:
    game = given(boat(money=9, licenses=["crab"], tracks=NEUTRAL), recovery=["E2"], card="renew_licenses", round_=8)
    game.reset()
    assert game[0].money == 7
    assert game.marks("E2") == (0, 1)
    assert game.told("game_ended")
    assert game.waiting() == []
    assert game.view().over


@rule("CG15.1", "CG13.6")
def test_natural_selection_in_round_eight_does_nothing() -> None:
    game = given(boat(), sea={"E2": "oo"}, card="natural_selection", round_=8).reset()
    assert game.hex("E2") == "oo"


@rule("CG15.2", "CG17.22")
def test_what_is_aboard_in_port_is_sold_without_moving_on_a_track_and_without_a_round_card() -> None:
    aboard = boat(at="tampa", raw="s", cooked="o", tracks=NEUTRAL, tiles=3)
    game = given(aboard, card="delivery_truck", round_=8).reset()
    assert (game[0].money, game[0].tracks, game[0].hold) == (3 + 4, NEUTRAL, [0] * 6)
    assert game.told("final_sale") == [{"seat": 0, "port": "tampa", "number": 2, "money": 7}]
    assert game[0].tiles == 3
    assert game.told("sailed") == []


@rule("CG15.2")
def test_who_is_in_port_sells_there_without_fuel_or_loan() -> None:
    game = given(boat(at="tampa", fuel=0, money=0, raw="s", tracks=NEUTRAL), card="few_customers", round_=8).reset()
    assert (game.place(), game[0].money, game[0].loans) == ("tampa", 3, 0)


@rule("CG15.2")
@pytest.mark.parametrize("first", [boat(at="B4", fuel=0, raw="ss"), boat(at="B4")], ids=["keeps", "has none"])
@pytest.mark.parametrize("last", [False, True])
def test_everybody_has_a_final_sale_whoever_keeps_the_catch_or_has_none(first: dict[str, Any], last: bool) -> None:
    boats = [first, boat(at="tampa", raw="s", tracks=NEUTRAL)]
    game = given(*(boats[::-1] if last else boats), card="few_customers", round_=8).reset()
    assert [event["seat"] for event in game.told("final_sale")] == [0 if last else 1]
    assert game.view().over


@rule("CG15.2", "CG17.23", "CG17.44")
@pytest.mark.parametrize(
    ("at", "fuel", "money", "raw", "port", "left"),
    [
        ("B6", 6, 0, "ss", "tampa", 6),  # the port that likes shrimp
        ("B4", 6, 0, "oo", "morgan_city", 8),
        ("B4", 0, 0, "oo", "morgan_city", 11),  # a loan of 5, towing 2, 8 for the oysters
        ("B4", 0, 0, "ss", "", 0),  # 4 for the shrimp, towing 2, and the loan costs 3: better not
        ("C4", 0, 9, "s", "", 9),  # towing costs more than a shrimp brings
        ("A2", 0, 9, "s", "morgan_city", 10),  # a single dollar is better than none
    ],
)
def test_the_final_sail_goes_where_most_is_left(at: str, fuel: int, money: int, raw: str, port: str, left: int) -> None:
    game = given(boat(at=at, fuel=fuel, money=money, raw=raw), card="few_customers", round_=8)
    game.reset()
    assert (game.place(), game[0].money) == (port or at, left)
    assert len(game.told("final_sale")) == bool(port)
    assert len(game.told("kept_catch")) == (not port)


@rule("CG15.2")
def test_a_sale_that_needs_a_loan_for_less_than_it_costs_is_left() -> None:
    game = given(boat(at="B4", fuel=0, money=0, raw="s"), card="few_customers", round_=8).reset()
    assert (game[0].loans, game[0].money) == (0, 0)


@rule("CG15.3", "TV21", "TV22", "TV23")
@pytest.mark.parametrize(
    ("tracks", "points"), [([16, 5, 6], 10), ([4, 9, 10], -1), ([6, 8, 13], 6), ([6, 6, 6], 6), ([14, 14, 14], 21)]
)
def test_stars_last_and_light_spaces(tracks: list[int], points: int) -> None:
    assert sum(scoring.track_points(tracks)) == points


@rule("CG15.3", "CG15.5")
def test_stars_and_last_spaces_add_to_the_money_and_light_spaces_and_loans_take_from_it() -> None:
    points = scoring.Points(money=20, stars=7, last=3, light=-4, loans=-8)
    assert points.total == 18


@rule("CG15.4", "TV24")
def test_unpaid_loans_cost_eight_each() -> None:
    game = given(boat(money=20, loans=2, tracks=NEUTRAL), boat(tracks=NEUTRAL), card="few_customers", round_=8)
    game.reset()
    score = game.result().scores[0]
    assert (score.total, score.categories["loans"]) == (4, -16)
    assert score.total == sum(score.categories.values())
    in_debt = given(boat(loans=2), boat(), card="few_customers", round_=8).reset()
    assert in_debt.result().scores[0].total == -31


@rule("CG15.5", "TV29")
def test_ties_go_to_more_fuel_and_then_are_shared() -> None:
    three, two = boat(fuel=3, tracks=NEUTRAL), boat(fuel=2, tracks=NEUTRAL)
    game = given(two, three, two, card="few_customers", round_=8).reset()
    assert [score.place for score in game.result().scores] == [2, 1, 2]
    assert given(two, two, card="few_customers", round_=8).reset().result().winners == [0, 1]


@rule("CG16.2")
def test_a_player_who_can_do_nothing_still_moves_one_or_two_spaces_for_nothing() -> None:
    game = given(boat(at="B2", fuel=0, money=0, wheel="fish_or_sail"), boat()).turn()
    assert game.options(verb="go") == ["go:shipyard", "go:market"]
    game.play(0, "go:shipyard")
    assert game.waiting() == [1]
