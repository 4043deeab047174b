"""Vacations: whole days by a person's own calendar, counted by the year. Arithmetic and reading dates, no database."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime, time, timedelta
from typing import Annotated

import msgspec

from bot.errors import Sorry
from bot.people.quiet_hours import zone_named

USUAL_DAYS = 30
"""So many days of a calendar year a person may be on vacation where a server says nothing else."""
LONGEST = 366
LAST_S = datetime(9000, 1, 1, tzinfo=UTC).timestamp()
"""A moment after which no vacation ends."""
MORNING = timedelta(hours=9)
"""So long after the midnight a vacation ends with, nobody is reminded yet."""
_ISO = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DAY_FIRST = re.compile(r"(\d{1,2})\.\s*(\d{1,2})\.?\s*(\d{4})?")


class Vacation(msgspec.Struct, frozen=True, array_like=True):
    """From `first` to `last`, both included; over at `end` (seconds since 1970), the midnight after, or sooner."""

    first: date
    last: date
    end: Annotated[float, msgspec.Meta(ge=0, le=LAST_S)]

    def days(self) -> Iterator[date]:
        """Every day of it."""
        for count in range((self.last - self.first).days + 1):
            yield self.first + timedelta(days=count)

    def until(self, now: datetime) -> datetime | None:
        """When it will be over; None when it is."""
        return datetime.fromtimestamp(self.end, UTC) if self.end > now.timestamp() else None

    def cut(self, now: datetime, zone: str) -> Vacation:
        """The same vacation, over now; today counts as a day of it."""
        today = now.astimezone(zone_named(zone)).date()
        return Vacation(self.first, max(self.first, min(self.last, today)), now.timestamp())


def vacation_until(last: date, now: datetime, zone: str) -> Vacation:
    """A vacation from now to the end of the day `last` by the clock in `zone`.

    Raises `Sorry` for days that are past or further than a year away.
    """
    wall = zone_named(zone)
    first = now.astimezone(wall).date()
    if last < first:
        raise Sorry("vacation-past")
    if (last - first).days > LONGEST:
        raise Sorry("vacation-far")
    midnight = datetime.combine(last + timedelta(days=1), time(), wall)
    return Vacation(first, last, midnight.astimezone(UTC).timestamp())


def days_in(vacations: Iterable[Vacation], year: int) -> int:
    """How many days of a calendar year these vacations take; a day counts once."""
    return len({day for vacation in vacations for day in vacation.days() if day.year == year})


def check_limit(vacations: Iterable[Vacation], new: Vacation, limit: int) -> None:
    """Raise `Sorry` if with `new` some calendar year has more than `limit` days of vacation."""
    known = list(vacations)
    for year in range(new.first.year, new.last.year + 1):
        used = days_in(known, year)
        if days_in([*known, new], year) > limit:
            raise Sorry("vacation-limit", limit=limit, left=max(0, limit - used), year=str(year))


def read_date(typed: str, now: datetime, zone: str) -> date:
    """A day as people write it: `2027-05-03`, `3.5.2027`, or `3.5.` for the next one. Raises `Sorry`."""
    written = typed.strip()
    today = now.astimezone(zone_named(zone)).date()
    try:
        if (found := _ISO.fullmatch(written)) is not None:
            return date(int(found[1]), int(found[2]), int(found[3]))
        if (found := _DAY_FIRST.fullmatch(written)) is not None:
            day, month = int(found[1]), int(found[2])
            if found[3]:
                return date(int(found[3]), month, day)
            for year in range(today.year, today.year + 5):  # 29 February waits for its year
                if (day, month) == (29, 2) and not _is_leap(year):
                    continue
                if (meant := date(year, month, day)) >= today:
                    return meant
    except (ValueError, OverflowError):
        pass  # 31 February and the like
    raise Sorry("vacation-no-date", given=written[:20])


def _is_leap(year: int) -> bool:
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)
