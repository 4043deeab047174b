"""What a game's rule text says many games come to, held against what they came to. Plays and prints nothing."""

from __future__ import annotations

from math import sqrt

from bot.tools.simulate.figures import Figures, Spread
from games.engine import Expected

STANDARD_ERRORS = 3
"""So many standard errors may lie between two samples of the same: chance goes beyond once in 370 times."""


def held(found: Figures, expected: Expected) -> tuple[float, float]:
    """The figure as it was found, and how far from the expected one it may be."""
    value, deviation, count = _sampled(found, expected)
    if not expected.games:
        return value, expected.tolerance
    errors = deviation * sqrt(1 / expected.games + 1 / count)
    return value, expected.tolerance + STANDARD_ERRORS * errors


def _sampled(found: Figures, expected: Expected) -> tuple[float, float, float]:
    """The figure, the standard deviation of what it was taken from, and in how many games."""
    games = found.wins_by_seat[0].games
    match expected.of.split():
        case ["seat", seat, "wins"]:
            rate = found.wins_by_seat[int(seat) - 1].rate
            return 100 * rate, 100 * sqrt(rate * (1 - rate)), games
        case _:
            of = _spread(found, expected)
            # What is counted several times a game, such as ships, makes the sample as much larger.
            return getattr(of, expected.figure), of.deviation * sqrt(games / of.count), games


def _spread(found: Figures, expected: Expected) -> Spread:
    """What the expectation speaks of."""
    match expected.of.split():
        case ["totals"]:
            return found.totals
        case ["winning", "totals"]:
            return found.winning_totals
        case ["place", place, "total"]:
            return found.totals_by_place[int(place) - 1]
        case _ if expected.of in found.measures:
            return found.measures[expected.of]
        case _:
            return found.categories_by_kind[expected.players[0]][expected.of]
