"""Time at the table: whose clock runs after each change, and when something will be due.
What happens to those whose time is up is in `overdue.py`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import UTC, datetime

import msgspec

from bot.clocks import clocks
from bot.ledger.course import Course
from bot.ledger.entry import Entry
from bot.ledger.loaded import Loaded
from bot.people.preferences import read_preferences
from db.records import SeatRow
from db.store import Store

LATE = "late"
"""What the others are asked about somebody whose time is up."""


class ClockedChange(msgspec.Struct, frozen=True, kw_only=True):
    """A change as clocks see it: `number` is its last decision if there is one, `undone` are decisions taken back.

    `waited` are the seats that owed a decision before it, `handed` those that somebody else plays from now on. `again`
    says that what was taken back is played again, `decided` by which seats.
    """

    number: int | None
    waited: Sequence[int]
    undone: Collection[int] = ()
    handed: Collection[int] = ()
    again: bool = False
    decided: frozenset[int] = frozenset()


class Timekeeping:
    """Clocks run while a person owes a decision and nothing excuses them."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def attend(self, entry: Entry) -> None:
        """With every change: set the clocks; an alarm is wanted where one begins to run."""
        entry.rings |= self.keep_time(entry.loaded, _moment(entry))

    def ticking(self, loaded: Loaded) -> list[int]:
        """The seats whose clocks are to run now."""
        course = loaded.saved.course
        people = [seat.seat for seat in loaded.seats if loaded.person_at(seat.seat) is not None]
        if course.paused or course.resting or len(people) < 2:  # nobody waits for whoever plays alone
            return []
        return [seat for seat in loaded.waiting() if seat in people and loaded.person_at(seat) not in course.away]

    async def first_course(
        self, game_id: str, clock: str, seats: Sequence[SeatRow], waiting: Collection[int]
    ) -> Course:
        """The course of a game that begins now; `seats` are in their final order. Who plays alone has no clock."""
        course = Course()
        now = self._store.now()
        stored = await self._store.people.settings_at(game_id)
        for person in (seat.person_id for seat in seats):
            if person is not None and (end := read_preferences(stored.get(person)).away_until(now)) is not None:
                course.away[person] = end.timestamp()
        people = [number for number, seat in enumerate(seats) if plays(seat)]
        if len(people) > 1:
            clocks.begin(course, clock, len(seats))
        ticking = [seat for seat in people if seat in waiting and seats[seat].person_id not in course.away]
        clocks.run(course, ticking, now)
        return course

    def keep_time(self, loaded: Loaded, moment: ClockedChange) -> bool:
        """Set the clocks after a change. Whether the alarm must be set anew because of it."""
        course, now = loaded.saved.course, self._store.now()
        running = self.ticking(loaded)
        begun = False
        if (pace := clocks.pace_of(course)) is not None:
            if moment.undone:
                clocks.take_back(course, moment.undone, now)
            if moment.number is not None:
                waiting = loaded.waiting()
                stopped = [seat for seat in moment.waited if seat not in waiting and loaded.person_at(seat) is not None]
                if moment.again:
                    clocks.give_again(course, moment.number, moment.decided.difference(stopped), now)
                for seat in stopped:
                    clocks.answered(course, seat, moment.number, now)
            if course.taken is None:
                course.revoked = [gift for gift in course.revoked if gift.seat in course.unseen]
            for seat in moment.handed:
                clocks.at_least(course, seat, pace.increment_s, now)
            begun = clocks.run(course, running, now)
        vote = course.vote
        if vote is not None and vote.about == LATE and vote.seat not in running:
            course.vote = vote = None
        return begun or (vote is None and bool(clocks.out_of_time(course, now)))

    def dues(self, loaded: Loaded) -> list[datetime]:
        """When the clocks and questions of this game will need somebody to look."""
        course, now = loaded.saved.course, self._store.now()
        found = [datetime.fromtimestamp(end, UTC) for end in course.away.values()]
        vote = course.vote
        if vote is not None and vote.due is not None and not (course.paused or course.resting):
            found.append(datetime.fromtimestamp(vote.due, UTC))
        ends = [bank.runs_out_at for bank in course.banks]
        # One question after the other: whose time is up while another one is open is asked about when it is settled.
        found += [end for end in ends if end is not None and (vote is None or end > now)]
        return found


def _moment(entry: Entry) -> ClockedChange:
    """The change as clocks see it."""
    change = entry.change
    decisions = [move.number for move in change.moves if move.kind == "choice"]
    return ClockedChange(
        number=decisions[-1] if decisions else None,
        waited=entry.before.waiting,
        undone=change.undone,
        handed=[seat.seat for seat in change.seats],
        again=change.again,
        decided=frozenset(move.seat for move in change.moves if move.kind == "choice"),
    )


def plays(seat: SeatRow) -> bool:
    """Whether a person plays at this seat, and no computer player for them."""
    return seat.person_id is not None and seat.player is None
