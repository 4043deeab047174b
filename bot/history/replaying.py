"""A game as an animation of what everybody could see, while it runs and when it is over; and its record, from which
that is played again. What becomes of a record outside the bot is up to the room of records."""

from __future__ import annotations

import discord

from bot.errors import Sorry
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.pictures.replays import Order
from bot.pictures.studio import Studio, attach
from bot.text import Words
from bot.workers.queue import Asker
from games.engine import Record, is_played_still


class Replaying:
    """Plays games again."""

    def __init__(self, ledger: Ledger, studio: Studio) -> None:
        self._ledger = ledger
        self._studio = studio

    async def drawn(self, game_id: str, language: str, asker: Asker) -> discord.File:
        """The game so far as an animation. Raises `Sorry` for a game that has not begun, and as `animation` does."""
        loaded = await self._ledger.dealt(game_id)
        return await self.animation(loaded, loaded.words(language), asker)

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
        if not is_played_still(game, record):
            raise Sorry("error-replay-old")
        return record
