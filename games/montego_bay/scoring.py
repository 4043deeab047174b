"""Points of Montego Bay (M7, M9): ranks on a ship or in the tavern, and the final places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from games.engine import Result, Score

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


def ranks(barrels: Sequence[int], vp: Sequence[int]) -> list[int]:
    """M7.2 to M7.4: what each seat gets for its barrels; ties share the places they cover, rounded up."""
    points: list[int] = []
    for mine in barrels:
        if not mine:
            points.append(0)
            continue
        ahead = tied = 0
        for other in barrels:
            if other > mine:
                ahead += 1
            elif other == mine:
                tied += 1
        points.append(-(-sum(vp[ahead : ahead + tied]) // tied))
    return points


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
