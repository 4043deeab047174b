"""A table held as a game is that is played, so that whatever shows games can show it. It is stored nowhere."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from bot.ledger.loaded import Loaded, Saved, encode_saved
from bot.ledger.options import Options, written
from db.records import GameRow, SeatRow
from games.engine import Game

_LONG_AGO = datetime.fromtimestamp(0, UTC)
NOWHERE = ""
"""The id of such a game."""


def unstored(game: Game[Any, Any], table: bytes, options: Options, seats: Sequence[SeatRow], language: str) -> Loaded:
    """This table of a game with those who sit there, shown in this language. Raises what a damaged table leads to."""
    row = GameRow(
        id=NOWHERE, kind=game.id, state="running", rules=game.rules, shape=game.shape, digest=game.digest,
        options=written(options),
        guild_id=None, channel_id=0, thread_id=None, host_id=0, lobby_message_id=None, board_message_id=None,
        locale=language, commitment="", salt="", version=0, revision=0,
        created_at=_LONG_AGO, updated_at=_LONG_AGO, finished_at=None, result=None,
        table_blob=encode_saved(Saved(table, [0] * options.seats)), checkpoint_revision=0,
    )  # fmt: skip
    return Loaded(row, list(seats))


def sitting(seat: int, name: str, player: str | None = None) -> SeatRow:
    """Who sits there: somebody of this name, or a computer player."""
    return SeatRow(NOWHERE, seat, None, player, None, seat, "active", {"name": name})
