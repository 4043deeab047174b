"""`quayside ladder`: each level of computer player against the next weaker one, in pairs of games with one luck."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import chain, pairwise
from pathlib import Path
from statistics import fmean
from typing import Any

import msgspec

from bot.players.registry import seatable, simulated
from bot.tools.report import Report
from bot.tools.simulate.figures import wilson
from bot.tools.simulate.playing import Played, play_seated
from bot.tools.simulate.workers import workers
from games.engine import RANDOM, Budget, Game, Illegal, registry

STEP = 60.0, 85.0
"""Per cent of games for two that a level should win against the next weaker one that people meet."""
ALONE = 6
"""So few pairs are played without a second process, which takes longer to start."""
BEGIN, END = "<!-- made by `quayside ladder --table docs/ladder` -->", "<!-- end -->"


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One level against the next weaker one; rates and their 95 % interval (Wilson's) in per cent."""

    stronger: str
    weaker: str
    seats: int
    games: int
    wins: float
    rate: float
    low: float
    high: float
    points: float
    points_of_weaker: float


class Stored(msgspec.Struct, frozen=True):
    """What the table needs of a printed report."""

    game: str
    measured: str
    steps: list[Step]


def ladder(given: argparse.Namespace) -> int:
    """Play and print; returns the exit code."""
    if given.table is not None:
        try:
            print(document(Path(given.table)))
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            print(f"quayside: {error}", file=sys.stderr)
            return 2
        return 0
    if given.game is None:
        print("quayside: name a game, or give --table", file=sys.stderr)
        return 2
    game = registry()[given.game]
    seats = given.seats or max(2, game.seats[0])
    try:
        levels = _levels(game.id, given.levels)
        game.check(seats, {})
        if seats < 2:
            raise ValueError("one player alone wins against nobody")
    except (ValueError, Illegal) as error:
        print(f"quayside: {error}", file=sys.stderr)
        return 2
    report = Report("ladder", game=game.id, seats=seats, pairs=given.pairs, seed=given.seed, levels=levels)
    steps: list[Step] = []
    for weaker, stronger in pairwise(levels):
        step = climb(game, stronger, weaker, seats, given.pairs, given.seed, Budget(given.budget))
        _hold_to_aims(report, step)
        steps.append(step)
    report.fact("game", game.id)
    report.fact("measured", f"{datetime.now(UTC):%Y-%m-%d}")
    report.fact("steps", steps)
    print(report.json() if given.json else "\n".join(_lines(report, steps)))
    return 0


def _levels(kind: str, named: str) -> list[str]:
    """The levels to compare, weakest first: those named, or all and the random player below them."""
    known = [RANDOM.name, *seatable(kind)]
    names = [name for name in named.split(",") if name] or known
    if unknown := [name for name in names if name not in simulated(kind)]:
        raise ValueError(f"{kind} has no player {unknown[0]}; it has {', '.join(simulated(kind))}")
    if len(names) < 2:
        raise ValueError("a step of a ladder has two levels")
    return names


def seated(stronger: str, weaker: str, seats: int, pair: int, half: int) -> list[str]:
    """Who sits where: one of the stronger level, the others of the weaker; one seat further on in a pair's other half
    and from pair to pair, so that every seat gets its turn."""
    own = (2 * pair + half) % seats
    return [stronger if seat == own else weaker for seat in range(seats)]


def climb(
    game: Game[Any, Any], stronger: str, weaker: str, seats: int, pairs: int, seed: str, budget: Budget | None = None
) -> Step:
    """One of the stronger level among the weaker, in `pairs` of games with the same luck and other seats.

    The same for the same arguments, unless the clock ends a searching player's thought.
    """
    series = _Series(game.id, stronger, weaker, seats, seed, budget or Budget())
    cores = os.cpu_count() or 1
    if pairs <= ALONE or cores == 1:
        played = series.some(range(pairs))
    else:
        parts = min(pairs, 4 * cores)
        with workers(parts) as pool:
            played = list(
                chain.from_iterable(pool.map(series.some, [range(first, pairs, parts) for first in range(parts)]))
            )
    wins, mine, theirs = 0.0, list[int](), list[int]()
    for each in played:
        winners = [score.seat for score in each.scores if score.place == 1]
        wins += sum(each.players[seat] == stronger for seat in winners) / len(winners)
        for score in each.scores:
            (mine if each.players[score.seat] == stronger else theirs).append(score.total)
    found = wilson(wins, len(played))
    return Step(
        stronger=stronger, weaker=weaker, seats=seats, games=len(played), wins=wins, rate=round(100 * found.rate, 1),
        low=round(100 * found.low, 1), high=round(100 * found.high, 1), points=round(fmean(mine), 1),
        points_of_weaker=round(fmean(theirs), 1),
    )  # fmt: skip


class _Series(msgspec.Struct, frozen=True):
    """What all pairs have in common."""

    kind: str
    stronger: str
    weaker: str
    seats: int
    seed: str
    budget: Budget

    def some(self, pairs: Sequence[int]) -> list[Played]:
        """Both games of each of these pairs."""
        return [
            play_seated(
                self.kind,
                seated(self.stronger, self.weaker, self.seats, pair, half),
                {},
                f"{self.seed}/pair {pair}",
                self.budget,
            )
            for pair in pairs
            for half in (0, 1)
        ]


def _hold_to_aims(report: Report, step: Step) -> None:
    """A level wins more than its share for sure, and at tables for two neither always nor hardly ever."""
    name = f"{step.stronger} against {step.weaker}, wins"
    report.aim(f"{name}: low end of the 95 % interval", step.low, ">", 100 / step.seats, "%")
    if step.seats == 2 and step.weaker != RANDOM.name:
        report.aim(name, step.rate, ">=", STEP[0], "%")
        report.aim(name, step.rate, "<=", STEP[1], "%")


def _lines(report: Report, steps: Sequence[Step]) -> list[str]:
    """For a terminal."""
    told = [
        f"{step.stronger} against {step.weaker}, {step.seats} seats: {step.rate:.1f} % of {step.games} games "
        f"({step.low:.1f} to {step.high:.1f}); points {step.points:.1f}, {step.points_of_weaker:.1f}"
        for step in steps
    ]
    return told + [f"{'met   ' if aim.met else 'MISSED'} {aim.name}: {aim.value:g} ({aim.aim})" for aim in report.aims]


def document(folder: Path) -> str:
    """The table in Markdown, of all reports in a folder, as it stands in `docs/figures.md`.

    Raises `OSError`, `ValueError` or `msgspec.MsgspecError` where there are none, or others.
    """
    lines = [
        "| game | seats | levels | wins of the first (95 % interval; fair share) | points | measured |",
        "|---|---|---|---|---|---|",
    ]
    found = [msgspec.json.decode(file.read_bytes(), type=Stored) for file in sorted(folder.glob("*.json"))]
    if not found:
        raise ValueError(f"{folder}: no report of a ladder lies there")
    rows = [(each.game, step.seats, each, step) for each in found for step in each.steps]
    for _, _, each, step in sorted(rows, key=lambda row: row[:2]):
        lines.append(
            f"| {each.game} | {step.seats} | {step.stronger} against {step.weaker} | {step.rate:.1f} % of {step.games} "
            f"({step.low:.1f} to {step.high:.1f}; {100 / step.seats:.0f}) | {step.points:.0f}, "
            f"{step.points_of_weaker:.0f} | {each.measured} |"
        )
    return "\n".join([BEGIN, "", *lines, "", END])
