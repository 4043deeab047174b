"""Trying again what could not be said in a place: when something has changed there, and when a timeout of the bot ends.
Who hears of changes is `watch.py`; what is held and why, the outbox knows."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from datetime import timedelta

from bot.ledger.posting import Posting
from bot.outbox.places import Places
from bot.outbox.threads import GameThreads
from bot.places.kinds import Reopen
from db.records import PostRow

AFTER = (timedelta(seconds=1), timedelta(minutes=2))
"""How long after the end of a timeout; the second time in case this machine's clock is ahead of Discord's."""


class Reopening:
    """`open_held` lets the outbox try again what it holds for a server (None: for all)."""

    def __init__(
        self,
        places: Places,
        threads: GameThreads,
        posting: Posting,
        open_held: Callable[[int | None], Awaitable[None]],
    ) -> None:
        self._places = places
        self._threads = threads
        self._posting = posting
        self._open_held = open_held

    async def changed(self, guild_id: int | None) -> None:
        """Something may be different on a server (None: on all): what is held is tried now, and once more when the bot
        is no longer timed out there, for nobody tells it of that. Raises `StoreError`."""
        await self._open(guild_id)
        for server, until in self._places.timeouts(guild_id):
            nonces = [f"reopen-{server}-{round(until.timestamp())}-{number}" for number in range(len(AFTER))]
            rows = [Reopen(guild_id=server).row(nonce, until + wait) for nonce, wait in zip(nonces, AFTER, strict=True)]
            await self._posting.post(None, rows)

    async def deliver(self, post: Reopen, row: PostRow) -> None:
        """A timeout has ended."""
        del row
        await self._open(post.guild_id)

    async def _open(self, guild_id: int | None) -> None:
        self._threads.look_again()
        await self._open_held(guild_id)
