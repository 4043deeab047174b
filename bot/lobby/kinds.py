"""The kinds of posts that belong to lobbies and to the status cards they become."""

from __future__ import annotations

from datetime import timedelta
from typing import ClassVar

from bot.ledger.post import Post

LOBBY_LASTS = timedelta(days=14)
"""A table that nobody starts is cleared away once nothing has happened at it for so long."""


class Unstarted(Post, frozen=True):
    """A lobby may have waited for long enough. Shows nothing itself."""

    kind: ClassVar[str] = "unstarted"
    shown: ClassVar[bool] = False
    holds_up: ClassVar[bool] = False
    gives_way: ClassVar[bool] = True


class Expired(Post, frozen=True):
    """Says where a lobby stood that it was closed, since nobody had started it."""

    kind: ClassVar[str] = "expired"
    holds_up: ClassVar[bool] = False


class Status(Post, frozen=True):
    """A silent edit of the game's lobby message, which is its status card by now."""

    kind: ClassVar[str] = "status"
    holds_up: ClassVar[bool] = False
    gives_way: ClassVar[bool] = True
