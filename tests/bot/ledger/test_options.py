"""Options of games: rows of every version are read, and what every game chooses is always written down."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest

from bot.ledger.options import NO_CLOCK, Options, read_options, usual_options, written
from games.engine import registry


@pytest.mark.parametrize(
    ("stored", "meant"),
    [
        ({"seats": 2, "settings": {}}, Options(2)),  # before there were clocks
        ({"seats": 3, "settings": {"length": "short"}, "clock": "none"}, Options(3, {"length": "short"})),
        ({"seats": 4, "settings": {}, "clock": "brisk", "rated": False}, Options(4, clock="brisk", rated=False)),
        ({"seats": 2, "settings": {}, "clock": "none", "hints": True}, Options(2, hints=True)),
        (
            {"seats": 3, "settings": {}, "clock": "none", "deal": "abc", "closes": 1795000000},
            Options(3, deal="abc", closes=1795000000),
        ),
    ],
)
def test_the_rows_of_earlier_versions_are_read(stored: dict[str, Any], meant: Options) -> None:
    assert read_options(stored) == meant


def test_what_a_later_version_adds_does_no_harm() -> None:
    assert read_options({"seats": 2, "settings": {}, "clock": "none", "weather": "stormy"}) == Options(2)


@pytest.mark.parametrize(
    ("damaged", "read"),
    [
        ({}, Options()),
        ({"seats": "two", "clock": "brisk"}, Options(clock="brisk")),
        ({"seats": 2, "settings": [], "rated": None, "hints": True}, Options(2, hints=True)),
        ({"seats": 2, "clock": "hasty", "rated": False}, Options(2, rated=False)),  # which a later version may know
    ],
)
def test_what_makes_no_sense_is_as_usual_and_the_rest_is_kept(damaged: dict[str, Any], read: Options) -> None:
    assert read_options(damaged) == read


def test_seats_settings_and_clock_are_always_written_and_the_rest_where_it_is_unusual() -> None:
    assert written(Options(2)) == {"seats": 2, "settings": {}, "clock": NO_CLOCK}
    unusual = Options(3, {"length": "short"}, clock="brisk", rated=False, hints=True)
    assert written(unusual) == {
        "seats": 3, "settings": {"length": "short"}, "clock": "brisk", "rated": False, "hints": True,
    }  # fmt: skip
    run = Options(2, deal="abc", closes=1795000000)
    assert written(run) == {"seats": 2, "settings": {}, "clock": NO_CLOCK, "deal": "abc", "closes": 1795000000}
    assert [read_options(written(each)) for each in (Options(2), unusual, run)] == [Options(2), unusual, run]


def test_only_runs_of_challenges_close() -> None:
    assert Options(2).closes_at is None
    assert Options(2, closes=1795000000).closes_at == datetime.fromtimestamp(1795000000, UTC)


@pytest.mark.parametrize(("kind", "seats"), [("fleet_dice", 4), ("montego_bay", 4), ("nusfjord", 4)])
def test_where_nobody_says_otherwise_a_game_is_for_four_and_each_setting_is_its_first(kind: str, seats: int) -> None:
    game = registry()[kind]
    assert usual_options(game) == Options(seats, {each.id: each.values[0] for each in game.settings})


def test_a_game_for_fewer_than_four_is_opened_for_as_many_as_can_play(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry()["fleet_dice"]
    monkeypatch.setattr(type(game), "seats", range(1, 4))
    assert usual_options(game).seats == 3
