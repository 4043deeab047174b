"""What the review knows of Captains of the Gulf: how all play on in thought, how far, and what boats are worth then.
Everything here is a guess and no rule. The captain itself needs no judge (`farsight.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from games.captains_gulf import scoring
from games.captains_gulf.beam import Beam
from games.captains_gulf.outlook import Outlook
from games.captains_gulf.players import Mate
from games.captains_gulf.table import Table
from games.captains_gulf.view import View, view
from games.engine import Effort, Judge, Plan

OWN, OTHERS = Beam(3, 3, 3), Beam(1, 1, 1)
"""How far whoever is judged looks ahead in thought, and the others: less than at a real table, for there are many
decisions."""
LAPS = 1
"""Rounds that are played in thought after the one in which something is decided."""


class GulfJudge(Judge[Table, View]):
    """Everybody plans on; what boats are worth is counted as the mate does. Boats hardly touch each other, so only
    one's own money counts."""

    effort: ClassVar[Effort] = Effort(looks=8, thought=6, first=4, measured=3, worlds=15, course=4, secrets=16)

    def __init__(self) -> None:
        self._own, self._others = Mate(OWN), Mate(OTHERS)

    def plans(self, world: Table, view: View, options: Sequence[str], rng: Random) -> list[Plan]:
        return [(self._own.choose(view, options, rng),)]

    def act(self, world: Table, seat: int, rng: Random) -> str:
        return self._own.choose(view(world, seat), _options(world, seat), rng)

    def act_other(self, world: Table, seat: int, rng: Random) -> str:
        return self._others.choose(view(world, seat), _options(world, seat), rng)

    def ends(self, world: Table, begun: Table) -> bool:
        return world.round > begun.round + LAPS

    def points(self, world: Table) -> list[float]:
        if world.over:
            return [float(score.total) for score in scoring.final(world).scores]
        outlooks = [Outlook(view(world, seat)) for seat in range(world.seats)]
        return [each.appraise(each.start, 1) for each in outlooks]

    def value(self, points: Sequence[float], seat: int) -> float:
        return points[seat]


def _options(world: Table, seat: int) -> list[str]:
    step = world.lanes.stacks[seat][-1] if world.lanes is not None else world.stack[-1]
    return step.options(world)  # type: ignore[union-attr]
