"""The yardstick for processor times: random games of chess (python-chess), played beside what is measured, so that a
machine that slows down slows both."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from random import Random

from bot.tools.report import Report

YARDSTICK = 20_000
"""Moves a second of random chess to which processor times are scaled."""
MISSING = "quayside: the yardstick is missing: pip install 'quayside[bench]'"


class GameCounts:
    """Counts moves and games of one kind, and the CPU time they took."""

    def __init__(self, one: Callable[[int], int]) -> None:
        self._one = one
        self.games = self.moves = 0
        self.seconds = 0.0

    def run(self, seconds: float) -> None:
        """Play for about so long, one whole game at least."""
        began = time.process_time()
        while True:
            self.moves += self._one(self.games)
            self.games += 1
            spent = time.process_time() - began
            if spent >= seconds:
                self.seconds += spent
                return


def bench_yardstick(given: argparse.Namespace) -> int:
    """The subcommand: how fast this machine is while it does whatever else it does; returns the exit code."""
    chess = chess_counts()
    if chess is None:
        print(MISSING, file=sys.stderr)
        return 2
    chess.run(given.seconds)
    report = Report("bench yardstick", seconds=given.seconds)
    moves = report.figure("random chess", chess.moves / chess.seconds, "moves/s of CPU time")
    report.figure(f"what takes 1 s of CPU time at {YARDSTICK} moves/s takes here", YARDSTICK / moves, "s")
    print(report.json())
    return 0


def chess_counts() -> GameCounts | None:
    """Random games of chess, of which none were played yet; None where python-chess is not installed."""
    return GameCounts(_chess_game) if find_spec("chess") is not None else None


def _chess_game(number: int) -> int:
    """A random game of chess; returns its moves."""
    import chess  # noqa: PLC0415 - an extra

    rng, board = Random(number), chess.Board()
    while not board.is_game_over():
        board.push(rng.choice(list(board.legal_moves)))
    return len(board.move_stack)
