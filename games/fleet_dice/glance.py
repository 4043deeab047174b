"""What a beginner sees of Fleet at a glance; the deckhand goes by it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.fleet_dice.players import Mate
from games.fleet_dice.view import View

SLIP, OVERLOOKED = 0.5, 0.04
"""How much a beginner misjudges, and how often they overlook a choice: tuned to lose two to four of five games for two
against a mate."""


class Glance:
    """The mate's own values: a beginner knows what things are for, but not how much."""

    def __init__(self) -> None:
        self._mate = Mate()

    def appraise(self, view: View, options: Sequence[str], rng: Random) -> list[float]:
        """What each of `options` promises, in points."""
        return self._mate.values(view, options)
