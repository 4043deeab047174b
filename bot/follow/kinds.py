"""The kinds of posts that belong to following."""

from __future__ import annotations

from typing import ClassVar

from bot.ledger.post import Post


class FollowedGameOver(Post, frozen=True):
    """The game is over: puts in a row for each who follows it."""

    kind: ClassVar[str] = "followers"


class FollowerNews(Post, frozen=True):
    """Tells one person by direct message what happened in a game after move `since`, up to move `until`.

    It belongs to no game, for no board shall wait for it.
    """

    kind: ClassVar[str] = "follower"

    game: str
    person: int
    since: int
    until: int
    end: bool
