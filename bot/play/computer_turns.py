"""Computer players' turns: each is a row of the outbox, so that none is lost."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from bot.errors import Sorry
from bot.ledger.loaded import Loaded
from bot.play.deciding import Deciding
from bot.play.kinds import ComputerTurn
from bot.players.registry import player_named
from bot.players.thinking import Thinking
from db.records import PostRow
from games.engine import Player

log = logging.getLogger(__name__)
Chance = Callable[[Loaded, int], Awaitable[Random | None]]
"""The chance of the computer player at a seat, where it is not just any."""


class ComputerTurns:
    """Lets computer players answer."""

    def __init__(self, deciding: Deciding, thinking: Thinking, chance: Chance) -> None:
        self._deciding = deciding
        self._thinking = thinking
        self._chance = chance
        self._rng = Random()

    async def play(self, loaded: Loaded, post: ComputerTurn, row: PostRow) -> int | None:
        """A computer player answers its decision, if it still plays there."""
        del row
        seat = post.seat
        name = loaded.seats[seat].player
        if name is None:
            return None
        player = player_named(loaded.row.kind, name)
        rng = await self._chance(loaded, seat)

        async def choose(now: Loaded, options: Sequence[str]) -> str:
            if not isinstance(player, Player):
                return await self._thinking.answer(now, seat, player, rng)
            return player.choose(now.game.view(now.table, seat), options, rng or self._rng)

        try:
            await self._deciding.decide_for_player(loaded.id, seat, choose)
        except Sorry as sorry:
            log.info("computer player at seat %s of game %s: %s", seat, loaded.id, sorry)
        return None
