"""What a searching player thinks about, and how the bot has it thought beside itself (`bot.workers`).
The event loop only waits for the answer."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from random import Random
from typing import TYPE_CHECKING

import msgspec

from bot.players.registry import searching_players, stand_in
from bot.workers.process import Failed
from bot.workers.queue import Asker
from bot.workers.workers import Workers
from games.engine import Budget, Searching, Weighed, registry, weigh

if TYPE_CHECKING:
    from bot.ledger.loaded import Loaded

log = logging.getLogger(__name__)
CAPTAINS = "captains"
"""On whose behalf a server's computer players think."""
STARTING_S = 20.0
SLOW = 10
"""On a busy machine a second of CPU time may take so many."""
THOROUGH = 240
"""Playouts for somebody who asks for a hint: more than a captain takes at a table, as far as there is time."""
UNHURRIED_S = 30.0
"""For thoughts that must come out alike each time: their playouts end them, not the clock."""


class Question(msgspec.Struct, frozen=True):
    """A decision to think about: the game's id, who thinks, the table as saved, the seat, the dice of the thought."""

    kind: str
    player: str
    table: bytes
    seat: int
    seed: int
    budget: Budget


class CannotThink(Exception):
    """The game has no player that thinks, or whoever was to think has failed."""


class Thinking:
    """Has decisions thought about. Thoughts wait for their turn among all that is heavy."""

    def __init__(self, workers: Workers, budget: Budget | None = None) -> None:
        self._workers = workers
        self.budget = budget or Budget()

    async def weigh(
        self,
        loaded: Loaded,
        seat: int,
        *,
        asker: Asker,
        still: Callable[[], Awaitable[None]],
        player: Searching | None = None,
        rng: Random | None = None,
    ) -> list[Weighed]:
        """The choices worth a thought for the decision `seat` owes, best first, each with the points it promises.

        When its turn comes, `still` raises if the decision is owed no more, and nothing is thought. Whoever asks about
        the same decision meanwhile gets the same thought. The game's strongest searching player thinks, and more
        thoroughly than at a table, unless another one is named. With an `rng` the same dice give the same answer.
        Raises `CannotThink`, and what `still` raises.
        """
        kind = loaded.row.kind
        known = searching_players(kind)
        if not known:
            raise CannotThink(f"nobody thinks in {kind}")
        name = player.name if player is not None else list(known)[-1]
        budget = self.budget
        if player is None and budget.playouts is None:
            budget = msgspec.structs.replace(budget, playouts=THOROUGH)
        if rng is not None:
            budget = msgspec.structs.replace(budget, seconds=UNHURRIED_S)
        seed = (rng or Random()).getrandbits(64)
        question = Question(kind, name, loaded.game.save(loaded.table), seat, seed, budget)

        async def prepare() -> Question:
            await still()
            return question

        try:
            return await self._workers.do(
                think,
                prepare,
                asker=asker,
                key=("thought", loaded.id, seat, loaded.saved.asked[seat], name),
                limit_s=STARTING_S + SLOW * budget.seconds,
            )
        except Failed as failed:
            raise CannotThink(str(failed)) from failed

    async def answer(
        self,
        loaded: Loaded,
        seat: int,
        player: Searching,
        still: Callable[[], Awaitable[None]],
        rng: Random | None = None,
    ) -> str:
        """What this player chooses; if it can't think, what the strongest quick one chooses. Raises as `still` does."""
        asker = Asker(loaded.row.guild_id, CAPTAINS)
        try:
            return (await self.weigh(loaded, seat, asker=asker, still=still, player=player, rng=rng))[0].choice
        except CannotThink as error:
            log.error("seat %s of game %s is answered by the stand-in: %s", seat, loaded.id, error)
            quick = next(each for each in loaded.game.players if each.name == stand_in(loaded.row.kind))
            game, table = loaded.game, loaded.table
            return quick.choose(game.view(table, seat), game.options(table, seat), rng or Random())


def think(question: Question) -> list[Weighed]:
    """The thought itself: takes as long as its budget allows."""
    game = registry()[question.kind]
    player = searching_players(question.kind)[question.player]
    return weigh(player, game, game.load(question.table), question.seat, Random(question.seed), question.budget)
