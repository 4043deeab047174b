"""The kinds of posts that belong to privacy."""

from __future__ import annotations

from typing import ClassVar

from bot.ledger.post import Post


class ForgetDue(Post, frozen=True):
    """A person is to be forgotten to the end, should anything have kept the bot from that."""

    kind: ClassVar[str] = "forget"
    shown: ClassVar[bool] = False

    person: int
