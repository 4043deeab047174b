"""Which moves one press has made: read from the moves as they are stored. How they are played is not here."""

from __future__ import annotations

from collections.abc import Sequence

from bot.ledger.acts import BY_ITSELF
from bot.ledger.loaded import decode_events
from db.records import MoveRow


def begun(moves: Sequence[MoveRow]) -> int:
    """The number of the first move of the press to which the last of these moves belongs."""
    first = len(moves) - 1
    while first and goes_on(moves[first], moves[first - 1]):
        first -= 1
    return moves[first].number


def goes_on(move: MoveRow, before: MoveRow) -> bool:
    """Whether a decision was taken by the same press as the one before it, or played again with it: stored with it, it
    bears no interaction of its own, and it wasn't made by itself."""
    if move.kind != "choice" or move.interaction_id is not None or move.person_id is None:
        return False
    together = (move.kind, move.seat, move.person_id, move.at) == (
        before.kind,
        before.seat,
        before.person_id,
        before.at,
    )
    return together and not is_planned(move)


def is_planned(move: MoveRow) -> bool:
    """Whether this move was made by itself, such as by a plan."""
    return any(event.kind in BY_ITSELF for event in decode_events(move.events))
