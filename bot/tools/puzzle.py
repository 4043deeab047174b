"""`quayside puzzle`: which moments of games among computers are puzzles, and what looking for them costs."""

from __future__ import annotations

import argparse
from typing import Any

import msgspec

from bot.puzzles.search import Search, searched
from bot.text import Words, texts
from bot.tools.report import Report
from games.engine.review import Puzzle


def puzzle(given: argparse.Namespace) -> int:
    """Look, and print; returns the exit code."""
    report = Report("puzzle", game=given.game, games=given.games, seats=given.seats, seed=given.seed)
    plain = texts().words(given.lang)
    names = [plain("puzzle-seat", number=seat + 1) for seat in range(given.seats)]
    words = plain.of(given.game, names)
    found: list[dict[str, Any]] = []
    lines: list[str] = []
    seconds, with_one, number = 0.0, 0, 0
    for number in range(given.games):
        name = f"{given.seed}/{number}"
        at: int | None = 0
        before = len(found)
        while at is not None and seconds < given.most and (given.all or len(found) == before):
            piece = searched(Search(given.game, name, seats=given.seats, at=at))
            seconds += piece.seconds
            at = piece.at
            if piece.puzzle is not None:
                found.append({"game": name, **_told(piece.puzzle)})
                lines.append(_line(name, piece.puzzle, words))
        with_one += len(found) > before
        if seconds >= given.most:
            break
    report.fact("puzzles", found)
    report.figure("games", number + 1, "games")
    report.figure("games with a puzzle", with_one, "games")
    report.figure("CPU", seconds, "s")
    report.figure("CPU of a puzzle", seconds / with_one if with_one else 0.0, "s")
    print(report.json() if given.json else "\n".join([*lines, *report.lines()[2:]]))
    return 0


def _told(found: Puzzle) -> dict[str, Any]:
    """All but the table's bytes."""
    told: dict[str, Any] = msgspec.to_builtins(found)
    del told["table"]
    return told | {"answer": found.answer, "second": found.second}


def _line(name: str, found: Puzzle, words: Words) -> str:
    gap = found.behind[found.second]
    where = f"{name}, decision {found.number} (round {found.round}), {words.seat(found.seat)}"
    lead = f"{gap.mean:.1f} ± {gap.error:.1f} points in {gap.worlds} worlds, of {len(found.options)} choices"
    return f"{where}: {words.choice(found.answer)} before {words.choice(found.second)}: {lead}"
