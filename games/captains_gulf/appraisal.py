"""What boat, catch, tracks and cards are worth to a player, in dollars at the end of the game.
Rough by design: nothing here looks ahead or knows what is hidden; plans are made in `planning.py`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import pairwise

from games.captains_gulf import data
from games.captains_gulf.captain import Captain
from games.captains_gulf.data import KINDS, PORTS, PRICES, STARS, TRACK

# What a box full of seafood brings above its price: a step on a track, sometimes the taste of a port.
STEP_WORTH, TASTE_SHARE = 1.1, 0.35
# What is left of a tile's worth as long as it isn't sold; what fuel, a bonus tile and a card in hand may save later.
AT_SEA, IN_PORT, FUEL, TILE, CARD = 0.75, 0.9, 0.22, 0.9, 0.4
# Tiles a boat brings home in a round by how many it may carry; what licenses for more types, spare ones and spare boxes
# add to that.
CATCH = (0.0, 1.1, 1.8, 2.2, 2.25)
VARIETY = (0.0, 0.84, 0.95, 1.0)
SPARE_LICENSE, SPARE_BOX = 0.5, 0.15
# What each added card brings in a round.
CREW_INCOME = {"first_mate": 0.7, "fuel_engineer": 1.1, "maintenance_engineer": 0.4, "upgrade_engineer": 0.1}
UPGRADE_INCOME = {"improved_propeller": 1.0, "tank_small": 0.4, "tank_big": 0.65, "improved_engine": 0.8}
# What the Tool Box adds to each engineer, and what the Fuel Line brings alone, with the Fuel Engineer, with both.
TOOL_BOX = {"fuel_engineer": 1.0, "maintenance_engineer": 0.25, "upgrade_engineer": 0.05}
FUEL_LINE, FUEL_LINE_PAID, FUEL_LINE_PAID_TWICE = 0.12, 0.4, 0.8
# A Deckhand by the tiles of its types the boat may carry, each further one, and the Galley by the tiles it may cook.
DECKHAND, FURTHER_DECKHAND = (0.0, 0.15, 0.4, 0.8, 1.1), 0.35
GALLEY = (0.0, 0.0, 0.05, 0.45, 1.0)
# What makes cards cheaper saves the more, the more are still to come: by the square of the rounds left.
THRIFT = {"crew_quarters": 0.045, "upgrade_engineer": 0.04}
SAVED_IN_HAND = 0.8  # for each card in hand that gets cheaper and is worth adding


def track_worth() -> list[float]:
    """What each space of a track is worth: the points it scores, and in between a share of the next ones."""
    tracks = len(PORTS)
    known = {1: -float(TRACK.light_penalty), TRACK.light_to + 1: 0.0}
    known |= {star.space: star.payout[tracks - 1] / tracks for star in STARS}
    known[TRACK.spaces] = known[STARS[-1].space] + TRACK.final_bonus
    spaces = sorted(known)
    worth = [0.0] * (TRACK.spaces + 1)
    for low, high in pairwise(spaces):
        for space in range(low, high + 1):
            worth[space] = known[low] + (known[high] - known[low]) * (space - low) / (high - low)
    return worth


TRACK_WORTH = track_worth()


def income(captain: Captain) -> float:
    """What the boat as it is fitted out brings in a round."""
    return _income(tuple(captain.licensed), captain.boxes, captain.crew, tuple(captain.fitted))


DEAREST = sorted(KINDS, key=lambda kind: -PRICES[kind])
_BY_MEMBER = [CREW_INCOME.get(row.id, CREW_INCOME.get(row.category, 0.0)) for row in data.ROWS.crew]
_BY_UPGRADE = [UPGRADE_INCOME.get(name, 0.0) for name in data.UPGRADES]
_TOOL_BOX = [TOOL_BOX.get(name, 0.0) for name in data.CREW]


def carrying(licensed: Sequence[int], boxes: int) -> float:
    """What licenses and boxes bring a round."""
    licenses = sum(licensed)
    carried = min(licenses, boxes)
    left, dearest = carried, 0
    for kind in DEAREST:
        dearest += PRICES[kind] * min(left, licensed[kind])
        left -= min(left, licensed[kind])
    average = sum(PRICES[kind] * number for kind, number in enumerate(licensed)) / max(1, licenses)
    price = (dearest / max(1, carried) + average) / 2 + TASTE_SHARE + STEP_WORTH
    found = price * CATCH[min(carried, len(CATCH) - 1)] * VARIETY[sum(number > 0 for number in licensed)]
    return found + (SPARE_LICENSE * min(2, licenses - carried) + SPARE_BOX * (boxes - carried))


def fishing_together(licensed: Sequence[int], boxes: int, crew: int) -> float:
    """What Deckhands bring a round, one of them at least being aboard."""
    theirs = sum(licensed[kind] for kind in KINDS if data.DECKHAND_SEAFOOD[crew] >> kind & 1)
    further = (crew & data.DECKHANDS).bit_count() - 1
    return DECKHAND[min(boxes, theirs, len(DECKHAND) - 1)] + FURTHER_DECKHAND * further


def cooking(licensed: Sequence[int], boxes: int) -> float:
    """What the Galley brings a round."""
    return GALLEY[min(sum(licensed), boxes, len(GALLEY) - 1)]


@lru_cache(20_000)
def _income(licensed: tuple[int, ...], boxes: int, crew: int, fitted: tuple[int, ...]) -> float:
    found = carrying(licensed, boxes)
    found += sum(worth for bit, worth in enumerate(_BY_MEMBER) if crew >> bit & 1)
    found += sum(worth for worth, number in zip(_BY_UPGRADE, fitted, strict=True) if number)
    if crew & data.DECKHANDS:
        found += fishing_together(licensed, boxes, crew)
    if fitted[data.GALLEY]:
        found += cooking(licensed, boxes)
    if fitted[data.TOOL_BOX]:
        found += sum(worth for bit, worth in enumerate(_TOOL_BOX) if crew >> bit & 1)
    if fitted[data.FUEL_LINE]:
        if not crew & data.FUEL_ENGINEER:
            found += FUEL_LINE
        else:
            found += FUEL_LINE_PAID_TWICE if fitted[data.TOOL_BOX] else FUEL_LINE_PAID
    return found


def thrift(captain: Captain) -> float:
    """What the boat's cards save on cards to come, by the square of the rounds left."""
    saved = THRIFT["crew_quarters"] if captain.fitted[data.CREW_QUARTERS] else 0.0
    return saved + THRIFT["upgrade_engineer"] if captain.crew & data.UPGRADE_ENGINEER else saved


@cache
def tile_worth(kind: int) -> float:
    """What a tile of this type will bring somewhere, the step on the track included."""
    return PRICES[kind] + TASTE_SHARE + STEP_WORTH
