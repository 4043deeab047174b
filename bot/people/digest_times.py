"""Digests instead of single calls: when a person wants one, and which calls can't wait for it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, time, timedelta

from bot.ledger.loaded import Loaded
from bot.people.preferences import Preferences
from bot.people.quiet_hours import zone_named

TO_ANSWER = timedelta(hours=4)
"""So much of a clock must be left when a digest comes: the call is made at once otherwise."""


def next_digest(preferences: Preferences, after: datetime) -> datetime | None:
    """The first moment after this one at which the person wants a digest; None for who wants none."""
    wall = zone_named(preferences.zone)
    today = after.astimezone(wall).date()
    due = [
        datetime.combine(today + timedelta(days=days), time(minute // 60, minute % 60), wall).astimezone(UTC)
        for days in range(3)
        for minute in preferences.digest
    ]
    return min((each for each in due if each > after), default=None)


def digest_is_soon_enough(preferences: Preferences, since: datetime, runs_out: datetime | None) -> bool:
    """Whether whoever owes a decision `since` then need not be called by it alone: their digest tells of it, and their
    clock leaves them time to answer."""
    at = next_digest(preferences, since)
    return at is not None and (runs_out is None or at + TO_ANSWER <= runs_out)


def to_call(loaded: Loaded, preferences: Mapping[int, Preferences], people: list[int]) -> list[int]:
    """Those of these people who are to be called to their decisions: neither who has muted the game, nor who is told of
    it in a digest."""
    return [person for person in people if not _left_alone(loaded, preferences[person], person)]


def _left_alone(loaded: Loaded, preferences: Preferences, person_id: int) -> bool:
    if loaded.id in preferences.muted:
        return True
    seat, saved = loaded.seat_of(person_id), loaded.saved
    owes = saved.owing[seat] if seat is not None and seat < len(saved.owing) else None
    if owes is None or seat is None:
        return False
    return digest_is_soon_enough(preferences, datetime.fromtimestamp(owes.since, UTC), runs_out_at(loaded, seat))


def runs_out_at(loaded: Loaded, seat: int) -> datetime | None:
    """When the clock of a seat runs out; None while it stands still, or where there is none."""
    banks = loaded.saved.course.banks
    return banks[seat].runs_out_at if seat < len(banks) else None


def last_call(loaded: Loaded, seat: int, preferences: Preferences, called: datetime) -> datetime | None:
    """When whoever is told of their games in digests must be reminded all the same, since their clock has begun to run
    after they were `called`, and no digest comes in time."""
    banks = loaded.saved.course.banks
    begun = banks[seat].since if seat < len(banks) else None
    if begun is None or begun <= called or digest_is_soon_enough(preferences, begun, runs_out_at(loaded, seat)):
        return None
    return begun
