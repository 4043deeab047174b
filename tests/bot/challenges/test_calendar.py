"""When challenges close: by the server's clock, daylight saving included, or for all servers at midnight UTC."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from bot.challenges.calendar import closing
from db.challenge_records import Repeat


def _at(text: str) -> datetime:
    return datetime.fromisoformat(text).replace(tzinfo=UTC)


def _closing(repeat: Repeat, now: str, zone: str = "Europe/Berlin", **more: object) -> str:
    end = closing(repeat, _at(now), **{"days": 3, "hour": 18, "zone": zone, **more})  # type: ignore[arg-type]
    return end.strftime("%Y-%m-%d %H:%M")


@pytest.mark.parametrize(
    ("repeat", "now", "more", "end"),
    [
        ("once", "2026-05-01 10:30", {}, "2026-05-04 10:30"),
        ("daily", "2026-05-01 08:00", {}, "2026-05-01 16:00"),  # 18 o'clock in Berlin's summer
        ("daily", "2026-05-01 11:00", {}, "2026-05-02 16:00"),  # too short a day would be left
        ("daily", "2026-01-01 08:00", {}, "2026-01-01 17:00"),
        ("daily", "2026-05-01 08:00", {"zone": "Pacific/Auckland"}, "2026-05-02 06:00"),
        ("daily", "2026-05-01 08:00", {"zone": "no such zone"}, "2026-05-01 18:00"),
        ("daily", "2026-05-01 08:00", {"shared": True}, "2026-05-02 00:00"),
        ("daily", "2026-05-01 23:30", {"shared": True}, "2026-05-03 00:00"),
        ("weekly", "2026-05-01 08:00", {}, "2026-05-08 16:00"),
        ("weekly", "2026-05-01 08:00", {"shared": True}, "2026-05-04 00:00"),  # a Monday
        ("weekly", "2026-05-04 00:00", {"shared": True}, "2026-05-11 00:00"),
        ("once", "2026-05-01 08:00", {"shared": True}, "2026-05-04 00:00"),
    ],
)
def test_a_challenge_closes_at_its_hour(repeat: Repeat, now: str, more: dict[str, Any], end: str) -> None:
    assert _closing(repeat, now, **more) == end


@pytest.mark.parametrize("repeat", ["daily", "weekly"])
def test_a_series_keeps_its_hour_and_weekday_through_the_year_also_when_the_bot_was_away(repeat: Repeat) -> None:
    """Each challenge closes at 18 o'clock in Berlin, although its server's hours are those of UTC in winter."""
    from zoneinfo import ZoneInfo

    now = _at("2026-02-01 09:00")
    before: datetime | None = None
    days: set[int] = set()
    for number in range(60):
        end = closing(repeat, now, days=1, hour=18, zone="Europe/Berlin", before=before)
        local = end.astimezone(ZoneInfo("Europe/Berlin"))
        assert (local.hour, local.minute) == (18, 0)
        assert end - now >= timedelta(hours=6)
        days.add(local.weekday())
        before = end
        now = end + (timedelta(days=3, hours=5) if number == 20 else timedelta(seconds=1))
    assert len(days) == (7 if repeat == "daily" else 1)
