"""What luck did to everybody after the deal: the same game under its own secret and under others.

Luck is keyed by purpose and moment, so the real secret brings the real rolls whatever is chosen. Everybody is played by
the judge's player, from the first decision to the end: with the real rolls, and with those of other secrets. What the
first come to beyond the second is luck. (Each roll held against others by itself says the same, but with an error five
times as large for the same work: playouts that differ by one roll soon differ by many choices.)
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from games.engine.effort import Effort
from games.engine.game import Game
from games.engine.luck import Luck
from games.engine.record import Record
from games.engine.review.judging import effort_of, judge_of
from games.engine.review.moments import Moment
from games.engine.review.paired import error_of
from games.engine.review.playing_on import luck_of, played_out
from games.engine.search import Judge

SAME = 4
"""One of so many games is played with the real secret: only moods differ between those."""


class Fate(msgspec.Struct, frozen=True):
    """What all rolls together brought a seat, as the judge counts points, and the standard error of that."""

    mean: float
    error: float


class Rolls(msgspec.Struct, frozen=True):
    """How many decisions were followed by rolls, and what these brought everybody, by seat; nothing where there were
    none."""

    rolls: int
    fates: list[Fate]


def rolls(game: Game[Any, Any], record: Record, all_moments: Sequence[Moment], effort: Effort | None = None) -> Rolls:
    """Play the game under its own secret and under others."""
    effort, judge = effort or effort_of(game), judge_of(game)
    rolled = sum(each.rolled for each in all_moments)
    if not rolled:
        return Rolls(0, [])
    first = all_moments[0].table
    real = [_played(game, judge, first, record.luck, number) for number in range(max(2, effort.secrets // SAME))]
    others = [_played(game, judge, first, luck_of(f"secret/{number}"), number) for number in range(effort.secrets)]
    return Rolls(
        rolled,
        [_beyond([each[seat] for each in real], [each[seat] for each in others]) for seat in range(record.seats)],
    )


def _played(game: Game[Any, Any], judge: Judge[Any, Any], first: bytes, luck: Luck, number: int) -> list[float]:
    """What the whole game came to for every seat, as the judge counts."""
    points = played_out(game, judge, game.load(first), luck, Random(f"moods/{number}"))
    return [judge.value(points, seat) for seat in range(len(points))]


def _beyond(real: Sequence[float], others: Sequence[float]) -> Fate:
    error = math.hypot(error_of(real), error_of(others))
    return Fate(round(fmean(real) - fmean(others), 3), round(error, 3))
