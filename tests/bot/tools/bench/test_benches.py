"""Every bench runs and prints one JSON object with figures, units and aims. How fast anything is, no test says."""

from __future__ import annotations

import json
import pickle
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.__main__ import main
from bot.tools.bench.turn import hold_to_yardstick
from bot.tools.bench.yardstick import YARDSTICK, chess_counts
from bot.tools.report import Report
from games.engine import registry

pytestmark = pytest.mark.slow


class Here:
    """Stands for other processes: what goes to one and comes back is a copy."""

    @staticmethod
    def map(does: Callable[[Any], Any], jobs: list[Any]) -> list[Any]:
        return [_copied(does(_copied(job))) for job in jobs]


def _copied(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


@contextmanager
def here(_: int) -> Iterator[type[Here]]:
    """In the place of `workers`: each process would read all games first."""
    yield Here


@pytest.fixture(autouse=True)
def _in_time_however_slow_this_machine_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Benches go by real time."""
    monkeypatch.setattr("bot.sandbox.interactions.ACKNOWLEDGE_WITHIN_S", 300.0)
    monkeypatch.setattr("bot.tools.bench.turn.PATIENCE_S", 300.0)


def printed_by(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert main(["bench", *arguments]) == 0
    printed = json.loads(capsys.readouterr().out)
    for aim in printed["aims"]:
        assert set(aim) == {"name", "value", "aim", "met"}
    for name, value in printed.items():
        if isinstance(value, dict) and name not in ("given", "machine"):
            assert set(value) == {"value", "unit"}
    return printed


def test_the_engine_is_held_against_random_chess(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("chess")
    printed = printed_by(capsys, "engine", "--game", "fleet_dice", "--seconds", "0.2")
    assert printed["yardstick"]["value"] > 0
    assert printed["view at the yardstick"]["unit"] == "us"
    assert len(printed["aims"]) == 4


def test_random_chess_says_how_fast_the_machine_is(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("chess")
    printed = printed_by(capsys, "yardstick", "--seconds", "0.05")
    moves = printed["random chess"]["value"]
    assert moves > 0
    times = printed[f"what takes 1 s of CPU time at {YARDSTICK} moves/s takes here"]["value"]
    assert times == pytest.approx(YARDSTICK / moves, rel=0.001)


def test_every_kind_of_picture_is_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    printed = printed_by(capsys, "render", "--game", "fleet_dice", "--seconds", "0.01", "--states", "1", "--no-replay")
    for kind in ("table of 4", "table of 1", "sheet of 4", "scoring of 1"):
        assert printed[f"{kind} largest"]["value"] > 1000


def test_a_commit_of_the_store_is_weighed_beside_a_bare_driver(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tools.bench.store.find_spec", lambda name: None)  # without a PostgreSQL server
    printed = printed_by(capsys, "store", "--game", "fleet_dice", "--games", "1", "--commits", "24")
    assert printed["SQLite sqlite3, 8 at once"]["value"] > 0
    assert printed["SQLite store, one after the other, CPU of a commit"]["unit"] == "ms"
    assert printed["SQLite store, one after the other, decisions that share a commit"]["value"] == 1
    assert printed["SQLite store, 8 at once, decisions that share a commit"]["value"] > 1
    assert len(printed["aims"]) == 3
    sizes = [printed[name]["value"] for name in ("finished game", "finished game, its moves not packed")]
    assert sizes == sorted(sizes)
    assert sizes[1] < printed["game just finished, with its sent posts"]["value"]
    assert printed["PostgreSQL"].startswith("not measured")


def test_a_click_is_followed_until_its_board_is_visible(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("chess")
    monkeypatch.setattr("bot.tools.bench.turn.WARM_UP", 1)
    printed = printed_by(capsys, "turn", "--game", "fleet_dice", "--clicks", "2")
    assert printed["click acknowledged p50"]["value"] > 0
    assert printed["click to answer visible p50"]["value"] > printed["click acknowledged p50"]["value"]
    assert printed["event loop, longest block"]["value"] > 0
    *others, cpu = printed["aims"]
    assert len(others) == 3
    assert cpu["name"] == "bot's CPU a click with the yardstick at 20000 moves/s"
    scaled = printed["bot's CPU a click"]["value"] * printed["yardstick"]["value"] / 20_000
    assert cpu["value"] == pytest.approx(scaled, rel=1e-3)
    assert cpu["aim"] == "<= 55 ms"


def test_a_click_is_held_against_no_yardstick_where_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.tools.bench.yardstick.find_spec", lambda name: None)
    report = Report("bench turn")
    hold_to_yardstick(report, 3.0, chess_counts())
    printed = json.loads(report.json())
    assert printed["yardstick"].startswith("not measured")
    assert printed["aims"] == []


def test_what_a_decision_asks_of_database_and_discord_is_counted(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tools.bench.scale.SERVERS", 20)
    printed = printed_by(capsys, "scale", "--game", "fleet_dice", "--presses", "6", "--seats", "2")
    assert printed["decisions"]["value"] > 0
    assert printed["transactions a decision"]["value"] >= 1
    assert printed["answers to interactions a decision"]["value"] >= 2


def test_no_decision_of_many_games_is_lost_or_doubled(capsys: pytest.CaptureFixture[str]) -> None:
    few = ("--games", "3", "--people", "4", "--think", "0.001", "--seconds", "0.1", "--decisions", "12")
    printed = printed_by(capsys, "load", "--game", "fleet_dice", *few)
    met = {aim["name"]: aim["met"] for aim in printed["aims"]}
    assert printed["decisions taken"]["value"] >= 12
    assert met["lost decisions"]
    assert met["doubled decisions"]
    assert met["presses not acknowledged"]


def test_the_bot_is_started_in_a_process_of_its_own_until_it_answers(capsys: pytest.CaptureFixture[str]) -> None:
    printed = printed_by(capsys, "start", "--rounds", "1", "--games", "1")
    assert printed["start, processor time, median"]["value"] > 0.1
    assert printed["memory while nobody plays"]["value"] > 20
    assert printed["of the memory: SQLAlchemy"]["value"] > 5
    assert [aim["name"] for aim in printed["aims"]] == [
        "start",
        "start, processor time",
        "memory while nobody plays",
        "memory all these games take while nobody plays",
    ]


def test_whoever_waits_beside_heavy_work_is_measured_and_no_thought_is_for_nothing(
    capsys: pytest.CaptureFixture[str],
) -> None:
    load = ("--deals", "1", "--replays", "1", "--captains", "1", "--seconds", "0.2")
    printed = printed_by(capsys, "fair", *load)
    for errand in ("decision", "/board", "/history"):
        assert printed[f"{errand}, idle p50"]["value"] > 0
        assert printed[f"{errand}, busy p50"]["value"] > 0
    aims = {aim["name"]: aim for aim in printed["aims"]}
    assert len(aims) == 9
    assert aims["thoughts"]["met"]
    assert aims["thoughts that were not used"]["met"]
    assert aims["replays that were refused"]["met"]


def test_a_game_that_is_planned_waits_less_often_and_more_looks_take_fewer_days(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tools.bench.days.workers", here)
    monkeypatch.setattr("bot.tools.bench.days.WAYS", {(False, False): "people", (True, False): "people who plan"})
    printed = printed_by(capsys, "days", "--game", "fleet_dice", "--seats", "3", "--games", "1", "--json")
    for who in ("3 people", "3 people who plan"):
        assert printed[f"{who}: 1 visits a day"]["value"] > printed[f"{who}: 6 visits a day"]["value"]
        assert printed[f"{who}: presses"]["value"] > printed[f"{who}: calls"]["value"]
    assert printed["3 people who plan: waits"]["value"] < printed["3 people: waits"]["value"]
    assert [aim["name"] for aim in printed["aims"]] == ["3 people: share of waits that planning saves"]


def test_a_month_of_games_is_played_with_plans_and_without(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.tools.bench.month.workers", here)
    monkeypatch.setattr("bot.tools.bench.month.SEATS", 2)
    for module in ("bench.month", "simulate.visits"):  # the first of all games plans far longer
        monkeypatch.setattr(f"bot.tools.{module}.registry", lambda: {"fleet_dice": registry()["fleet_dice"]})
    printed = printed_by(capsys, "month", "--games", "1", "--people", "3", "--json")
    assert printed["games a person"]["value"] == pytest.approx(2 / 3, abs=0.01), "one game of two of three people"
    for figure in ("waits in all", "calls a person", "median days"):
        assert printed[f"with plans: {figure}"]["value"] < printed[f"by hand: {figure}"]["value"]
    assert {aim["name"]: aim["met"] for aim in printed["aims"]}["games that the same choices by hand lead elsewhere"]
    assert len(printed["aims"]) == 3
