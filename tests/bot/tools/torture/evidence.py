"""What a torture knows at its end, made up: moves, presses, games in which nothing is wrong until it is given."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from bot.ledger.loaded import encode_events
from bot.tools.torture.press_log import LoggedPress
from bot.tools.torture.stored_games import StoredGame
from db.records import MoveRow

ANN, BEN = 101, 102


def move(number: int, **fields: Any) -> MoveRow:
    given: dict[str, Any] = {
        "game_id": "g1",
        "number": number,
        "kind": "choice",
        "seat": 0,
        "choice": "sail",
        "interaction_id": number,
        "person_id": ANN,
        "at": datetime(2026, 5, 1, tzinfo=UTC),
        "events": encode_events([]),
        "undone": False,
    }
    return MoveRow(**given | fields)


def press(number: int, **fields: Any) -> LoggedPress:
    given: dict[str, Any] = {
        "interaction_id": number,
        "person_id": ANN,
        "game_id": "g1",
        "revision": number - 1,
        "choice": "sail",
        "verdicts": frozenset({"played"}),
    }
    return LoggedPress(**given | fields)


def game(*moves: MoveRow, **fields: Any) -> StoredGame:
    given: dict[str, Any] = {
        "id": "g1",
        "kind": "toy",
        "state": "running",
        "revision": len(moves),
        "board": 0,
        "board_id": 11,
        "story": "Ann sails.",
        "moves": list(moves),
        "players": [1],
        "deciding": {BEN: 0},
        "digest": "d1",
        "replayed": "d1",
    }
    return StoredGame(**given | fields)
