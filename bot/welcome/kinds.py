"""The kinds of posts that belong to the welcome."""

from __future__ import annotations

from typing import ClassVar

from bot.ledger.post import Post


class Invited(Post, frozen=True):
    """The bot was invited to a server where nobody knows it: it introduces itself."""

    kind: ClassVar[str] = "welcome"

    guild: int
