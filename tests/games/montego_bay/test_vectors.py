"""All worked examples and vectors of `vectors.toml`, kind by kind, played through the game."""

from __future__ import annotations

import tomllib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from games.engine import ScriptedLuck
from games.montego_bay import data, loading, phases, steps
from games.montego_bay.data import FIGURE_INDEX, FIGURES, JACK, ROOMS, SHIP_INDEX
from games.montego_bay.players import TimeOut
from tests.games.montego_bay.given import Situation, cards, chosen, given, new_game

VECTORS: list[dict[str, Any]] = tomllib.loads(
    Path(__file__).with_name("vectors.toml").read_text("utf-8"),
)["vector"]
PLENTY = ["S13", "S02", "S03", "S05", "S06", "S08"]


def every(kind: str) -> pytest.MarkDecorator:
    """Run the test with each vector of a kind."""
    return pytest.mark.parametrize(
        "vector",
        [
            pytest.param(vector, id=vector["id"], marks=pytest.mark.rule(vector["id"]))
            for vector in VECTORS
            if vector["kind"] == kind
        ],
    )


def colors_of(vector: dict[str, Any], key: str) -> list[str]:
    named = [color for color in data.COLORS if color in vector[key]]
    return named + [color for color in data.COLORS if color not in named]


@every("move")
def test_movement_ends_where_the_vector_says(vector: dict[str, Any]) -> None:
    game = given(
        seats=vector["players"],
        colors=("blue", "orange", "yellow") if vector["players"] == 3 else tuple(data.COLORS),
        at=vector["at"],
        tiles=[figure for figure, _ in vector["moves"]] or ["blue_big"],
    )
    game.table.tiles = [FIGURE_INDEX[figure] for figure, _ in vector["moves"]]
    for figure, card in vector["moves"]:
        game.table.picks[FIGURE_INDEX[figure]] = card
    if "jack" in vector:
        companion = FIGURE_INDEX[vector["jack"]["companion"]]
        game.hire(game.table.owner[companion], vector["jack"]["companion"])
        game.table.picks[JACK] = vector["jack"]["card"]
    game.go(phases.Move())
    assert game.places(vector["expect"]) == vector["expect"]


@every("load_order")
def test_figures_are_handled_against_the_arrow(vector: dict[str, Any]) -> None:
    at = {figure: place for figure, place in vector["at"].items() if figure != "lazy_jack"}
    game = given(at=at, rooms={place: {"barrels": 0, "broken": 1, "coins": 0} for place in vector["at"].values()})
    game.table.hirer = 0
    game.table.at[JACK] = data.SPACE_NAMES[8].index(vector["at"]["lazy_jack"])
    game.table.tiles = []
    game.go(phases.Move(), loading.Loading())
    assert [event["figure"] for event in game.told("room_emptied")] == vector["expect_order"]


@every("score")
def test_ships_and_tavern_are_scored_as_the_vector_says(vector: dict[str, Any]) -> None:
    seats, barrels = vector["players"], dict(vector["barrels"])
    colors = colors_of(vector, "barrels")
    if not vector["capacity"]:
        game = given(seats=seats, colors=colors, harbor=[])
        game.table.tavern = game.by_seat(barrels)
        game.go(phases.RoundEnd())
        assert game.vp == vector["expect"]
        return
    ship = next(
        row.id
        for index, row in enumerate(data.ROWS.ship)
        if row.capacity == vector["capacity"] and data.VP[seats][index] == vector["vp"]
    )
    if vector["last"]:
        barrels[vector["last"]] -= 1
    game = given(seats=seats, colors=colors, harbor=[ship, "S02"], aboard={ship: barrels}, first_stack=PLENTY[1:])
    if vector["last"]:
        game.go(loading.LoadBarrels(game.seat(vector["last"]), 1)).play(game.seat(vector["last"]), f"load:{ship}:1")
    else:
        game.go(phases.RoundEnd())
    assert game.vp == vector["expect"]
    assert ship not in game.harbor()


@every("order")
def test_order_tiles_move_on_by_one(vector: dict[str, Any]) -> None:
    game = given(tiles=vector["before"], first_stack=PLENTY).go(phases.RoundEnd())
    assert [FIGURES[tile] for tile in game.table.tiles] == vector["expect_order"]


@every("jack_priority")
def test_fewest_points_then_the_frontmost_tile_win_jack(vector: dict[str, Any]) -> None:
    rich = dict.fromkeys(vector["want"], 3)
    game = given(tiles=vector["order"], vp=vector["vp_now"], coins=rich, first_stack=PLENTY).go(phases.Round(5))
    for color in vector["want"]:
        game.play(game.seat(color), "hire")
    assert game.told("jack_hired") == [{"seat": game.seat(vector["expect_winner"]), "cost": 3}]


@every("jack_cards")
def test_jack_plays_another_card_of_his_companions_set(vector: dict[str, Any]) -> None:
    owner = FIGURE_INDEX[vector["companion"]] // 2
    for pair in vector["legal"] + vector["illegal"]:
        game = given(first_stack=PLENTY).hire(owner, vector["companion"]).go(phases.OpenCards())
        game.play(owner, f"card:small:{pair[vector['companion']]}")
        legal = f"card:jack:{pair['lazy_jack']}" in game.options(owner)
        assert legal == (pair in vector["legal"])


@every("room")
def test_a_room_is_emptied_as_the_vector_says(vector: dict[str, Any]) -> None:
    figure, before = vector.get("figure", "blue_big"), vector["before"]
    game = given(
        at={"blue_big": "N1"},
        harbor=["S13"],
        aboard={"S13": {"blue": before["aboard"]}},
        coins={"blue": before["coins"]},
        supply={"blue": before["supply"]},
        rooms={"N1": vector["room"]},
        first_stack=PLENTY,
    )
    if figure == "lazy_jack":
        game.hire(0, "blue_big")
    game.table.queue = [FIGURE_INDEX[figure]]
    game.go(loading.Loading())
    seen = {
        "aboard": game.aboard("S13").get("blue", 0),
        "coins": game.table.coins[0],
        "supply": game.table.supply[0],
    }
    assert seen == vector["expect"]


def idle_game() -> Situation:
    """A game in which no barrel is ever loaded, played to its end."""
    game = chosen(4, ScriptedLuck(secret=b"idle"))
    one_broken = next(number for number, room in enumerate(ROOMS) if (room.barrels, room.coins) == (0, 0))
    game.table.rooms = [one_broken] * game.table.spaces
    while not game.table.over:
        cards(game)
    return game


@every("game_length")
def test_without_a_full_ship_a_game_lasts_fourteen_rounds(vector: dict[str, Any]) -> None:
    game = idle_game()
    assert game.table.round == vector["expect"]["last_round"]
    last = [event for event in game.told("ship_sailed") if event["why"] == "end"]
    assert len(last) == vector["expect"]["ships_scored_at_end"]


@every("reshuffle")
def test_tiles_are_shuffled_only_when_the_second_stack_is_opened(vector: dict[str, Any]) -> None:
    game = idle_game()
    round_, shuffled, moved = 0, [], []
    for event in game.events:
        if event.kind == "round_began":
            round_ = event.args["round"]
        elif event.kind == "tiles_laid" and round_:
            shuffled.append(round_)
        elif event.kind == "tiles_moved":
            moved.append(round_)
    wanted = vector["expect"]["reshuffle_round_without_full_ships"]
    assert shuffled == [wanted]
    assert moved == [number for number in range(1, 14) if number != wanted]


@every("end_check")
def test_the_end_is_checked_after_phase_four(vector: dict[str, Any]) -> None:
    ships = ["S07", "S08", "S09", "S10"][: vector["ships_at_start_of_phase_4"]]
    filled = vector["filled_in_phase_4"]
    first_filler = vector.get("filled_by_figure_no", 1)
    full_but_one = {ship: {"green": data.CAPACITY[SHIP_INDEX[ship]] - 1} for ship in ships[:filled]}
    places = [f"S{number}" for number in range(1, 9)]
    figures = ["blue_big", "yellow_big", "orange_big", "blue_small", "yellow_small", "orange_small"]
    figures += ["green_small", "green_big"]
    fillers = places[first_filler - 1 : first_filler - 1 + filled]
    one, broken = {"barrels": 1, "broken": 0, "coins": 0}, {"barrels": 0, "broken": 1, "coins": 0}
    rooms = {place: one if place in fillers else broken for place in places}
    game = given(
        at=dict(zip(figures, places, strict=True)), harbor=ships, aboard=full_but_one, rooms=rooms, supply={
            "blue": 10, "yellow": 10, "orange": 10, "green": 5,
        },
    )  # fmt: skip
    game.table.tiles = []
    game.go(phases.Move())
    game.table.tiles = [FIGURE_INDEX[figure] for figure in figures]
    game.go(loading.Loading(), phases.RoundEnd())
    for ship in ships[:filled]:
        for seat in game.waiting():
            if not game.table.over and game.table.phase == "load":
                game.play(seat, f"load:{ship}:1")
    expect = vector["expect"]
    sailed = game.told("ship_sailed")
    assert game.table.over == expect["end"]
    assert len([event for event in sailed if event["why"] == "full"]) == filled
    assert len([event for event in sailed if event["why"] == "end"]) == expect["ships_scored_at_end"]
    assert bool([event for event in sailed if event["why"] == "cast_off"]) == expect["phases_5_and_6"]
    assert len(game.told("room_emptied")) == expect.get("figures_handled", 8)
    if "ships_at_start_of_next_round" in expect:
        assert len(game.table.harbor) == expect["ships_at_start_of_next_round"]
        cards(game)
        while not game.table.over:
            (seat,) = game.waiting()
            game.play(seat, game.options(seat)[0])
        assert game.table.round == 3


@every("final_ranking")
def test_places_go_by_points_then_coins_then_are_shared(vector: dict[str, Any]) -> None:
    game = given(
        seats=vector["players"],
        colors=colors_of(vector, "vp"),
        vp=vector["vp"],
        coins=vector["coins"],
        harbor=[],
    ).go(phases.RoundEnd())
    winners = [data.COLORS[game.table.colors[seat]] for seat in game.result().winners]
    assert sorted(winners) == sorted(vector["expect_winners"])


@every("third_figure")
def test_the_other_third_figure_differs_in_color_and_size(vector: dict[str, Any]) -> None:
    game = new_game(2, ScriptedLuck(secret=b"third"))
    game.play(0, f"colour:{vector['colours'][0]}").play(1, f"colour:{vector['colours'][1]}")
    chooser = game.table.first
    assert game.options(chooser) == [f"figure:{figure}" for figure in vector["legal"]]
    game.play(chooser, f"figure:{vector['chosen']}")
    assert game.table.owner[FIGURE_INDEX[vector["chosen"]]] == chooser
    assert game.table.owner[FIGURE_INDEX[vector["expect_other"]]] == 1 - chooser


@every("card_count")
def test_the_hirer_lays_one_card_more(vector: dict[str, Any]) -> None:
    game = chosen(vector["players"])
    seats = vector["players"]
    again = given(seats=seats, colors=[data.COLORS[color] for color in game.table.colors], first_stack=PLENTY)
    again.hire(0, "blue_big").go(phases.OpenCards())
    counted = [again.ask(seat).args["missing"] for seat in range(seats)]
    assert counted == [vector["expect"]["hirer"]] + [vector["expect"]["other"]] * (seats - 1)


@every("load")
def test_a_load_runs_as_the_vector_says(vector: dict[str, Any]) -> None:
    game = given(
        seats=vector["players"],
        harbor=vector["harbour"],
        aboard=vector["aboard"],
        first_stack=vector["stack_1"],
        second_stack=vector["stack_2"],
        supply=vector["supply"],
    )
    for one in vector["loads"]:
        owner = game.seat(one["owner"])
        game.go(loading.Fetch(owner, one["barrels"]))
        for ship, number in [each for part in one["parts"] for each in part]:
            left = number
            while left and game.waiting():  # what is forced has been done already
                most = next(option for option in game.options(owner) if option.startswith(f"load:{ship}:"))
                choice = most if most.endswith(f":{left}") else f"split:{ship}:{left}"
                game.play(owner, choice)
                left = 0
        assert not game.waiting()
    expect = vector["expect"]
    assert game.harbor() == expect["harbour"]
    assert {ship: game.aboard(ship) for ship in game.harbor()} == expect["aboard"]
    assert [data.SHIPS[ship] for ship in reversed(game.table.first_stack)] == expect["stack_1"]
    assert len(game.table.second_stack) == expect["stack_2_left"]
    assert game.by_color(game.table.supply) == expect["supply"]
    assert game.vp == expect["vp"]
    assert {color: n for color, n in game.by_color(game.table.tavern).items() if n} == expect["tavern"]
    assert sum(event["barrels"] for event in game.told("barrels_lapsed")) == expect["lapsed"]
    if "final" in vector:
        game.go(phases.RoundEnd())
        assert game.table.over == vector["final"]["end"]
        assert game.vp == vector["final"]["vp"]


def timed_out(game: Situation, seat: int) -> list[str]:
    """What the time-out plays for a seat until it has nothing to decide."""
    played: list[str] = []
    while game.waiting() == [seat]:
        options = game.options(seat)
        played.append(TimeOut().choose(game.view(seat), options, Random(1)))
        game.play(seat, played[-1])
    return played


@every("timeout_load")
def test_a_late_seat_loads_by_the_book(vector: dict[str, Any]) -> None:
    game = given(harbor=vector["harbour"], aboard=vector["aboard"], first_stack=vector["stack_1"])
    owner = game.seat(vector["owner"])
    game.go(loading.LoadBarrels(owner, vector["barrels"]))
    assert [choice.split(":")[1] for choice in timed_out(game, owner)] == vector["expect_steps"]
    assert game.harbor() == vector["expect_harbour"]


@every("timeout_remove")
def test_a_late_seat_takes_barrels_back_from_the_highest_pier(vector: dict[str, Any]) -> None:
    game = given(harbor=vector["harbour"], aboard=vector["aboard"])
    owner = game.seat(vector["owner"])
    game.go(loading.Remove(owner, vector["broken"]))
    assert [choice.split(":")[1] for choice in timed_out(game, owner)] == vector["expect_steps"]


@every("timeout_place_jack")
def test_a_late_seat_puts_jack_to_its_frontmost_figure(vector: dict[str, Any]) -> None:
    game = given(tiles=vector["order"])
    owner = game.seat(vector["owner"])
    game.go(steps.PlaceJack(owner))
    timed_out(game, owner)
    assert FIGURES[game.table.companion] == vector["expect_companion"]


def test_every_vector_is_of_a_kind_that_is_tested() -> None:
    tested = {
        param.values[0]["id"]  # type: ignore[index]
        for test in globals().values()
        for mark in getattr(test, "pytestmark", [])
        if mark.name == "parametrize"
        for param in mark.args[1]
    }
    assert tested == {vector["id"] for vector in VECTORS}
