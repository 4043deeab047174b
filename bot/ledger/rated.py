"""Whether a game counts for ratings and leaderboards, as far as it has been played. Everybody who asks asks here: what
is said to cost the rating, and what is stored as rated, go by the same. And whether a computer may help somebody."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from bot.ledger.acts import ACCEPT, AHEAD, AWAY, HINT, HOME, LATE_PLAYER, LEAVE
from bot.ledger.ids import is_run
from bot.ledger.loaded import Loaded
from bot.ledger.options import Options
from db.games import GameRepository

HANDED = frozenset({AWAY, HOME, LEAVE, ACCEPT, LATE_PLAYER})
"""Acts after which somebody else plays at a seat than before."""


class Move(Protocol):
    """A choice, an act or a step back, as it is stored."""

    @property
    def kind(self) -> str: ...

    @property
    def choice(self) -> str: ...


def is_rated(game_id: str, options: Options, seats: int, told: Iterable[Move]) -> bool:
    """Whether the game counts: a fair one between several that was opened as rated, and no run of a challenge.

    `told` are all its moves that were not taken back; of a game that is not over, this says whether it still counts.
    """
    return seats > 1 and options.rated and not is_run(game_id) and is_fair(told)


def is_fair(told: Iterable[Move]) -> bool:
    """Whether everybody played their own seat to the end, and nobody was given a hint or took back what had shown them
    what would come."""
    return not any(_spoils(move) for move in told)


def _spoils(move: Move) -> bool:
    if move.kind == "undo":
        return move.choice == AHEAD
    return move.kind == "act" and (move.choice in HANDED or move.choice == HINT)


def may_be_compared(game_id: str, options: Options, seats: int) -> bool:
    """Whether a game's result was meant to be compared with others, by ratings or as a run of a challenge."""
    return is_run(game_id) or (options.rated and seats > 1)


async def computers_help(games: GameRepository, loaded: Loaded) -> bool:
    """Whether a computer player may help somebody in this game with what is nobody else's business, such as a plan: not
    where results are compared. (A hint costs the rating instead.)"""
    if not may_be_compared(loaded.id, loaded.options, len(loaded.seats)):
        return True
    return not is_run(loaded.id) and not is_fair(await games.told(loaded.id))
