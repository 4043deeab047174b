"""CG4, the wheel: which spaces a captain can move to, and what that costs.
What is done there is in `phases.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.captains_gulf import data, picks
from games.captains_gulf.data import MOVE_COST, RULES, SPACES

if TYPE_CHECKING:
    from games.captains_gulf.captain import Captain

GO = [picks.Go(space).text for space in SPACES]
_MOST_DISCOUNT = data.FIRST_MATES.bit_count() * RULES.first_mate_wheel_discount + data.AMOUNT[data.SMOOTH_WORKFLOW]
# MOVES[wheel][discount][money]: the spaces that can be paid (CG4.3 to CG4.6); money counts up to the dearest move.
_DEAREST_MOVE = max(MOVE_COST)
MOVES = [
    [
        [
            [GO[(wheel + number) % len(SPACES)] for number, cost in enumerate(MOVE_COST, 1) if cost - discount <= cash]
            for cash in range(_DEAREST_MOVE + 1)
        ]
        for discount in range(_MOST_DISCOUNT + 1)
    ]
    for wheel in range(len(SPACES))
]


def wheel_discount(card: int, captain: Captain) -> int:
    """CG4.4: off each movement on the wheel, under the round card `card`."""
    discount = RULES.first_mate_wheel_discount * captain.mates()
    return discount + data.AMOUNT[card] if card == data.SMOOTH_WORKFLOW else discount


def wheel_move(card: int, captain: Captain, space: int) -> tuple[int, int]:
    """CG4.2, CG4.3: spaces moved and their cost; the first placement moves nothing and is free."""
    if captain.wheel < 0:
        return 0, 0
    number = (space - captain.wheel - 1) % len(SPACES) + 1
    return number, max(0, MOVE_COST[number - 1] - wheel_discount(card, captain))


def wheel_options(card: int, captain: Captain) -> list[str]:
    """CG4.2 to CG4.6: the spaces that can be moved to; any of them first."""
    if captain.wheel < 0:
        return GO
    return MOVES[captain.wheel][wheel_discount(card, captain)][min(captain.money, _DEAREST_MOVE)]
