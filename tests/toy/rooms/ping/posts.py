"""Pings on Discord."""

from __future__ import annotations

from bot.gateway.layout import layout, text
from bot.ledger.loaded import Loaded
from bot.outbox.messages import GameMessages
from bot.outbox.threads import GameThreads
from db.records import PostRow
from tests.toy.rooms.ping.kinds import Moved


class PingPosts:
    """Delivers pings."""

    def __init__(self, threads: GameThreads, messages: GameMessages) -> None:
        self._threads = threads
        self._messages = messages

    async def post(self, loaded: Loaded, post: Moved, row: PostRow) -> int | None:
        """One line where the game is shown."""
        view = layout(text(loaded.words()("ping-moved", number=post.number)))
        place = await self._threads.find(loaded)
        return (await self._messages.send(loaded, place, row, view=view, pings=[])).id
