"""A lesson's table as a game is held that is played."""

from __future__ import annotations

from typing import Any

from bot.learn.lessons import Course
from bot.ledger.loaded import Loaded
from bot.ledger.options import Options
from bot.ledger.unstored import sitting, unstored
from bot.players.registry import seatable
from bot.text import Words
from db.records import SeatRow


def as_loaded(course: Course, table: Any, name: str, words: Words) -> Loaded:
    """This table of a lesson, with the learner called `name` at it and computer players beside them."""
    lesson, game = course.lesson, course.game
    seats = [_seat(game.id, seat, lesson.you, name, words) for seat in range(lesson.seats)]
    options = Options(seats=lesson.seats, settings=lesson.settings)
    return unstored(game, game.save(table), options, seats, words.language)


def _seat(kind: str, seat: int, you: int, name: str, words: Words) -> SeatRow:
    """Who sits there: the learner, or the weakest computer player of the game."""
    if seat == you:
        return sitting(seat, name)
    player = seatable(kind)[0]
    return sitting(seat, words(f"player-{player}", number=seat if seat > you else seat + 1), player)
