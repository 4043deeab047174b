"""Boxes and what they set in motion (F5), coins and star actions (F9)."""

import pytest

from games.fleet_dice import data
from tests.games.fleet_dice.given import Given, given, sheet

rule = pytest.mark.rule


def after_marks(*marks: str, **state: object) -> Given:
    """Seat 0 of two has marked these sections in a draft turn."""
    return given(sheet(**state), sheet(), at="marks", marks=marks)  # type: ignore[arg-type]


@rule("F5.1")
def test_boxes_are_marked_from_the_top() -> None:
    game = after_marks("cod", "cod", "cod")
    assert (game.sheet().level("cod"), game.sheet().fish("cod")) == (1, [0]), "plain, license, boat"
    assert [event.args["box"] for event in game.told("marked")] == [1, 2, 3]


@rule("F5.2")
def test_a_section_is_open_while_marked_and_struck_boxes_are_fewer_than_its_boxes() -> None:
    almost = sheet(marked={"barge": 1}, struck={"barge": 1})
    assert almost.is_open(data.BARGE)
    almost.struck[data.BARGE] = 2
    assert not almost.is_open(data.BARGE)
    game = given(sheet(marked={"barge": 1}, struck={"barge": 2}), at="town shared", dice=["harbor"])
    assert "barge" not in game.columns(0)


@rule("F5.3", "R30")
def test_a_plain_box_does_nothing_and_a_round_one_works_at_once() -> None:
    game = after_marks("lobster")
    assert (game.sheet().level("lobster"), game.sheet().fish("lobster")) == (0, [])
    game = after_marks("lobster", "lobster")
    assert game.sheet().level("lobster") == 1
    assert game.asks(0) == "", "license and boat boxes ask nothing"


@rule("F5.3")
def test_each_kind_of_box_has_its_effect() -> None:
    harbor = after_marks(*["king_crab"] * 3)
    assert harbor.asks(0) == "bonus"
    assert sum(harbor.table.sheets[0].levels) == 0
    harbor.play(0, "bonus:fish")
    assert harbor.sheet().coins == 0, "the King Crab license pays no coins"
    assert after_marks(*["barge"] * 3).sheet().fish("barge") == [0]
    assert after_marks(*["casino"] * 2).sheet().complete("casino")
    club = after_marks(*["captains_club"] * 3, boats={"cod": [1]})
    assert club.sheet().fish("cod") == [2]


@rule("F5.4")
def test_a_choice_box_gives_a_boat_or_a_license() -> None:
    for answer, levels, boats in (("take:boat", 1, 2), ("take:license", 2, 1)):
        game = after_marks("cod", marked={"cod": 4}, levels={"cod": 1}, boats={"cod": [0]})
        assert game.options(0) == ["take:boat", "take:license"]
        game.play(0, answer)
        assert (game.sheet().level("cod"), len(game.sheet().fish("cod"))) == (levels, boats)


@rule("F5.4")
@pytest.mark.parametrize(
    ("level", "boats", "expected"),
    [(3, [0, 0], (3, 3)), (2, [0, 0, 0, 0], (3, 4)), (3, [0, 0, 0, 0], (3, 4))],
)
def test_a_choice_box_takes_what_is_left_without_asking(
    level: int, boats: list[int], expected: tuple[int, int]
) -> None:
    game = after_marks("lobster", marked={"lobster": 9}, levels={"lobster": level}, boats={"lobster": boats})
    assert game.asks(0) == ""
    assert (game.sheet().level("lobster"), len(game.sheet().fish("lobster"))) == expected


@rule("F5.5")
def test_a_box_whose_kind_is_used_up_is_marked_without_effect() -> None:
    game = after_marks("cod", marked={"cod": 6}, levels={"cod": 3}, boats={"cod": [0, 0]})
    assert (game.sheet().marked("cod"), game.sheet().level("cod"), game.sheet().coins) == (7, 3, 0)
    game = after_marks("cod", marked={"cod": 11}, levels={"cod": 3}, boats={"cod": [0, 0, 0, 0]})
    assert (game.sheet().marked("cod"), game.sheet().fish("cod"), game.sheet().coins) == (12, [0, 0, 0, 0], 0)


@rule("F5.6", "F10.2")
def test_a_launched_boat_is_empty_and_paid_for_by_the_cod_license() -> None:
    game = after_marks("shrimp", marked={"shrimp": 2}, levels={"cod": 2})
    assert (game.sheet().fish("shrimp"), game.sheet().coins) == ([0], 2)


@rule("T14", "F5.7", "F10.3")
def test_the_second_lobster_license_pays_two_coins_and_replaces_the_first() -> None:
    game = after_marks("lobster", marked={"lobster": 6}, levels={"lobster": 1})
    assert (game.sheet().coins, game.sheet().income) == (2, 3)


@rule("F5.7")
@pytest.mark.parametrize(("level", "coins"), [(0, 0), (1, 2), (2, 0)])
def test_only_the_second_license_of_a_type_pays(level: int, coins: int) -> None:
    game = after_marks("swordfish", marked={"swordfish": 6}, levels={"swordfish": level})
    assert (game.sheet().level("swordfish"), game.sheet().coins) == (level + 1, coins)


@rule("F9.1")
def test_coins_mark_the_next_boxes_of_the_track() -> None:
    game = given(sheet(coins=8), sheet(), at="boat shared", dice=["coins3"])
    game.play(0, "use:coins3")
    assert game.sheet().coins == 11


@rule("T22", "F9.1")
def test_a_struck_star_is_skipped_without_using_up_a_coin() -> None:
    game = given(sheet(coins=6, struck_stars=[7]), at="income")
    assert (game.sheet().coins, game.asks(0)) == (8, "")
    assert game.sheet().state.marked_coins() == 7


@rule("F9.1", "F9.5")
def test_the_track_has_no_room_for_coins_where_stars_are_struck() -> None:
    end = data.ROWS.coin_track.length
    struck = sheet(coins=end - 2, struck_stars=[7, end])
    assert (struck.payable(1), struck.payable(3)) == (1, 1)
    assert sheet(coins=end, struck_stars=[end]).payable(1) == 0


@rule("F9.1", "F9.2")
def test_a_coin_that_skips_a_struck_star_reaches_the_next_one_no_later() -> None:
    struck = sheet(coins=19, struck_stars=[7, 21])
    assert (struck.stars_within(7), struck.stars_within(8)) == (0, 1)


@rule("F9.2", "R4")
def test_each_star_passed_in_one_payment_brings_its_own_star_action() -> None:
    income = sheet(coins=6, levels={"lobster": 3}, complete=["cannery"], boats={"cod": [4] * 4})
    game = given(income, sheet(), at="income")
    assert game.sheet().coins == 14
    game.play(0, "mark:bank")
    assert game.asks(0) == "star"
    game.play(0, "mark:bank")
    assert (game.asks(0), game.sheet().marked("bank")) == ("", 2)


@rule("F9.3")
def test_pending_stars_are_resolved_one_after_another_each_with_its_chain() -> None:
    rich = sheet(coins=6, levels={"lobster": 3}, complete=["cannery"], boats={"cod": [4] * 4}, marked={"shrimp": 4})
    game = given(rich, sheet(), at="income")
    game.play(0, "mark:shrimp")
    assert game.asks(0) == "boat_or_license"
    game.play(0, "take:boat")
    assert game.asks(0) == "star"


@rule("F9.3", "F7.3")
def test_a_star_reached_in_a_private_catch_waits_until_the_catch_is_complete() -> None:
    fisher = sheet(coins=6, marked={"captains_club": 2}, levels={"oyster": 1}, boats={"oyster": [0, 0]})
    game = given(fisher, sheet(), at="town shared", dice=["harbor"])
    game.play(0, "mark:captains_club", "oyster:coin")
    assert (game.sheet().coins, game.asks(0)) == (7, "oyster")
    game.play(0, "oyster:fish")
    assert game.asks(0) == "star"


@rule("F9.4", "R6")
def test_a_star_marks_any_open_section_but_no_other_box() -> None:
    game = given(
        sheet(coins=6, full=["cod"], complete=["buffet", "recycling"]), sheet(), at="boat shared", dice=["coins3"]
    )
    game.play(0, "use:coin")
    closed = {"cod", "buffet", "recycling"}
    assert game.options(0) == [f"mark:{name}" for name in data.SECTIONS if name not in closed] + ["decline"]
    for elsewhere in ("hex:cod", "use:recycle", "take:boat", "take:license", "use:coin", "oyster:fish"):
        assert game.refuses(0, elsewhere) == ("star_marks_sections_only", "F9.4")
    assert game.refuses(0, "mark:cod") == ("section_full", "F5.1")
    assert game.refuses(0, "mark:whales") == ("unknown_section", "F5.2")


@rule("F9.4", "R7")
def test_a_star_may_be_declined() -> None:
    game = given(sheet(coins=6), sheet(), at="boat shared", dice=["coins3"])
    before = sum(game.table.sheets[0].marked)
    game.play(0, "use:coin", "decline")
    assert sum(game.table.sheets[0].marked) == before
    assert "star_declined" in game.happened(0)


@rule("F9.4")
def test_a_star_is_lost_when_no_section_is_open() -> None:
    game = given(sheet(coins=6, open_only={}), sheet(), at="boat shared", dice=["coins3"])
    game.play(0, "use:coin")
    assert game.asks(0) == ""
    assert "star_lost" in game.happened(0)


@rule("F9.5")
def test_coins_beyond_the_end_of_the_track_are_lost() -> None:
    end = data.ROWS.coin_track.length
    game = given(sheet(coins=end - 1), sheet(coins=end), at="boat shared", dice=["coins3"])
    game.play(0, "use:coins3").play(1, "use:coins3")
    assert game.sheet(0).coins == game.sheet(1).coins == end
    assert [
        event.args["coins"] for event in game.events if event.kind == "earned" and event.args["why"] == "coins3"
    ] == [1, 0]
    assert game.asks(0) == "star"
    assert game.asks(1) == ""


@rule("F16.2", "F9.4")
def test_every_star_action_uses_up_a_box_so_chains_end() -> None:
    """More stars than boxes: a forced one for each open box, the rest are lost."""
    game = given(
        sheet(open_only={"research_vessel": 5}, levels={"cod": 3}, coins=6), sheet(), at="boat", dice=["cod"] * 3
    )
    game.table.sheets[0].pending_stars = 9
    game.play(0, "use:coin")
    while game.asks(0) == "star":
        game.play(0, "mark:research_vessel")
    assert game.sheet().marked("research_vessel") == 5
    assert (game.happened(0).count("star_used"), game.waiting) == (5, [1])
