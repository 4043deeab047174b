"""What a beginner sees of Captains of the Gulf at a glance; the deckhand goes by it."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from random import Random

from games.captains_gulf.beam import Beam, furthest, narrowed, turns
from games.captains_gulf.candidates import PLANS, Plans
from games.captains_gulf.outlook import Outlook
from games.captains_gulf.players import Mate
from games.captains_gulf.prospects import Prospect
from games.captains_gulf.view import View

GLIMPSE = Beam(2, 2, 2)
"""How far a beginner looks on from what a choice comes to at once."""

SLIP, OVERLOOKED = 0.15, 0.01
"""How much a beginner misjudges, and how often they overlook a choice: tuned to lose two to four of five games for two
against a mate."""


class Glance:
    """What a choice comes to by the end of the next turn, and no further. How to carry out what it is about, such as
    which cards to play for a catch, it knows as well as the mate."""

    def __init__(self, beam: Beam = GLIMPSE) -> None:
        self._mate, self._beam = Mate(), beam

    def appraise(self, view: View, options: Sequence[str], rng: Random) -> list[float]:
        """What each of `options` promises, in dollars."""
        assert view.asked is not None
        worth: dict[str, float] = {}
        if planned := PLANS.get(view.asked.kind):
            outlook = Outlook(view)
            plans = planned(outlook, options)
            for choice, kept in _by_choice(outlook, plans).items():
                turn = plans.turn if plans.found[0].choice else plans.turn + 1
                ahead = plans.beam(self._beam).ahead
                best = narrowed(kept, self._beam.width)
                worth[choice] = furthest(outlook, best, turn, ahead, self._beam.width_within).worth
        if not worth.keys() & set(options):
            worth = {self._mate.choose(view, options, rng): 0.0}
        return [worth.get(option, -inf) for option in options]


def _by_choice(outlook: Outlook, plans: Plans) -> dict[str, list[Prospect]]:
    """Prospects by the choice they begin with; a plan without one yet begins with the first of a whole turn."""
    found: dict[str, list[Prospect]] = {}
    for each in plans.found:
        for end in [each] if each.choice else turns(outlook, each, plans.turn):
            found.setdefault(end.choice, []).append(end)
    return found
