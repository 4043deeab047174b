"""`quayside ladder`: each level of computer player against the next weaker one, in pairs of games with one luck; or the
strategies of a game's book against one level (`book.py`)."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec

from bot.players.registry import seatable, simulated
from bot.tools.report import Report
from bot.tools.simulate import book
from bot.tools.simulate.matches import Match, Outcome, line, outcome, played_on
from bot.tools.simulate.progress import Progress
from games.engine import RANDOM, Budget, Game, Illegal, registry

STEP = 60.0, 85.0
"""Per cent of games for two that a level should win against the next weaker one that people meet."""
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
            print((book.document if given.book else document)(Path(given.table)))
        except (OSError, ValueError, msgspec.MsgspecError) as error:
            print(f"quayside: {error}", file=sys.stderr)
            return 2
        return 0
    if given.game is None:
        print("quayside: name a game, or give --table", file=sys.stderr)
        return 2
    try:
        said, matches = _planned(registry()[given.game], given)
        progress = Progress(Path(given.into) if given.into else None, said)
        progress.keep(_report(said, matches, progress))
    except (ValueError, OSError, msgspec.MsgspecError, Illegal) as error:
        print(f"quayside: {error}", file=sys.stderr)
        return 2
    report = _play(said, matches, progress, given.pairs)
    print(report.json() if given.json else "\n".join(_lines(report, matches, progress)))
    return 0


def _planned(game: Game[Any, Any], given: argparse.Namespace) -> tuple[dict[str, Any], list[Match]]:
    """What the report says was given, and the matches to play."""
    seats = given.seats or max(2, game.seats[0])
    game.check(seats, {})
    if seats < 2:
        raise ValueError("one player alone wins against nobody")
    budget = Budget(given.budget)
    said = {"game": game.id, "seats": seats, "pairs": given.pairs, "seed": given.seed, "budget": given.budget}
    if given.book:
        names, against = book.strategies(game.id, given.levels), book.level(game.id, given.against)
        tried = [Match(game.id, name, against, seats, given.seed, budget) for name in names]
        return said | {"book": names, "against": against}, tried
    if given.against:
        raise ValueError("--against is for --book")
    levels = _levels(game.id, given.levels)
    steps = [Match(game.id, stronger, weaker, seats, given.seed, budget) for weaker, stronger in pairwise(levels)]
    return said | {"levels": levels}, steps


def _play(said: Mapping[str, Any], matches: Sequence[Match], progress: Progress, pairs: int) -> Report:
    """The report of all these matches, kept after each game."""
    for match in matches:
        for tally in played_on(match, progress.of(match.name), pairs):
            progress.tallies[match.name] = tally
            progress.keep(_report(said, matches, progress))
    return _report(said, matches, progress)


def _report(said: Mapping[str, Any], matches: Sequence[Match], progress: Progress) -> Report:
    """As far as it can be told."""
    report = Report("ladder", **said)
    report.fact("game", said["game"])
    report.fact("measured", f"{datetime.now(UTC):%Y-%m-%d}")
    report.fact("tallies", progress.tallies)
    came = _came(matches, progress)
    if "book" in said:
        book.tell(report, came)
    else:
        steps = [_step(match, each) for match, each in came]
        report.fact("steps", steps)
        for step in steps:
            _hold_to_aims(report, step)
    return report


def _came(matches: Sequence[Match], progress: Progress) -> list[tuple[Match, Outcome]]:
    """What each match that has begun came to."""
    begun = [(match, progress.of(match.name)) for match in matches]
    return [(match, outcome(match, tally)) for match, tally in begun if tally.games]


def _levels(kind: str, named: str) -> list[str]:
    """The levels to compare, weakest first: those named, or all and the random player below them."""
    known = [RANDOM.name, *seatable(kind)]
    names = [name for name in named.split(",") if name] or known
    if unknown := [name for name in names if name not in simulated(kind)]:
        raise ValueError(f"{kind} has no player {unknown[0]}; it has {', '.join(simulated(kind))}")
    if len(names) < 2:
        raise ValueError("a step of a ladder has two levels")
    return names


def _step(match: Match, came: Outcome) -> Step:
    return Step(
        stronger=match.player, weaker=match.others, seats=match.seats, games=came.games, wins=came.wins, rate=came.rate,
        low=came.low, high=came.high, points=came.points, points_of_weaker=came.points_of_others,
    )  # fmt: skip


def _hold_to_aims(report: Report, step: Step) -> None:
    """A level wins more than its share for sure, and at tables for two neither always nor hardly ever."""
    name = f"{step.stronger} against {step.weaker}, wins"
    report.aim(f"{name}: low end of the 95 % interval", step.low, ">", 100 / step.seats, "%")
    if step.seats == 2 and step.weaker != RANDOM.name:
        report.aim(name, step.rate, ">=", STEP[0], "%")
        report.aim(name, step.rate, "<=", STEP[1], "%")


def _lines(report: Report, matches: Sequence[Match], progress: Progress) -> list[str]:
    """For a terminal."""
    told = [line(match, came) for match, came in _came(matches, progress)]
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
