"""What is kept of a running game beside its table: what time and the people at the table have done to it.
The manager's parts change it; it is stored with the table."""

from __future__ import annotations

import msgspec

from bot.days.votes import Vote


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
    """A seat that somebody is asked to take over: by which act, who is asked, who asks (ids)."""

    number: int
    person_id: int
    by: int


class Course(msgspec.Struct, omit_defaults=True):
    """`vote` is the open question, `taken` what was taken back last and may come again (until somebody decides).
    `offers` are the seats, by number, that somebody is asked to take over.

    `named` are the people whom acts speak of: their events have numbers that count on from the seats', so that a seat
    may change hands without the story saying something else, and a name can be struck out in one place.
    """

    vote: Vote | None = None
    taken: Taken | None = None
    paused: bool = False
    named: list[Named] = []
    offers: dict[int, Offer] = {}
