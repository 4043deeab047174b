"""Putting rows into the outbox apart from any change of a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from db.outbox import OutboxRepository
from db.records import NewPost


class Posting:
    """`wake` tells the outbox that there are new rows: also those that were stored with something else."""

    def __init__(self, outbox: OutboxRepository, wake: Callable[[], None]) -> None:
        self._outbox = outbox
        self.wake = wake

    async def post(self, game_id: str | None, posts: Sequence[NewPost], *, supersede: Collection[str] = ()) -> None:
        """Store rows to be delivered; waiting ones of the kinds `supersede` of this game give way to them."""
        await self._outbox.post(game_id, posts, supersede=supersede)
        self.wake()
