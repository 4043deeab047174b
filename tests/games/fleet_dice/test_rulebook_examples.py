"""The worked examples A to I of the printed rulebook, and what its running text says in figures (T1 to T12)."""

import pytest

from games.fleet_dice import data
from tests.games.fleet_dice.given import given, sheet

rule = pytest.mark.rule


@rule("T1", "F4.1", "F4.2")
def test_example_a_the_die_left_over_is_shared_by_all_the_drafter_included() -> None:
    game = given(sheet(), sheet(), at="boat", dice=["cod", "shrimp", "lobster"])
    game.play(0, "die:cod", "mark:cod")
    assert game.options(1) == ["die:shrimp", "die:lobster"]

    game.play(1, "die:lobster", "mark:lobster")

    assert game.sheet(1).marked("lobster") == 1
    assert game.waiting == [0, 1]
    assert all(game.options(seat) == ["mark:shrimp", "use:coin"] for seat in (0, 1))
    game.play(0, "mark:shrimp").play(1, "mark:shrimp")
    assert [game.sheet(seat).marked("shrimp") for seat in (0, 1)] == [1, 1]


@rule("T2", "F6.1", "F10.3", "F12.9")
@pytest.mark.parametrize(("full_boats", "income"), [(0, 3), (3, 6), (9, 10)])
def test_example_b_income_counts_lobster_license_and_cannery(full_boats: int, income: int) -> None:
    boats = {
        "cod": [4] * min(full_boats, 4),
        "lobster": [4] * max(0, min(full_boats - 4, 4)),
        "inuit": [3] * (full_boats // 9),
    }
    emma = sheet(levels={"lobster": 2}, complete=["cannery"], boats=boats)
    game = given(emma, sheet(), at="income")
    assert game.sheet().coins == income


@rule("T3", "F7.1")
def test_example_c_five_boats_catch_five_fish() -> None:
    amy = sheet(boats={"cod": [0, 1], "shrimp": [2], "oyster": [0], "lobster": [4]})
    game = given(amy, sheet(), at="fishing", round=2)
    assert [game.sheet().fish(fleet) for fleet in ("cod", "shrimp", "oyster", "lobster")] == [[1, 2], [3], [2], [4]]
    assert game.told("caught", 0)[0].args["fish"] == 5


@rule("T4", "F11.6", "F5.6")
def test_example_d_the_top_inuit_box_launches_a_boat_that_fishes_later() -> None:
    game = given(sheet(), sheet(), at="town", round=1, dice=["harbor", "harbor", "coins3"])
    game.play(0, "die:harbor", "mark:inuit")
    assert (game.sheet().marked("inuit"), game.sheet().fish("inuit")) == (1, [0])

    later = given(game.table.sheets[0], sheet(), at="fishing", round=2)
    assert later.sheet().fish("inuit") == [1]


@rule("T5", "F13.1", "F11.2", "F10.6")
def test_example_e_linda_scores_73() -> None:
    linda = sheet(
        boats={
            "shrimp": [3, 3, 3, 3],  # 5 VP
            "cod": [4, 4, 4],  # 3 VP
            "lobster": [4, 4],  # 2 VP
            "research_vessel": [0],  # 1 VP
        },
        levels={"shrimp": 3, "cod": 3},
        marked={"bank": 2},
        complete=["casino", "recycling", "bait_shop"],
        bonus="fish",
    )
    points = given(linda, sheet(), at="end").sheet().points
    assert (points.fish, points.boats, points.licenses, points.buildings, points.bonus) == (32, 11, 15, 10, 5)
    assert points.total == 73


@rule("T6", "F9.1", "F9.2", "F9.4", "R4")
def test_example_f_all_coins_are_marked_before_the_star_they_reached() -> None:
    sig = sheet(coins=5)
    game = given(sig, sheet(), at="boat", dice=["coins3", "coins3", "cod"])
    game.play(0, "die:coins3", "use:coins3")
    assert (game.sheet().coins, game.asks(0)) == (8, "star")

    game.play(0, "mark:bait_shop")

    assert game.sheet().marked("bait_shop") == 1
    assert not game.sheet().complete("bait_shop")
    assert game.asks(0) == ""


@rule("T7", "F11.2")
def test_example_g_six_buildings_bring_fifteen_points_with_the_king_crab_license() -> None:
    six = ["casino", "bank", "buffet", "recycling", "pub", "bait_shop"]
    points = given(sheet(complete=six, bonus="buildings"), sheet(), at="end").sheet().points
    assert points.licenses + points.bonus == 15


@rule("T8", "F15.2", "F15.3", "F15.4", "F15.8")
def test_example_h_captain_ruth_strikes_two_for_a_drafted_die_and_one_for_the_shared_one() -> None:
    game = given(sheet(), at="boat", round=7, stones={"boat": "cod"}, dice=["shrimp", "shrimp", "cod"])

    game.play(0, "die:shrimp", "mark:shrimp")
    assert game.sheet().struck("cod") == 2
    game.play(0, "mark:shrimp")

    assert (game.sheet().marked("shrimp"), game.sheet().struck("shrimp")) == (2, 1)


@rule("T9", "F15.9")
def test_example_i_the_stones_move_clockwise_and_start_again() -> None:
    stones = {"boat": "oyster", "harbor": "inuit", "wharf": "cannery"}
    game = given(sheet(), at="round end", round=5, stones=stones)
    assert [game.stone(stone) for stone in stones] == ["shrimp", "king_crab", "smokehouse"]


@rule("T9", "F15.1", "F15.9")
def test_the_stones_of_example_i_are_those_of_round_five_when_nothing_is_closed() -> None:
    game = given(sheet(), at="round end", round=1)
    for round_ in range(2, 5):
        game = given(sheet(), at="round end", round=round_, stones={s: game.stone(s) for s in data.STARTS})
    assert [game.stone(stone) for stone in ("boat", "harbor", "wharf")] == ["oyster", "inuit", "cannery"]


@rule("T10", "F8.2", "R3")
@pytest.mark.parametrize(
    ("fish", "coins"),
    [(0, 2), (1, 3), (9, 3), (10, 4), (19, 4), (20, 5), (29, 5), (30, 6), (39, 6), (40, 7), (41, 7), (77, 7)],
)
def test_the_market_pays_for_the_fish_on_board(fish: int, coins: int) -> None:
    game = given(sheet(boats={"barge": [fish]}), sheet(), at="town", dice=["market", "harbor", "cod"])
    game.play(0, "die:market", "use:market")
    assert game.sheet().coins == coins
    assert game.sheet().fish("barge") == [fish]


@rule("T11", "F2.4", "F8.1", "F15.1", "R1")
@pytest.mark.parametrize(("seats", "boat", "town"), [(1, 3, 2), (2, 3, 2), (3, 4, 3), (4, 5, 4)])
def test_one_die_more_than_players_is_rolled(seats: int, boat: int, town: int) -> None:
    game = given(*[sheet() for _ in range(seats)], at="boat", dice=["coins3"] * boat)
    assert len(game.told("rolled")[0].args["dice"]) == boat

    game = given(*[sheet() for _ in range(seats)], at="town", dice=["harbor"] * town + ["cod"])
    rolled = game.told("rolled")[0].args["dice"]
    assert [rolled.count("harbor"), rolled.count("cod")] == [town, 1]


@rule("T12", "F12.4")
def test_filled_hexes_score_their_triangle() -> None:
    scores = [sheet(complete=["buffet"], hexes=data.TYPES[:filled]) for filled in range(6)]
    assert [given(each, sheet(), at="end").sheet().points.buildings for each in scores] == [0, 1, 3, 6, 10, 15]
