"""The kinds of posts that belong to pings."""

from __future__ import annotations

from typing import ClassVar

from bot.ledger.post import Post


class Moved(Post, frozen=True):
    """Somebody has made move `number`."""

    kind: ClassVar[str] = "ping"

    number: int
