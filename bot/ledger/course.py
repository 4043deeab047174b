"""What is kept of a running game beside its table: what time and the people at the table have done to it.
The rooms change it; it is stored with the table."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from itertools import takewhile

import msgspec

from bot.ledger.plan import Dropped, Plan
from bot.ledger.time_bank import Gift, TimeBank
from bot.ledger.vote import Vote


class Taken(msgspec.Struct, frozen=True, array_like=True):
    """Steps taken back that can be played again: seat and choice of each in order, and whom it took to take them back
    (seats; nobody for one's own steps)."""

    steps: list[tuple[int, str]]
    asked: tuple[int, ...] = ()


class Named(msgspec.Struct, frozen=True, array_like=True):
    """A person of whom the story speaks, by the name they had then."""

    person_id: int
    name: str


class Offer(msgspec.Struct, frozen=True, array_like=True):
    """A seat that somebody is asked to take over: by which notice, who is asked, who asks (ids)."""

    number: int
    person_id: int
    by: int


class Course(msgspec.Struct, omit_defaults=True):
    """`vote` is the open question, `taken` what was taken back last and may come again (until somebody decides), and
    `taken_before` what was taken back before that and may come again after it, the next of it first.
    `offers` are the seats, by number, that somebody is asked to take over.

    `pace` names how fast the game goes (nothing: without a clock), `banks` are the seats' times. `gifts` are the last
    seconds that answers gave, `revoked` those of them that were taken back with their answers. `away` are the people
    on vacation and until when (seconds since 1970).
    `named` are the people whom acts speak of: their events have numbers that count on from the seats', so that a seat
    may change hands without the story saying something else, and a name can be struck out in one place.

    `resting` says that the bot is not on the game's server: nobody is reminded, and no clock runs.
    """

    vote: Vote | None = None
    taken: Taken | None = None
    taken_before: list[Taken] = []
    paused: bool = False
    named: list[Named] = []
    pace: str = ""
    banks: list[TimeBank] = []
    gifts: list[Gift] = []
    revoked: list[Gift] = []
    away: dict[int, float] = {}
    plans: dict[int, Plan] = {}
    """By seat; their owners' secret."""
    dropped: dict[int, Dropped] = {}
    """By seat, why its owner's plan was not played: for their eyes only."""
    planned: dict[int, Plan] = {}
    """By seat, what its owner planned last, to be planned again: their secret as well."""
    offers: dict[int, Offer] = {}
    resting: bool = False
    hinted: bool = False
    """Somebody was given a hint."""
    unseen: dict[int, str] = {}
    """By seat, the step in the open window that it took back last and may play again: the choices of one press, joined
    by `THEN`. Others' steps change nothing of it: that they were made would show in what is offered."""
    unseen_before: dict[int, list[str]] = {}
    """By seat, the steps that it took back there before that one, and may play again after it, the next one first."""
    joined: list[int] = []
    """The numbers of those moves that one press made together with the move before."""
    notices: int = 0
    """The number of the last notice; see `Loaded.next_number`."""
    board: int = 0
    """The number of the newest board; see `Loaded.board`."""

    def join(self, number: int, kept: Collection[int]) -> None:
        """Note that a move belongs to the same press as the one before it; of others only those `kept` matter still."""
        self.joined = [*(each for each in self.joined if each in kept), number]

    def press_of(self, number: int) -> int:
        """The number of the first move of the press that has made this one."""
        while number in self.joined:
            number -= 1
        return number

    def take_back(self, taken: Taken) -> None:
        """Note what was taken back; what was taken back before may come again after it."""
        self.taken_before = [*([self.taken] if self.taken is not None else []), *self.taken_before]
        self.taken = taken

    def take_back_unseen(self, seat: int, step: str) -> None:
        """The same of a step in the open window."""
        before = [*([self.unseen[seat]] if seat in self.unseen else []), *self.unseen_before.get(seat, [])]
        if before:
            self.unseen_before[seat] = before
        self.unseen[seat] = step

    def show_unseen(self, seat: int) -> list[str]:
        """The steps that the seat took back in a window that is left behind now, the last of them first."""
        last = self.unseen.pop(seat, None)
        return [*([last] if last is not None else []), *self.unseen_before.pop(seat, [])]

    def came_again(self, seat: int) -> None:
        """What the seat took back last was played again: the next is what it took back before that."""
        if seat in self.unseen:
            _, *before = self.show_unseen(seat)
            if before:
                self.unseen[seat], *later = before
                if later:
                    self.unseen_before[seat] = later
        else:
            self._may_come_again(self.taken_before)

    def decided(self, seat: int, *, in_window: bool) -> None:
        """Somebody has decided anew: nothing that they or, outside of a window, others took back comes again."""
        self.unseen = {who: step for who, step in self.unseen.items() if in_window and who != seat}
        self.unseen_before = {who: steps for who, steps in self.unseen_before.items() if who in self.unseen}
        taken = [*([self.taken] if self.taken is not None else []), *self.taken_before]
        self._may_come_again([*takewhile(lambda each: in_window and each.steps[0][0] != seat, taken)])

    def _may_come_again(self, taken: Sequence[Taken]) -> None:
        self.taken, self.taken_before = (taken[0] if taken else None), [*taken[1:]]

    def strike_out(self, person_id: int, nobody: int, name: str) -> None:
        """Let nothing here name a person any more: the story speaks of `nobody` by this name in their place."""
        self.named = [Named(nobody, name) if who.person_id == person_id else who for who in self.named]
        self.away = {person: until for person, until in self.away.items() if person != person_id}
        self.plans = {seat: plan for seat, plan in self.plans.items() if plan.person_id != person_id}
        self.planned = {seat: plan for seat, plan in self.planned.items() if plan.person_id != person_id}
        self.dropped = {seat: dropped for seat, dropped in self.dropped.items() if dropped.person_id != person_id}
        self.offers = {
            seat: offer for seat, offer in self.offers.items() if person_id not in (offer.person_id, offer.by)
        }
