"""The kinds of posts that belong to looking back."""

from __future__ import annotations

from typing import ClassVar

from bot.ledger.post import Post


class Replay(Post, frozen=True):
    """The whole game as an animation, below the final scoring. What can't be drawn keeps nobody waiting."""

    kind: ClassVar[str] = "replay"
    holds_up: ClassVar[bool] = False
    own_queue: ClassVar[bool] = True
