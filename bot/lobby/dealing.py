"""A game as it begins: the table that was dealt, with everything that is kept beside it from the first moment on."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

import msgspec

from bot.clocks.timekeeping import Timekeeping
from bot.ledger.loaded import Loaded, Saved, encode_saved
from bot.ledger.options import read_options
from bot.ledger.owing import owed_from
from bot.play.boards import first_posts
from bot.reminders.alarms import Alarms
from db.records import GameRow, NewPost, SeatRow
from games.engine import registry


class Dealing:
    """Begins games that people play."""

    def __init__(self, times: Timekeeping, alarms: Alarms) -> None:
        self._times = times
        self._alarms = alarms

    async def begin(
        self, now: datetime, row: GameRow, seats: Sequence[SeatRow], table: Any
    ) -> tuple[Loaded, list[NewPost]]:
        """The game as `dealt` says, and the rows that are to be stored with it: what is said first, and its alarm."""
        begun = await dealt(self._times, now, row, seats, table)
        return begun, [*first_posts(begun), self._alarms.first_alarm(begun)]


async def dealt(times: Timekeeping, now: datetime, row: GameRow, seats: Sequence[SeatRow], table: Any) -> Loaded:
    """The game of `row` with this table; `seats` are in their final order. Nothing is stored."""
    game = registry()[row.kind]
    kept = game.save(table)
    placed = [msgspec.structs.replace(seat, seat=number) for number, seat in enumerate(seats)]
    waiting = sorted(game.waiting(table))
    saved = Saved(
        kept,
        [0] * len(placed),
        latest=kept,
        owing=[owed_from(now, seat) if seat.seat in waiting else None for seat in placed],
        course=await times.first_course(row.id, read_options(row.options).clock, placed, waiting),
    )
    return Loaded(msgspec.structs.replace(row, table_blob=encode_saved(saved)), placed)
