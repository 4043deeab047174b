"""Computer players' turns: each is a row of the outbox, so that none is lost."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from random import Random

from bot.errors import Sorry, Stale
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
        """A computer player answers what it owes by now, if it still plays there.

        In a game that stands still it owes nothing: whoever lets that go on calls it anew.
        """
        del row
        answered = False
        while not answered:
            try:
                now = await self._deciding.owed(loaded.id, post.seat)
                name = now.seats[post.seat].player if now is not None else None
                answered = now is None or name is None or await self._answer(now, post.seat, name)
            except Sorry as sorry:
                log.info("computer player at seat %s of game %s: %s", post.seat, loaded.id, sorry)
                answered = sorry.key != "error-busy"  # else others were quicker again and again
        return None

    async def _answer(self, now: Loaded, seat: int, name: str) -> bool:
        """Answer what `seat` owes now; False if that was asked no more when the answer came."""
        player, rng = player_named(now.row.kind, name), await self._chance(now, seat)
        if isinstance(player, Player):
            view, options = now.game.view(now.table, seat), now.game.options(now.table, seat)
            choice = player.choose(view, options, rng or self._rng)
        else:
            try:
                choice = await self._thinking.answer(
                    now, seat, player, lambda: self._deciding.check_owed(now, seat), rng
                )
            except Stale:
                return False
        return await self._deciding.answer_for_player(now, seat, choice) is not None
