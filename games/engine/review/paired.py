"""What two ways of playing on come to in the same imagined worlds, with the same luck and everybody's same moods."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from games.engine.game import Game
from games.engine.search import Judge, Plan, Sample

GIVEN_UP_AFTER = 12
"""Worlds after which a gap that is surely small is measured no more."""
SURELY = 2.0


class Gap(msgspec.Struct, frozen=True):
    """By how much one way is ahead of another: points as the judge counts them, the own ones, and the standard error
    of the first; in so many worlds. `parts` says in which categories the own points differ, where all worlds came to
    the end of the game."""

    mean: float
    error: float
    points: float
    worlds: int
    parts: dict[str, float] = {}


def gap(
    game: Game[Any, Any],
    judge: Judge[Any, Any],
    imagined: Callable[[Random], Any],
    seat: int,
    ways: tuple[Plan, Plan],
    seeds: Sequence[int],
    floor: float = -math.inf,
) -> Gap:
    """How far the first way is ahead of the second, one world for each seed; fewer where it is surely below `floor`."""
    return Paired(game, judge, seat).meet(imagined, ways, seeds, floor)


class Paired:
    """What two ways came to, world by world."""

    def __init__(self, game: Game[Any, Any], judge: Judge[Any, Any], seat: int) -> None:
        self._game, self._judge, self._seat = game, judge, seat
        self._values: list[float] = []
        self._points: list[float] = []
        self._parts: dict[str, list[float]] = {}

    def meet(
        self, imagined: Callable[[Random], Any], ways: tuple[Plan, Plan], seeds: Sequence[int], floor: float = -math.inf
    ) -> Gap:
        """Both ways are played on in one more world for each seed; in fewer where their gap is surely below `floor`."""
        for number, seed in enumerate(seeds, 1):
            sample = Sample(self._game, self._judge, imagined, self._seat, seed)
            self.note(sample.end(ways[0]), sample.end(ways[1]))
            if number % GIVEN_UP_AFTER == 0:
                found = self.gap()
                if found.mean + SURELY * found.error < floor:
                    break
        return self.gap()

    def note(self, better: Any, worse: Any) -> None:
        """In one more world the two ways led to these tables."""
        judge, seat = self._judge, self._seat
        high, low = judge.points(better), judge.points(worse)
        self._values.append(judge.value(high, seat) - judge.value(low, seat))
        self._points.append(high[seat] - low[seat])
        for category, difference in _apart(self._game, better, worse, seat).items():
            self._parts.setdefault(category, []).append(difference)

    def gap(self) -> Gap:
        """How far the first is ahead so far."""
        values = self._values
        found = {name: _rounded(fmean(each)) for name, each in self._parts.items() if len(each) == len(values)}
        error = _rounded(error_of(values))
        return Gap(_rounded(fmean(values)), error, _rounded(fmean(self._points)), len(values), found)


def _apart(game: Game[Any, Any], better: Any, worse: Any, seat: int) -> dict[str, float]:
    """By how much the categories of the own points differ; nothing where the game is not over."""
    high, low = game.result(better), game.result(worse)
    if high is None or low is None:
        return {}
    mine, theirs = (next(score.categories for score in each.scores if score.seat == seat) for each in (high, low))
    return {name: float(value - theirs.get(name, 0)) for name, value in mine.items()}


def _rounded(value: float) -> float:
    """No digit that means nothing."""
    return round(value, 3)


def error_of(values: Sequence[float]) -> float:
    """The standard error of their mean; infinite where there are not two."""
    if len(values) < 2:
        return math.inf
    mean = fmean(values)
    return math.sqrt(sum((each - mean) ** 2 for each in values) / (len(values) - 1) / len(values))
