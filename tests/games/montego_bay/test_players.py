"""The computer player and the time-out defaults."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from games.engine import RANDOM, Luck, Player
from games.montego_bay import GAME, loading, phases
from games.montego_bay.data import FIGURE_INDEX
from games.montego_bay.foresight import promise
from games.montego_bay.players import Mate, TimeOut
from games.montego_bay.references import AtRandom, Greedy
from tests.games.montego_bay.given import Situation, given, new_game

SHIPS = ["S13", "S02", "S03"]


def choice_of(player: Any, game: Situation, seat: int, seed: int = 1) -> str:
    return player.choose(game.view(seat), game.options(seat), Random(seed))


def play(players: list[Any], seed: int) -> list[int]:
    """The totals of a whole game with dealt colors."""
    luck, rng = Luck(str(seed).encode()), Random(seed)
    table, _ = GAME.setup(len(players), {"colours": "dealt"}, luck)
    while not table.over:
        seat = min(GAME.waiting(table))
        options = GAME.options(table, seat)
        choice = players[seat].choose(GAME.view(table, seat), options, rng)
        assert choice in options
        GAME.apply(table, seat, choice, luck)
    result = GAME.result(table)
    assert result is not None
    return [score.total for score in result.scores]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_mate_beats_who_plays_at_random_from_any_seat(seats: int) -> None:
    for seat in range(seats):
        players: list[Player] = [RANDOM for _ in range(seats)]
        players[seat] = Mate(effort=300)
        totals = [play(players, seed) for seed in range(2)]
        assert sum(each[seat] for each in totals) > max(
            sum(each[other] for each in totals) for other in range(seats) if other != seat
        )


@pytest.mark.slow
@pytest.mark.rule("M11.1")
@pytest.mark.parametrize(("seats", "mean"), [(2, 54.5), (3, 38), (4, 39)])
def test_players_at_random_score_what_the_house_figures_say(seats: int, mean: float) -> None:
    totals = [total for seed in range(30) for total in play([AtRandom()] * seats, seed)]
    assert sum(totals) / len(totals) == pytest.approx(mean, abs=2)


@pytest.mark.slow
@pytest.mark.rule("M11.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mates_score_what_the_house_figures_say_of_those_who_take_what_looks_best(seats: int) -> None:
    (mates,) = (each for each in GAME.statistics.expected if each.players == ("mate",) * seats)
    totals = [total for seed in range(8) for total in play([Mate(effort=300)] * seats, seed)]
    assert sum(totals) / len(totals) == pytest.approx(mates.value, abs=2)


def test_players_at_random_handle_every_barrel_by_itself_and_lay_every_card_once() -> None:
    game = given(first_stack=SHIPS).go(loading.LoadBarrels(0, 2))
    loads = {choice_of(AtRandom(), game, 0, seed) for seed in range(60)}
    assert loads == {option for option in game.options(0) if option.endswith(":1")}
    game = given(first_stack=SHIPS).go(phases.OpenCards()).play(0, "card:big:4", "card:small:1")
    assert choice_of(AtRandom(), game, 0) == "done"


@pytest.mark.slow
def test_the_mate_beats_its_greedy_forerunner_and_that_one_players_at_random() -> None:
    for better, worse in ((Mate(effort=300), Greedy()), (Greedy(), AtRandom())):
        totals = [play([better, worse], seed) for seed in range(8)]
        assert sum(each[0] > each[1] for each in totals) > 4


def test_mates_play_whole_games_among_themselves() -> None:
    assert min(play([Mate(effort=100), Mate(effort=100), Mate(effort=100)], 5)) > 0


def test_the_mate_hires_jack_and_puts_him_where_the_rooms_are_good() -> None:
    rich, poor = {"barrels": 4, "broken": 0, "coins": 0}, {"barrels": 0, "broken": 1, "coins": 0}
    rooms = {f"{side}{number}": poor for side in "NS" for number in range(1, 9)}
    rooms |= {"S6": rich, "S5": rich}
    game = given(at={"blue_big": "N1", "blue_small": "S8"}, rooms=rooms, coins={"blue": 3}, first_stack=SHIPS)
    game.go(phases.Round(4))
    assert choice_of(Mate(), game, 0) == "hire"
    game.play(0, "hire")
    assert choice_of(Mate(), game, 0) == "place:small"


def test_the_mate_goes_for_the_rich_room_and_then_is_done() -> None:
    rich, poor = {"barrels": 4, "broken": 0, "coins": 0}, {"barrels": 0, "broken": 1, "coins": 0}
    rooms = {f"{side}{number}": poor for side in "NS" for number in range(1, 9)} | {"N4": rich}
    game = given(at={"blue_big": "N1"}, rooms=rooms, first_stack=SHIPS).go(phases.OpenCards())
    assert choice_of(Mate(), game, 0) == "card:big:3"
    game.play(0, "card:big:3", "card:small:1")
    assert choice_of(Mate(), game, 0) == "done"


def test_the_mate_takes_the_points_of_a_ship_it_can_fill() -> None:
    aboard = {"S13": {"green": 4, "yellow": 3, "orange": 3}, "S01": {"blue": 2, "green": 3}}
    game = given(harbor=["S13", "S01"], aboard=aboard, first_stack=SHIPS)
    game.go(loading.LoadBarrels(0, 1))
    assert choice_of(Mate(), game, 0) == "load:S01:1"


def test_the_mate_takes_back_the_barrel_that_is_missed_least() -> None:
    aboard = {"S13": {"blue": 4, "green": 4}, "S01": {"blue": 1, "green": 4}}
    game = given(harbor=["S13", "S01"], aboard=aboard, first_stack=SHIPS).go(loading.Remove(0, 1))
    assert choice_of(Mate(), game, 0) == "remove:S01:1"


def test_a_promise_grows_with_the_own_barrels_and_ends_in_the_true_points() -> None:
    values = [promise([mine, 3, 1], [5, 2], 4.0)[0] for mine in range(7)]
    assert values == sorted(values)
    assert promise([4, 3, 1], [5, 2], 0.0) == [5.0, 2.0, 0.0]


def test_the_time_out_takes_the_first_free_color_and_a_random_third_figure() -> None:
    game = new_game(2)
    assert choice_of(TimeOut(), game, 0) == "colour:blue"
    game.play(0, "colour:blue")
    assert choice_of(TimeOut(), game, 1) == "colour:yellow"
    game.play(1, "colour:yellow")
    (chooser,) = game.waiting()
    assert len({choice_of(TimeOut(), game, chooser, seed) for seed in range(40)}) == 4


def test_the_time_out_does_without_jack() -> None:
    game = given(coins={"blue": 3}, first_stack=SHIPS).go(phases.Round(4))
    assert choice_of(TimeOut(), game, 0) == "pass"


def test_the_time_out_draws_only_missing_cards_jacks_from_four_values() -> None:
    game = given(first_stack=SHIPS).hire(0, "blue_small").go(phases.OpenCards()).play(0, "card:big:4")
    drawn = Counter(choice_of(TimeOut(), game, 0, seed) for seed in range(200))
    assert sorted(drawn) == [f"card:small:{card}" for card in range(1, 6)]
    assert min(drawn.values()) > 20
    game.play(0, "card:small:2")
    assert {choice_of(TimeOut(), game, 0, seed) for seed in range(100)} == {
        f"card:jack:{card}" for card in (1, 3, 4, 5)
    }
    game.play(0, "card:jack:1")
    assert choice_of(TimeOut(), game, 0) == "done"
    assert game.table.picks[FIGURE_INDEX["blue_big"]] == 4


def test_an_absent_seat_gets_the_defaults_and_its_cards_cannot_be_foreseen() -> None:
    game = given(first_stack=[*SHIPS, "S05", "S06", "S08"]).go(phases.OpenCards())
    assert GAME.suggestion(game.table, 0) == GAME.suggestion(game.table, 0)
    drawn: set[str] = set()
    for shuffled in range(40):
        Random(shuffled).shuffle(game.table.first_stack)
        drawn.add(GAME.suggestion(game.table, 0))
    assert len(drawn) == 5


def test_whoever_wonders_gets_an_answer_for_every_conceivable_choice() -> None:
    game = given(first_stack=SHIPS).go(loading.LoadBarrels(0, 2))
    asked = GAME.conceivable(game.table, 0)
    assert set(game.options(0)) - set(asked) == {option for option in game.options(0) if option.startswith("split")}
    assert not {choice for choice in asked if "S13" in choice}, "it is not in harbor, though it can be seen"
    for choice in asked:
        refused = GAME.why_not(game.table, 0, choice)
        assert (refused is None) == (choice in game.options(0))
        assert refused is None or refused.rule
