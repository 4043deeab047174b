"""`quayside ladder --book`: the strategies of a game's book among players of one level."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from bot.__main__ import main
from bot.players.registry import book_of, seatable, simulated
from bot.tools.simulate.book import BEGIN, END, Stored, document
from games.engine import RANDOM, game_names

DOCS = Path(__file__).parents[4] / "docs"
REPORTS = sorted((DOCS / "ladder" / "book").glob("*.json"))


def test_what_is_in_a_book_is_offered_nowhere_and_has_no_name_of_another_player() -> None:
    for name in game_names():
        book = book_of(name)
        assert not {RANDOM.name, *seatable(name)} & set(book)
        assert set(book) <= set(simulated(name))
        assert len(set(book)) == len(book)


def test_one_of_each_strategy_plays_and_its_high_end_is_held_against_the_fair_share(
    capsys: pytest.CaptureFixture[str],
) -> None:
    run = ["ladder", "fleet_dice", "--book", "--against", "mate", "--pairs", "1", "--seats", "3", "--json"]
    assert main([*run, "--levels", "fish-often,only-boats"]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert [(each["strategy"], each["against"], each["seats"]) for each in printed["strategies"]] == [
        ("fish-often", "mate", 3), ("only-boats", "mate", 3),
    ]  # fmt: skip
    assert all(each["outcome"]["games"] == 2 for each in printed["strategies"])
    first, _ = printed["aims"]
    assert first["name"] == "fish-often against mate, wins: high end of the 95 % interval"
    assert first["aim"] == "<= 33.333 %"
    assert first["value"] == printed["strategies"][0]["outcome"]["high"]


def test_without_more_said_the_whole_book_is_tried_against_the_strongest(tmp_path: Path) -> None:
    """No game is played here: the report says that all of it has been."""
    into, names = tmp_path / "report.json", book_of("fleet_dice")
    said = {"game": "fleet_dice", "seats": 2, "pairs": 1, "seed": "1", "budget": 1.0}
    tallies = {
        f"{name} against captain": {"games": 2, "wins": 0.5, "total": 9, "total_of_others": 11} for name in names
    }
    into.write_text(json.dumps({"given": said | {"book": names, "against": "captain"}, "tallies": tallies}))
    assert main(["ladder", "fleet_dice", "--book", "--pairs", "1", "--into", str(into)]) == 0
    stored = msgspec.json.decode(into.read_bytes(), type=Stored)
    assert [each.strategy for each in stored.strategies] == names
    assert {each.against for each in stored.strategies} == {"captain"}
    assert {(each.outcome.rate, each.outcome.points, each.outcome.points_of_others) for each in stored.strategies} == {
        (25.0, 4.5, 5.5)
    }


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--levels", "mate"], "the book of fleet_dice has no mate"),
        (["--against", "only-boats"], "no player only-boats"),
        (["--seats", "1"], "one player alone"),
    ],
)
def test_what_can_not_be_tried_is_said(arguments: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "fleet_dice", "--book", *arguments]) == 2
    assert says in capsys.readouterr().err


def test_a_strategy_may_be_a_level_of_a_ladder(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "fleet_dice", "--levels", "only-harbor,mate", "--pairs", "1"]) == 0
    assert "mate against only-harbor, 2 seats" in capsys.readouterr().out


def test_the_table_in_the_documentation_is_the_one_of_the_stored_reports(capsys: pytest.CaptureFixture[str]) -> None:
    written = (DOCS / "figures.md").read_text()
    block = written[written.index(BEGIN) :].partition(END)[0] + END
    assert block == document(DOCS / "ladder" / "book")
    assert main(["ladder", "--book", "--table", str(DOCS / "ladder" / "book")]) == 0
    assert capsys.readouterr().out == block + "\n"


def test_who_wins_more_than_the_share_for_sure_stands_out(tmp_path: Path) -> None:
    came = {"games": 40, "wins": 30.0, "rate": 75.0, "low": 59.8, "high": 85.8, "points": 9.6, "points_of_others": 8.0}
    tried = {"strategy": "only-boats", "against": "mate", "seats": 2, "outcome": came}
    report = {"game": "fleet_dice", "measured": "2026-11-27", "strategies": [tried]}
    (tmp_path / "one.json").write_text(json.dumps(report))
    assert "| only-boats | **75.0 % of 40 (59.8 to 85.8)**; 10, 8 |" in document(tmp_path)


@pytest.mark.parametrize("file", REPORTS, ids=lambda file: file.stem)
def test_a_stored_report_is_of_the_book_in_its_order(file: Path) -> None:
    stored = msgspec.json.decode(file.read_bytes(), type=Stored)
    assert [each.strategy for each in stored.strategies] == book_of(stored.game)[: len(stored.strategies)]


def test_a_folder_without_reports_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "--book", "--table", str(tmp_path)]) == 2
    assert "no report of a book" in capsys.readouterr().err
