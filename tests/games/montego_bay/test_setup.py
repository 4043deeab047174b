"""M1 and M2: what there is, colors, and how the board is laid out."""

from __future__ import annotations

from collections import Counter

import pytest

from games.engine import Luck, ScriptedLuck
from games.montego_bay import data
from games.montego_bay.data import CAPACITY, COLORS, FREIGHTERS, JACK, PILOT, ROOMS
from games.montego_bay.places import LEFT, RIGHT, place_name
from tests.games.montego_bay.given import chosen, given, new_game


@pytest.mark.rule("M1.1")
@pytest.mark.parametrize(("seats", "spaces"), [(2, 14), (3, 14), (4, 16)])
def test_the_ring_has_two_spaces_for_each_warehouse(seats: int, spaces: int) -> None:
    table = chosen(seats).table
    assert table.spaces == len(table.rooms) == spaces
    assert len(set(table.rooms)) == spaces
    assert [place_name(place, spaces) for place in (0, spaces // 2, spaces - 1)] == ["N1", f"S{spaces // 2}", "S1"]


@pytest.mark.rule("M1.1", "M1.3", "A30")
def test_opposite_spaces_belong_to_the_two_rooms_of_one_warehouse() -> None:
    table = chosen(4).table
    assert all(table.rooms[place] // 2 == table.rooms[15 - place] // 2 for place in range(16))
    assert all(table.rooms[place] != table.rooms[15 - place] for place in range(16))


@pytest.mark.rule("M1.2", "A28")
def test_fifteen_freighters_have_one_capacity_and_the_numbers_of_their_side() -> None:
    assert len(FREIGHTERS) == 15
    assert CAPACITY[PILOT] == 0
    ship = data.SHIP_INDEX["S07"]
    assert (CAPACITY[ship], data.VP[4][ship], data.VP[2][ship], data.VP[3][ship]) == (10, [5, 3, 2], [5, 2], [5, 2])
    for seats in data.SEATS:
        assert chosen(seats).view().harbor[1].capacity == CAPACITY[data.SHIP_INDEX[chosen(seats).harbor()[1]]]


@pytest.mark.rule("M1.3")
def test_eight_warehouses_show_sixteen_rooms() -> None:
    assert len(data.WAREHOUSES) == 8
    assert sum(room.barrels for room in ROOMS) == 29
    assert sum(room.broken for room in ROOMS) == 6
    assert sum(room.coins for room in ROOMS) == 5


@pytest.mark.rule("M1.4", "M2.2")
def test_everybody_starts_with_two_workers_and_sixteen_barrels() -> None:
    table = chosen(4).table
    assert table.supply == [16] * 4
    assert table.coins == [0] * 4
    assert [table.vp(seat) for seat in range(4)] == [0] * 4
    assert [len(table.workers(seat)) for seat in range(4)] == [2] * 4
    assert data.CARDS == [1, 2, 3, 4, 5]


@pytest.mark.rule("M1.5", "M2.7")
def test_coins_and_jack_lie_beside_the_board() -> None:
    game = chosen(3)
    assert game.table.bank == 15
    assert game.place("lazy_jack") == ""


@pytest.mark.rule("M2.0", "A29")
def test_colors_are_chosen_in_joining_order_among_the_free_ones() -> None:
    game = new_game(3)
    assert game.waiting() == [0]
    assert game.options(0) == [f"colour:{color}" for color in COLORS]
    game.play(0, "colour:orange")
    assert game.waiting() == [1]
    assert game.options(1) == ["colour:blue", "colour:yellow", "colour:green"]
    refused = game.refused(1, "colour:orange")
    assert (refused.reason, refused.rule, refused.args_) == ("colour_taken", "M2.0", {"colour": "orange"})
    assert game.refused(1, "done").reason == "colour_first"


@pytest.mark.rule("M2.0")
def test_the_fourth_player_gets_the_last_color_without_being_asked() -> None:
    game = new_game(4).play(0, "colour:green").play(1, "colour:blue").play(2, "colour:yellow")
    assert game.table.colors == [3, 0, 1, 2]
    assert game.table.phase == "cards"


@pytest.mark.rule("A29")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_with_dealt_colors_nobody_is_asked(seats: int) -> None:
    game = new_game(seats, Luck(b"dealt"), colours="dealt")
    assert game.table.phase == "cards"
    assert len(set(game.table.colors)) == seats
    assert Counter(game.table.owner)[0] == (3 if seats == 2 else 2)


@pytest.mark.rule("M2.1")
@pytest.mark.parametrize(("seats", "numbers"), [(2, 2), (3, 2), (4, 3)])
def test_ships_show_red_numbers_to_four_and_yellow_ones_to_fewer(seats: int, numbers: int) -> None:
    assert {len(ship.vp) for ship in chosen(seats).view().harbor[1:]} == {numbers}


@pytest.mark.rule("M2.3")
def test_big_workers_start_in_the_left_tavern_and_small_ones_in_the_right_one() -> None:
    table = chosen(4).table
    assert table.at[:JACK] == [LEFT, RIGHT] * 4


@pytest.mark.rule("M2.4")
def test_the_warehouse_for_four_stays_out_with_fewer_players() -> None:
    eighth = data.WAREHOUSES.index("W8")
    for seed in range(5):
        for seats, expected in ((2, False), (3, False), (4, True)):
            rooms = chosen(seats, Luck(str(seed).encode())).table.rooms
            assert (2 * eighth in rooms) == expected
            assert len({room // 2 for room in rooms}) == (8 if expected else 7)


@pytest.mark.rule("M2.4", "A30")
def test_warehouses_are_shuffled_and_turned_at_random() -> None:
    tables = [chosen(4, Luck(str(seed).encode())).table for seed in range(12)]
    assert len({tuple(room // 2 for room in table.rooms[:8]) for table in tables}) > 10
    turned = Counter(room % 2 for table in tables for room in table.rooms[:8])
    assert 30 < turned[0] < 66


@pytest.mark.rule("M2.5")
@pytest.mark.parametrize(("seats", "tiles"), [(2, 6), (3, 6), (4, 8)])
def test_every_figure_in_play_has_an_order_tile(seats: int, tiles: int) -> None:
    table = chosen(seats, Luck(b"tiles")).table
    assert sorted(table.tiles) == [figure for figure in range(JACK) if table.owner[figure] >= 0]
    assert len(table.tiles) == tiles
    assert table.tiles != chosen(seats, Luck(b"other")).table.tiles


@pytest.mark.rule("M2.6", "A18", "A20")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_pilot_boat_three_freighters_and_two_stacks_of_six(seats: int) -> None:
    game = chosen(seats, ScriptedLuck(orders={"ships": list(range(15))}))
    assert game.harbor() == ["pilot_boat", "S01", "S02", "S03"]
    view = game.view(None)
    assert view.stacks == [6, 6]
    assert [ship.id for ship in view.next_ships if ship] == ["S04", "S10"]


@pytest.mark.rule("M2.8", "M2.9")
def test_three_players_leave_one_color_in_the_box() -> None:
    game = chosen(3)
    assert game.table.owner == [0, 0, 1, 1, 2, 2, -1, -1]
    assert game.place("green_big") == game.place("green_small") == ""
    assert [figure.id for figure in game.view().figures][-1] == "lazy_jack"


@pytest.mark.rule("M2.9", "A31")
def test_two_players_leave_two_figures_in_the_box_but_use_all_barrels() -> None:
    game = given(seats=2, colors=("blue", "green"), third="yellow_small")
    assert [data.FIGURES[figure] for figure in range(JACK) if game.table.owner[figure] < 0] == [
        "yellow_big",
        "orange_small",
    ]
    assert sum(game.table.supply) == 64


@pytest.mark.rule("M2.10")
def test_the_tally_man_is_at_home_until_phase_four() -> None:
    assert chosen(4).view().active == ""
