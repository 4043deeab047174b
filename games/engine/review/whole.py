"""The whole review of a finished game, all pieces together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from games.engine.effort import Effort
from games.engine.game import Game
from games.engine.record import Record, check_same_game
from games.engine.review.course import Course, course
from games.engine.review.decisions import Decisions, decisions
from games.engine.review.judging import adviser_of, judge_of
from games.engine.review.luck import Rolls, rolls
from games.engine.review.moments import moments


class Review(msgspec.Struct, frozen=True):
    """`adviser` is the player whose choices are held against those that were made. `alone` says that only a seat's own
    points count, and not those of the others as well. `decisions` are by seat."""

    game: str
    seats: int
    adviser: str
    alone: bool
    decisions: list[Decisions]
    course: Course
    rolls: Rolls


def reviewed(game: Game[Any, Any], record: Record, effort: Effort | None = None) -> Review:
    """The review of everybody. Raises `RecordMismatch`, `Illegal`, and `ValueError` for a game that is not over."""
    check_same_game(game, record)
    all_moments, end = moments(game, record)
    if not end.over:
        raise ValueError("the game is not over")
    return Review(
        game.id,
        record.seats,
        adviser_of(game),
        counts_alone(game, record.seats),
        [decisions(game, all_moments, seat, effort) for seat in range(record.seats)],
        course(game, all_moments, end, effort),
        rolls(game, record, all_moments, effort),
    )


def counts_alone(game: Game[Any, Any], seats: int) -> bool:
    """Whether the judge of a game for so many counts a seat's own points alone."""
    judge = judge_of(game)

    def worth(points: Sequence[float]) -> float:
        return judge.value(points, 0)

    zeros = [0.0] * seats
    return worth([1.0, *zeros[1:]]) - worth(zeros) == 1.0 and worth([0.0, *([1.0] * (seats - 1))]) == worth(zeros)
