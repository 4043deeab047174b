"""`quayside simulate`: what it counts, and that a seed repeats itself."""

from __future__ import annotations

import json
from math import inf
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.players.registry import players_of, simulated
from bot.tools.simulate.expectations import held
from bot.tools.simulate.figures import Figures, figures, percentile, wilson
from bot.tools.simulate.playing import Played, play, play_many
from games.engine import Expected, Game, Score, registry


def game(totals: list[int], players: list[str], chains: list[int]) -> Played:
    places = [1 + sum(other > total for other in totals) for total in totals]
    scores = [
        Score(seat, total, {"fish": total}, place)
        for seat, (total, place) in enumerate(zip(totals, places, strict=True))
    ]
    return Played(players, scores, chains, 2 * sum(chains), 0)


def test_wins_are_counted_by_seat_and_by_kind_and_shared_ones_by_their_share() -> None:
    found = figures([game([10, 5], ["mate", "deckhand"], [1, 2]), game([7, 7], ["deckhand", "mate"], [3])])
    assert [wins.wins for wins in found.wins_by_seat] == [1.5, 0.5]
    assert {kind: wins.wins for kind, wins in found.wins_by_kind.items()} == {"mate": 1.5, "deckhand": 0.5}
    assert found.ties == 1
    assert found.chains == {1: 1, 2: 1, 3: 1}
    assert found.totals_by_kind["mate"].mean == 8.5
    assert found.options_a_decision == 2


def test_wilsons_interval_agrees_with_the_worked_example_of_the_textbooks() -> None:
    found = wilson(95, 100)
    assert (found.rate, round(found.low, 3), round(found.high, 3)) == (0.95, 0.888, 0.978)


def test_percentiles_lie_between_values() -> None:
    assert percentile([4, 1, 2, 3], 0.5) == 2.5
    assert percentile([7], 0.95) == 7


@pytest.mark.slow
def test_a_seed_repeats_its_games_on_any_number_of_processes() -> None:
    alone = [play("fleet_dice", ["mate", "deckhand"], {}, "7", number) for number in range(26)]
    assert play_many("fleet_dice", ["mate", "deckhand"], {}, "7", 26) == alone
    assert alone[0].players == ["mate", "deckhand"]
    assert alone[1].players == ["deckhand", "mate"]
    assert alone[0] != play("fleet_dice", ["mate", "deckhand"], {}, "8", 0)


def test_the_json_holds_every_figure_with_its_unit_and_the_aims(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["simulate", "fleet_dice", "--players", "mate,random", "--games", "4", "--json"])
    printed = json.loads(capsys.readouterr().out)
    assert code == 0
    assert printed["mate win rate"] == {"value": 100.0, "unit": "%"}
    assert {"name", "value", "aim", "met"} <= set(printed["aims"][0])
    assert any(aim["name"].startswith("mate against random") and aim["met"] for aim in printed["aims"])


def test_the_tables_name_seats_kinds_and_categories(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "fleet_dice", "--players", "deckhand", "--seats", "3", "--games", "2"]) == 0
    printed = capsys.readouterr().out
    for word in ("seat 3", "deckhand", "licenses", "decisions of one seat in a row"):
        assert word in printed


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--players", "admiral"], "has no player admiral"),
        (["--seats", "9", "--players", "mate"], "seats"),
        (["--seats", "3", "--players", "mate,mate"], "do not go together"),
        (["--settings", "captains"], "name=value"),
        (["--settings", "captains=perhaps"], "captains"),
    ],
)
def test_what_cannot_be_played_is_said(
    arguments: list[str], complaint: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", "fleet_dice", *arguments]) == 2
    assert complaint in capsys.readouterr().err


def test_wins_are_counted_by_the_order_of_turns_where_the_game_says_who_began() -> None:
    first, second = game([10, 5], ["mate"] * 2, [1]), game([3, 9], ["mate"] * 2, [1])
    found = figures([msgspec.structs.replace(first, order=[1, 0]), msgspec.structs.replace(second, order=[0, 1])])
    assert [wins.wins for wins in found.wins_by_turn] == [0, 2]
    assert [each.mean for each in found.totals_by_turn] == [4, 9.5]
    assert figures([first]).wins_by_turn == []


def test_what_not_every_game_comes_to_counts_as_none_there() -> None:
    one = msgspec.structs.replace(game([10, 5], ["mate"] * 2, [1]), measures={"dock": 3.0})
    two = msgspec.structs.replace(game([10, 5], ["mate"] * 2, [1]), measures={"dock": 1.0, "market": 2.0})
    found = figures([one, two]).measures
    assert {name: each.mean for name, each in found.items()} == {"dock": 2, "market": 1}


@pytest.mark.slow
@pytest.mark.parametrize("declared", registry().values(), ids=lambda each: each.id)
def test_every_tally_counts_something_that_happens(declared: Game[Any, Any]) -> None:
    missing = {tally.name for tally in declared.statistics.tallies}
    for number in range(4):
        each = play(declared.id, [declared.players[0].name] * declared.seats[-1], {}, "tally", number)
        assert sorted(each.order) in ([], list(range(declared.seats[-1])))
        missing -= {name.partition(", ")[0] for name, often in each.measures.items() if often}
        if not missing:  # in the first game, mostly
            break
    assert missing == set()


@pytest.mark.slow
def test_unused_values_of_a_tally_are_told_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "captains_gulf", "--players", "deckhand,deckhand", "--games", "1"]) == 0
    printed = capsys.readouterr().out
    assert "turn 2" in printed
    assert "fuel_line" in printed
    assert "crew added, first_mate_shrimp " in printed


def test_points_by_place_are_those_of_the_first_the_second_and_so_on() -> None:
    found = figures([game([10, 5], ["mate", "mate"], [1]), game([7, 9], ["mate", "mate"], [1])])
    assert [each.mean for each in found.totals_by_place] == [9.5, 6]


@pytest.mark.slow
def test_what_a_game_counts_besides_is_spread_over_the_games() -> None:
    found = figures(play_many("montego_bay", ["mate", "mate"], {}, "3", 3))
    assert 7 <= found.measures["rounds"].mean <= 9
    ships = ("ships sailing full", "ships sent off in phase 5", "ships scored at the end")
    assert sum(found.measures[name].mean for name in ships) == pytest.approx(15), "each freighter leaves once"
    marked = figures(play_many("fleet_dice", ["mate", "mate"], {}, "3", 2)).measures
    assert all(name.startswith(("boxes marked", "hexes filled")) for name in marked)
    assert sum(each.mean for name, each in marked.items() if name.startswith("boxes marked")) > 20


def test_what_is_counted_several_times_a_game_is_spread_over_all_of_it() -> None:
    one = msgspec.structs.replace(game([10, 5], ["mate"] * 2, [1]), measures={"fill": [50.0, 100.0]})
    two = msgspec.structs.replace(game([10, 5], ["mate"] * 2, [1]), measures={"fill": [30.0]})
    fill = figures([one, two]).measures["fill"]
    assert (fill.count, fill.mean, fill.least) == (3, 60, 30)


def shown(totals: list[int]) -> Figures:
    """Games of two mates, the first of whom gets these totals and the second 5; half the games count 1, half 3."""
    played = [game([total, 5], ["mate"] * 2, [1]) for total in totals]
    return figures(
        [msgspec.structs.replace(each, measures={"pushes": 1.0 + number % 2 * 2}) for number, each in enumerate(played)]
    )


def test_an_expectation_without_a_sample_allows_its_tolerance_only() -> None:
    found = shown([10, 8, 12, 10])
    assert held(found, Expected(("mate",) * 2, "mean", 7, 1, "V1")) == (7.5, 1)
    assert held(found, Expected(("mate",) * 2, "p5", 7, 1, "V1", of="place 2 total")) == (5, 1)
    assert held(found, Expected(("mate",) * 2, "median", 7, 1, "V1", of="winning totals")) == (10, 1)
    assert held(found, Expected(("mate",) * 2, "mean", 7, 1, "V1", of="fish")) == (7.5, 1)


def test_two_samples_may_be_three_standard_errors_apart_besides_rounding() -> None:
    found = shown([10] * 16)
    value, allowed = held(found, Expected(("mate",) * 2, "mean", 2.4, 0.05, "V1", of="pushes", games=48))
    assert (value, allowed) == (2, pytest.approx(0.05 + 3 * (1 / 48 + 1 / 16) ** 0.5))


def test_seats_may_win_as_often_as_chance_has_it() -> None:
    value, allowed = held(shown([10, 2] * 8), Expected(("mate",) * 2, "mean", 50, 0, "V1", of="seat 2 wins", games=inf))
    assert (value, allowed) == (50, pytest.approx(3 * 50 / 4))


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.slow
def test_players_at_random_meet_every_figure_of_the_rules_of_montego_bay(seats: int) -> None:
    found = figures([play("montego_bay", ["blind"] * seats, {}, "1", number) for number in range(60)])
    expected = [each for each in registry()["montego_bay"].statistics.expected if each.players == ("blind",) * seats]
    assert len(expected) > 12
    for each in expected:
        value, allowed = held(found, each)
        assert abs(value - each.value) <= allowed, each


@pytest.mark.slow
def test_the_figures_of_the_rules_are_aims_of_the_simulation(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "montego_bay", "--seats", "3", "--players", "greedy", "--games", "4", "--json"])
    names = [aim["name"] for aim in json.loads(capsys.readouterr().out)["aims"]]
    for of in ("rounds", "their fill in %", "place 3 total", "seat 3 wins"):
        assert any(name.startswith(f"mean of {of}, ") and name.endswith(" (M11.1)") for name in names)


def test_players_of_the_rule_texts_figures_are_for_simulations_only() -> None:
    for declared in registry().values():
        assert not {each.name for each in declared.statistics.references} & set(players_of(declared.id))
        assert {name for each in declared.statistics.expected for name in each.players} <= set(simulated(declared.id))


@pytest.mark.slow
def test_a_captain_among_mates_is_held_against_its_fair_share_of_wins(capsys: pytest.CaptureFixture[str]) -> None:
    """The aim is about the low end of the interval: three games won out of three are not enough to be sure."""
    given = ["simulate", "montego_bay", "--players", "captain,mate,mate", "--games", "1", "--budget", "0.002"]
    assert main([*given, "--json"]) == 0
    aims = {aim["name"]: aim for aim in json.loads(capsys.readouterr().out)["aims"]}
    aim = aims["captain against mate, wins: low end of the 95 % interval"]
    assert aim["aim"] == "> 33.333 %"
    assert not aim["met"]
