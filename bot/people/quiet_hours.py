"""Quiet hours: when a person is not to be called, by the clock on their own wall, daylight saving included."""

from __future__ import annotations

import re
from datetime import UTC, datetime, time, timedelta
from functools import cache
from typing import Annotated
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

import msgspec

from bot.errors import Sorry

_TIME = re.compile(r"([01]?\d|2[0-3])(?:[:.h]([0-5]\d))?(?: ?uhr)?", re.IGNORECASE)
_HALF_DAY = re.compile(r"(0?[1-9]|1[0-2])(?:[:.]([0-5]\d))? ?([ap])\.?m\.?", re.IGNORECASE)


Minute = Annotated[int, msgspec.Meta(ge=0, lt=24 * 60)]


class QuietHours(msgspec.Struct, frozen=True):
    """From `begin` to `end`, in minutes after local midnight; over midnight where `end` is the earlier one."""

    begin: Minute
    end: Minute

    def covers(self, minute: int) -> bool:
        """Whether this minute of a day is quiet. Begin and end at the same minute mean no quiet hours at all."""
        if self.begin <= self.end:
            return self.begin <= minute < self.end
        return minute >= self.begin or minute < self.end


def after_quiet(moment: datetime, quiet: QuietHours | None, zone: str) -> datetime:
    """`moment`, or the end of the quiet hours in `zone` it falls into. Both in UTC."""
    if quiet is None:
        return moment
    local = moment.astimezone(zone_named(zone))
    if not quiet.covers(local.hour * 60 + local.minute):
        return moment
    day = local.date()
    if quiet.end <= local.hour * 60 + local.minute:
        day += timedelta(days=1)
    end = datetime.combine(day, time(quiet.end // 60, quiet.end % 60), local.tzinfo)
    # An hour that the wall clock skips begins late, one that it shows twice has begun the first time.
    return max(moment, end.astimezone(UTC))


@cache
def zone_named(name: str) -> ZoneInfo:
    """The time zone; UTC if the machine no longer knows it."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo("UTC")


@cache
def zones() -> tuple[str, ...]:
    """Every zone a person may choose, such as `Europe/Berlin`."""
    return tuple(sorted(name for name in available_timezones() if "/" in name and not name.startswith("Etc/")))


def matching_zones(typed: str, most: int) -> list[str]:
    """Zones whose name has what was typed, those that begin with the place first."""
    wanted = typed.strip().casefold().replace(" ", "_")
    found = [name for name in zones() if wanted in name.casefold()]
    found.sort(key=lambda name: (not name.rpartition("/")[2].casefold().startswith(wanted), name))
    return found[:most]


def read_zone(typed: str) -> str:
    """The zone meant: its full name, or the name of a place in it if only one fits. Raises `Sorry`."""
    wanted = typed.strip().casefold().replace(" ", "_")
    exact = [name for name in zones() if wanted in (name.casefold(), name.rpartition("/")[2].casefold())]
    if len(exact) != 1:
        raise Sorry("settings-no-zone", given=typed.strip()[:40])
    return exact[0]


def read_time(typed: str) -> int:
    """Minutes after midnight of a time as people write it: `22`, `22:30`, `7.15`, `10 pm`, `22 Uhr`. Raises `Sorry`."""
    if half := _HALF_DAY.fullmatch(typed.strip()):
        hour = int(half[1]) % 12 + (12 if half[3].lower() == "p" else 0)
        return hour * 60 + int(half[2] or 0)
    found = _TIME.fullmatch(typed.strip())
    if found is None:
        raise Sorry("settings-no-time", given=typed.strip()[:20])
    return int(found[1]) * 60 + int(found[2] or 0)


def clock_time(minutes: int) -> str:
    """Minutes after midnight as clocks show them."""
    return f"{minutes // 60:02}:{minutes % 60:02}"
