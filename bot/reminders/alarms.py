"""What is due at a time: one alarm a game, which rings when somebody must be reminded or a time is up.
An alarm is a row of the outbox, so no restart forgets it; when it rings, everything is looked at afresh."""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable, Sequence
from datetime import UTC, datetime, timedelta

from msgspec import UNSET

from bot.chores.sparing import sparing
from bot.clocks.timekeeping import Timekeeping
from bot.ledger.change import Change, is_hidden
from bot.ledger.entry import Entry
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.owing import Owing, owed_from
from bot.ledger.posting import Posting
from bot.people.digest_times import last_call
from bot.people.preferences import SOONEST_H, Preferences, next_reminder, preferences_at
from bot.reminders.kinds import Alarm, Reminder
from db.errors import StaleVersion
from db.records import NewPost
from db.store import Store

Look = Callable[[Loaded], Awaitable[Change | None]]
"""Finds out whether time has brought something about in a running game, and what change that is."""


class Alarms:
    """Notes who owes a decision since when, and sets the alarms of games."""

    def __init__(self, store: Store, ledger: Ledger, posting: Posting, times: Timekeeping) -> None:
        self._store = store
        self._ledger = ledger
        self._posting = posting
        self._times = times

    async def attend(self, entry: Entry) -> None:
        """With every change: note since when each seat owes its decision, and set the alarm where that is wanted."""
        acted = None if is_hidden(entry.loaded, entry.before) else entry.change.acted
        owed = self.note_owing(entry.loaded, acted, entry.before.waiting)
        if owed or entry.over:
            entry.supersede(Alarm)
        if (owed or entry.rings or entry.news) and not entry.over:
            entry.posts.append(self.first_alarm(entry.loaded))

    def note_owing(self, loaded: Loaded, acted: int | None, waited: Sequence[int]) -> bool:
        """Note since when each seat owes its decision; whether a new alarm is needed for somebody.

        Whoever `acted` and goes on owes the next decision since now; the alarm that is set will find that out. A hidden
        step is none of these: it would show in when somebody is reminded, and of what.
        """
        waiting, before, now = set(loaded.waiting()), loaded.saved.owing, self._store.now()
        owing: list[Owing | None] = []
        fresh = False
        for seat in range(len(loaded.seats)):
            known = before[seat] if seat < len(before) else None
            if seat not in waiting or loaded.person_at(seat) is None:
                owing.append(None)
            elif known is None or seat == acted or seat not in waited:
                owing.append(owed_from(now, loaded.seats[seat]))
            else:
                owing.append(known)
            anew = seat not in waited or known is None or (seat == acted and known.reminded > 0)
            fresh |= owing[-1] is not None and anew
        loaded.saved.owing = owing
        return fresh

    def first_alarm(self, loaded: Loaded) -> NewPost:
        """The alarm of a decision that has just passed on: nobody is called sooner, but a clock may be nearly out.

        It asks for nobody's preferences yet.
        """
        return _alarm(loaded.id, min([self._store.now() + timedelta(hours=SOONEST_H), *self._times.dues(loaded)]))

    async def next_alarm(self, loaded: Loaded) -> list[NewPost]:
        """The row that rings when the next person is to be reminded or a time is up, if ever."""
        return self.alarm_after(loaded, await preferences_at(self._store, loaded))

    def alarm_after(self, loaded: Loaded, preferences: dict[int, Preferences]) -> list[NewPost]:
        """The same where the preferences of those who play are known."""
        due = [at for _, at in self.reminders(loaded, preferences)] + self._times.dues(loaded)
        return [_alarm(loaded.id, min(due))] if due else []

    def reminders(self, loaded: Loaded, preferences: dict[int, Preferences]) -> list[tuple[int, datetime]]:
        """Seats whose players are to be reminded, and when; nobody while the game is paused, nor to a run that counts
        no more."""
        found: list[tuple[int, datetime]] = []
        closes = loaded.options.closes_at
        if loaded.saved.course.paused or (closes is not None and self._store.now() >= closes):
            return found
        for seat, owes in enumerate(loaded.saved.owing):
            person = loaded.person_at(seat)
            if owes is None or person is None:
                continue
            at = self._next_reminder(loaded, seat, owes, preferences[person])
            if at is not None:
                found.append((seat, at))
        return found

    @staticmethod
    def _next_reminder(loaded: Loaded, seat: int, owes: Owing, preferences: Preferences) -> datetime | None:
        """When the person at a seat is to be reminded next, if ever; of a clock that would run out before their digest,
        even if they get those."""
        if not preferences.digest or loaded.id in preferences.muted:
            return next_reminder(owes, preferences, loaded.id)
        return last_call(loaded, seat, preferences, datetime.fromtimestamp(owes.last or owes.since, UTC))

    async def set_right(self, loaded: Loaded) -> None:
        """Set the alarm of a running game anew if it has none, or one that comes far too late: its row was damaged, or
        the clock was ahead when it was stored. Raises `StaleVersion` when somebody acts at this very moment."""
        saved, now = loaded.saved, self._store.now()
        if saved.course.resting:
            return
        owing = [owes.no_later_than(now) if owes is not None else None for owes in saved.owing]
        banks = [bank.no_later_than(now) for bank in saved.course.banks]
        was_ahead = owing != saved.owing or banks != saved.course.banks
        has_one = any(row.kind == Alarm.kind for row in await self._store.outbox.waiting(loaded.id))
        if has_one and not was_ahead:
            return
        saved.owing, saved.course.banks = owing, banks
        await self._ledger.amend(loaded, await self.next_alarm(loaded), supersede=(Alarm.kind,))

    async def set_alarms(self, person_id: int) -> None:
        """Set the alarms of a person's running games afresh: they want to be called in another way from now on."""
        for game in await self._store.games.of_person(person_id, ("running",)):
            with sparing(f"game {game.id}"):
                loaded = await self._ledger.load(game.id)
                await self._posting.post(game.id, await self.next_alarm(loaded), supersede=(Alarm.kind,))


class Ringing:
    """Calls people when their own preferences say so. `looks` are asked first when an alarm rings, in this order."""

    def __init__(self, store: Store, ledger: Ledger, alarms: Alarms, looks: Sequence[Look]) -> None:
        self._store = store
        self._ledger = ledger
        self._alarms = alarms
        self._looks = looks

    async def ring(self, game_id: str) -> None:
        """An alarm rings: first what time has brought about, then reminders and the next alarm."""
        for look in self._looks:
            await self._ledger.change_if_due(game_id, look)
        while True:
            loaded = await self._ledger.load(game_id)
            if loaded.row.state != "running" or loaded.saved.course.resting:
                return
            try:
                await self._remind(loaded)
            except StaleVersion:  # somebody acted at this very moment
                continue
            return

    async def _remind(self, loaded: Loaded) -> None:
        now, preferences, saved = self._store.now(), await preferences_at(self._store, loaded), loaded.saved
        posts: list[NewPost] = []
        for seat, at in self._alarms.reminders(loaded, preferences):
            owes = saved.owing[seat]
            if at > now or owes is None:
                continue
            saved.owing[seat] = owes.reminded_at(now)
            reminder = Reminder(seat=seat, asked=saved.asked[seat], since=owes.since, nudged=owes.nudge_waits or UNSET)
            posts.append(reminder.row(f"{loaded.id}-{secrets.token_hex(4)}m"))
        posts += self._alarms.alarm_after(loaded, preferences)
        await self._ledger.amend(loaded, posts, supersede=(Alarm.kind,))


def _alarm(game_id: str, at: datetime) -> NewPost:
    return Alarm().row(f"{game_id}-a{secrets.token_hex(4)}", at)
