"""The best catch a hand allows, for computer players: cards to play, tiles to take, icons to make wild.
What is legal is decided in `fishing.py`; this only chooses among it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

import msgspec

from games.captains_gulf.appraisal import CARD, DEAREST, TILE, tile_worth
from games.captains_gulf.data import ICONS, KINDS

Three = tuple[int, int, int]


class Catch(msgspec.Struct, frozen=True, gc=False):
    """Cards to play, tiles to take with them, how many icons that makes wild, and what it is worth."""

    worth: float
    cards: tuple[int, ...]
    taken: Three
    wild: int


NOTHING = Catch(0.0, (), (0, 0, 0), 0)


@lru_cache(50_000)
def best_catch(hand: tuple[int, ...], there: Three, room: Three, free: int, tiles: int, second: int) -> Catch:
    """CG5.B3 to CG5.B5: the best catch at a hex where `there` lies.

    `room` are the tiles of each type the boat may take in and `free` its empty boxes, `tiles` the bonus tiles that may
    be spent, `second` the types, as bits, for which a second card may be played.
    """
    most = [min(there[kind], room[kind]) for kind in KINDS]
    if free <= 0 or not any(most):
        return NOTHING
    best = NOTHING
    for card in hand:
        found = _catch((card,), most, free, tiles)
        if found.worth > best.worth:
            best = found
    if second and free > 1 and sum(best.taken) < min(free, sum(most)):
        allowed = [most[kind] if second >> kind & 1 else 0 for kind in KINDS]
        for pair in combinations(hand, 2):
            found = _catch(pair, allowed, free, tiles)
            if found.worth > best.worth:
                best = found
    return best


def _catch(cards: tuple[int, ...], most: Sequence[int], free: int, tiles: int) -> Catch:
    """What these cards bring: the dearest tiles by their icons, then what icons made wild are good for."""
    icons = [sum(ICONS[card][kind] for card in cards) for kind in KINDS]
    left, spare = free, sum(icons)
    taken = [0, 0, 0]
    for kind in DEAREST:
        taken[kind] = number = min(most[kind], icons[kind], left)
        left -= number
        spare -= number
    wild = 0
    for kind in DEAREST:
        number = min(most[kind] - taken[kind], left, spare, tiles - wild)
        if number > 0:
            taken[kind] += number
            left -= number
            spare -= number
            wild += number
    worth = sum(tile_worth(kind) * taken[kind] for kind in KINDS) - TILE * wild - CARD * len(cards)
    return Catch(worth, cards, (taken[0], taken[1], taken[2]), wild)
