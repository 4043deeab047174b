"""The days of a server and the hour of its puzzle, by its own clock."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta

from bot.people.quiet_hours import zone_named
from bot.server.rules import PUZZLE_HOUR


def day_of(moment: datetime, zone: str) -> str:
    """The day a moment lies in, such as 2026-11-27."""
    return f"{moment.astimezone(zone_named(zone)):%Y-%m-%d}"


def due_on(day: str, zone: str) -> datetime:
    """When the puzzle of a day is due, in UTC."""
    date = datetime.strptime(day, "%Y-%m-%d").date()  # noqa: DTZ007 - only the day
    return datetime.combine(date, time(PUZZLE_HOUR), zone_named(zone)).astimezone(UTC)


def next_due(after: datetime, zone: str) -> datetime:
    """When the first puzzle after this moment is due."""
    local = after.astimezone(zone_named(zone))
    due = (due_on(f"{local.date() + timedelta(days=ahead)}", zone) for ahead in range(3))
    return next(each for each in due if each > after)
