"""The captain of Captains of the Gulf: it plans as the mate does, but twice as far and among many more plans at once.
What plans there are is said in `candidates.py`; what is no plan (cards to play, tiles to sell) the mate answers."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from games.captains_gulf.beam import MATES, Beam, furthest, narrowed, turns
from games.captains_gulf.candidates import PLANS, Plans
from games.captains_gulf.outlook import Outlook
from games.captains_gulf.players import Mate
from games.captains_gulf.prospects import Prospect
from games.captains_gulf.view import View
from games.engine import Budget, Weighed

LOOKS = (MATES, Beam(7, 14, 14))
"""One search after the other, as long as there is time."""
OTHERS, OTHERS_WIDTH = 3, 4
"""So many other beginnings are looked at by themselves, each with a beam so wide."""


class Planner:
    """Searches as far as its budget goes; a playout is one search.

    It tries nothing out in imagined worlds: those that know which cards will be drawn make plans look better than they
    are, and those that may not say little that the view doesn't. So it answers alike in all worlds its seat can't tell
    apart, and with no dice.
    """

    name = "captain"

    def __init__(self, looks: Sequence[Beam] = LOOKS) -> None:
        self._looks = looks
        self._mate = Mate()

    def weigh(
        self,
        game: Any,
        imagined: Callable[[Random], Any],
        view: View,
        options: Sequence[str],
        rng: Random,
        budget: Budget,
    ) -> list[Weighed]:
        """The choices worth a thought, best first, by the money expected at the end."""
        until = time.thread_time() + budget.seconds
        assert view.asked is not None
        outlook = Outlook(view)
        planned = PLANS.get(view.asked.kind)
        plans = planned(outlook, options) if planned else Plans([], 1)
        firsts, turn = _beginnings(outlook, plans)
        firsts = [each for each in firsts if each.choice in options]
        if not firsts:
            choice = self._mate.choose(view, options, rng)
            worth = outlook.appraise(outlook.start, 1)
            return [Weighed(choice, worth, worth, 0)]

        def search(kept: Sequence[Prospect], beam: Beam) -> Prospect:
            return furthest(outlook, narrowed(kept, beam.width), turn, plans.beam(beam).ahead, beam.width)

        looks = self._looks[: max(1, budget.playouts)]
        leader, beam, tries = search(firsts, looks[0]), looks[0], 1
        for beam in looks[1:]:
            if time.thread_time() >= until:
                break
            leader = search(firsts, beam)
            tries += 1
        found = [Weighed(leader.choice, leader.worth, leader.worth, tries)]
        narrow = Beam(beam.ahead, OTHERS_WIDTH, OTHERS_WIDTH)
        groups: dict[str, list[Prospect]] = {}
        for each in sorted(firsts, key=lambda each: -each.worth):
            if each.choice != leader.choice:
                groups.setdefault(each.choice, []).append(each)
        for choice, kept in list(groups.items())[: min(OTHERS, budget.playouts - tries)]:
            if time.thread_time() >= until:
                break
            worth = search(kept, narrow).worth
            found.append(Weighed(choice, worth, worth, 1))
        found.sort(key=lambda each: -each.value)
        return found


def _beginnings(outlook: Outlook, plans: Plans) -> tuple[list[Prospect], int]:
    """Prospects that begin with a choice, and the first turn that is still to be played after them."""
    if all(each.choice for each in plans.found):
        return plans.found, plans.turn
    return [done for each in plans.found for done in turns(outlook, each, plans.turn)], plans.turn + 1
