"""The kinds of posts that belong to playing: boards, what was done to the game, and calls of computer players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

import msgspec

from bot.ledger.chronicle import BEGINNING
from bot.ledger.post import Post


class Opening(Post, frozen=True):
    """The game begins: its thread and its first board, which calls `pings` and tells how everything was dealt."""

    kind: ClassVar[str] = "open"
    since: ClassVar[int] = BEGINNING
    number: ClassVar[int] = 0
    shown_as: ClassVar[int] = 0
    overtakes: ClassVar[msgspec.UnsetType] = msgspec.UNSET

    pings: Sequence[int] = ()


class Overtaken(msgspec.Struct, frozen=True):
    """Board `number`, by which its controls know it; it tells what happened after move `since`."""

    number: int
    since: int


class Board(Post, frozen=True):
    """A new board for the decision that move `number` brought; it tells what happened after move `since` and calls
    those of `pings` who still decide.

    `shown_as` is the board's own number, which everybody may know; earlier versions had none but the move's.
    `overtakes` is the board before this one; a board that is posted anew overtakes none.
    """

    kind: ClassVar[str] = "turn"

    since: int = 0
    number: int = 0
    pings: Sequence[int] = ()
    shown_as: int | msgspec.UnsetType = msgspec.UNSET
    overtakes: Overtaken | msgspec.UnsetType = msgspec.UNSET

    def telling_also(self, held: Sequence[Board | Opening]) -> Board:
        """Of several boards the newest is shown, with what happened since the first of them. One that is posted anew
        may come after another that is newer."""
        newest = max((self, *held), key=lambda each: each.number)
        first = min((self, *held), key=lambda each: (each.since, each.overtakes is msgspec.UNSET))
        return msgspec.structs.replace(
            self, since=first.since, number=newest.number, shown_as=newest.shown_as, overtakes=first.overtakes
        )

    def calling_also(self, people: Sequence[int]) -> Board:
        """The same board, which calls these people, too."""
        return msgspec.structs.replace(self, pings=list(dict.fromkeys([*self.pings, *people])))


class Refresh(Post, frozen=True):
    """A silent edit of board `number`, or of whichever is the newest."""

    kind: ClassVar[str] = "refresh"
    holds_up: ClassVar[bool] = False
    gives_way: ClassVar[bool] = True

    since: int = 0
    number: int | msgspec.UnsetType = msgspec.UNSET


class Final(Post, frozen=True):
    """The final scoring, with what happened after move `since`."""

    kind: ClassVar[str] = "end"

    since: int = 0


class Notice(Post, frozen=True):
    """What act `number` did to the game, as a message of its own that calls `pings`.

    `shown_as` is the notice's own number, which everybody may know; earlier versions had none but the act's.
    """

    kind: ClassVar[str] = "notice"

    number: int
    pings: Sequence[int] = ()
    shown_as: int | msgspec.UnsetType = msgspec.UNSET


class Look(Post, frozen=True):
    """Looks whether the newest board is still there."""

    kind: ClassVar[str] = "look"
    holds_up: ClassVar[bool] = False
    gives_way: ClassVar[bool] = True


class ComputerTurn(Post, frozen=True):
    """Lets the computer player at `seat` answer its decision."""

    kind: ClassVar[str] = "player"
    shown: ClassVar[bool] = False
    own_queue: ClassVar[bool] = True

    seat: int
