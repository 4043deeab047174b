"""`quayside ladder`: pairs with one luck and other seats, intervals, aims, and the table made of what is stored."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.__main__ import main
from bot.players.registry import seatable
from bot.tools.simulate.figures import wilson
from bot.tools.simulate.ladder import BEGIN, END, Stored, document
from bot.tools.simulate.matches import Match, Tally, outcome, played_on
from bot.tools.simulate.playing import Played, play_seated
from games.engine import RANDOM, game_names

DOCS = Path(__file__).parents[4] / "docs"
OURS = ("captains_gulf", "fleet_dice", "montego_bay", "nusfjord")


def _played(match: Match, pairs: int) -> Tally:
    *_, last = played_on(match, Tally(), pairs)
    return last


def test_the_halves_of_a_pair_for_two_change_seats() -> None:
    match = Match("fleet_dice", "mate", "deckhand", 2, "7")
    assert match.seated(14) == ["mate", "deckhand"]
    assert match.seated(15) == ["deckhand", "mate"]


def test_among_three_every_seat_gets_its_turn() -> None:
    match = Match("fleet_dice", "mate", "deckhand", 3, "7")
    own = [match.seated(number).index("mate") for number in range(6)]
    assert sorted(own) == [0, 0, 1, 1, 2, 2]
    assert all(own[2 * pair] != own[2 * pair + 1] for pair in range(3))


def test_games_of_one_name_have_one_luck() -> None:
    one, again, other = (play_seated("fleet_dice", ["random", "random"], {}, name) for name in ("a", "a", "b"))
    assert one == again != other


@pytest.mark.slow
def test_a_match_counts_the_wins_of_its_player_and_is_the_same_again() -> None:
    match = Match("fleet_dice", "deckhand", "random", 2, "7")
    came = outcome(match, _played(match, 3))
    assert came == outcome(match, _played(match, 3))
    assert (came.games, came.wins, came.rate) == (6, 6.0, 100.0)
    assert came.low == pytest.approx(100 * wilson(6, 6).low, abs=0.05)
    assert came.points > came.points_of_others
    other = Match("fleet_dice", "random", "deckhand", 2, "7")
    turned = outcome(other, _played(other, 3))
    assert (turned.wins, turned.points, turned.points_of_others) == (0.0, came.points_of_others, came.points)


def test_points_of_others_are_those_of_one_of_them() -> None:
    match = Match("fleet_dice", "deckhand", "random", 3, "7")
    played = match.play(0)
    came = outcome(match, Tally().after(played, "deckhand"))
    others = [score.total for score in played.scores if played.players[score.seat] == "random"]
    assert came.points_of_others == round(sum(others) / 2, 1)


@pytest.mark.slow
def test_several_processes_play_what_one_does() -> None:
    match = Match("fleet_dice", "deckhand", "random", 2, "7")
    alone = Tally()
    for number in range(16):
        alone = alone.after(match.play(number), "deckhand")
    assert _played(match, 8) == alone


@pytest.mark.parametrize("played", [1, 2, 3])
def test_a_match_goes_on_where_it_stopped(played: int) -> None:
    match = Match("montego_bay", "random", "blind", 2, "7")
    whole = list(played_on(match, Tally(), 2))
    assert [tally.games for tally in whole] == [1, 2, 3, 4]
    assert list(played_on(match, whole[played - 1], 2)) == whole[played:]


RUN = ["ladder", "montego_bay", "--levels", "random,blind", "--json"]


def _told(text: str) -> dict[str, Any]:
    """A report without what depends on the hour."""
    return {name: value for name, value in json.loads(text).items() if name not in ("machine", "measured")}


def test_a_run_that_was_stopped_goes_on_and_its_report_is_that_of_one_go(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    into, played, play = tmp_path / "report.json", list[int](), Match.play
    assert main([*RUN, "--pairs", "2"]) == 0
    at_once = _told(capsys.readouterr().out)
    assert main([*RUN, "--pairs", "1", "--into", str(into)]) == 0
    begun = json.loads(into.read_text())
    match = Match("montego_bay", "blind", "random", 2, "1")
    begun["tallies"] = {match.name: msgspec.to_builtins(Tally().after(match.play(0), "blind"))}  # within a pair
    into.write_text(json.dumps(begun))
    capsys.readouterr()
    monkeypatch.setattr(Match, "play", lambda match, number: played.append(number) or play(match, number))
    assert main([*RUN, "--pairs", "2", "--into", str(into)]) == 0
    assert _told(capsys.readouterr().out) == _told(into.read_text()) == at_once
    assert played == [1, 2, 3]


def test_the_file_is_a_whole_report_after_every_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    into, seen = tmp_path / "report.json", list[int]()
    play = Match.play

    def look(match: Match, number: int) -> Played:
        seen.append(sum(step["games"] for step in json.loads(into.read_text())["steps"]))
        return play(match, number)

    monkeypatch.setattr(Match, "play", look)
    assert main([*RUN, "--pairs", "2", "--into", str(into)]) == 0
    assert seen == [0, 1, 2, 3]
    assert [file.name for file in tmp_path.iterdir()] == ["report.json"]


@pytest.mark.parametrize("other", [["--seed", "2"], ["--seats", "3"], ["--budget", "2"], ["--levels", "blind,random"]])
def test_the_report_of_another_run_is_left_alone(
    other: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    into = tmp_path / "report.json"
    assert main([*RUN, "--pairs", "1", "--into", str(into)]) == 0
    before = into.read_bytes()
    assert main([*RUN, "--pairs", "1", "--into", str(into), *other]) == 2
    assert "another run" in capsys.readouterr().err
    assert into.read_bytes() == before


def test_a_file_that_is_no_report_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    into = tmp_path / "notes.txt"
    into.write_text("buy fish")
    assert main([*RUN, "--pairs", "1", "--into", str(into)]) == 2
    assert "quayside:" in capsys.readouterr().err
    assert into.read_text() == "buy fish"


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
