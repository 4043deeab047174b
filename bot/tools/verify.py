"""The subcommand: reads a record, says what playing it again shows, draws a step of it."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from bot.errors import Sorry
from bot.records.checking import LARGEST, Verdict, read, verify
from bot.records.sentences import names, sentences
from bot.text import Words, texts
from bot.tools.report import Report
from render import painter

HOLDS, FAILS, UNREADABLE = 0, 1, 2
PICTURE = "table.png"


def verify_file(given: argparse.Namespace) -> int:
    """Check and print; returns the exit code: 0 all is as the file says, 1 something is not, 2 it can't be read."""
    words = texts().words(given.lang)
    try:
        verdict = verify(read(_bytes(given.file)), given.step)
        steps = len(verdict.file.choices)
        if given.step is not None and not 0 <= given.step <= steps:
            raise Sorry("verify-no-step", step=given.step, most=steps)
        drawn = _draw(verdict, given, words) if given.step is not None or given.out else ""
    except Sorry as sorry:
        print(f"quayside: {words(sorry.key, **sorry.args_)}", file=sys.stderr)
        return UNREADABLE
    said = [*sentences(verdict, words), *([drawn] if drawn else [])]
    print(_report(given, verdict, said).json() if given.json else "\n".join(said))
    return HOLDS if verdict.holds else FAILS


def _bytes(file: str) -> bytes:
    """What is in the file, and one byte more than may be if it is too large."""
    try:
        with Path(file).open("rb") as opened:
            return opened.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise Sorry("verify-no-file", file=file, reason=_why(error)) from error


def _draw(verdict: Verdict, given: argparse.Namespace, words: Words) -> str:
    """Write the picture; returns a sentence about it."""
    step = verdict.played if given.step is None else given.step
    if verdict.view is None:
        return words("verify-not-drawn", step=step)
    people = names(verdict)
    game, out = verdict.file.game, given.out or PICTURE
    drawn = painter(game).table(verdict.view, words.of(game, people), names=people)
    try:
        Path(out).write_bytes(drawn.data)
    except (OSError, ValueError) as error:
        raise Sorry("verify-unwritten", file=out, reason=_why(error)) from error
    return words("verify-drawn", step=step, file=out)


def _why(error: OSError | ValueError) -> str:
    return (error.strerror if isinstance(error, OSError) else None) or str(error)


def _report(given: argparse.Namespace, verdict: Verdict, said: list[str]) -> Report:
    file = verdict.file
    report = Report("verify", file=given.file, step=given.step, out=given.out)
    for name in ("id", "game", "names", "settings", "rules", "shape", "data"):
        report.fact(name, getattr(file, name))
    report.fact("commitment", verdict.commitment)
    report.fact("digest", verdict.digest)
    report.fact("result", verdict.result)
    report.fact("holds", verdict.holds)
    report.fact("says", said)
    report.figure("decisions", len(file.choices), "decisions")
    report.aim("commitment is that of the secret", int(verdict.fixed), "==", 1)
    report.aim("fields of another edition", len(verdict.unlike), "==", 0)
    report.aim("decisions that are legal", verdict.played, "==", len(file.choices))
    report.aim("last table is that of the file", int(verdict.same_table), "==", 1)
    report.aim("result is that of the file", int(verdict.same_result), "==", 1)
    return report
