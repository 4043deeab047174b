"""Pings on Discord."""

from __future__ import annotations

from bot.ledger.loaded import Loaded
from bot.outbox.messages import GameMessages
from bot.outbox.public_message import PublicMessage
from bot.text import Words
from db.records import PostRow
from tests.toy.rooms.ping.kinds import Moved


class PingPosts:
    """Delivers pings."""

    def __init__(self, messages: GameMessages) -> None:
        self._messages = messages

    async def post(self, loaded: Loaded, post: Moved, row: PostRow) -> int | None:
        """One line where the game is shown."""

        async def written(words: Words) -> PublicMessage:
            return PublicMessage(content=words("ping-moved", number=post.number))

        return await self._messages.send(loaded, row, written)
