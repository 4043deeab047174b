"""The Fishing phase (F)."""

from random import Random

import pytest

from games.nusfjord import GAME, data
from tests.games.nusfjord.given import display, given

rule = pytest.mark.rule
FIVE = {"contractor": 0, "constructor": 0, "shipwright": 0, "builder": 0}


@rule("T4", "F1", "F4", "F5", "F8")
def test_the_first_fishing_phase() -> None:
    game = given(display(), display(), at="fishing")
    assert (game.goods(), game.reserve()) == ((0, 2, 0), (0, 1, 0))


@rule("T5", "F2", "F3", "F4", "F5", "F6", "F8", "E4")
def test_the_big_example() -> None:
    red = display(
        ships={"schooner": 2, "sloop": 1},  # haul 10
        elders={"forest_manager": 2, "builder": 0, "sailor": 1},
        shares={0: 3, 1: 1, 2: 1},
        unissued=0,
        reserve=(0, 7, 0),
    )
    yellow = display(shares={0: 1, 1: 4}, unissued=0)
    blue = display(shares={2: 3}, unissued=0)
    game = given(red, yellow, blue, at="fishing", market={0: 1, 2: 1})
    player = game.player()
    assert player.elder_fish == [0, 1, 2]
    assert game.goods() == (0, 6, 0)
    assert game.reserve() == (0, 8, 0)
    told = game.told("fished", 0)[0].args
    assert told == {"haul": 10, "elders": 3, "board": 1, "others": 1, "own": 3, "stored": 1, "bycatch": 1}
    assert [event.args["elder"] for event in game.told("elder_cleared", 0)] == ["forest_manager"]


@rule("F5", "C4")
def test_a_reserve_above_its_limit_is_left_alone() -> None:
    game = given(display(reserve=(1, 11, 2), ships={"sloop": 1}), display(), at="fishing")
    assert (game.reserve(), game.told("fished", 0)[0].args["bycatch"]) == ((1, 11, 2), 3)


@rule("F4")
def test_unissued_shares_get_no_fish() -> None:
    game = given(display(shares={}, unissued=5), display(), at="fishing")
    assert (game.goods(), game.reserve()) == ((0, 0, 0), (0, 3, 0))


@rule("F7", "P3")
def test_too_few_fish_for_the_elders_is_a_decision() -> None:
    game = given(display(elders=FIVE, fish=9), display(), at="fishing")
    assert (game.waiting, game.asks()) == ([0], "feed_elders")
    assert game.options() == ["feed:contractor", "feed:constructor", "feed:shipwright", "feed:builder"]
    assert game.refuses("feed:sailor") == ("feed_elder_first", "F7")
    game.play("feed:builder", "feed:contractor", "feed:shipwright")
    assert game.player().elder_fish == [1, 0, 1, 1]
    assert game.goods() == (0, 9, 0), "own fish is never used, and own shares got none"


@rule("F7")
def test_too_few_fish_for_foreign_holders_is_a_decision_after_the_board_was_served() -> None:
    red = display(shares={}, unissued=0, elders={"contractor": 0})
    others = [display(shares={0: 2, 1: 2}, unissued=3), display(shares={0: 2, 2: 2}, unissued=3)]
    game = given(red, *others, at="fishing", market={0: 1})
    assert game.asks() == "pay_holders"
    assert game.options() == ["dividend:blue", "dividend:yellow"]
    assert game.refuses("dividend:red") == ("pay_holder_first", "F7")
    game.play("dividend:yellow")
    assert [game.goods(seat)[1] for seat in range(3)] == [0, 2, 3]


@rule("F7", "P4")
@pytest.mark.parametrize(("blue", "board"), [(3, 0), (1, 4)])
def test_no_question_when_one_holder_or_only_the_board_is_short(blue: int, board: int) -> None:
    red = display(shares={0: 0}, unissued=0, elders={"contractor": 0})
    game = given(red, display(shares={0: blue, 1: 2}), display(), at="fishing", market={0: board})
    assert game.asks() == "turn"
    assert game.goods(1)[1] == 2 + min(blue, max(0, 2 - board))


@rule("F3", "F7", "P4")
@pytest.mark.parametrize(("board", "unissued"), [(1, 2), (3, 0)])
def test_shares_on_the_board_are_not_owed_to_anybody(board: int, unissued: int) -> None:
    """Haul 3: after one share on the board two fish are left for two holders; after three none is left."""
    red = display(shares={}, unissued=unissued)
    others = [display(shares={0: 1, 1: 2}), display(shares={0: 1, 2: 2})]
    game = given(red, *others, at="fishing", market={0: board})
    assert game.asks() == "turn"
    assert [game.goods(seat)[1] for seat in (1, 2)] == ([3, 3] if board == 1 else [2, 2])


@rule("F7", "P4")
def test_there_is_nothing_to_choose_where_a_single_holder_is_short() -> None:
    red = display(shares={}, unissued=1, elders={"contractor": 0, "builder": 0})
    game = given(red, display(shares={0: 4, 1: 2}), display(), at="fishing")
    assert game.asks() == "turn"
    assert game.told("fished", 0)[0].args["others"] == 1


@rule("F7", "F3")
def test_each_fish_for_foreign_holders_is_placed_by_a_decision_of_its_own() -> None:
    red = display(shares={}, unissued=2, elders={"contractor": 0})
    others = [display(shares={0: 1, seat: 2}) for seat in (1, 2, 3)]
    game = given(red, *others, at="fishing")
    assert game.table.phase == "fishing"
    assert game.options() == ["dividend:blue", "dividend:yellow", f"dividend:{data.COMPANIES[3]}"]
    game.play("dividend:yellow")
    assert game.options() == ["dividend:blue", f"dividend:{data.COMPANIES[3]}"]
    game.play("dividend:blue")
    assert game.told("fished", 0)[0].args["others"] == 2
    assert [game.goods(seat)[1] for seat in (1, 2, 3)] == [3, 3, 2]


@rule("F7", "P5")
def test_whom_a_short_haul_went_to_is_told_once_all_have_answered() -> None:
    poor = display(shares={}, unissued=1, elders={"sailor": 0})
    holders = [display(shares={1: 2, seat: 2}) for seat in (2, 3)]
    told: list[list[object]] = []
    for answers in (["dividend:yellow", "dividend:green"], ["dividend:green", "dividend:green"]):
        game = given(display(elders=FIVE), poor, *holders, at="fishing")
        assert game.waiting == [0, 1]
        game.play("feed:builder", "feed:contractor", "feed:shipwright")
        assert not game.told("elder_chosen"), "others still decide"
        game.play(*answers, seat=1)
        fed = [(event.seat, event.args["elder"]) for event in game.told("elder_chosen")]
        assert fed == [(0, "builder"), (0, "contractor"), (0, "shipwright")]
        told.append([(event.seat, event.args["company"], event.args["fish"]) for event in game.told("holder_paid")])
    assert told == [[(1, "yellow", 1), (1, "green", 1)], [(1, "green", 2)]]


@rule("F9", "P3")
def test_shortages_of_several_players_are_answered_at_once_and_in_any_order() -> None:
    tables = []
    for order in ((0, 1), (1, 0)):
        other = display(elders={"sailor": 0, "broker": 2, "steward": 0, "mayor": 0})
        game = given(display(elders=FIVE), other, display(), at="fishing")
        assert game.waiting == [0, 1]
        answers = {
            0: ["feed:builder", "feed:contractor", "feed:shipwright"],
            1: ["feed:broker", "feed:mayor", "feed:sailor"],
        }
        for seat in order:
            game.play(*answers[seat], seat=seat)
            if seat == order[0]:
                assert game.view(2).players[seat].elder_fish == list((0, 0, 0, 0) if seat == 0 else (0, 2, 0, 0))
        tables.append((game.table.players, [event for event in game.events if not event.hushed]))
    assert tables[0] == tables[1]


@rule("F9", "Q11", "Q12", "T23", "A14")
def test_a_full_reserve_is_transferred_first_and_other_buildings_react() -> None:
    game = given(display(buildings=["B129", "A112", "B125"], reserve=(0, 8, 0)), display(), at="fishing")
    assert game.goods() == (0, 2 + 8, 0)
    assert game.reserve() == (3, 0, 2)
    with_cold_storage = display(buildings=["B129", "A217"], reserve=(0, 8, 0), shares={0: 2})
    game = given(with_cold_storage, display(), at="fishing")
    assert game.reserve() == (0, 9, 0), "full means the raised limit"


@rule("F9", "Q11")
def test_surplus_fish_is_lost_before_the_reserve_is_transferred() -> None:
    game = given(display(buildings=["B129"], reserve=(0, 8, 0)), display(), at="fishing")
    assert game.told("fished", 0)[0].args["bycatch"] == 1
    assert game.goods() == (0, 10, 0)


@rule("F9")
def test_end_of_fishing_effects_are_hidden_until_the_window_closes() -> None:
    cottage = display(buildings=["A203"], reserve=(0, 3, 0))
    game = given(cottage, cottage, display(), at="fishing")
    assert game.waiting == [0, 1]
    game.play("move:2")
    assert (game.view(0).players[0].supply[1], game.view(1).players[0].supply[1]) == (4, 2)
    game.play("decline", seat=1)
    assert game.view(1).players[0].supply[1] == 4
    assert game.asks(0) == "turn"


@rule("F7")
def test_every_fish_that_is_left_for_foreign_holders_is_given() -> None:
    red = display(shares={}, unissued=1)  # a haul of 3, and 4 shares that want one
    game = given(red, display(shares={0: 2, 1: 2}), display(shares={0: 2, 2: 2}), at="fishing")
    game.play("dividend:blue", "dividend:blue")
    assert [game.goods(seat)[1] for seat in range(3)] == [0, 4, 3], "the third fish has only one place left to go"


@rule("F9", "P4")
def test_what_the_end_of_fishing_brings_is_told_at_once_where_nobody_is_asked() -> None:
    game = given(display(buildings=["A116"]), display(buildings=["B226"]), at="fishing")
    gains = [(event.seat, event.hushed) for event in game.events if event.kind == "gained"]
    assert gains == [(0, False), (1, False)]


@rule("P3", "P5")
def test_what_others_do_in_a_window_is_seen_when_it_closes() -> None:
    fisher = display(buildings=["A203"], reserve=(0, 5, 0))
    game = given(fisher, display(buildings=["A116"]), at="fishing")
    assert game.options() == ["move:1", "move:2", "decline"]
    assert game.goods(1) == (0, 3, 0)
    assert [game.view(viewer).players[1].supply[1] for viewer in (0, None, 1)] == [2, 2, 3]
    game.play("move:2")
    assert game.view(0).players[1].supply[1] == 3


@rule("P3", "P5")
def test_what_others_answered_in_a_window_is_imagined_and_what_one_did_oneself_is_not() -> None:
    council = {"contractor": 0, "constructor": 0, "shipwright": 0, "builder": 0}
    short, others = display(elders=council), {"forest_manager": 0, "forest_warden": 0, "fish_seller": 0, "broker": 0}
    game = given(short, display(elders=others), at="fishing")
    game.play("feed:contractor").play("feed:broker", "feed:fish_seller", "feed:forest_manager", seat=1)
    worlds = [GAME.imagine(game.table, 0, Random(seed)) for seed in range(20)]
    assert all(world.players[0].fed == ["contractor"] for world in worlds)
    assert len({tuple(sorted(world.players[1].fed)) for world in worlds}) == 4, "who goes without is anybody's guess"
    assert {tuple(GAME.waiting(world)) for world in worlds} == {(0,)}, "that seat 1 is done is known"

    game = given(display(buildings=["A203"]), display(buildings=["A116"]), at="fishing")
    assert game.table.lanes is not None
    (told,) = game.table.lanes.hushed
    lanes = GAME.imagine(game.table, 0, Random(1)).lanes
    assert lanes is not None
    assert lanes.hushed == [told], "it is told once when the window closes"
