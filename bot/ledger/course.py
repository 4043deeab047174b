"""What is kept of a running game beside its table: what time and the people at the table have done to it.
The rooms change it; it is stored with the table."""

from __future__ import annotations

from collections.abc import Collection

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
    """`vote` is the open question, `taken` what was taken back last and may come again (until somebody decides).
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
