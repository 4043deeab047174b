"""The kinds of posts that belong to challenges."""

from __future__ import annotations

from typing import ClassVar

from bot.ledger.post import Post


class RunOver(Post, frozen=True):
    """A run has ended: how is noted before anything is said of it."""

    kind: ClassVar[str] = "ran"
    shown: ClassVar[bool] = False
