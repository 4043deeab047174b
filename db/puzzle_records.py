"""What goes into the store and comes out of it about puzzles: small frozen structs, fields named like columns.
No database here, as in `db.records`."""

from __future__ import annotations

from datetime import datetime
from typing import Literal

import msgspec

WITHDRAWN = "withdrawn"
"""The kind of the posts that take a puzzle down."""


class PuzzleRow(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle, which the bot can read as long as it has these rules and data. `game_id` is the game of people it is
    from; None where computers played."""

    id: str
    kind: str
    rules: int
    shape: int
    digest: str
    game_id: str | None
    found_at: datetime
    puzzle: bytes


class Posed(msgspec.Struct, frozen=True, kw_only=True):
    """A puzzle on a server on a day (`2026-11-27`). `answers` and `found` are counted when it is solved."""

    id: str
    puzzle_id: str
    guild_id: int
    day: str
    channel_id: int
    locale: str
    message_id: int | None = None
    state: Literal["open", "solved"] = "open"
    answers: int = 0
    found: int = 0


class Tally(msgspec.Struct, frozen=True):
    """How many have answered, and how many of them found it."""

    answers: int
    found: int
