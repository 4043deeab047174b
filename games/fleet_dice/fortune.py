"""How lucky the dice of a finished game were (F2.4). For statistics only; no rule depends on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from games.engine import Event, Fortune
from games.fleet_dice.data import BOAT_FACES, TOWN_FACES


def fortune(seats: int, told: Sequence[Event]) -> list[Fortune]:
    """How many different faces each roll of a pool showed. Everybody drafts from it, so it is the luck of all alike."""
    found: list[Fortune] = []
    for event in told:
        if event.kind != "rolled" or event.hushed:
            continue
        dice = cast("list[str]", event.args["dice"])
        boat = sum(face in BOAT_FACES for face in dice)
        expected = _different(BOAT_FACES, boat) + _different(TOWN_FACES, len(dice) - boat)
        found += [Fortune(seat, len(set(dice)), expected) for seat in range(seats)]
    return found


def _different(faces: Sequence[str], dice: int) -> float:
    """How many different faces so many dice show on average: each face with the chance that one of them has it."""
    return sum(1 - (1 - sides / len(faces)) ** dice for sides in Counter(faces).values())
