"""A lesson's table as a game is held that is played: so whatever shows games can show it. It is stored nowhere."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from bot.learn.lessons import Course
from bot.ledger.loaded import Loaded, Saved, encode_saved
from bot.ledger.options import Options, written
from bot.players.registry import seatable
from bot.text import Words
from db.records import GameRow, SeatRow

_LONG_AGO = datetime.fromtimestamp(0, UTC)
_NOWHERE = ""


def as_loaded(course: Course, table: Any, name: str, words: Words) -> Loaded:
    """This table of a lesson, with the learner called `name` at it and computer players beside them."""
    lesson, game = course.lesson, course.game
    row = GameRow(
        id=_NOWHERE, kind=game.id, state="running", rules=game.rules, shape=game.shape, digest=game.digest,
        options=written(Options(seats=lesson.seats, settings=lesson.settings)),
        guild_id=None, channel_id=0, thread_id=None, host_id=0, lobby_message_id=None, board_message_id=None,
        locale=words.language, commitment="", salt="", version=0, revision=0,
        created_at=_LONG_AGO, updated_at=_LONG_AGO, finished_at=None, result=None,
        table_blob=encode_saved(Saved(game.save(table), [0] * lesson.seats)), checkpoint_revision=0,
    )  # fmt: skip
    return Loaded(row, [_seat(game.id, seat, lesson.you, name, words) for seat in range(lesson.seats)])


def _seat(kind: str, seat: int, you: int, name: str, words: Words) -> SeatRow:
    """Who sits there: the learner, or the weakest computer player of the game."""
    player = None if seat == you else seatable(kind)[0]
    called = name if player is None else words(f"player-{player}", number=seat if seat > you else seat + 1)
    return SeatRow(_NOWHERE, seat, None, player, None, seat, "active", {"name": called})
