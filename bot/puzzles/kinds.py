"""The kinds of posts that belong to puzzles."""

from __future__ import annotations

from typing import ClassVar

from bot.ledger.post import Post
from db.puzzle_records import WITHDRAWN


class PuzzleDue(Post, frozen=True):
    """It is the hour at which a server gets its puzzle."""

    kind: ClassVar[str] = "puzzle"

    guild: int


class SolutionDue(Post, frozen=True):
    """The day of a posted puzzle is over: its solution is shown in the same message. `id` is that of what was posed."""

    kind: ClassVar[str] = "solution"

    id: str


class PuzzleWithdrawn(Post, frozen=True):
    """Somebody in the game of a posted puzzle does not allow it any more: it is taken down from its message. The store
    makes these posts as it lets the puzzle go."""

    kind: ClassVar[str] = WITHDRAWN

    guild: int
    channel: int
    message: int
    locale: str
