"""How a person wants to be called when a game waits for them: what is kept of it, and when the next reminder is due."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Literal

import msgspec

from bot.ledger.chosen import read_chosen
from bot.ledger.loaded import Loaded
from bot.ledger.owing import Owing
from bot.ledger.tempo import ANY_TEMPO, TEMPOS
from bot.people.quiet_hours import Minute, QuietHours, after_quiet
from bot.people.vacation import MORNING, Vacation
from db.people import PersonRepository
from db.store import Store

MOST_REMINDERS = 4
"""So often a person is reminded of one decision; then the others at the table must speak to them."""
INTERVALS_H = (0, 6, 12, 24, 48)
"""The intervals to choose from, in hours; none means no reminders."""
USUAL_INTERVAL_H = 24
SOONEST_H = min(hours for hours in INTERVALS_H if hours)


class Preferences(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person's settings, as they stand in the database. `muted` are ids of games they don't want to be called to.

    `vacations` are those of this year and the last one, the latest last. `private` says that nobody else is to see
    what they have achieved, `text_first` that they read words before pictures. `digest` are the times of day (minutes
    after midnight in `zone`) at which they hear of all games that wait for them, instead of each by itself. `orders`
    are their standing orders, by kind of game. `puzzles` says that their finished games may become puzzles, without
    names.
    """

    every_h: Annotated[int, msgspec.Meta(ge=0, le=10_000)] = USUAL_INTERVAL_H
    way: Literal["mention", "direct"] = "mention"
    zone: str = ""
    quiet: QuietHours | None = None
    muted: tuple[str, ...] = ()
    vacations: tuple[Vacation, ...] = ()
    private: bool = False
    text_first: bool = False
    digest: Annotated[tuple[Minute, ...], msgspec.Meta(max_length=2)] = ()
    orders: dict[str, tuple[str, ...]] = {}
    puzzles: bool = False

    def away_until(self, now: datetime) -> datetime | None:
        """When this person's vacation will be over; None when they are not on vacation."""
        return self.vacations[-1].until(now) if self.vacations else None


def read_preferences(stored: dict[str, Any] | None) -> Preferences:
    """The settings of a person; the usual ones where nothing is stored, and for what of them can't be read."""
    return read_chosen(stored or {}, Preferences)


async def reads_text_first(people: PersonRepository, person_id: int) -> bool:
    """Whether what is shown to this person alone begins with words, and pictures come last."""
    person = await people.person(person_id)
    return person is not None and read_preferences(person.settings).text_first


async def preferences_at(store: Store, loaded: Loaded) -> dict[int, Preferences]:
    """How each person who plays at a table wants to be called."""
    stored = await store.people.settings_at(loaded.id)
    people = loaded.people(range(len(loaded.seats)))
    return {person: at_tempo(read_preferences(stored.get(person)), loaded.options.tempo) for person in people}


def at_tempo(preferences: Preferences, tempo: str) -> Preferences:
    """The preferences at a table that plays in this tempo: it brings another interval to who has the usual one."""
    if tempo == ANY_TEMPO or preferences.every_h != USUAL_INTERVAL_H:
        return preferences
    return msgspec.structs.replace(preferences, every_h=TEMPOS[tempo].every_h)


def written(preferences: Preferences) -> dict[str, Any]:
    """What to store."""
    return msgspec.to_builtins(preferences)


def next_reminder(owing: Owing, preferences: Preferences, game_id: str) -> datetime | None:
    """When this person is to be reminded next of this decision, by itself or since they were nudged; None when they
    are not. Who hears of their games in digests is reminded of nothing else."""
    if preferences.digest:
        return None
    called = datetime.fromtimestamp(owing.last or owing.since, tz=UTC)
    due: list[datetime] = []
    if preferences.every_h and owing.reminded < MOST_REMINDERS:
        due.append(called + timedelta(hours=preferences.every_h))
    if owing.nudge_waits:
        due.append(datetime.fromtimestamp(owing.nudged, tz=UTC))
    if not due or game_id in preferences.muted:
        return None
    at = min(due)
    if (back := preferences.away_until(called)) is not None:  # called while on vacation, or just before
        at = max(at, back + MORNING)
    return after_quiet(at, preferences.quiet, preferences.zone)
