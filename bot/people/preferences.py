"""How a person wants to be called when a game waits for them: what is kept of it, and when the next reminder is due."""

from __future__ import annotations

import logging
from datetime import UTC, datetime, timedelta
from typing import Any, Literal

import msgspec

from bot.people.quiet_hours import QuietHours, after_quiet
from bot.people.vacation import MORNING, Vacation

log = logging.getLogger(__name__)
MOST_REMINDERS = 4
"""So often a person is reminded of one decision; then the others at the table must speak to them."""
INTERVALS_H = (0, 6, 12, 24, 48)
"""The intervals to choose from, in hours; none means no reminders."""
SOONEST_H = min(hours for hours in INTERVALS_H if hours)


class Habits(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's settings, as they stand in the database. `muted` are ids of games they don't want to be called to.

    `vacations` are those of this year and the last one, the latest last. `private` says that nobody else is to see
    what they have achieved.
    """

    every_h: int = 24
    way: Literal["mention", "direct"] = "mention"
    zone: str = ""
    quiet: QuietHours | None = None
    muted: tuple[str, ...] = ()
    vacations: tuple[Vacation, ...] = ()
    private: bool = False

    def away_until(self, now: datetime) -> datetime | None:
        """When this person's vacation will be over; None when they are not on vacation."""
        return self.vacations[-1].until(now) if self.vacations else None


def read_habits(stored: dict[str, Any] | None) -> Habits:
    """The settings of a person; the usual ones where nothing, or nothing readable, is stored."""
    try:
        return msgspec.convert(stored or {}, Habits)
    except msgspec.ValidationError as error:
        log.warning("a person's settings can't be read: %s", error)
        return Habits()


def written(habits: Habits) -> dict[str, Any]:
    """What to store."""
    return msgspec.to_builtins(habits)


class Owing(msgspec.Struct, frozen=True, array_like=True):
    """Since when a seat owes its decision, and how often and when last its player was reminded (seconds since 1970)."""

    since: float
    reminded: int = 0
    last: float = 0.0

    def reminded_at(self, now: datetime) -> Owing:
        return Owing(self.since, self.reminded + 1, now.timestamp())


def next_reminder(owing: Owing, habits: Habits, game_id: str) -> datetime | None:
    """When this person is to be reminded next of this decision; None when they are not."""
    if not habits.every_h or owing.reminded >= MOST_REMINDERS or game_id in habits.muted:
        return None
    called = datetime.fromtimestamp(owing.last or owing.since, tz=UTC)
    at = called + timedelta(hours=habits.every_h)
    if (back := habits.away_until(called)) is not None:  # called while on vacation, or just before
        at = max(at, back + MORNING)
    return after_quiet(at, habits.quiet, habits.zone)
