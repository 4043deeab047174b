"""Months of a server: when one begins and ends there."""

from __future__ import annotations

from datetime import UTC, datetime

from bot.results.months import after, begins, ends, is_month, month_of


def test_a_month_begins_and_ends_by_the_clocks_of_its_place() -> None:
    assert begins("2026-11", "Europe/Berlin") == datetime(2026, 10, 31, 23, tzinfo=UTC)
    assert ends("2026-12", "") == datetime(2027, 1, 1, tzinfo=UTC)
    assert ends("2026-03", "Europe/Berlin") == datetime(2026, 3, 31, 22, tzinfo=UTC), "summer time has begun"
    assert month_of(datetime(2026, 10, 31, 23, 30, tzinfo=UTC), "Europe/Berlin") == "2026-11"
    assert (after("2026-12"), after("2026-01", -1)) == ("2027-01", "2025-12")
    assert [is_month(text) for text in ("2026-01", "2026-13", "26-01", "2026-1", "ever")] == [True, *[False] * 4]
