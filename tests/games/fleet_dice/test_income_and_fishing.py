"""Income (F6), fishing (F7) and the market (F8)."""

import pytest

from games.engine import Ask
from games.fleet_dice import GAME, data
from tests.games.fleet_dice.given import given, sheet

rule = pytest.mark.rule


@rule("F6.1")
def test_everybody_gets_one_coin_at_least() -> None:
    game = given(sheet(), sheet(), sheet(), at="income")
    assert [game.sheet(seat).coins for seat in range(3)] == [1, 1, 1]


@rule("F3", "F6.2")
def test_the_phase_is_that_in_which_a_star_is_used() -> None:
    game = given(sheet(coins=6), sheet(), at="income")
    assert (game.asks(0), game.table.phase) == ("star", "income")


@rule("T20", "F6.1")
def test_income_above_ten_is_lost() -> None:
    rich = sheet(levels={"lobster": 3}, complete=["cannery"], boats={"cod": [4] * 4, "lobster": [4] * 4})
    assert given(rich, sheet(), at="income").sheet().coins == 10


@rule("F6.1", "F12.9")
def test_full_boats_bring_income_only_with_the_cannery() -> None:
    boats = {"cod": [4, 4]}
    assert given(sheet(boats=boats, marked={"cannery": 1}), sheet(), at="income").sheet().coins == 1
    assert given(sheet(boats=boats, complete=["cannery"]), sheet(), at="income").sheet().coins == 3


@rule("F6.2", "F9.2")
def test_stars_of_the_income_phase_follow_once_it_is_marked() -> None:
    game = given(sheet(coins=5, levels={"lobster": 3}), sheet(), at="income")
    assert (game.sheet().coins, game.asks(0)) == (9, "star")


@rule("R25", "F6.1")
def test_a_cannery_finished_by_a_star_of_the_income_pays_in_later_rounds_only() -> None:
    game = given(sheet(coins=6, marked={"cannery": 1}, boats={"cod": [4]}), sheet(), at="income")
    game.play(0, "mark:cannery")
    assert (game.sheet().complete("cannery"), game.sheet().coins, game.sheet().income) == (True, 7, 2)


@rule("R25")
def test_bait_shop_and_smokehouse_finished_by_a_star_of_a_payment_do_not_change_it() -> None:
    game = given(sheet(coins=6, marked={"bait_shop": 1}), sheet(), at="boat shared", dice=["cod"])
    game.play(0, "use:coin", "mark:bait_shop")
    assert game.sheet().coins == 7
    game = given(sheet(coins=5, marked={"smokehouse": 1}), sheet(), at="town shared", dice=["market"])
    game.play(0, "use:market", "mark:smokehouse")
    assert (game.sheet().coins, game.sheet().market) == (7, 4)


@rule("F6.3", "F11.1", "F11.4")
def test_full_boats_are_launched_boats_at_their_capacity_but_no_research_vessels() -> None:
    boats = {
        "shrimp": [3, 2],
        "cod": [4, 3],
        "king_crab": [4],
        "inuit": [3, 1],
        "barge": [10],
        "research_vessel": [0, 0],
        "oyster": [6],
    }
    state = sheet(boats=boats, levels={"oyster": 1}, complete=["captains_club"])
    assert state.full_boats() == 6


@rule("F6.3", "R11", "F10.5")
def test_a_further_oyster_license_makes_full_oyster_boats_unfull() -> None:
    assert sheet(boats={"oyster": [6, 5]}, levels={"oyster": 1}).full_boats() == 1
    assert sheet(boats={"oyster": [6, 5]}, levels={"oyster": 2}).full_boats() == 0


@rule("F7")
@pytest.mark.parametrize("round_", range(1, 11))
def test_the_fishing_phase_comes_in_even_rounds(round_: int) -> None:
    game = given(sheet(boats={"cod": [0]}), sheet(), at="round end", round=round_ - 1)
    for _ in range(4):
        game.play(game.waiting[0], "use:coin")
    assert game.sheet().fish("cod") == [1 if round_ % 2 == 0 else 0]


@rule("T16", "F7.1", "F7.2", "F11.5")
def test_the_barge_counts_boats_full_before_the_catch() -> None:
    state = sheet(boats={"barge": [0], "shrimp": [3, 2], "lobster": [4]})
    game = given(state, sheet(), at="fishing", round=2)
    assert (game.sheet().fish("barge"), game.sheet().fish("shrimp")) == ([2], [3, 3])
    game = given(game.table.sheets[0], sheet(), at="fishing", round=4)
    assert game.sheet().fish("barge") == [5]


@rule("F7.1", "F11.5")
def test_the_barge_holds_no_more_than_its_capacity_and_catches_only_as_a_barge() -> None:
    game = given(sheet(boats={"barge": [8], "cod": [4] * 4}), sheet(), at="fishing", round=2)
    assert game.sheet().fish("barge") == [10]
    game = given(sheet(boats={"barge": [3]}), sheet(), at="fishing", round=2)
    assert game.sheet().fish("barge") == [3]


@rule("F7.1", "F11.6", "F11.4", "F11.2")
def test_every_boat_catches_its_fish_and_none_goes_beyond_its_capacity() -> None:
    boats = {"shrimp": [3], "cod": [3], "swordfish": [0], "king_crab": [3], "inuit": [2, 3], "research_vessel": [0]}
    game = given(sheet(boats=boats), sheet(), at="fishing", round=2)
    caught = {fleet: game.sheet().fish(fleet) for fleet in boats}
    assert caught == {
        "shrimp": [3],
        "cod": [4],
        "swordfish": [1],
        "king_crab": [4],
        "inuit": [3, 3],
        "research_vessel": [0],
    }


@rule("F7.1", "F10.5")
@pytest.mark.parametrize(("fish", "after"), [(0, 2), (2, 4), (3, 4), (4, 4)])
def test_without_a_license_an_oyster_boat_takes_up_to_two_fish(fish: int, after: int) -> None:
    game = given(sheet(boats={"oyster": [fish]}), sheet(), at="fishing", round=2)
    assert (game.sheet().fish("oyster"), game.sheet().coins) == ([after], 0)


@rule("F10.5", "R9")
def test_only_an_oyster_boat_with_two_spaces_or_more_asks_and_says_which_it_is() -> None:
    fisher = sheet(levels={"oyster": 1}, boats={"oyster": [5, 3, 4]})
    game = given(fisher, sheet(), at="fishing", round=2)
    assert game.table.phase == "fishing"
    assert (game.sheet().fish("oyster"), game.sheet().coins) == ([6, 3, 4], 1)
    step = GAME.step(game.table, 0)
    assert step is not None
    assert step.ask(game.table) == Ask("oyster", {"boat": 2, "fish": 3, "capacity": 6})
    game.play(0, "oyster:coin", "oyster:fish")
    assert (game.sheet().fish("oyster"), game.sheet().coins) == ([6, 4, 6], 2)
    told = {event.kind: event.args for event in game.events if event.kind.startswith("oyster_")}
    assert told == {"oyster_swapped": {"boat": 2}, "oyster_filled": {"boat": 3, "fish": 2}}


@rule("R9")
def test_each_oyster_boat_with_a_single_space_brings_its_coin() -> None:
    game = given(sheet(levels={"oyster": 1}, boats={"oyster": [5, 5]}), sheet(), at="fishing", round=2)
    assert (game.sheet().fish("oyster"), game.sheet().coins) == ([6, 6], 2)


@rule("F7.3", "F7.1")
def test_stars_reached_during_the_catch_wait_for_its_end_and_come_before_the_swordfish_bonus() -> None:
    fisher = sheet(coins=6, levels={"oyster": 1, "swordfish": 1}, boats={"oyster": [0, 0]})
    game = given(fisher, sheet(), at="fishing", round=2)
    game.play(0, "oyster:coin")
    assert game.asks(0) == "oyster"
    game.play(0, "oyster:coin")
    assert (game.asks(0), game.sheet().coins) == ("star", 8)
    game.play(0, "mark:bank")
    assert game.asks(0) == "star", "the swordfish license"
    game.play(0, "mark:bank")
    assert (game.asks(0), game.sheet().marked("bank")) == ("", 2)


@rule("F7.4", "F8.2")
def test_fish_stay_on_their_boats() -> None:
    game = given(sheet(boats={"cod": [4, 2]}), sheet(), at="town shared", dice=["market"])
    game.play(0, "use:market")
    assert game.sheet().fish("cod") == [4, 2]


@rule("R23")
def test_a_boat_launched_by_a_star_of_the_fishing_phase_has_missed_the_catch() -> None:
    game = given(sheet(levels={"swordfish": 1}, boats={"cod": [0]}), sheet(), at="fishing", round=2)
    game.play(0, "mark:inuit")
    assert (game.sheet().fish("inuit"), game.sheet().fish("cod")) == ([0], [1])


@rule("R23")
def test_a_private_catch_started_by_a_star_of_the_fishing_phase_comes_after_the_catch() -> None:
    state = sheet(levels={"swordfish": 1}, marked={"captains_club": 2}, boats={"cod": [0]})
    game = given(state, sheet(), at="fishing", round=2)
    game.play(0, "mark:captains_club")
    assert game.sheet().fish("cod") == [2]
    assert [kind for kind in game.happened(0) if kind in ("caught", "star_used")] == ["caught", "star_used", "caught"]


@rule("F8.1", "R1")
def test_the_town_phase_rolls_town_dice_and_one_boat_die() -> None:
    game = given(sheet(), sheet(), sheet(), at="town", dice=["harbor", "wharf", "market", "coins3"])
    faces = game.told("rolled")[0].args["dice"]
    assert sum(face in data.TOWN_FACES for face in faces) == 3
    assert sum(face in data.BOAT_FACES for face in faces) == 1


@rule("F8.2", "F12.8", "F11.1")
def test_the_market_counts_fish_on_harbor_ships_and_the_smokehouse_adds_two() -> None:
    boats = {"cod": [4, 4], "king_crab": [1], "barge": [1]}
    assert sheet(boats=boats).market_coins() == 4
    game = given(sheet(boats=boats, complete=["smokehouse"]), sheet(), at="town shared", dice=["market"])
    game.play(0, "use:market")
    assert game.sheet().coins == 6
    assert sheet(boats=boats, marked={"smokehouse": 1}).market_coins() == 4
