"""Puzzles without the work of finding them: a moment of a game among mates, in which one choice is said to be best."""

from __future__ import annotations

from functools import cache

from bot.puzzles.puzzle import written
from bot.puzzles.search import Piece, Search, among_computers
from db.puzzle_records import PuzzleRow
from games.engine import registry
from games.engine.review import Gap, Moment, Puzzle, moments
from tests.conversations.house import House

KIND = "montego_bay"
SEATS = 3


@cache
def _moments(name: str, kind: str) -> list[Moment]:
    game = registry()[kind]
    return moments(game, among_computers(game, SEATS, name))[0]


def made_up(number: int = 0, kind: str = KIND) -> Puzzle:
    """A puzzle whose answer is the second of its choices; the first comes second."""
    fitting = [each for each in _moments("made up", kind) if 4 <= len(each.options) <= 25]
    moment = fitting[len(fitting) // 2 + number]
    options = moment.options
    others = [each for each in options if each != options[1]]
    behind = {choice: Gap(4.2 + at, 0.5, 4.0, 24, {}) for at, choice in enumerate(others)}
    return Puzzle(moment.number, moment.seat, moment.round, moment.table, options, moment.choice, (options[1],), behind)


def found_at_once(order: Search) -> Piece:
    """Instead of looking: whoever looks finds something at once."""
    return Piece(made_up(sum(order.name.encode()) % 7, order.kind), SEATS, {}, None, 1.0)


def nothing_found(order: Search) -> Piece:
    """Instead of looking: there is nothing to be found, and it takes long."""
    return Piece(None, SEATS, {}, None, 25.0)


def row_of(house: House, puzzle: Puzzle, puzzle_id: str, game_id: str | None = None) -> PuzzleRow:
    """A row for it, found now."""
    game = registry()[KIND]
    return PuzzleRow(
        id=puzzle_id, kind=KIND, rules=game.rules, shape=game.shape, digest=game.digest, game_id=game_id,
        found_at=house.now(), puzzle=written(SEATS, {}, puzzle),
    )  # fmt: skip
