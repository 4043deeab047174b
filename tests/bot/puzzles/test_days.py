"""The hour of a puzzle, by a server's own clock, also where that is put forward or back."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.puzzles.days import day_of, due_on, next_due

BERLIN, AUCKLAND = "Europe/Berlin", "Pacific/Auckland"


def test_a_day_is_the_servers_own() -> None:
    late = datetime(2026, 11, 27, 23, 30, tzinfo=UTC)
    assert day_of(late, "") == "2026-11-27"
    assert day_of(late, "No/Where") == "2026-11-27", "a damaged one is as if none were set"
    assert day_of(late, BERLIN) == "2026-11-28"


def test_a_puzzle_is_due_at_nine_in_summer_and_in_winter() -> None:
    assert due_on("2026-11-27", "") == datetime(2026, 11, 27, 9, tzinfo=UTC)
    assert due_on("2026-11-27", BERLIN) == datetime(2026, 11, 27, 8, tzinfo=UTC)
    assert due_on("2026-07-01", BERLIN) == datetime(2026, 7, 1, 7, tzinfo=UTC)


def test_the_next_one_is_never_now_and_never_a_day_away_from_its_hour() -> None:
    for zone in ("", BERLIN, AUCKLAND):
        due = next_due(datetime(2026, 3, 20, tzinfo=UTC), zone)
        for _ in range(20):  # clocks are put forward or back on the way
            later = next_due(due, zone)
            assert 23 <= (later - due).total_seconds() / 3600 <= 25
            assert due_on(day_of(later, zone), zone) == later
            due = later
