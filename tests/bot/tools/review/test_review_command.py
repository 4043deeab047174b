"""`quayside review`: an exported record, games of known players, and what it says of files that are none."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from bot.__main__ import main
from bot.records.record_file import FORMAT, RecordFile, written
from bot.tools.review import bench
from bot.tools.review.bench import made_up
from games.engine import Effort, digest, registry, replay
from games.engine.review import Gap, Weighed, judge_of, moments, within_window

KIND = "montego_bay"
SMALL = Effort(looks=6, thought=16, first=2, measured=2, worlds=3, floor=0.1, certain=0.0, secrets=4, course=2)


@pytest.fixture(autouse=True)
def _little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(judge_of(registry()[KIND])), "effort", SMALL)


@pytest.fixture
def exported(tmp_path: Path) -> Path:
    """A finished game of three mates as `/export game` gives it out."""
    game = registry()[KIND]
    record = made_up(game, ["mate"] * 3, "exported")
    table, _ = replay(game, record)
    now = datetime(2026, 11, 26, tzinfo=UTC)
    file = RecordFile(
        format=FORMAT, id="abc", game=KIND, rules=record.rules, shape=record.shape, data=record.data, seats=3,
        names=["Anna", "Ben", "Carla"], settings={}, commitment=record.commitment, secret=record.secret.hex(), salt="",
        choices=record.choices, digest=digest(game, table), result=msgspec.to_builtins(game.result(table)), began=now,
        ended=now,
    )  # fmt: skip
    path = tmp_path / "game.json"
    path.write_bytes(written(file))
    return path


@pytest.mark.slow
def test_a_record_is_reviewed_for_people_and_for_machines_alike_each_time(
    exported: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["review", str(exported)]) == 0
    told = capsys.readouterr().out
    assert "Anna: " in told
    assert "decisions " in told
    assert "round end: " in told
    found = []
    for _ in range(2):
        assert main(["review", str(exported), "--json"]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0]["review"] == found[1]["review"]
    assert len(found[0]["review"]["decisions"]) == 3
    assert [aim["name"] for aim in found[0]["aims"]] == ["CPU seconds of a game of three at most"]


def test_a_game_of_other_figures_and_one_that_is_not_over_have_no_review(
    exported: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = json.loads(exported.read_bytes())
    for changed, said in (
        ({"data": "other"}, "can't be reviewed anymore"),
        ({"choices": file["choices"][:-1]}, "played to its end"),
    ):
        exported.write_text(json.dumps(file | changed))
        assert main(["review", str(exported)]) == 1
        assert said in capsys.readouterr().err


def test_what_is_no_record_is_said_in_a_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "nothing.json").write_text("{}")
    for file in ("nothing.json", "missing.json"):
        assert main(["review", str(tmp_path / file)]) == 2
        assert capsys.readouterr().err.startswith("quayside: ")
    assert main(["review"]) == 2
    assert main(["review", "--bench"]) == 2


def test_a_mistake_counts_as_shown_by_what_was_weighed_with_it_in_its_window_and_by_nothing_else() -> None:
    game = registry()[KIND]
    record = made_up(game, ["mate"] * 3, "window")
    taken, _ = moments(game, record)
    own = [each for each in taken if each.seat == 0]
    at = next(at for at, each in enumerate(own) if each.choice.startswith("card:"))
    cards = within_window(own, at)
    whole = Weighed(
        cards[0].number, cards[0].own, 1, tuple(each.choice for each in cards), ("done",), Gap(1.0, 0.1, 1.0, 9), True
    )
    alone = msgspec.structs.replace(whole, played=whole.played[:1])
    second = bench.Planted(record, cards[1].number, 0, 5.0)
    assert bench.holds(whole, second, taken)
    assert not bench.holds(alone, second, taken)
    after = bench.Planted(record, own[at + len(cards)].number, 0, 5.0)
    assert not bench.holds(whole, after, taken)


def test_a_game_with_a_mistake_is_the_same_game_until_then() -> None:
    game = registry()[KIND]
    record = made_up(game, ["mate"] * 3, "until")
    begun = record.choices[:40]
    assert made_up(game, ["mate"] * 3, "until", begun).choices[:40] == begun
    table, _ = replay(game, made_up(game, ["mate"] * 3, "until", begun))
    assert table.over


@pytest.mark.slow
def test_the_bench_counts_what_is_called_dear_of_each_level_and_which_planted_mistakes_are_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "WORLDS", 3)
    monkeypatch.setattr(bench, "SIFTED", 3)
    monkeypatch.setattr(bench, "WORTH", 0.5)
    given = ["review", "--bench", "--game", KIND, "--games", "1", "--levels", "deckhand,mate", "--json"]
    assert main([*given, "--blunders", "1"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["deckhand, decisions"]["value"] > 0
    assert {aim["name"] for aim in found["aims"]} == {
        "deckhand's called dear, times the mate's", "planted mistakes shown"
    }  # fmt: skip
    assert found["planted mistakes"]["value"] == 1
    assert 0 <= found["planted mistakes measured"]["value"] <= 1
    assert main([*given[:7], "nobody"]) == 2
    assert main([*given, "--blunders", "1", "--erring", "nobody"]) == 2
