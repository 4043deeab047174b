"""The eleven actions (X)."""

from typing import Any

import pytest

from tests.games.nusfjord.given import display, given

rule = pytest.mark.rule
NO_SPACE = display(
    forests={"a3a4": 2, "b1b2": 1, "b3b4": 1, "c1c2": 1, "c3c4": 1}, buildings=[], wood=9, fish=9, gold=9
)


@rule("X1")
def test_gold_is_always_legal() -> None:
    game = given(display(), display())
    game.play("place:take_gold")
    assert game.goods() == (0, 0, 1)


@rule("X2", "T8", "Q16", "C3")
def test_transfer_reserve_moves_everything_and_loses_wood_above_the_limit() -> None:
    game = given(display(wood=11, reserve=(2, 3, 0)), display())
    game.play("place:transfer_reserve")
    assert (game.goods(), game.reserve()) == ((12, 3, 0), (0, 0, 0))
    assert game.told("wood_lost", 0)[0].args == {"wood": 1}
    game = given(display(wood=10, reserve=(2, 0, 0)), display())
    game.play("place:transfer_reserve")
    assert (game.goods(), game.told("wood_lost")) == ((12, 0, 0), [])
    game = given(display(wood=12, reserve=(2, 0, 0)), display())
    game.play("place:transfer_reserve")
    assert game.reserve() == (0, 0, 0)
    assert given(display(), display()).refuses("place:transfer_reserve") == ("reserve_empty", "X2")


@rule("X3", "T9", "Q13")
def test_serving_three_plates() -> None:
    game = given(display(fish=12), display(), plates=2)
    game.play("place:serve_fish")
    assert game.options() == ["serve:1", "serve:2", "serve:3"]
    assert game.refuses("serve:4") == ("too_many_plates", "X3")
    game.play("serve:3")
    assert (game.goods(), game.table.plates) == ((0, 2, 3), 5)


@rule("X3")
def test_serving_needs_an_empty_plate_and_fish() -> None:
    assert given(display(fish=9), display(), plates=7).refuses("place:serve_fish") == ("plates_full", "X3")
    assert given(display(fish=1), display(), plates=1).refuses("place:serve_fish") == ("plate_too_dear", "X3")
    assert "place:serve_fish" in given(display(fish=1), display(), plates=0).options()


@rule("X3", "A13")
def test_however_cheap_a_plate_is_it_is_not_filled_without_a_fish() -> None:
    game = given(display(wood=3, fish=1), display(), plates=0, offered=["B323"])  # each plate costs 1 fish less
    game.play("place:build_building", "at:a2")
    assert (game.goods(), game.waiting) == ((0, 0, 0), [1])


@rule("X4", "T10", "B1")
def test_fish_stand_costs_a_wood_and_goes_anywhere_free() -> None:
    game = given(display(wood=1), display(), offered=["A103"])
    game.play("place:build_building")
    assert game.options() == ["at:a2", "at:b1", "at:b2", "at:c1", "at:c2"]
    assert game.refuses("at:a3") == ("site_forest", "B1")
    game.play("at:b2")
    assert (game.goods(), game.player().sites, game.table.open_a) == ((0, 4, 0), ["b2"], [])


@rule("X4", "Q17")
def test_a_building_of_the_own_hand_may_be_built() -> None:
    game = given(display(wood=4, hand=["C353"], fish=3, gold=1), display(hand=["C354"]), offered=[], round=4)
    assert game.refuses("build:C353") == ("answer_first", "W4")
    game.play("place:build_building", "at:a2")
    assert (game.player().hand, game.player().buildings) == ([], ["C353"])
    assert game.told("building_paid", 0)[0].args["building"] == "C353"
    game = given(display(wood=9, fish=9, gold=9, hand=["C353"]), display(hand=["C354"]), offered=["A103"], round=4)
    game.play("place:build_building")
    assert game.options() == ["build:A103", "build:C353"]
    assert game.refuses("build:C354") == ("building_not_offered", "X4")
    assert game.refuses("build:A999") == ("unknown_building", "X4")


@rule("P5", "Q17")
@pytest.mark.parametrize(("built", "shown"), [("C353", True), ("A103", False)])
def test_a_building_of_the_hand_is_seen_by_all_so_that_nobody_can_take_it_back(built: str, shown: bool) -> None:
    game = given(display(wood=9, fish=9, gold=9, hand=["C353"]), display(), offered=["A103"], round=4)
    game.play("place:build_building", f"build:{built}")
    assert [event.barrier for event in game.told("building_paid", 0)] == [shown]


@rule("X4", "T40", "Q31", "B3", "B4")
@pytest.mark.parametrize(("ships", "possible"), [({"schooner": 2, "cutter": 1}, True), ({"schooner": 3}, False)])
def test_without_a_free_space_only_stilt_house_and_hermitage_can_be_built(
    ships: dict[str, int], possible: bool
) -> None:
    full = {**NO_SPACE, "ships": ships, "forests": dict.fromkeys(("a3a4", "b1b2", "b3b4", "c1c2", "c3c4"), 1)}
    full["buildings"] = ["A103"]  # on a2
    game = given(full, display(), offered=["A104", "B228"])
    if possible:
        game.play("place:build_building")
        assert (game.player().sites[-1], game.player().haul()) == ("track", 12)
    else:
        assert game.refuses("place:build_building") == ("no_free_space", "X4")
    game = given({**full, "ships": {}}, display(), offered=["A104", "C341"])
    game.play("place:build_building")
    assert game.asks() == "site"
    game = given({**full, "forests": {}, "buildings": [f"A1{n:02}" for n in range(1, 12)]}, display(), offered=["C341"])
    assert game.refuses("place:build_building") == ("no_free_space", "X4")


@rule("X5", "C5")
def test_issuing_a_share() -> None:
    game = given(display(), display())
    game.play("place:issue_share")
    player = game.player()
    assert (game.goods(), player.unissued, game.table.market) == ((0, 0, 2), 2, [1, 0])
    last = given(display(unissued=1), display(), market={0: 2, 1: 1})
    last.play("place:issue_share")
    assert (last.player().unissued, last.table.market) == (0, [3, 1])
    assert given(display(unissued=0), display()).refuses("place:issue_share") == ("no_unissued_share", "X5")


@rule("X6", "T11", "Q14", "Q24")
@pytest.mark.parametrize(("number", "price"), [(1, 2), (3, 2), (4, 1), (5, 1), (6, 0), (7, 0)])
def test_the_price_of_two_shares_by_round(number: int, price: int) -> None:
    game = given(display(gold=2), display(), round=number, market={0: 1, 1: 1})
    game.play("place:buy_shares")
    assert (game.goods(), game.player().shares, game.table.market) == ((0, 0, 2 - price), [3, 1], [0, 0])


@rule("X6", "T11")
def test_a_single_share_in_round_six_is_free_without_refund() -> None:
    game = given(display(), display(), round=6, market={0: 1})
    game.play("place:buy_shares")
    assert (game.goods(), game.player().shares) == ((0, 0, 0), [3, 0])


@rule("X6")
def test_shares_are_bought_all_or_not_at_all() -> None:
    assert given(display(gold=1), display(), market={1: 2}).refuses("place:buy_shares") == ("shares_too_dear", "X6")
    assert given(display(gold=9), display()).refuses("place:buy_shares") == ("no_share_for_sale", "X6")


@rule("X7", "T12", "Q15", "C3")
@pytest.mark.parametrize(("before", "after"), [(0, 5), (9, 12), (12, 12)])
def test_deforest_gives_up_to_five_wood(before: int, after: int) -> None:
    game = given(display(wood=before), display())
    game.play("place:deforest", "fell:b3b4")
    assert (game.goods()[0], sum(game.player().forests)) == (after, 3)


@rule("X7", "T31", "C6")
def test_the_last_strip_frees_two_spaces() -> None:
    game = given(display(), display())
    assert game.points()["spaces"] == -5
    game.play("place:deforest", "fell:b3b4")
    assert game.points()["spaces"] == -7
    game = given(display(), display())
    game.play("place:deforest", "fell:a3a4")
    assert game.points()["spaces"] == -5


@rule("X7", "B4")
def test_forests_under_a_building_cannot_be_felled() -> None:
    kept = display(forests={"a3a4": 2}, buildings=["C341"])
    assert given(kept, display()).refuses("place:deforest") == ("forests_kept", "X7")
    assert given(display(forests={}), display()).refuses("place:deforest") == ("no_forest", "X7")
    game = given(display(forests={"a3a4": 2, "b1b2": 1, "c1c2": 1}, buildings=["C341"]), display())
    game.play("place:deforest")
    assert game.options() == ["fell:b1b2", "fell:c1c2"]
    assert game.refuses("fell:a3a4") == ("forest_kept", "B4")
    elsewhere = given(display(buildings=["C341"], sites={"C341": "b3b4"}), display())
    elsewhere.play("place:deforest")
    assert elsewhere.options() == ["fell:a3a4", "fell:c3c4"]
    assert elsewhere.refuses("fell:b3b4") == ("forest_kept", "B4")
    assert elsewhere.view(None).players[0].kept == [False, False, True, False, False]
    one = given(display(forests={"a3a4": 1, "b1b2": 1}, buildings=["C341"]), display())
    assert "place:deforest" in one.options()
    assert game.refuses("fell:c3c4") == ("no_forest_there", "X7")


@rule("X8", "T6", "Q15")
def test_thin_out() -> None:
    game = given(display(), display())
    game.play("place:thin_out")
    assert game.goods() == (4, 0, 0)
    assert given(display(forests={}), display()).refuses("place:thin_out") == ("no_forest", "X8")
    assert given(display(wood=12), display()).refuses("place:thin_out") == ("wood_full", "X8")


@rule("X8", "C3", "A8")
def test_with_a_supply_storage_thin_out_gives_wood_up_to_its_higher_limit() -> None:
    game = given(display(wood=12, buildings=["A212"]), display())
    game.play("place:thin_out")
    assert game.goods()[0] == 16
    for before in (14, 17):
        game = given(display(wood=before, buildings=["A212"]), display())
        game.play("place:thin_out")
        assert game.goods()[0] == 18
        assert [event.args for event in game.told("wood_lost")] == [{"wood": before - 14}] * (before > 14)
    full = given(display(wood=18, buildings=["A212"]), display())
    assert full.refuses("place:thin_out") == ("wood_full", "X8")


@rule("X9", "T32")
def test_reforest_places_two_strips_as_a_stack() -> None:
    game = given(display(), display())
    game.play("place:reforest")
    assert game.options() == ["plant:b1b2", "plant:c1c2"]
    assert game.refuses("plant:c3c4") == ("double_not_free", "X9")
    game.play("plant:b1b2")
    assert (game.player().forests, game.player().free_spaces()) == ([2, 2, 1, 0, 1], ["a2", "c1", "c2"])
    game.play("skip", seat=1).play("place:thin_out")
    assert game.goods()[0] == 6
    full = display(forests={"a3a4": 1}, buildings=["A103", "A104", "A105", "A106"], sites={
        "A103": "b1", "A104": "b3", "A105": "c1", "A106": "c3"})  # fmt: skip
    assert given(full, display()).refuses("place:reforest") == ("no_free_double", "X9")


@rule("X10", "T13", "C8")
@pytest.mark.parametrize(
    ("ship", "cost", "haul"),
    [
        ("sloop", (2, 2, 0), 5),
        ("cutter", (6, 0, 1), 6),
        ("schooner", (8, 8, 0), 6),
        ("schooner_gold", (0, 0, 4), 6),
    ],
)
def test_building_the_first_ship(ship: str, cost: tuple[int, int, int], haul: int) -> None:
    game = given(display(wood=8, fish=8, gold=4), display())
    game.play("place:build_ship", f"ship:{ship}")
    assert game.goods() == (8 - cost[0], 8 - cost[1], 4 - cost[2])
    assert (game.player().haul(), sum(game.table.ships)) == (haul, 8)


@rule("X10", "C8")
def test_a_second_ship_of_a_type_lies_beside_the_first() -> None:
    game = given(display(wood=2, fish=2, ships={"sloop": 1}), display())
    game.play("place:build_ship")
    assert (game.player().ships, game.table.ships[0], game.player().haul()) == ([2, 0, 0], 1, 6)


@rule("X10", "T14", "Q6")
def test_ships_must_fit() -> None:
    rich: dict[str, Any] = {"wood": 12, "fish": 9, "gold": 9}
    game = given(display(ships={"schooner": 3}, **rich), display())
    game.play("place:build_ship")  # width 12: only a sloop fits, so it is built
    assert (game.player().ships, game.player().haul()) == ([1, 0, 3], 12)
    game = given(display(ships={"schooner": 2, "sloop": 1}, **rich), display(), ships={"cutter": 0})
    game.play("place:build_ship")
    assert game.options() == ["ship:sloop", "ship:schooner", "ship:schooner_gold"]
    assert game.refuses("ship:cutter") == ("ship_gone", "X10")
    assert game.refuses("ship:galleon") == ("unknown_ship", "X10")
    game = given(display(ships={"schooner": 2, "cutter": 1}, **rich), display())
    game.play("place:build_ship")
    assert game.refuses("ship:schooner") == ("ship_too_long", "X10")
    full = display(ships={"schooner": 2, "cutter": 1, "sloop": 1}, **rich)
    assert given(full, display()).refuses("place:build_ship") == ("no_room_on_track", "X10")
    none_left = {"sloop": 0, "cutter": 0, "schooner": 0}
    assert given(display(**rich), display(), ships=none_left).refuses("place:build_ship") == ("no_ship_left", "X10")
    assert given(display(wood=1), display()).refuses("place:build_ship") == ("no_ship_affordable", "X10")
    game = given(display(wood=2, fish=8, gold=4), display())
    game.play("place:build_ship")
    assert game.refuses("ship:cutter") == ("ship_too_dear", "X10")


@rule("X11", "E1")
def test_taking_an_elder_has_limits() -> None:
    council = {"contractor": 0, "constructor": 0, "shipwright": 0, "builder": 0, "sailor": 0}
    assert given(display(elders=council), display()).refuses("place:take_elder") == ("council_full", "X11")
    assert given(display(), display(), stacks=[[]] * 6).refuses("place:take_elder") == ("no_elder_left", "X11")


@rule("X11", "P5")
def test_a_hidden_elder_is_turned_up_when_uncovered() -> None:
    stacks = [["mayor", "contractor"], *[["skipper"]] * 1, [], [], [], []]
    game = given(*[display()] * 5, stacks=stacks, plates=0)
    assert game.view(1).stacks[0] == ["", "contractor"]
    game.play("place:take_elder", "take:contractor")
    revealed = game.told("elder_revealed")
    assert [(event.args["elder"], event.barrier) for event in revealed] == [("mayor", True)]


@rule("X11", "S5")
@pytest.mark.parametrize(
    ("stack", "left"),
    [
        (["broker"], ()),
        (["contractor", "builder"], ("contractor",)),
        (["mayor", "contractor", "builder"], ("mayor", "contractor")),
    ],
)
def test_of_a_stack_the_top_elder_alone_is_taken(stack: list[str], left: tuple[str, ...]) -> None:
    game = given(*[display()] * 5, stacks=[stack, ["skipper"], [], [], [], []], plates=0)
    game.play("place:take_elder", f"take:{stack[-1]}")
    assert (game.table.stacks[0], game.player().elders) == (left, [stack[-1]])


@rule("T22", "A4")
def test_a_ship_is_paid_before_the_pier_house_gives_wood() -> None:
    short = display(buildings=["A105"], wood=5, gold=1)
    assert given(short, display()).refuses("place:build_ship") == ("no_ship_affordable", "X10")
    game = given(display(buildings=["A105"], wood=6, gold=1), display())
    game.play("place:build_ship")
    assert game.goods() == (3, 0, 0)
