"""The replay of a whole game, posted when it is over."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.errors import Sorry
from bot.history.kinds import Replay
from bot.history.replay_panel import replay_message
from bot.ledger.entry import Entry
from bot.ledger.loaded import Loaded
from bot.outbox.errors import Undeliverable
from bot.outbox.messages import GameMessages
from bot.outbox.public_message import PublicMessage
from bot.text import Words
from bot.workers.queue import Asker
from db.records import PostRow

REPLAYS = "replays"
"""On whose behalf the replays below a server's final scorings are drawn."""


class FinalReplays:
    """Posts the replay below the final scoring. `animation` draws it, and raises `Sorry` where that can't be."""

    def __init__(
        self,
        messages: GameMessages,
        animation: Callable[[Loaded, Words, Asker], Awaitable[discord.File]],
    ) -> None:
        self._messages = messages
        self._animation = animation

    async def attend(self, entry: Entry) -> None:
        """With the change that ends a game: its replay follows the final scoring."""
        if entry.result is not None:
            entry.say(Replay(), "r")

    async def post(self, loaded: Loaded, post: Replay, row: PostRow) -> int | None:
        """The whole game as an animation."""
        del post
        found = await self._messages.sent_before(loaded, row, lambda each: each.action == "@watch")
        if found is not None:
            return found

        async def written(words: Words) -> PublicMessage:
            file = await self._animation(loaded, words, Asker(loaded.row.guild_id, REPLAYS))
            return replay_message(loaded, words, file)

        try:
            return await self._messages.send(loaded, row, written)
        except Sorry as sorry:  # the rules have changed since: nothing to show
            raise Undeliverable(sorry.key) from sorry
