"""The manager's part for what is due at a time: one alarm a game, which rings when somebody must be reminded.
An alarm is a row of the outbox, so no restart forgets it; when it rings, everything is looked at afresh."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta

from bot.clocks.timekeeping import Timekeeping
from bot.ledger.loaded import Loaded
from bot.people.preferences import SOONEST_H, Habits, Owing, next_reminder, read_habits
from db.errors import StaleVersion
from db.records import NewPost, SeatRow

ALARM = "alarm"


class Alarms(Timekeeping):
    """Noting who owes a decision since when, and calling them when their own habits say so."""

    async def habits(self, loaded: Loaded) -> dict[int, Habits]:
        """How each person at the table wants to be called."""
        stored = await self.store.settings_at(loaded.id)
        return {person: read_habits(stored.get(person)) for person in loaded.people(range(len(loaded.seats)))}

    def owed_now(self, seat: SeatRow) -> Owing | None:
        """What a seat owes from this moment on; computer players are reminded of nothing."""
        is_person = seat.person_id is not None and seat.player is None
        return Owing(self.store.now().timestamp()) if is_person else None

    def note_owing(self, loaded: Loaded, acted: int | None, waited: Sequence[int]) -> bool:
        """Note since when each seat owes its decision; whether a new alarm is needed for somebody.

        Whoever acted and goes on owes the next decision since now; the alarm that is set will find that out.
        """
        waiting, before = set(loaded.waiting()), loaded.saved.owing
        owing: list[Owing | None] = []
        fresh = False
        for seat in range(len(loaded.seats)):
            known = before[seat] if seat < len(before) else None
            if seat not in waiting or loaded.person_at(seat) is None:
                owing.append(None)
            elif known is None or seat == acted or seat not in waited:
                owing.append(self.owed_now(loaded.seats[seat]))
            else:
                owing.append(known)
            fresh |= owing[-1] is not None and (seat not in waited or known is None or known.reminded > 0)
        loaded.saved.owing = owing
        return fresh

    def first_alarm(self, loaded: Loaded) -> NewPost:
        """The alarm of a decision that has just passed on: nobody is called sooner, but a clock may be nearly out.

        It asks for nobody's habits yet.
        """
        return _alarm(loaded.id, min([self.store.now() + timedelta(hours=SOONEST_H), *self.dues(loaded)]))

    def _next_alarm(self, loaded: Loaded, habits: dict[int, Habits]) -> list[NewPost]:
        """The row that rings when the next person is to be reminded or a time is up, if ever."""
        due = [at for _, at in self._reminders(loaded, habits)] + self.dues(loaded)
        return [_alarm(loaded.id, min(due))] if due else []

    def _reminders(self, loaded: Loaded, habits: dict[int, Habits]) -> list[tuple[int, datetime]]:
        """Seats whose players are to be reminded, and when; nobody while the game is paused."""
        found: list[tuple[int, datetime]] = []
        if loaded.saved.course.paused:
            return found
        for seat, owes in enumerate(loaded.saved.owing):
            person = loaded.person_at(seat)
            if owes is None or person is None:
                continue
            at = next_reminder(owes, habits[person], loaded.id)
            if at is not None:
                found.append((seat, at))
        return found

    async def ring(self, game_id: str) -> None:
        """An alarm rings: remind those who are due, and set the next alarm."""
        while True:
            loaded = await self._loaded(game_id)
            if loaded.row.state != "running" or loaded.saved.course.resting:
                return
            now, habits, saved = self.store.now(), await self.habits(loaded), loaded.saved
            posts: list[NewPost] = []
            for seat, at in self._reminders(loaded, habits):
                owes = saved.owing[seat]
                if at > now or owes is None:
                    continue
                saved.owing[seat] = owes.reminded_at(now)
                payload = {"seat": seat, "asked": saved.asked[seat], "since": owes.since}
                nonce = f"{game_id}-{saved.asked[seat]}m{seat}-{owes.reminded + 1}"
                posts.append(NewPost(kind="reminder", payload=payload, nonce=nonce))
            posts += self._next_alarm(loaded, habits)
            try:
                await self.store.commit_move(
                    game_id,
                    expected_version=loaded.row.version,
                    table_blob=loaded.encode(),
                    posts=posts,
                    supersede=(ALARM,),
                )
            except StaleVersion:  # somebody acted at this very moment
                continue
            self._wake()
            return

    async def set_alarms(self, person_id: int) -> None:
        """Set the alarms of a person's running games afresh: they want to be called in another way from now on."""
        for game in await self.store.games_of(person_id, ("running",)):
            loaded = await self._loaded(game.id)
            await self.store.post(game.id, self._next_alarm(loaded, await self.habits(loaded)), supersede=(ALARM,))
        self._wake()


def _alarm(game_id: str, at: datetime) -> NewPost:
    return NewPost(kind=ALARM, payload={}, nonce=f"{game_id}-a{secrets.token_hex(4)}", due_at=at)
