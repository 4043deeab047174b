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


class Course(msgspec.Struct, omit_defaults=True):
    """`vote` is the open question, `taken` what was taken back last and may come again (until somebody decides)."""

    vote: Vote | None = None
    taken: Taken | None = None
    paused: bool = False
