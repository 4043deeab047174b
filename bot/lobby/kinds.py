"""The kinds of posts that belong to lobbies and to the status cards they become."""

from __future__ import annotations

from typing import ClassVar

from bot.ledger.post import Post


class Status(Post, frozen=True):
    """A silent edit of the game's lobby message, which is its status card by now."""

    kind: ClassVar[str] = "status"
    holds_up: ClassVar[bool] = False
    gives_way: ClassVar[bool] = True
