"""When challenges close, by the clock of their server or, for those that servers share, by UTC. No rows, no Discord."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta

from bot.people.quiet_hours import zone_named
from db.challenge_records import Repeat

SHORTEST = timedelta(hours=6)
"""The first challenge of a series lasts at least so long; otherwise until one period later."""
SHARED_SHORTEST = timedelta(hours=1)
"""Of one that servers share: it must close with everybody else's."""
WEEK = timedelta(days=7)
SHARED_ZONE, SHARED_HOUR = "UTC", 0
"""By this clock a challenge closes that servers share: at one moment everywhere."""


def closing(
    repeat: Repeat,
    now: datetime,
    *,
    days: int,
    hour: int,
    zone: str,
    shared: bool = False,
    before: datetime | None = None,
) -> datetime:
    """When a challenge that opens `now` closes; `before` is when the one before it closed. All in UTC.

    A single one lasts `days` days (a shared one to the midnight UTC before that); a daily one to the next `hour` in
    `zone`, a weekly one to that hour on the weekday on which the one before closed (of shared ones: on Monday).
    """
    if repeat == "once" and not shared:
        return now + timedelta(days=days)
    earliest = now + (SHARED_SHORTEST if shared else SHORTEST)
    if repeat == "once":
        earliest += timedelta(days=days - 1)
    if shared:
        zone, hour = SHARED_ZONE, SHARED_HOUR
    local = earliest.astimezone(zone_named(zone))
    day = local.date()
    if repeat == "weekly" and shared:
        day += timedelta(days=-day.weekday() % 7)
    elif repeat == "weekly":
        began = (before or now).astimezone(zone_named(zone)).date()
        day += timedelta(days=(began - day).days % 7)
        if before is None and day - began < WEEK:  # the first one lasts a week
            day = began + WEEK
    step = WEEK if repeat == "weekly" else timedelta(days=1)
    while (end := datetime.combine(day, time(hour), zone_named(zone)).astimezone(UTC)) < earliest:
        day += step
    return end
