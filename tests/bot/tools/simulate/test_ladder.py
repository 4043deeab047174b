"""`quayside ladder`: pairs with one luck and other seats, intervals, aims, and the table made of what is stored."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from bot.__main__ import main
from bot.players.registry import seatable
from bot.tools.simulate.figures import wilson
from bot.tools.simulate.ladder import BEGIN, END, Stored, climb, document, seated
from bot.tools.simulate.playing import play_seated
from games.engine import RANDOM, game_names, registry

DOCS = Path(__file__).parents[4] / "docs"
OURS = ("captains_gulf", "fleet_dice", "montego_bay", "nusfjord")


def test_the_halves_of_a_pair_for_two_change_seats() -> None:
    assert seated("mate", "deckhand", 2, 7, 0) == ["mate", "deckhand"]
    assert seated("mate", "deckhand", 2, 7, 1) == ["deckhand", "mate"]


def test_among_three_every_seat_gets_its_turn() -> None:
    own = [seated("mate", "deckhand", 3, pair, half).index("mate") for pair in range(3) for half in (0, 1)]
    assert sorted(own) == [0, 0, 1, 1, 2, 2]
    assert all(own[2 * pair] != own[2 * pair + 1] for pair in range(3))


def test_games_of_one_name_have_one_luck() -> None:
    one, again, other = (play_seated("fleet_dice", ["random", "random"], {}, name) for name in ("a", "a", "b"))
    assert one == again != other


@pytest.mark.slow
def test_a_step_counts_the_wins_of_the_stronger_level_and_is_the_same_again() -> None:
    game = registry()["fleet_dice"]
    step = climb(game, "deckhand", "random", 2, 3, "7")
    assert step == climb(game, "deckhand", "random", 2, 3, "7")
    assert (step.games, step.wins, step.rate) == (6, 6.0, 100.0)
    assert step.low == pytest.approx(100 * wilson(6, 6).low, abs=0.05)
    assert step.points > step.points_of_weaker
    turned = climb(game, "random", "deckhand", 2, 3, "7")
    assert (turned.wins, turned.points, turned.points_of_weaker) == (0.0, step.points_of_weaker, step.points)


@pytest.mark.slow
def test_several_processes_play_what_one_does() -> None:
    game = registry()["fleet_dice"]
    alone = [climb(game, "deckhand", "random", 2, 1, "7")]
    many = climb(game, "deckhand", "random", 2, 8, "7")
    assert many.games == 16
    assert many == climb(game, "deckhand", "random", 2, 8, "7")
    assert alone[0].games == 2


@pytest.mark.slow
def test_one_json_object_with_steps_and_aims(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["ladder", "fleet_dice", "--pairs", "4", "--levels", "random,deckhand,mate", "--json"])
    printed = json.loads(capsys.readouterr().out)
    assert code == 0
    assert [(step["stronger"], step["weaker"]) for step in printed["steps"]] == [
        ("deckhand", "random"), ("mate", "deckhand"),
    ]  # fmt: skip
    sure = next(aim for aim in printed["aims"] if aim["name"].startswith("deckhand against random"))
    assert sure["met"]
    assert sure["aim"] == "> 50 %"
    assert sum(aim["name"] == "mate against deckhand, wins" for aim in printed["aims"]) == 2, "60 to 85 %"
    assert not any(aim["name"] == "deckhand against random, wins" for aim in printed["aims"])


def test_a_terminal_reads_lines_and_three_seats_have_a_third_as_their_share(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "fleet_dice", "--seats", "3", "--pairs", "1", "--levels", "random,deckhand"]) == 0
    printed = capsys.readouterr().out
    assert "deckhand against random, 3 seats: 100.0 % of 2 games" in printed
    assert "> 33.33" in printed


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        ([], "name a game"),
        (["fleet_dice", "--levels", "mate"], "two levels"),
        (["fleet_dice", "--levels", "mate,admiral"], "no player admiral"),
        (["fleet_dice", "--seats", "1"], "one player alone"),
        (["fleet_dice", "--seats", "9"], "seats"),
    ],
)
def test_what_can_not_be_played_is_said(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", *arguments]) == 2
    assert says in capsys.readouterr().err


def test_the_table_in_the_documentation_is_the_one_of_the_stored_reports(capsys: pytest.CaptureFixture[str]) -> None:
    written = (DOCS / "figures.md").read_text()
    block = written[written.index(BEGIN) :].partition(END)[0] + END
    assert block == document(DOCS / "ladder")
    assert main(["ladder", "--table", str(DOCS / "ladder")]) == 0
    assert capsys.readouterr().out == block + "\n"


@pytest.mark.parametrize("name", OURS)
def test_the_stored_reports_have_a_deckhand_that_is_better_than_chance_and_errs(name: str) -> None:
    stored = msgspec.json.decode((DOCS / "ladder" / f"{name}-2.json").read_bytes(), type=Stored)
    steps = {(step.stronger, step.weaker): step for step in stored.steps}
    assert stored.game == name
    assert steps["deckhand", "random"].games == steps["mate", "deckhand"].games == 200
    assert steps["deckhand", "random"].low > 50
    assert 60 <= steps["mate", "deckhand"].rate <= 85
    assert steps["mate", "deckhand"].low > 50


def test_who_plays_at_random_is_offered_nowhere() -> None:
    assert all(RANDOM.name not in seatable(name) for name in game_names())
