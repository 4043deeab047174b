"""The ways figures have gone are those of the rules, and their lanes don't lie on each other."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from games.montego_bay import phases
from games.montego_bay.data import FIGURE_INDEX, FIGURES
from games.montego_bay.places import LEFT
from games.montego_bay.view import View
from render.montego_bay.walks import LANES, Leg, before_moves, lanes, legs
from tests.games.montego_bay.given import given

TILES = (
    "orange_big",
    "green_big",
    "blue_big",
    "yellow_big",
    "blue_small",
    "yellow_small",
    "orange_small",
    "green_small",
)


def _moved(at: dict[str, str], cards: dict[str, int]) -> tuple[View, View]:
    """The table before and after a round's moves; figures left out have a card 1 and stand in their tavern."""
    game = given(at=at, tiles=TILES, first_stack=("S02", "S03"))
    table = game.table
    table.phase = "cards"
    before = game.view(None)
    for figure in TILES:
        table.picks[FIGURE_INDEX[figure]] = cards.get(figure, 1)
    return before, game.go(phases.Move()).view(None)


def test_a_push_goes_across_the_house_after_the_walk_that_caused_it() -> None:
    """M5.4, V06: orange N3 plays 2 onto green N5."""
    before, now = _moved({"orange_big": "N3", "green_big": "N5"}, {"orange_big": 2, "green_big": 3})
    found = legs(before, now)
    assert found[:3] == [
        Leg("orange_big", "walk", 2, 4), Leg("green_big", "push", 4, 11), Leg("green_big", "walk", 11, 14),
    ]  # fmt: skip


def test_before_the_moves_each_figure_stands_where_it_first_walked_or_was_pushed_from() -> None:
    before, now = _moved({"orange_big": "N3", "green_big": "N5"}, {"orange_big": 2, "green_big": 3})
    then = before_moves(now)
    assert {figure.id: figure.at for figure in then.figures} == {figure.id: figure.at for figure in before.figures}
    assert [space.figure for space in then.spaces] == [space.figure for space in before.spaces]
    assert {figure.id: figure.card for figure in then.figures if figure.card} == {
        move.figure: move.card for move in now.moves
    }


def test_the_ways_of_all_figures_end_where_they_stand() -> None:
    before, now = _moved({}, dict.fromkeys(TILES, 2))
    stand = {figure.id: figure.at for figure in now.figures}
    ends: dict[str, int] = {}
    for leg in legs(before, now):
        assert leg.start == ends.get(leg.figure, leg.start)
        ends[leg.figure] = leg.end
    assert ends == {figure: stand[figure] for figure in ends}
    assert set(ends) == {figure.id for figure in now.figures if figure.at >= 0}
    assert legs(before, now)[0] == Leg("orange_big", "walk", LEFT, 1)


def test_over_several_rounds_the_way_leads_straight_from_the_old_place_to_the_new_one() -> None:
    before, now = _moved({"orange_big": "N3"}, {"orange_big": 2})
    later = replace(now, moved=now.moved + 1, moves=[])
    assert Leg("orange_big", "walk", 2, 4) in legs(before, later)


def test_nobody_who_stayed_and_nobody_before_the_board_lay_there_has_a_way() -> None:
    before, now = _moved({"orange_big": "N3"}, {})
    assert legs(now, now) == []
    assert legs(None, now) == []
    assert legs(replace(before, spaces=[]), now) == []


def test_lanes_of_ways_that_overlap_are_different_and_short_ones_lie_inside() -> None:
    walks = [Leg(FIGURES[0], "walk", 0, 3), Leg(FIGURES[1], "walk", 1, 2), Leg(FIGURES[2], "walk", 3, 4)]
    found = lanes(walks, 16)
    assert found == {walks[1]: 0, walks[2]: 0, walks[0]: 1}
    crowd = [Leg(FIGURES[n], "walk", LEFT, n + 1) for n in range(LANES)]
    assert all(a != b for a, b in combinations(lanes(crowd, 16).values(), 2))
