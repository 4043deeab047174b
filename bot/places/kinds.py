"""The kinds of posts that belong to places."""

from __future__ import annotations

from typing import ClassVar

from bot.ledger.post import Post


class Reopen(Post, frozen=True):
    """Lets what is held on a server be tried again. Shows nothing itself."""

    kind: ClassVar[str] = "reopen"
    shown: ClassVar[bool] = False
    holds_up: ClassVar[bool] = False

    guild_id: int
