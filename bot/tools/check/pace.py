"""Whether computer players choose in the time they have: quick ones in milliseconds, those that think within their
budget. On a busy machine everything takes longer, so the limits are wide and short times are taken more than once."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import msgspec

from bot.players.thinking import SLOW, STARTING_S, Question, think
from bot.tools.check.findings import Findings
from games.engine import RANDOM, Game, Player, Weighed
from games.engine.conformance import every_option
from games.engine.conformance.playing import play_through, tables_of

PART = "players"
MOMENTS = 5
"""At so many moments of a game quick players are timed."""
QUICK_S = 1.0
TRIES = 3
"""So often somebody has to be slow at the same decision: once, the machine may be."""
BUDGET_S = 1.0
PLAYOUTS = 24
"""What a thought may cost."""
OVER_S = 5.0
"""So much of the thread's time it may take all the same: it ends after the playout that it is at."""
WAITED_S = STARTING_S + SLOW * BUDGET_S
"""So long the bot waits for it."""


class Thought(msgspec.Struct, frozen=True):
    """What came of a thought, and the seconds of its thread's time that it took."""

    weighed: list[Weighed]
    seconds: float


def thought(question: Question) -> Thought:
    """Think beside the bot, with a watch in hand."""
    began = time.thread_time()
    return Thought(think(question), time.thread_time() - began)


def without_slow_players(found: Findings, game: Game[Any, Any], seed: int) -> None:
    """Time the quick players at moments of a game; who is slow is found, and plays no more in the rest of the check."""
    tables: list[Any] = []
    with found.of("rules"):  # what they raise has been found already
        seats, settings = every_option(game)[0]
        tables = tables_of(game, play_through(game, seats, settings, seed))[:-1]
    if not tables:
        return
    with found.of(PART):
        some = [tables[len(tables) * number // MOMENTS] for number in range(MOMENTS)]
        slow = {player.name for player in game.players if _is_slow(found, game, player, some, Random(seed))}
        if slow:
            kept = tuple(player for player in game.players if player.name not in slow)
            vars(game)["players"] = kept or (RANDOM,)


def _is_slow(found: Findings, game: Game[Any, Any], player: Player, tables: list[Any], rng: Random) -> bool:
    for table in tables:
        seat, dice = min(game.waiting(table)), rng.random()
        took = 0.0
        for _ in range(TRIES):
            if (took := _took(game, player, table, seat, dice)) <= QUICK_S:
                break
        if took > QUICK_S:
            found.add(PART, f"{player.name} took {took:.1f} s over a decision; milliseconds are meant", f"seat {seat}")
            return True
    return False


def _took(game: Game[Any, Any], player: Player, table: Any, seat: int, dice: float) -> float:
    view, options = game.view(table, seat), game.options(table, seat)[:]
    began = time.perf_counter()
    player.choose(view, options, Random(dice))
    return time.perf_counter() - began
