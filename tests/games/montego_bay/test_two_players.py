"""M10: three figures and two colors each."""

from __future__ import annotations

import pytest

from games.engine import Ask, Luck
from games.montego_bay import GAME, loading, phases
from games.montego_bay.data import FIGURES, JACK
from tests.games.montego_bay.given import given, new_game

SHIPS = ["S13", "S02", "S03"]


@pytest.mark.rule("M10.1", "M2.0", "M2.8")
@pytest.mark.parametrize("figure", ["yellow_big", "yellow_small", "orange_big", "orange_small"])
def test_the_two_third_figures_differ_in_color_and_size(figure: str) -> None:
    game = new_game(2).play(0, "colour:blue").play(1, "colour:green")
    (chooser,) = game.waiting()
    told = GAME.detail(game.table, chooser, f"figure:{figure}")
    game.play(chooser, f"figure:{figure}")
    third = [FIGURES[game.table.workers(seat)[2]] for seat in (chooser, 1 - chooser)]
    assert third[0] == figure
    assert not set(third[0].split("_")) & set(third[1].split("_"))
    assert told == Ask("third_figure", {"seats": [1 - chooser], "by": third[1]}), "who gets what is said beforehand"
    assert len(game.table.tiles) == 6


@pytest.mark.rule("M10.1", "A21")
def test_a_random_seat_chooses_the_third_figure_among_the_unused_colors() -> None:
    choosers = [new_game(2, Luck(str(seed).encode())).table.first for seed in range(40)]
    assert 10 < sum(choosers) < 30
    game = new_game(2).play(0, "colour:orange").play(1, "colour:blue")
    (chooser,) = game.waiting()
    assert chooser == game.table.first
    assert (game.refused(chooser, "figure:blue_big").reason, game.refused(chooser, "done").reason) == (
        "figure_taken",
        "third_figure_first",
    )


@pytest.mark.rule("M10.2")
def test_third_figures_start_in_the_tavern_of_their_size() -> None:
    game = given(seats=2, colors=("blue", "green"), third="orange_small")
    assert [game.view().players[seat].workers[2] for seat in (0, 1)] == ["orange_small", "yellow_big"]
    at = {figure.id: figure.place for figure in game.view().figures}
    assert (at["orange_small"], at["yellow_big"]) == ("right_tavern", "left_tavern")


@pytest.mark.rule("M10.3", "A22")
def test_both_colors_of_barrels_are_one_supply_of_thirty_two() -> None:
    game = given(seats=2, colors=("blue", "green"), first_stack=SHIPS)
    assert game.table.supply == [32, 32]
    game.table.supply[0] = 20
    game.go(loading.LoadBarrels(0, 4)).play(0, "load:S07:4")
    assert game.table.holds[0] == [4, 0]


@pytest.mark.rule("M10.4")
def test_jack_may_join_any_of_three_figures_and_four_cards_are_laid() -> None:
    game = given(seats=2, colors=("blue", "green"), coins={"blue": 3}, first_stack=SHIPS).go(phases.Round(3))
    game.play(0, "hire")
    assert game.options(0) == ["place:big", "place:small", "place:third"]
    game.play(0, "place:third")
    assert game.ask(0).args == {"missing": 4}
    assert len(game.options(0)) == 20
    game.play(0, "card:third:2")
    assert "card:jack:2" not in game.options(0)
    game.play(0, "card:jack:1", "card:big:1", "card:small:1", "done")
    assert game.table.picks[JACK] == 1
    assert game.waiting() == [1]
    assert not any(option.startswith("card:jack") for option in game.options(1))
