"""`quayside review`: the review of an exported record; with `--bench` what reviews find in games of known players."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

from bot.errors import Sorry
from bot.records.checking import LARGEST, plain, read
from bot.text import Words, texts
from bot.tools.report import Report
from bot.tools.review.bench import bench
from games.engine import Illegal, RecordMismatch, registry
from games.engine.review import Review, Weighed, reviewed

DONE, NONE, UNREADABLE = 0, 1, 2
SECONDS = 60.0
"""CPU time that the whole review of a game of three may take."""


def review(given: argparse.Namespace) -> int:
    """Review and print; returns the exit code: 0 done, 1 there is no review of this game, 2 it can't be read."""
    if given.bench:
        return bench(given)
    words = texts().words(given.lang)
    if given.file is None:
        print("quayside: name a file, or give --bench", file=sys.stderr)
        return UNREADABLE
    try:
        file = read(_bytes(given.file, words))
    except (Sorry, OSError) as error:
        said = words(error.key, **error.args_) if isinstance(error, Sorry) else error
        print(f"quayside: {said}", file=sys.stderr)
        return UNREADABLE
    began = time.process_time()
    try:
        found = reviewed(registry()[file.game], file.record)
    except RecordMismatch:
        print(f"quayside: {words('review-old')}", file=sys.stderr)
        return NONE
    except (Illegal, ValueError):
        print(f"quayside: {words('review-not-over')}", file=sys.stderr)
        return NONE
    report = _report(given, found, time.process_time() - began)
    names = [plain(name, 40) for name in file.names]
    print(report.json() if given.json else "\n".join([*_lines(found, words.of(file.game, names)), *_aims(report)]))
    return DONE


def _bytes(file: str, words: Words) -> bytes:
    with Path(file).open("rb") as opened:
        return opened.read(LARGEST + 1)


def _report(given: argparse.Namespace, found: Review, seconds: float) -> Report:
    report = Report("review", file=given.file)
    report.fact("review", msgspec.to_builtins(found))
    report.figure("CPU seconds", seconds, "s")
    if found.seats <= 3:
        report.aim("CPU seconds of a game of three at most", seconds, "<=", SECONDS, "s")
    return report


def _lines(found: Review, words: Words) -> list[str]:
    """For a terminal."""
    told: list[str] = []
    for seat, each in enumerate(found.decisions):
        told.append(f"{words.seat(seat)}: {each.taken} decisions, {each.thought} thought about")
        told += [f"  {_line(weighed, words)}" for weighed in each.shown]
        cost, error = each.cost
        luck = f", luck {_signed(found.rolls.fates[seat])}" if found.rolls.fates else ""
        told.append(f"  decisions {-cost:+.1f} (± {error:.1f}){luck}")
    for point in found.course.points:
        told.append(f"round {point.round or 'end'}: {', '.join(f'{each:.1f}' for each in point.points)}")
    told += [
        f"turn in round {turn.round}: {words.seat(turn.seat)} {turn.swing:+.1f} (± {turn.error:.1f})"
        for turn in found.course.turns
    ]
    return told


def _line(weighed: Weighed, words: Words) -> str:
    gap = weighed.gap
    played, better = (", ".join(words.choice(choice) for choice in way) for way in (weighed.played, weighed.better))
    return f"round {weighed.round}: {played}; better: {better} ({gap.mean:.1f} ± {gap.error:.1f} points)"


def _signed(fate: Any) -> str:
    return f"{fate.mean:+.1f} (± {fate.error:.1f})"


def _aims(report: Report) -> list[str]:
    return [f"{'met   ' if aim.met else 'MISSED'} {aim.name}: {aim.value:g} ({aim.aim})" for aim in report.aims]
