"""M7, M8 and M9: scoring ships, the end of a round, the end of the game."""

from __future__ import annotations

import pytest

from games.engine import Luck
from games.montego_bay import loading, phases
from games.montego_bay.data import FIGURE_INDEX, FIGURES
from games.montego_bay.ranking import ranks
from tests.games.montego_bay.given import Situation, cards, given

SHIPS = ["S13", "S02", "S03"]


@pytest.mark.rule("M7.1", "M8.1")
def test_the_ship_at_pier_one_leaves_without_the_extra_point() -> None:
    game = given(aboard={"S07": {"blue": 3, "green": 1}}, first_stack=SHIPS).go(phases.RoundEnd())
    assert game.vp == {"blue": 5, "yellow": 0, "orange": 0, "green": 3}
    assert game.harbor() == ["S01", "S04", "S10", "S13"]
    assert game.told("ship_sailed")[0] == {"seat": None, "ship": "S07", "barrels": [3, 0, 0, 1], "why": "cast_off"}


@pytest.mark.rule("M8.1")
def test_the_pilot_boat_leaves_unscored() -> None:
    game = given(harbor=["pilot_boat", "S07", "S01", "S04"], first_stack=SHIPS).go(phases.RoundEnd())
    assert game.told("pilot_left")
    assert not game.told("ship_sailed")
    assert game.harbor() == ["S07", "S01", "S04", "S13"]


@pytest.mark.rule("M8.1")
def test_even_an_empty_ship_leaves() -> None:
    game = given(first_stack=SHIPS).go(phases.RoundEnd())
    assert game.told("ship_sailed")[0]["ship"] == "S07"
    assert sum(game.vp.values()) == 0


@pytest.mark.rule("M7.2")
@pytest.mark.parametrize(("vp", "expected"), [([5, 3, 2], [5, 3, 2, 0]), ([5, 2], [5, 2, 0, 0])])
def test_ranks_get_the_numbers_of_the_side_in_use(vp: list[int], expected: list[int]) -> None:
    assert ranks([4, 3, 2, 1], vp) == expected


@pytest.mark.rule("M7.3")
@pytest.mark.parametrize(
    ("barrels", "vp", "expected"),
    [
        ([3, 3, 1, 0], [5, 3, 2], [4, 4, 2, 0]),
        ([3, 2, 2, 2], [5, 3, 2], [5, 2, 2, 2]),
        ([2, 2, 2, 2], [5, 3, 2], [3, 3, 3, 3]),
        ([4, 1, 1, 1], [5, 2], [5, 1, 1, 1]),
        ([1, 1], [1], [1, 1]),
        ([3, 2, 1, 1], [5, 3, 2], [5, 3, 1, 1]),
    ],
)
def test_ties_share_the_places_they_cover_rounded_up(barrels: list[int], vp: list[int], expected: list[int]) -> None:
    assert ranks(barrels, vp) == expected


@pytest.mark.rule("M7.4", "A8")
def test_without_a_barrel_there_are_no_points_and_numbers_lapse() -> None:
    assert ranks([0, 0, 2, 0], [7, 4, 3]) == [0, 0, 7, 0]
    assert ranks([0, 0, 0, 0], [7, 4, 3]) == [0, 0, 0, 0]


@pytest.mark.rule("M7.5")
def test_whoever_fills_the_last_slot_gets_one_point_more() -> None:
    game = given(aboard={"S01": {"green": 5}}, first_stack=SHIPS).go(loading.LoadBarrels(0, 1)).play(0, "load:S01:1")
    assert game.told("ship_scored") == [
        {"seat": 0, "ship": "S01", "points": 3, "extra": 1},
        {"seat": 3, "ship": "S01", "points": 3, "extra": 0},
    ]


@pytest.mark.rule("M7.6")
def test_barrels_of_a_ship_return_to_their_owners_and_the_next_ship_comes() -> None:
    game = given(aboard={"S01": {"green": 3, "blue": 2}}, first_stack=[], second_stack=SHIPS)
    assert game.table.supply == [14, 16, 16, 13]
    game.go(loading.LoadBarrels(1, 1)).play(1, "load:S01:1")
    assert game.table.supply == [16, 16, 16, 16]
    assert game.harbor() == ["S07", "S04", "S10", "S13"]


@pytest.mark.rule("M7.6")
def test_the_first_stack_is_used_up_before_the_second_and_then_none_comes() -> None:
    game = given(aboard={"S01": {"green": 5}}, first_stack=["S13"], second_stack=["S02"], round_=3)
    game.go(loading.LoadBarrels(0, 1)).play(0, "load:S01:1")
    assert (game.table.opened, game.view().stacks) == (0, [0, 1])
    game.go(phases.RoundEnd())
    assert (game.table.opened, game.view().stacks) == (3, [0, 0])
    assert game.harbor() == ["S04", "S10", "S13", "S02"]


@pytest.mark.rule("M8.2", "A17")
def test_tiles_are_shuffled_in_the_round_that_opens_the_second_stack_and_never_again() -> None:
    second = ["S02", "S03", "S05", "S06"]
    tiles = [FIGURES[figure] for figure in range(8)]
    game = given(tiles=tiles, first_stack=[], second_stack=second, luck=Luck(b"tiles"), round_=5)
    game.go(phases.RoundEnd())
    assert len(game.told("tiles_laid")) == 1
    assert kinds(game).index("tiles_laid") == kinds(game).index("order_drawn_anew") + 1, "it is said why"
    assert game.table.tiles not in ([*range(8)], [7, *range(7)])
    assert sorted(game.table.tiles) == list(range(8))
    order = game.table.tiles[:]
    cards(game)
    while game.table.phase == "load":
        (seat,) = game.waiting()
        game.play(seat, game.options(seat)[0])
    assert game.table.round == 7
    assert len(game.told("tiles_laid")) == len(game.told("order_drawn_anew")) == 1
    assert game.table.tiles == [order[-1], *order[:-1]]


@pytest.mark.rule("M8.2")
def test_a_ship_filled_in_phase_four_opens_the_second_stack_as_well() -> None:
    game = given(aboard={"S01": {"green": 5}}, first_stack=[], second_stack=["S13", "S02", "S03"])
    game.go(loading.LoadBarrels(0, 1)).play(0, "load:S01:1")
    assert not game.told("tiles_laid")
    game.go(phases.RoundEnd())
    assert game.told("tiles_laid")


@pytest.mark.rule("M9.1", "A13", "A15")
@pytest.mark.parametrize(("ships", "over"), [(4, False), (3, True), (2, True), (0, True)])
def test_the_game_ends_with_three_ships_or_fewer_and_empty_stacks(ships: int, over: bool) -> None:
    game = given(harbor=["S07", "S01", "S04", "S10"][:ships]).go(phases.RoundEnd())
    assert game.table.over == over
    assert bool(game.told("game_ended")) == over


@pytest.mark.rule("M9.1", "A13")
def test_a_ship_left_in_a_stack_keeps_the_game_going() -> None:
    assert not given(harbor=["S07", "S01", "S04"], second_stack=["S02"]).go(phases.RoundEnd()).table.over


def kinds(game: Situation) -> list[str]:
    return [event.kind for event in game.events]


@pytest.mark.rule("M9.1", "A13", "A15")
def test_a_round_that_begins_with_three_ships_and_no_stack_is_called_the_last_one() -> None:
    last = given(harbor=["S07", "S01", "S04"]).go(phases.Round(9))
    assert kinds(last)[:2] == ["round_began", "last_round"]
    for going_on in ({"harbor": ["S07", "S01", "S04", "S10"]}, {"harbor": ["S07", "S01"], "second_stack": ["S02"]}):
        assert not given(**going_on).go(phases.Round(9)).told("last_round")


@pytest.mark.rule("M6.3", "M9.1")
def test_a_round_becomes_the_last_one_when_a_full_ship_leaves_too_few() -> None:
    game = given(harbor=["S07", "S01", "S04", "S10"], aboard={"S01": {"green": 4}, "S04": {"blue": 7}})
    game.go(loading.LoadBarrels(0, 3)).play(0, "load:S01:2")
    assert kinds(game)[-1] == "last_round"
    game.play(0, "load:S04:1")
    assert len(game.told("last_round")) == 1, "said once"
    stack_left = given(aboard={"S01": {"green": 4}}, second_stack=["S02"]).go(loading.LoadBarrels(0, 2))
    assert not stack_left.play(0, "load:S01:2").told("last_round")


@pytest.mark.rule("M7.6")
def test_with_the_last_ship_of_both_stacks_it_is_said_that_no_more_will_come() -> None:
    last = given(second_stack=["S02"]).go(phases.RoundEnd())
    assert [kind for kind in kinds(last) if "ship" in kind] == ["ship_sailed", "ship_arrived", "no_more_ships"]
    for stacks in ({"first_stack": ["S02"], "second_stack": ["S03"]}, {"second_stack": ["S02", "S03"]}, {}):
        assert not given(**stacks).go(phases.RoundEnd()).told("no_more_ships")


@pytest.mark.rule("A13", "A14", "M6.8")
def test_in_the_last_phase_four_all_figures_load_and_full_ships_still_give_the_extra_point() -> None:
    at = {"blue_big": "S1", "green_big": "S2"}
    rooms = {place: {"barrels": 1, "broken": 0, "coins": 0} for place in at.values()}
    game = given(at=at, rooms=rooms, harbor=["S01"], aboard={"S01": {"yellow": 5}})
    game.table.queue = [FIGURE_INDEX["green_big"], FIGURE_INDEX["blue_big"]]
    game.go(loading.Loading(), phases.RoundEnd())
    assert game.table.over
    assert game.vp == {"blue": 3, "yellow": 3, "orange": 0, "green": 3}
    assert game.table.tavern == [0, 0, 0, 1]


@pytest.mark.rule("M9.2")
def test_ships_left_in_harbor_are_scored_without_the_extra_point() -> None:
    game = given(harbor=["S07", "S13"], aboard={"S07": {"blue": 1}, "S13": {"green": 9, "blue": 1}})
    game.go(phases.RoundEnd())
    assert game.vp == {"blue": 5 + 4, "yellow": 0, "orange": 0, "green": 7}
    assert [event["why"] for event in game.told("ship_sailed")] == ["end", "end"]


@pytest.mark.rule("M9.3")
@pytest.mark.parametrize(
    ("seats", "barrels", "expected"),
    [(4, [4, 3, 2, 1], [3, 2, 1, 0]), (3, [4, 3, 2], [2, 1, 0]), (2, [4, 3], [1, 0]), (3, [2, 2, 0], [2, 2, 0])],
)
def test_barrels_in_the_tavern_are_scored_by_the_number_of_players(
    seats: int, barrels: list[int], expected: list[int]
) -> None:
    game = given(seats=seats, harbor=[])
    game.table.tavern = barrels
    game.go(phases.RoundEnd())
    assert [game.table.vp(seat) for seat in range(seats)] == expected


@pytest.mark.rule("M9.4")
def test_the_result_names_places_and_where_the_points_came_from() -> None:
    game = given(harbor=["S07"], aboard={"S07": {"blue": 2, "green": 1}}, vp={"green": 9}).go(phases.RoundEnd())
    scores = game.result().scores
    assert [score.place for score in scores] == [2, 3, 3, 1]
    assert scores[3].categories == {
        "full_ships": 9, "last_barrels": 0, "cast_off_ships": 0, "last_ships": 3, "tavern": 0,
    }  # fmt: skip
    assert [score.total for score in scores] == [5, 0, 0, 12]


@pytest.mark.rule("A25")
def test_points_are_counted_beyond_any_track() -> None:
    game = given(vp={"blue": 120}, harbor=["S07"], aboard={"S07": {"blue": 2}}).go(phases.RoundEnd())
    assert game.vp["blue"] == 125
