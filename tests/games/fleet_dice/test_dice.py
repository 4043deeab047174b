"""Drafting and using dice (F4) and what a die may be used for."""

from typing import Any

import pytest

from games.engine import numbered
from games.fleet_dice import GAME, data
from games.fleet_dice.sheet import Sheet
from games.fleet_dice.steps import Taken
from tests.games.fleet_dice.given import given, sheet

rule = pytest.mark.rule
NOTHING_OPEN = sheet(open_only={})


@rule("F4.1", "F3.2", "F4.2")
def test_a_drafted_die_leaves_the_pool_and_is_used_at_once() -> None:
    game = given(sheet(), sheet(), at="boat", dice=["cod", "shrimp", "lobster"])
    assert game.refuses(0, "mark:cod") == ("draft_first", "F4.1")
    assert game.refuses(0, "die:oyster") == ("die_not_in_pool", "F4.1")
    game.play(0, "die:cod")
    assert game.table.pool == ["shrimp", "lobster"]
    assert game.asks(0) == "use_die"
    assert game.refuses(1, "die:shrimp") == ("not_your_turn", "F4.1")
    shared = given(sheet(), sheet(), at="boat shared", dice=["cod"]).play(1, "use:coin")
    assert shared.refuses(1, "use:coin") == ("not_your_turn", "F3.1")


@rule("F4.3")
def test_one_coin_for_a_die_that_pays_more_is_asked_about() -> None:
    def asked_about(face: str, mine: Sheet) -> list[str]:
        game = given(mine, sheet(), at="town shared", dice=[face])
        return GAME.careful(game.table, 0, game.options(0))

    assert asked_about("coins3", sheet()) == ["use:coin"]
    assert asked_about("cod", sheet()) == []
    one, more = (sheet(boats={"cod": [fish]}) for fish in (0, 4))
    for mine in (one, more):
        pays_more = mine.market_coins() > mine.coins_per_die()
        assert asked_about("market", mine) == (["use:coin"] if pays_more else [])
    as_much = sheet(complete=["bait_shop"])
    assert as_much.market_coins() == as_much.coins_per_die()
    assert asked_about("market", as_much) == []


@rule("F4.3")
def test_a_coin_is_rare_for_a_die_that_could_be_used_otherwise() -> None:
    game = given(sheet(), sheet(), at="town shared", dice=["cod"])
    assert GAME.rare(game.table, 0, ["mark:cod", "use:coin"]) == ["use:coin"]
    assert GAME.rare(game.table, 0, ["use:coin"]) == []
    star = given(sheet(coins=data.ROWS.coin_track.stars[0] - 1), sheet(), at="town shared", dice=["cod"])
    assert GAME.rare(star.table, 0, ["mark:cod", "use:coin"]) == [], "F9.2: it reaches a star"


@rule("F4.3", "F9.2", "F12.2")
def test_all_that_uses_a_die_stands_out_and_a_mere_coin_or_another_throw_does_not() -> None:
    def shown(face: str, **mine: Any) -> tuple[list[str], list[str]]:
        """All in the order they are shown in, and what does not stand out."""
        mine["complete"] = ["casino", *mine.get("complete", [])]
        game = given(sheet(**mine), sheet(), at="boat", dice=[face, "lobster", "oyster"])
        game.play(0, f"die:{face}")
        options = game.options(0)
        return [*numbered(GAME, game.table, 0)], GAME.costly(game.table, 0, options)

    assert {"mark", "use", "hex"} <= GAME.alike
    plain = ["reroll", "use:coin"]
    assert shown("cod") == (["mark:cod", *plain], ["use:coin", "reroll"])
    assert shown("cod", complete=["buffet"]) == (["mark:cod", "hex:cod", *plain], ["use:coin", "reroll"])
    assert shown("cod", coins=data.ROWS.coin_track.stars[0] - 1) == (["mark:cod", *plain], ["reroll"])
    assert shown("cod", complete=["recycling"]) == (
        ["mark:cod", "reroll", "use:recycle", "use:coin"],
        ["use:coin", "reroll"],
    )
    assert shown("coins3") == (["use:coins3", *plain], ["use:coin", "reroll"])
    assert shown("cod", full=["cod"]) == (plain, ["use:coin"]), "a new face is never worse than a coin"


@rule("F4.3", "F12.4")
@pytest.mark.parametrize(
    ("mine", "face", "ordered"),
    [
        (sheet(), "cod", "mark:cod"),
        (sheet(), "coins3", "use:coins3"),
        (sheet(full=["cod"], complete=["recycling"]), "cod", "use:coin"),
        (sheet(), "harbor", ""),
        (sheet(full=["king_crab", "barge", "inuit"]), "harbor", ""),
    ],
)
def test_a_standing_order_uses_the_shared_die_unless_there_is_something_to_choose(
    mine: Sheet, face: str, ordered: str
) -> None:
    game = given(mine, sheet(), at="town shared" if face in data.TOWN_FACES else "boat shared", dice=[face])
    assert GAME.ordered(game.table, 0, "shared_die") == ordered
    assert GAME.ordered(game.table, 0, "another") == ""


@rule("F4.1")
def test_a_standing_order_is_for_the_shared_die_only() -> None:
    game = given(sheet(), sheet(), at="boat", dice=["cod", "shrimp", "lobster"])
    assert GAME.ordered(game.table, 0, "shared_die") == ""
    game.play(0, "die:cod")
    assert game.asks(0) == "use_die"
    assert GAME.ordered(game.table, 0, "shared_die") == ""
    assert GAME.ordered(game.table, 1, "shared_die") == "", "it is not this player's turn"


@rule("F4.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_uses_two_dice_in_a_dice_phase(seats: int) -> None:
    game = given(*[sheet() for _ in range(seats)], at="boat", dice=["coins3"] * (seats + 1))
    for seat in range(seats):
        game.play(seat, "use:coin")
    for seat in range(seats):
        game.play(seat, "use:coin")
    assert [len([e for e in game.told("earned", seat) if e.args["why"] == "coin"]) for seat in range(seats)] == [
        2
    ] * seats


@rule("F4.1")
def test_dice_with_the_same_face_are_one_choice() -> None:
    game = given(sheet(), sheet(), at="boat", dice=["cod", "cod", "oyster"])
    assert game.options(0) == ["die:cod", "die:oyster"]


@rule("F4.3")
@pytest.mark.parametrize(
    ("face", "uses"),
    [
        ("cod", ["mark:cod"]),
        ("coins3", ["use:coins3"]),
        ("harbor", ["mark:king_crab", "mark:captains_club", "mark:research_vessel", "mark:barge", "mark:inuit"]),
        ("wharf", [f"mark:{building}" for building in data.WHARF]),
        ("market", ["use:market"]),
    ],
)
def test_each_face_has_its_normal_use_and_may_always_be_a_coin(face: str, uses: list[str]) -> None:
    town = face in data.TOWN_FACES
    game = given(sheet(), sheet(), at="town shared" if town else "boat shared", dice=[face])
    assert game.options(0) == [*uses, "use:coin"]


@rule("F4.3")
def test_three_coins_and_a_coin_are_worth_three_and_one() -> None:
    game = given(sheet(), sheet(), at="boat shared", dice=["coins3"])
    game.play(0, "use:coins3").play(1, "use:coin")
    income = 1
    assert (game.sheet(0).coins, game.sheet(1).coins) == (3 + income, 1 + income)


@rule("F4.3", "F5.1")
def test_closed_sections_are_not_offered() -> None:
    game = given(sheet(full=["cod"]), sheet(), at="boat shared", dice=["cod"])
    assert game.table.lanes is not None
    assert (game.options(0), game.sheet(0).coins) == ([], 1), "only the coin is left, so it is taken"

    game = given(sheet(full=["king_crab", "barge"]), sheet(), at="town shared", dice=["harbor"])
    assert game.columns(0) == ["captains_club", "research_vessel", "inuit"]
    assert game.refuses(0, "mark:barge") == ("section_full", "F5.1")
    assert game.refuses(0, "mark:casino") == ("wrong_die", "F4.3")
    assert game.refuses(0, "use:coins3") == game.refuses(0, "use:market") == ("wrong_die_for_coins", "F4.3")
    assert game.refuses(0, "die:harbor") == ("use_die_first", "F3.2")

    game = given(sheet(open_only={"pub": 1}), sheet(), at="town shared", dice=["wharf"])
    assert game.columns(0) == ["pub"]


@rule("F4.4", "R27")
def test_nobody_may_pass() -> None:
    game = given(sheet(), sheet(), at="boat shared", dice=["coins3"])
    assert game.refuses(0, "decline") == ("no_pass", "F4.4")
    assert "use:coin" in game.options(0)


@rule("F4.5")
def test_a_boat_die_in_the_town_phase_works_as_in_the_boat_phase() -> None:
    licensed = sheet(levels={"shrimp": 1})
    game = given(licensed, licensed, at="town", dice=["harbor", "wharf", "shrimp"])
    game.play(0, "die:shrimp")
    assert game.columns(0) == data.TYPES
    game.play(0, "mark:oyster")
    assert game.sheet().marked("oyster") == 1
    shared = given(licensed, licensed, at="town shared", dice=["shrimp"])
    assert shared.columns(0) == ["shrimp"]


@rule("T18", "F4.2", "F10.1")
def test_a_shared_shrimp_die_has_no_license_effect() -> None:
    game = given(sheet(levels={"shrimp": 3}), sheet(), at="boat shared", dice=["shrimp"])
    assert game.options(0) == ["mark:shrimp", "use:coin"]
    game.play(0, "mark:shrimp")
    assert game.waiting == [1]


@rule("T18", "F12.4", "F4.3")
def test_a_shrimp_die_in_the_buffet_fills_one_hex_and_nothing_else() -> None:
    chef = sheet(levels={"shrimp": 3}, complete=["buffet"])
    game = given(chef, sheet(), at="boat", dice=["shrimp", "cod", "cod"])
    game.play(0, "die:shrimp", "hex:shrimp")
    assert game.sheet().hexes() == ["shrimp"]
    assert game.waiting == [1]


@rule("F4.3", "F12.4")
def test_a_hex_is_filled_once_with_its_own_type_by_drafted_and_shared_dice() -> None:
    chef = sheet(complete=["buffet"], hexes=["cod"])
    game = given(chef, sheet(), at="boat shared", dice=["cod"])
    assert game.refuses(0, "hex:cod") == ("hex_full", "F4.3")
    game = given(chef, sheet(), at="boat shared", dice=["lobster"])
    assert game.refuses(0, "hex:oyster") == ("wrong_hex", "F4.3")
    game.play(0, "hex:lobster")
    assert game.sheet().hexes() == ["cod", "lobster"]
    assert game.sheet().marked("lobster") == 0
    game = given(sheet(marked={"buffet": 1}), sheet(), at="boat shared", dice=["lobster"])
    assert game.refuses(0, "hex:lobster") == ("building_incomplete", "F12.4")


@rule("T23", "F4.3", "F12.5", "R7")
def test_recycling_turns_any_die_into_one_star_action_that_must_be_used() -> None:
    for face, phase in (("cod", "boat shared"), ("coins3", "boat shared"), ("market", "town shared")):
        game = given(sheet(complete=["recycling"]), sheet(), at=phase, dice=[face])  # type: ignore[arg-type]
        game.play(0, "use:recycle")
        assert game.asks(0) == "star"
        assert game.refuses(0, "decline") == ("must_use_star", "F4.3")
        game.play(0, "mark:pub")
        assert (game.sheet().marked("pub"), game.table.sheets[0].recycled) == (1, 1)


@rule("T23", "F12.5")
def test_the_fourth_recycling_is_refused() -> None:
    worn = sheet(complete=["recycling"], recycled=3)
    game = given(worn, sheet(), at="boat shared", dice=["cod"])
    assert game.refuses(0, "use:recycle") == ("recycling_used_up", "F4.3")
    game = given(sheet(complete=["recycling"], recycled=2), sheet(), at="boat shared", dice=["cod"])
    game.play(0, "use:recycle")
    assert game.table.sheets[0].recycled == 3


@rule("T23", "F4.3")
def test_recycling_needs_an_open_section() -> None:
    game = given(NOTHING_OPEN, sheet(), at="boat shared", dice=["coins3"])
    assert game.refuses(0, "use:recycle") == ("nothing_open", "F4.3")
    game = given(sheet(), sheet(), at="boat shared", dice=["coins3"])
    assert game.refuses(0, "use:recycle") == ("building_incomplete", "F12.5")


@rule("T23", "F12.7", "F4.3")
@pytest.mark.parametrize(
    ("use", "face", "coins"), [("coin", "cod", 2), ("coins3", "coins3", 3), ("market", "market", 2)]
)
def test_the_bait_shop_doubles_the_die_as_a_coin_only(use: str, face: str, coins: int) -> None:
    phase = "town" if face == "market" else "boat"
    dice = ["market", "harbor", "cod"] if phase == "town" else ["cod", "coins3", "oyster"]
    game = given(sheet(complete=["bait_shop"]), sheet(), at=phase, dice=dice)  # type: ignore[arg-type]
    game.play(0, f"die:{face}", f"use:{use}")
    assert game.sheet().coins == coins


@rule("F12.2", "R15", "F3.2")
def test_the_casino_rerolls_the_drafted_die_once_and_the_new_face_stands() -> None:
    gambler = sheet(complete=["casino"])
    game = given(gambler, gambler, at="boat", dice=["cod", "shrimp", "lobster"], rerolls={0: "oyster"})
    game.play(0, "die:cod", "reroll")
    assert game.options(0) == ["mark:oyster", "use:coin"]
    assert game.refuses(0, "reroll") == ("rerolled_already", "R15")
    assert game.told("rerolled")[0].barrier
    assert game.table.pool == ["shrimp", "lobster"]
    assert game.table.taken == [Taken("oyster", 0)]


@rule("F12.2", "F1.2")
@pytest.mark.parametrize(("face", "faces"), [("harbor", data.TOWN_FACES), ("cod", data.BOAT_FACES)])
def test_a_die_thrown_again_shows_a_face_of_its_own(face: str, faces: list[str]) -> None:
    game = given(sheet(complete=["casino"]), sheet(), at="town", dice=["cod", "harbor", "wharf"])
    game.play(0, f"die:{face}", "reroll")
    assert game.table.taken[-1].face in faces


@rule("R15", "F4.2")
def test_the_casino_does_not_reroll_the_shared_die() -> None:
    game = given(sheet(complete=["casino"]), sheet(), at="boat shared", dice=["cod"])
    assert "reroll" not in game.options(0)
    assert game.refuses(0, "reroll") == ("reroll_shared", "R15")


@rule("R15")
def test_the_casino_works_once_in_each_dice_phase() -> None:
    gambler = sheet(complete=["casino"])
    for phase, dice in (("boat", ["cod", "shrimp", "coins3"]), ("town", ["harbor", "wharf", "shrimp"])):
        game = given(gambler, gambler, at=phase, dice=dice, rerolls={0: dice[1]})  # type: ignore[arg-type]
        game.play(0, f"die:{dice[0]}")
        assert "reroll" in game.options(0)


@rule("R15", "F12.2")
def test_an_unfinished_casino_or_one_finished_by_this_very_die_rerolls_nothing() -> None:
    half: Sheet = sheet(marked={"casino": 1})
    game = given(half, sheet(), at="town", dice=["wharf", "harbor", "cod"])
    game.play(0, "die:wharf")
    assert game.refuses(0, "reroll") == ("casino_incomplete", "F12.2")
    game.play(0, "mark:casino")
    assert game.sheet().complete("casino")
    assert game.waiting == [1]


@rule("R8", "F10.1")
def test_with_the_casino_the_face_after_the_reroll_counts_for_the_shrimp_license() -> None:
    gambler = sheet(complete=["casino"], levels={"shrimp": 1})
    game = given(gambler, sheet(), at="boat", dice=["cod", "lobster", "oyster"], rerolls={0: "shrimp"})
    game.play(0, "die:cod", "reroll")
    assert game.columns(0) == data.TYPES
    game = given(gambler, sheet(), at="boat", dice=["shrimp", "lobster", "oyster"], rerolls={0: "cod"})
    game.play(0, "die:shrimp", "reroll")
    assert game.columns(0) == ["cod"]


@rule("F4.1")
def test_faces_of_dice_keep_their_numbers() -> None:
    table = given(sheet(), sheet(), at="boat", dice=["cod", "shrimp", "lobster"]).table
    faces = [f"die:{face}" for face in dict.fromkeys(data.BOAT_FACES + data.TOWN_FACES)]
    assert GAME.steady(table, 0, ["die:cod", "die:shrimp"]) == faces
    assert GAME.steady(table, 0, ["mark:cod", "use:coin"]) == []


@rule("F4.3", "F5.1")
def test_what_a_die_can_never_mark_is_not_told_as_full() -> None:
    game = given(sheet(full=["barge", "lobster"]), sheet(), at="boat shared", dice=["cod"])
    for section in ("barge", "lobster"):
        assert game.refuses(0, f"mark:{section}") == ("wrong_die", "F4.3")


@rule("F4.2", "F10.1")
def test_that_a_shrimp_license_does_not_help_with_the_shared_die_is_said() -> None:
    game = given(sheet(levels={"shrimp": 2}), sheet(), at="boat shared", dice=["shrimp"])
    for use in ("mark:cod", "use:coins3"):
        assert game.refuses(0, use) == ("license_for_drafted", "F10.1")
    assert game.refuses(0, "mark:barge") == ("wrong_die", "F4.3")
    game = given(sheet(), sheet(), at="boat shared", dice=["shrimp"])
    assert game.refuses(0, "mark:cod") == ("wrong_die", "F4.3")
    assert game.refuses(0, "use:coins3") == ("wrong_die_for_coins", "F4.3")


@rule("F15.7", "F12.2", "F12.4", "F12.5")
@pytest.mark.parametrize(
    ("building", "use"), [("buffet", "hex:cod"), ("recycling", "use:recycle"), ("casino", "reroll")]
)
def test_a_building_that_captain_ruth_has_struck_is_lost_and_not_just_incomplete(building: str, use: str) -> None:
    size = data.SIZES[data.SECTION_INDEX[building]]
    for struck, reason in ((size, "building_lost"), (size - 1, "incomplete")):
        game = given(sheet(struck={building: struck}), at="boat", dice=["cod", "oyster", "lobster"])
        game.play(0, "die:cod")
        assert game.refuses(0, use)[0].endswith(reason)


@rule("F5.4", "F4.3")
def test_a_question_with_two_answers_cannot_be_declined_and_a_recycling_star_says_so() -> None:
    game = given(sheet(marked={"cod": 4}), sheet(), at="boat shared", dice=["cod"]).play(0, "mark:cod")
    assert game.asks(0) == "boat_or_license"
    assert game.refuses(0, "decline") == ("cannot_decline", "F5.4")
    for use, must in (("use:recycle", 1), ("use:coin", 0)):
        game = given(sheet(complete=["recycling"], coins=6), sheet(), at="boat shared", dice=["cod"]).play(0, use)
        refused = GAME.why_not(game.table, 0, "die:cod")
        assert refused is not None
        assert (refused.reason, refused.args_) == ("star_marks_sections_only", {"must": must})
