"""The table: the whole state of one game, hidden parts included, with the stack of steps still to come.
Plain data only (no callables, no references to loaded data), so it can be saved between any two clicks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic, TypeVar

import msgspec

from games.engine.event import Event
from games.engine.step import Choice, Step

S = TypeVar("S", bound=Step)
MAIN = -1
_NONE = msgspec.Raw(msgspec.msgpack.encode(None))


class Lanes(msgspec.Struct, Generic[S], gc=False):
    """A simultaneous window: a private stack per seat, and what was told in them until it closes.

    `opened` keeps the steps each seat began with, so that a world a seat can't tell from the real one can be made.
    """

    opened: list[list[S]]
    stacks: list[list[S]]
    hushed: list[Event]

    def clone(self) -> Lanes[S]:
        return Lanes(self.opened, [stack[:] for stack in self.stacks], self.hushed[:])


class Table(msgspec.Struct, Generic[S], kw_only=True, dict=True):
    """What every game's table has. A game subclasses it with the union of its steps and its own state."""

    # The decision asked last and its options, which the engine keeps until something is played: no saved field, and
    # no part of a copy.
    asked: ClassVar[tuple[Choice, list[str]] | None] = None

    rules: int
    stack: list[S]
    lanes: Lanes[S] | None = None
    lane: int = MAIN

    def then(self, first: S | None = None, *others: S) -> None:
        """What happens next, in playing order; in a window, on the stack of the seat that is acting."""
        stack = self.stack if self.lane == MAIN else self.lanes.stacks[self.lane]  # type: ignore[union-attr]
        if others:
            stack.extend(others[::-1])
        if first is not None:
            stack.append(first)

    def together(self, lanes: Sequence[Sequence[S]]) -> None:
        """Open a simultaneous window: seat `i` plays `lanes[i]` on its own; the main stack waits for all.

        A lane writes only its own seat's state, so that answers may come in any order.
        """
        opened = [list(lane) for lane in lanes]
        self.lanes = Lanes(opened, [lane[::-1] for lane in opened], [])

    def ask_anew(self) -> None:
        """Let options found out before count no more: whoever changes a table but by playing says so."""
        self.asked = None  # type: ignore[misc]

    @property
    def over(self) -> bool:
        """Whether nothing is left to happen."""
        return not self.stack and self.lanes is None


class _Window(msgspec.Struct):
    """Of a saved table nothing but whether a window is open."""

    lanes: msgspec.Raw = _NONE


_windows = msgspec.msgpack.Decoder(_Window)


def is_in_window(saved: bytes) -> bool:
    """Whether a window is open at a saved table of any game, of which nothing else is read. Raises
    `msgspec.MsgspecError`."""
    try:
        return bytes(_windows.decode(saved).lanes) != bytes(_NONE)
    except RecursionError as error:  # it is nested too deeply
        raise msgspec.DecodeError(str(error)) from error
