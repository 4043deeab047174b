"""`bench engine`: the rules alone, in CPU time of one process, beside random games of chess as the yardstick."""

from __future__ import annotations

import argparse
import sys
from functools import partial
from random import Random
from typing import Any

from bot.health.garbage_collection import leave_out_what_is_loaded
from bot.tools.bench.timing import cpu_microseconds
from bot.tools.bench.yardstick import MISSING, YARDSTICK, GameCounts, chess_counts
from bot.tools.gallery.moments import play, richest
from bot.tools.report import Report
from games.engine import Game, Luck, registry

ROUNDS = 6
"""The games and the yardstick take turns, so that a machine that slows down slows both."""
DECISIONS_TO_CHESS = 2.5
LIMITS = {"clone": 20.0, "save": 15.0, "load": 40.0}


def bench_engine(given: argparse.Namespace) -> int:
    """The subcommand; returns the exit code."""
    chess = chess_counts()
    if chess is None:
        print(MISSING, file=sys.stderr)
        return 2
    game = registry()[given.game]
    leave_out_what_is_loaded()  # as the bot does
    seats = game.seats[-1]
    settings = richest(game, seats)
    report = Report("bench engine", game=game.id, seats=seats, settings=settings, seconds=given.seconds)
    span = given.seconds / (ROUNDS * 2.6)
    ours = GameCounts(partial(_game, game, seats, settings))
    for _ in range(ROUNDS):
        chess.run(span)
        ours.run(span)
    yardstick = chess.moves / chess.seconds
    report.figure("yardstick", yardstick, "moves/s of random chess")
    report.figure("decisions", ours.moves / ours.seconds, "decisions/s")
    report.figure("games", ours.games / ours.seconds, "games/s")
    report.figure("decisions a game", ours.moves / max(1, ours.games), "decisions")
    ratio = report.figure("decisions to yardstick", ours.moves / ours.seconds / yardstick, "x")
    report.aim("decisions a second against the yardstick", ratio, ">=", DECISIONS_TO_CHESS, "x")
    for name, microseconds in _operations(game, seats, span).items():
        report.figure(name, microseconds, "us")
        scaled = report.figure(f"{name} at the yardstick", microseconds * yardstick / YARDSTICK, "us")
        if name in LIMITS:
            report.aim(f"{name} with the yardstick at {YARDSTICK} moves/s", scaled, "<=", LIMITS[name], "us")
    print(report.json())
    return 0


def _game(game: Game[Any, Any], seats: int, settings: dict[str, str], number: int) -> int:
    """A random game; returns its decisions."""
    rng, luck = Random(number), Luck(number.to_bytes(32, "big"))
    table, _ = game.setup(seats, settings, luck)
    decisions = 0
    while waiting := game.waiting(table):
        seat = next(iter(waiting))
        game.apply(table, seat, rng.choice(game.options(table, seat)), luck)
        decisions += 1
    return decisions


def _operations(game: Game[Any, Any], seats: int, seconds: float) -> dict[str, float]:
    """CPU time of single operations on the tables of a whole game."""
    moments = play(game, seats, "operations").moments
    tables = [moment.table for moment in moments[:: max(1, len(moments) // 40)] if game.waiting(moment.table)]
    deciders = [(table, next(iter(game.waiting(table)))) for table in tables]
    saved = [game.save(table) for table in tables]
    return {
        "clone": cpu_microseconds([table.clone for table in tables], seconds),
        "save": cpu_microseconds([partial(game.save, table) for table in tables], seconds),
        "load": cpu_microseconds([partial(game.load, data) for data in saved], seconds),
        "options": cpu_microseconds([partial(game.options, *each) for each in deciders], seconds),
        "view": cpu_microseconds([partial(game.view, *each) for each in deciders], seconds),
    }
