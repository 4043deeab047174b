"""The captain of Captains of the Gulf: it plans as the mate does, but twice as far, among many more plans at once, and
knows better what a boat is worth (`experience.py`).
What plans there are is said in `candidates.py`; what is no plan (cards to play, tiles to sell) the mate answers."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from games.captains_gulf.beam import MATES, Beam, furthest, narrowed, turns
from games.captains_gulf.candidates import PLANS, Plans
from games.captains_gulf.experience import Experienced
from games.captains_gulf.judging import GulfJudge
from games.captains_gulf.outlook import Outlook
from games.captains_gulf.players import Mate
from games.captains_gulf.prospects import Prospect
from games.captains_gulf.view import View
from games.engine import Budget, Weighed

LOOKS = (MATES, Beam(7, 14, 14))
"""One search after the other, as long as there is time."""
OTHERS, OTHERS_WIDTH = 3, 4
"""So many other beginnings are looked at by themselves, each with a beam so wide, to tell how far they are behind. What
is played is decided by the searches among all plans."""


class Planner:
    """Searches its own turns to come, as far as its budget goes; a playout is one search. Others only make time pass.

    It tries nothing out in imagined worlds: where the cards to be drawn are known plans look better than they are. So
    it answers alike in all worlds its seat can't tell apart, and with no dice.
    """

    name = "captain"

    def __init__(self, looks: Sequence[Beam] = LOOKS) -> None:
        self.judge = GulfJudge()
        self._looks = looks
        self._mate = Mate(outlook=Experienced)

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
        most = len(self._looks) + OTHERS if budget.playouts is None else budget.playouts
        assert view.asked is not None
        outlook = Experienced(view)
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

        beam, tries = self._looks[0], 1
        leader = search(firsts, beam)
        while tries < min(len(self._looks), most) and time.thread_time() < until:
            beam = self._looks[tries]
            leader = search(firsts, beam)
            tries += 1
        found: list[Weighed] = []
        narrow = Beam(beam.ahead, OTHERS_WIDTH, OTHERS_WIDTH)
        for choice, kept in _others(firsts, leader.choice):
            if tries + len(found) >= most or time.thread_time() >= until:
                break
            worth = min(leader.worth, search(kept, narrow).worth)
            found.append(Weighed(choice, worth, worth, 1))
        found.sort(key=lambda each: -each.value)
        return [Weighed(leader.choice, leader.worth, leader.worth, tries), *found]


def _beginnings(outlook: Outlook, plans: Plans) -> tuple[list[Prospect], int]:
    """Prospects that begin with a choice, and the first turn that is still to be played after them."""
    if all(each.choice for each in plans.found):
        return plans.found, plans.turn
    return [done for each in plans.found for done in turns(outlook, each, plans.turn)], plans.turn + 1


def _others(firsts: Sequence[Prospect], leading: str) -> list[tuple[str, list[Prospect]]]:
    """Prospects by what they begin with, the leading choice left aside: those that look best at once."""
    groups: dict[str, list[Prospect]] = {}
    for each in sorted(firsts, key=lambda each: -each.worth):
        if each.choice != leading:
            groups.setdefault(each.choice, []).append(each)
    return list(groups.items())[:OTHERS]
