"""A puzzle as it is kept, and its table as a game is held that is played: with seats instead of people."""

from __future__ import annotations

import logging
from typing import Any

import msgspec

from bot.ledger.loaded import Loaded
from bot.ledger.options import Options
from bot.ledger.unstored import sitting, unstored
from bot.text import texts
from db.damage import Damage, DamagedRow
from db.puzzle_records import PuzzleRow
from games.engine import Game, registry
from games.engine.review import Puzzle

log = logging.getLogger(__name__)


class Kept(msgspec.Struct, frozen=True):
    """What stands in the column of a puzzle."""

    seats: int
    settings: dict[str, str]
    puzzle: Puzzle


class ReadPuzzle:
    """A puzzle that can be shown."""

    def __init__(self, row: PuzzleRow, kept: Kept) -> None:
        self.id = row.id
        self.found_at = row.found_at
        self.game: Game[Any, Any] = registry()[row.kind]
        self.kept = kept

    @property
    def puzzle(self) -> Puzzle:
        return self.kept.puzzle

    def at(self, language: str) -> Loaded:
        """Its table; nobody has a name there but what their seat is called in this language."""
        words = texts().words(language)
        seats = [sitting(seat, words("puzzle-seat", number=seat + 1)) for seat in range(self.kept.seats)]
        options = Options(seats=self.kept.seats, settings=self.kept.settings)
        return unstored(self.game, self.puzzle.table, options, seats, language)


def read_puzzle(row: PuzzleRow, damage: Damage) -> ReadPuzzle | None:
    """The puzzle of a row; None for one of rules or figures of before. What can't be read is noted as damage."""
    game = registry().get(row.kind)
    if game is None or game.shape != row.shape or not game.plays_by(row.rules) or not game.plays(row.digest):
        return None
    try:
        read = ReadPuzzle(row, msgspec.msgpack.decode(row.puzzle, type=Kept))
        _check(read)
    except Exception as error:  # whatever the damage leads to
        log.warning("puzzle %s can't be read: %r", row.id, error)
        damage.found(DamagedRow("puzzles", row.id, "puzzle"))
        return None
    return read


def _check(read: ReadPuzzle) -> None:
    """Raise `ValueError`, or whatever damage leads to, for what can't be shown."""
    puzzle, loaded = read.puzzle, read.at("en")
    if puzzle.options != loaded.game.options(loaded.table, puzzle.seat):
        raise ValueError("other choices than at its table")
    if set(puzzle.options) != {puzzle.answer, *puzzle.behind}:
        raise ValueError("not all choices are weighed")


def written(seats: int, settings: dict[str, str], puzzle: Puzzle) -> bytes:
    """What to store."""
    return msgspec.msgpack.encode(Kept(seats, settings, puzzle))
