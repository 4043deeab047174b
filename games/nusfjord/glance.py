"""What a beginner sees of Nusfjord at a glance; the deckhand goes by it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from games.nusfjord.players import Mate
from games.nusfjord.view import View

NODES = 60
"""Positions looked at for one decision: fewer than the mate's."""

SLIP, OVERLOOKED = 1.1, 0.08
"""How much a beginner misjudges, and how often they overlook a choice: tuned to lose two to four of five games for two
against a mate."""


class Glance:
    """The display each choice leads to by the end of the turn, as the mate values it, but looked into less."""

    def __init__(self) -> None:
        self._mate = Mate(nodes=NODES)

    def appraise(self, view: View, options: Sequence[str], rng: Random) -> list[float]:
        """What each of `options` promises, in points."""
        return self._mate.values(view, options, rng)
