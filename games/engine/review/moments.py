"""The decisions of a finished game, each with the table it was taken at, in the order in which they were taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from games.engine.game import Game
from games.engine.luck import Luck
from games.engine.record import Record
from games.engine.table import Table


class Moment(msgspec.Struct, frozen=True):
    """A decision: its number among all of the game (from 1), its number among the seat's own (from 1), and the table.

    `window` tells decisions of one open window from those of others; 0 outside of any. `turn` names what its seat
    decided one after the other, before anybody else had to. `rolled` is whether what followed depended on luck drawn
    then.
    """

    number: int
    own: int
    seat: int
    round: int
    table: bytes
    options: list[str]
    choice: str
    window: int
    turn: str
    rolled: bool


class NotingLuck(Luck):
    """The same luck, which knows whether it was asked."""

    __slots__ = ("asked",)

    def __init__(self, secret: bytes, salt: str = "") -> None:
        super().__init__(secret, salt)
        self.asked = False

    def below(self, limit: int, purpose: str, *key: int | str) -> int:
        self.asked = True
        return super().below(limit, purpose, *key)

    def shuffle(self, purpose: str, items: Any, *key: int | str) -> Any:
        self.asked = True
        return super().shuffle(purpose, items, *key)


def moments(game: Game[Any, Any], record: Record) -> tuple[list[Moment], Any]:
    """All decisions of a record, and the table they led to. Raises `Illegal` when one of them is not legal."""
    luck = NotingLuck(record.secret, record.salt)
    table: Table[Any]
    table, _ = game.setup(record.seats, record.settings, luck, record.data, record.rules)
    return list(_played(game, record, table, luck)), table


def _played(game: Game[Any, Any], record: Record, table: Table[Any], luck: NotingLuck) -> Iterator[Moment]:
    own = [0] * record.seats
    windows, open_now = 0, table.lanes
    turns, last = 0, -1
    windows += open_now is not None
    for number, (seat, choice) in enumerate(record.choices, 1):
        own[seat] += 1
        turns += seat != last
        last = seat
        saved, options, round_ = game.save(table), game.options(table, seat), game.round_of(table)
        window = windows if open_now is not None else 0
        turn = f"window {window}" if window else f"turn {turns}"
        luck.asked = False
        game.apply(table, seat, choice, luck)
        yield Moment(number, own[seat], seat, round_, saved, options, choice, window, turn, luck.asked)
        if table.lanes is not None and table.lanes is not open_now:
            windows += 1
        open_now = table.lanes


def within_window(of: list[Moment], at: int) -> list[Moment]:
    """The decision at this place of one seat's own ones, and those after it that its seat took in the same window."""
    first = of[at]
    last = at + 1
    while first.window and last < len(of) and of[last].window == first.window:
        last += 1
    return of[at:last]
