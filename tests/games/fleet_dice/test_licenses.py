"""The five licenses (F10)."""

import pytest

from games.fleet_dice import data
from tests.games.fleet_dice.given import Given, given, sheet

rule = pytest.mark.rule


def drafted_shrimp(level: int, **state: object) -> Given:
    """Seat 0 has drafted a shrimp die with a shrimp license of this level."""
    game = given(sheet(levels={"shrimp": level}, **state), sheet(), at="boat", dice=["shrimp", "cod", "cod"])  # type: ignore[arg-type]
    return game.play(0, "die:shrimp")


@rule("F10.1")
def test_shrimp_one_makes_a_drafted_shrimp_die_any_type_or_three_coins() -> None:
    game = drafted_shrimp(1)
    assert game.options(0) == [*(f"mark:{type_}" for type_ in data.TYPES), "use:coins3", "use:coin"]
    game.play(0, "mark:lobster")
    assert (game.sheet().marked("lobster"), game.waiting) == (1, [1])
    assert drafted_shrimp(1).play(0, "use:coins3").sheet().coins == 3


@rule("T26", "F10.1")
def test_shrimp_two_adds_a_star_action() -> None:
    game = drafted_shrimp(2).play(0, "mark:shrimp")
    assert (game.sheet().marked("shrimp"), game.asks(0)) == (1, "star")
    game.play(0, "mark:bank")
    assert game.waiting == [1]


@rule("T26", "F10.1", "F4.3")
def test_shrimp_three_is_used_twice_and_then_brings_a_star_action() -> None:
    game = drafted_shrimp(3).play(0, "mark:shrimp")
    assert game.asks(0) == "second_use"
    assert game.options(0) == [*(f"mark:{type_}" for type_ in data.TYPES), "use:coins3", "decline"]
    assert (game.view(0).face, game.view(0).drafted) == ("shrimp", True), "the die is still in use"
    assert (game.view(1).face, game.view(1).drafted) == ("", False)
    game.play(0, "mark:lobster")
    assert (game.sheet().marked("shrimp"), game.sheet().marked("lobster"), game.asks(0)) == (1, 1, "star")
    game.play(0, "decline")
    assert game.waiting == [1]


@rule("T26", "R16", "F10.1")
def test_second_use_may_repeat_the_first_be_three_coins_or_be_declined() -> None:
    assert drafted_shrimp(3).play(0, "mark:cod", "mark:cod").sheet().marked("cod") == 2
    twice = drafted_shrimp(3).play(0, "use:coins3", "use:coins3")
    assert (twice.sheet().coins, twice.asks(0)) == (6, "star")
    declined = drafted_shrimp(3).play(0, "mark:cod", "decline")
    assert declined.asks(0) == "star"


@rule("F10.1", "R27")
def test_the_second_use_is_no_harbor_no_coin_and_no_full_column() -> None:
    game = drafted_shrimp(3, full=["oyster"]).play(0, "mark:cod")
    assert game.refuses(0, "use:coin") == ("only_boat_types", "R27")
    assert game.refuses(0, "mark:barge") == ("only_boat_types", "F10.1")
    assert game.refuses(0, "mark:oyster") == ("section_full", "F5.1")


@rule("T35", "R27", "F10.1")
def test_a_shrimp_die_used_as_a_coin_or_for_recycling_has_no_license_effect() -> None:
    coin = drafted_shrimp(3).play(0, "use:coin")
    assert (coin.waiting, coin.sheet().coins) == ([1], 1)
    recycled = drafted_shrimp(3, complete=["recycling"]).play(0, "use:recycle", "mark:bank")
    assert recycled.waiting == [1]


@rule("T35", "F10.1", "F9.3")
def test_a_star_reached_by_the_first_use_is_resolved_before_the_second_is_chosen() -> None:
    game = drafted_shrimp(3, coins=5).play(0, "use:coins3")
    assert (game.sheet().coins, game.asks(0)) == (8, "star")
    game.play(0, "mark:bank")
    assert game.asks(0) == "second_use"
    game.play(0, "decline")
    assert game.asks(0) == "star"


@rule("R8", "F10.1")
def test_the_level_is_read_when_the_use_of_the_die_starts() -> None:
    game = drafted_shrimp(2, marked={"shrimp": 6}).play(0, "mark:shrimp")
    assert game.sheet().level("shrimp") == 3
    assert game.asks(0) == "star", "no second use with this die"
    without = given(sheet(marked={"shrimp": 1}), sheet(), at="boat", dice=["shrimp", "cod", "cod"])
    without.play(0, "die:shrimp")
    assert without.columns(0) == ["shrimp"]
    without.play(0, "mark:shrimp")
    assert (without.sheet().level("shrimp"), without.waiting) == (1, [1])


@rule("F10.1", "F4.4")
def test_three_coins_remain_when_all_columns_are_closed() -> None:
    game = drafted_shrimp(3, full=data.TYPES)
    assert game.options(0) == ["use:coins3", "use:coin"]


@rule("F10.2", "T19")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
@pytest.mark.parametrize(
    ("section", "marked"), [("shrimp", 2), ("king_crab", 3), ("research_vessel", 0), ("barge", 2), ("inuit", 0)]
)
def test_cod_pays_for_every_boat_harbor_ships_included(level: int, section: str, marked: int) -> None:
    game = given(sheet(levels={"cod": level}, marked={section: marked}), sheet(), at="marks", marks=[section])
    assert game.sheet().coins == level


@rule("F10.3")
@pytest.mark.parametrize("level", [0, 1, 2, 3])
def test_lobster_adds_its_level_to_the_income(level: int) -> None:
    assert given(sheet(levels={"lobster": level}), sheet(), at="income").sheet().coins == 1 + level


@rule("T15", "F10.4")
@pytest.mark.parametrize(("level", "stars", "coins"), [(0, 0, 0), (1, 1, 0), (2, 1, 1), (3, 2, 0)])
def test_swordfish_brings_stars_and_a_coin_after_fishing_even_without_boats(level: int, stars: int, coins: int) -> None:
    game = given(sheet(levels={"swordfish": level}), sheet(), at="fishing", round=4)
    asked = 0
    while game.asks(0) == "star":
        game.play(0, "mark:pub")
        asked += 1
    assert (asked, game.sheet().coins) == (stars, coins)
    assert [event.args["coins"] for event in game.told("earned", 0)] == [coins] * bool(coins)


@rule("T15", "F10.4", "F11.3")
def test_swordfish_brings_nothing_after_a_private_catch() -> None:
    state = sheet(levels={"swordfish": 3}, marked={"captains_club": 2}, boats={"cod": [0]})
    game = given(state, sheet(), at="marks", marks=["captains_club"])
    assert (game.sheet().fish("cod"), game.asks(0)) == ([1], "")


@rule("F10.4")
def test_each_star_of_swordfish_three_may_be_declined_singly() -> None:
    game = given(sheet(levels={"swordfish": 3}), sheet(), at="fishing", round=4)
    game.play(0, "decline", "mark:bank")
    assert (game.asks(0), game.sheet().marked("bank")) == ("", 1)


@rule("F10.4", "F9.3")
def test_a_star_won_meanwhile_comes_before_the_next_star_of_the_license() -> None:
    state = sheet(levels={"swordfish": 3, "cod": 1}, coins=6)
    game = given(state, sheet(), at="fishing", round=4)
    game.play(0, "mark:inuit")
    game.play(0, "decline")
    assert game.asks(0) == "star"
    game.play(0, "decline")
    assert game.asks(0) == ""
    assert game.happened(0).count("star_declined") == 2


@rule("T32", "F10.4")
def test_the_coin_of_swordfish_two_is_paid_though_its_star_is_declined() -> None:
    game = given(sheet(levels={"swordfish": 2}, coins=6), sheet(), at="fishing", round=4)
    game.play(0, "decline")
    assert (game.sheet().coins, game.asks(0)) == (7, "star")
    game.play(0, "mark:bank")
    assert game.asks(0) == ""


@rule("F10.4", "F9.4")
def test_the_coin_of_swordfish_two_is_paid_though_no_section_is_open() -> None:
    game = given(sheet(levels={"swordfish": 2}, open_only={}), sheet(), at="fishing", round=4)
    assert (game.sheet().coins, game.waiting) == (1, [])


@rule("T33", "F10.4")
def test_a_license_won_by_a_star_of_the_catch_counts_for_this_fishing_phase() -> None:
    state = sheet(
        levels={"swordfish": 1, "oyster": 1}, coins=6, marked={"swordfish": 6}, boats={"oyster": [5], "swordfish": [0]}
    )
    game = given(state, sheet(), at="fishing", round=4)
    assert (game.sheet().coins, game.asks(0)) == (7, "star")
    game.play(0, "mark:swordfish")
    assert (game.sheet().level("swordfish"), game.sheet().coins, game.asks(0)) == (2, 9, "star")
    game.play(0, "decline")
    assert (game.sheet().coins, game.asks(0)) == (10, "")


@rule("T33", "F10.4")
def test_a_license_won_by_the_swordfish_star_itself_is_too_late() -> None:
    game = given(sheet(levels={"swordfish": 1}, marked={"swordfish": 6}), sheet(), at="fishing", round=4)
    game.play(0, "mark:swordfish")
    assert (game.sheet().level("swordfish"), game.sheet().coins, game.asks(0)) == (2, 2, "")


@rule("T17", "R9", "F10.5")
def test_an_oyster_boat_with_one_space_left_gets_a_fish_and_a_coin_without_a_question() -> None:
    game = given(sheet(levels={"oyster": 1}, boats={"oyster": [5, 6]}), sheet(), at="fishing", round=2)
    assert (game.sheet().fish("oyster"), game.sheet().coins, game.waiting) == ([6, 6], 1, [])
    assert game.sheet().full_boats == 2


@rule("T17", "R11")
def test_the_next_oyster_license_makes_room_again() -> None:
    state = sheet(levels={"oyster": 1}, boats={"oyster": [6, 6]}, marked={"oyster": 6})
    game = given(state, sheet(), at="marks", marks=["oyster"])
    assert (game.sheet().level("oyster"), game.sheet().full_boats) == (2, 0)


@rule("F10.5", "R10")
def test_with_a_license_each_oyster_boat_may_swap_its_second_fish_for_a_coin() -> None:
    game = given(sheet(levels={"oyster": 2}, boats={"oyster": [0, 3, 8]}), sheet(), at="fishing", round=2)
    assert game.options(0) == ["oyster:fish", "oyster:coin"]
    game.play(0, "oyster:coin", "oyster:fish")
    assert (game.sheet().fish("oyster"), game.sheet().coins, game.asks(0)) == ([1, 5, 8], 1, "")


@rule("R10", "F10.5")
def test_without_a_license_nothing_is_swapped() -> None:
    game = given(sheet(boats={"oyster": [0, 3]}), sheet(), at="fishing", round=2)
    assert (game.sheet().fish("oyster"), game.sheet().coins, game.waiting) == ([2, 4], 0, [])


@rule("F10.5")
@pytest.mark.parametrize(("level", "capacity"), [(0, 4), (1, 6), (2, 8), (3, 10)])
def test_oyster_boats_hold_what_the_license_allows(level: int, capacity: int) -> None:
    for fish, full in ((capacity, 1), (capacity - 1, 0)):
        assert sheet(levels={"oyster": level}, boats={"oyster": [fish]}).full_boats() == full


@rule("F10.6", "F13.1")
@pytest.mark.parametrize("type_", data.TYPES)
def test_each_license_of_level_three_scores_five_points(type_: str) -> None:
    for level, points in ((1, 0), (2, 0), (3, 5)):
        assert given(sheet(levels={type_: level}), sheet(), at="end").sheet().points.licenses == points
