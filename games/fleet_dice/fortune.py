"""How lucky the dice of a finished game were (F2.4). For statistics only; no rule depends on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from itertools import permutations

from games.engine import Event, Fortune
from games.fleet_dice import events
from games.fleet_dice.data import BOAT_FACES, TOWN_FACES


def fortune(seats: int, told: Sequence[Event]) -> list[Fortune]:
    """How many different faces each roll of a pool showed. Everybody drafts from it, so it is the luck of all alike."""
    found: list[Fortune] = []
    for event in told:
        rolled = events.Rolled.of(event)
        if rolled is None or event.hushed:
            continue
        dice = rolled.dice
        boat = sum(face in BOAT_FACES for face in dice)
        of_boat = _different(tuple(BOAT_FACES), boat)
        of_town = _different(tuple(TOWN_FACES), len(dice) - boat)
        expected, variance = of_boat[0] + of_town[0], of_boat[1] + of_town[1]
        found += [Fortune(seat, len(set(dice)), expected, variance) for seat in range(seats)]
    return found


@cache
def _different(faces: tuple[str, ...], dice: int) -> tuple[float, float]:
    """How many different faces so many dice show on average, and the variance of that number.

    Each face is missing with the chance that no die shows it; two faces are both missing with the chance that none
    shows either.
    """
    chances = {face: sides / len(faces) for face, sides in Counter(faces).items()}
    missing = {face: (1 - chance) ** dice for face, chance in chances.items()}
    variance = sum(each * (1 - each) for each in missing.values())
    for one, other in permutations(chances, 2):
        variance += (1 - chances[one] - chances[other]) ** dice - missing[one] * missing[other]
    return len(chances) - sum(missing.values()), variance
