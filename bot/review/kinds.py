"""The kind of post with which somebody shows others what a review said."""

from __future__ import annotations

from typing import ClassVar

from bot.ledger.post import Post


class Shared(Post, frozen=True):
    """One page of a review, for everybody: of the decisions of a seat, or of how the game went. Nobody waits for it."""

    kind: ClassVar[str] = "review"
    holds_up: ClassVar[bool] = False
    own_queue: ClassVar[bool] = True

    seat: int
    page: str


def mark_of(shared: Shared) -> str:
    """What the button below this page carries, by which the message is known again."""
    return f"s{shared.seat}{shared.page}"
