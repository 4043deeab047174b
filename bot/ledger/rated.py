"""Whether a game counts for ratings and leaderboards, as far as it has been played. Everybody who asks asks here: what
is said to cost the rating, and what is stored as rated, go by the same."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from bot.ledger.acts import ACCEPT, AHEAD, AWAY, HINT, HOME, LATE_PLAYER, LEAVE
from bot.ledger.ids import is_run
from bot.ledger.options import Options

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
