"""What captains have learned of boats: what they are worth as they are fitted out, as many games show it.

The figures come from 3,400 turns of 110 boats of mates, for two: by how much a boat ended better than others for what
it had, all else being equal. Mates make too much of cards and bonus tiles, above all of the crew; they expect some 15
dollars more than they end up with, and hints would, too."""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar

from games.captains_gulf import data
from games.captains_gulf.appraisal import carrying, cooking, fishing_together
from games.captains_gulf.captain import Captain
from games.captains_gulf.outlook import Outlook
from games.captains_gulf.prospects import Prospect

# What a round brings any boat; how much comes of what licenses and boxes, the Galley and Deckhands promise.
ANY_BOAT, CARRYING, COOKING, FISHING_TOGETHER = 3.3, 0.5, 0.5, 0.7
# What single cards bring a round; those left out are seldom worth their price.
FIRST_MATE, FUEL_ENGINEER = 0.25, 0.3
UPGRADES = {"improved_engine": 1.4, "improved_propeller": 0.7, "tank_big": 0.4, "tank_small": 0.3, "tool_box": 0.1}
# In the last part of a round nothing more is earned; what a bonus marker and a bonus tile that are left may bring.
TOO_LATE, MARKER, TILE = 0.5, 1.5, 0.1
_BY_UPGRADE = [UPGRADES.get(name, 0.0) for name in data.UPGRADES]


class Experienced(Outlook):
    """A view as captains see it."""

    pace: ClassVar[float] = 1.6

    @staticmethod
    def income(captain: Captain) -> float:
        """What the boat as it is fitted out brings in a round more than any other."""
        return _income(tuple(captain.licensed), captain.boxes, captain.crew, tuple(captain.fitted))

    @staticmethod
    def thrift(captain: Captain) -> float:
        """Nothing: what makes cards cheaper is not worth the turn it takes."""
        return 0.0

    def earnings(self, prospect: Prospect, clock: float) -> float:
        """What any boat brings, and what this one does more, with the bonus markers left for the round."""
        left = max(0, self.markers(prospect))
        return (ANY_BOAT + prospect.income) * max(0.0, clock - TOO_LATE) + MARKER * left

    def bonus_tile(self, clock: float) -> float:
        return TILE


@lru_cache(20_000)
def _income(licensed: tuple[int, ...], boxes: int, crew: int, fitted: tuple[int, ...]) -> float:
    found = CARRYING * carrying(licensed, boxes)
    if crew & data.DECKHANDS:
        found += FISHING_TOGETHER * fishing_together(licensed, boxes, crew)
    if fitted[data.GALLEY]:
        found += COOKING * cooking(licensed, boxes)
    found += FIRST_MATE * (crew & data.FIRST_MATES).bit_count()
    if crew & data.FUEL_ENGINEER:
        found += FUEL_ENGINEER
    return found + sum(worth for worth, number in zip(_BY_UPGRADE, fitted, strict=True) if number)
