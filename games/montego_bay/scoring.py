"""Points of Montego Bay (M9): where they come from, and the final places. Ranks are in `ranking.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.engine import Result, Score
from games.montego_bay.data import RULES

if TYPE_CHECKING:
    from games.montego_bay.table import Table

# The five sources of points, in the order of `Table.earned`.
FULL, EXTRA, CAST_OFF, END, TAVERN = range(5)
CATEGORIES = ("full_ships", "last_barrels", "cast_off_ships", "last_ships", "tavern")


class Sailed(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """A ship that has left: which, the barrels of each seat, who filled its last slot (-1: nobody), the round."""

    ship: int
    barrels: list[int]
    last: int
    round: int


def is_last_round(to_come: int, in_harbor: int) -> bool:
    """M9.1, A13: whether the game certainly ends after this round: no more ships come, and so few are left."""
    return not to_come and in_harbor <= RULES.end_harbor


def final(table: Table) -> Result:
    """M9.4: most points, then most coins, then shared."""
    standing = [(sum(earned), coins) for earned, coins in zip(table.earned, table.coins, strict=True)]
    scores = [
        Score(
            seat,
            sum(earned),
            dict(zip(CATEGORIES, earned, strict=True)),
            1 + sum(other > standing[seat] for other in standing),
        )
        for seat, earned in enumerate(table.earned)
    ]
    return Result(scores)
