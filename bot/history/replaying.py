"""A game as an animation of what everybody could see, while it runs and when it is over; and its record, from which
that is played again. What becomes of a record outside the bot is up to the room of records."""

from __future__ import annotations

import discord

from bot.errors import Sorry
from bot.gateway.layout import layout, picture
from bot.gateway.press import Answer
from bot.gateway.reply import Reply
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.pictures.replays import Order
from bot.pictures.studio import Studio, attach
from bot.text import Words
from bot.workers.queue import Asker
from games.engine import Record


class Replaying:
    """Plays games again."""

    def __init__(self, ledger: Ledger, studio: Studio) -> None:
        self._ledger = ledger
        self._studio = studio

    def answers(self) -> dict[str, Answer]:
        """What is pressed for a replay, where a game is shown and where it is over."""
        replay = Answer("private", lambda reply, press: self.replay(reply, press.game_id), "watcher", "replay")
        return {"@replay": replay, "@watch": replay}

    async def replay(self, reply: Reply, game_id: str) -> None:
        """The game so far as an animation. Raises `Sorry` for a game that has not begun, and as `record` does."""
        reply.acknowledge()
        loaded = await self._ledger.dealt(game_id)
        file = await self.animation(loaded, loaded.words(reply.words.language), reply.asker)
        await reply.show(layout(picture(file)), file)

    async def animation(self, loaded: Loaded, words: Words, asker: Asker) -> discord.File:
        """The replay as an attachment. Raises `Sorry` as `record` does, and what keeps it from being drawn."""
        record = await self.record(loaded)
        drawn = await self._studio.animate(Order(record, loaded.names, words.language), asker)
        return attach(drawn, "replay")

    async def record(self, loaded: Loaded) -> Record:
        """What the game can be played again from; its secret stays in the house.

        Raises `Sorry` when it was played by rules or data of before.
        """
        record, game = await self._ledger.record(loaded), loaded.game
        if (record.rules, record.shape, record.data) != (game.rules, game.shape, game.digest):
            raise Sorry("error-replay-old")
        return record
