"""What the captain knows of Nusfjord: all play on like mates until the round is over, or with several others until each
has had a turn more, and what displays are worth then. Everything here is a guess and no rule."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from games.engine import Judge, Plan
from games.nusfjord import data, scoring
from games.nusfjord.players import Mate
from games.nusfjord.table import Table
from games.nusfjord.view import View, view

WIDTH = 8
NODES, NODES_OF_MANY = 40, 12
"""Positions a mate looks at for one decision in thought: fewer than at a real table, for there are many decisions.
Several others look at the fewest: what they do matters less to the one who thinks, and takes most of the time."""
LEAD = 0.15
"""With several others, how much the best of them, and all on average, count beside one's own points: little, for what
they get is chance rather than one's own doing."""
MANY = 3
"""So many players there are at least where several others make playouts long and leads a matter of chance."""
A_ROUND = 3.0
"""Points that a round still to come brings beyond what displays promise, about."""


class NusfjordJudge(Judge[Table, View]):
    playouts: ClassVar[int] = 120
    fewest: ClassVar[int] = 5

    def __init__(self) -> None:
        self._mate, self._hasty, self._rash = Mate(), Mate(nodes=NODES), Mate(nodes=NODES_OF_MANY)

    def plans(self, world: Table, view: View, options: Sequence[str], rng: Random) -> list[Plan]:
        first = self._mate.choose(view, options, rng)
        return [(first,), *((each,) for each in options if each != first)][:WIDTH]

    def act(self, world: Table, seat: int, rng: Random) -> str:
        return _chosen(self._hasty, world, seat, rng)

    def act_other(self, world: Table, seat: int, rng: Random) -> str:
        return _chosen(self._rash if _crowded(world) else self._hasty, world, seat, rng)

    def ends(self, world: Table, begun: Table) -> bool:
        if (world.game, world.round) > (begun.game, begun.round):
            return True
        return _crowded(world) and world.turn > begun.turn + len(world.players)

    def points(self, world: Table) -> list[float]:
        if world.over:
            return [float(score.total) for score in scoring.final(world).scores]
        coming = A_ROUND * (data.ROWS.meta.rounds - world.round)
        past = world.past or [[]] * len(world.players)
        return [sum(past[seat]) + coming + self._mate.evaluate(world, seat) for seat in range(len(world.players))]

    def value(self, points: Sequence[float], seat: int) -> float:
        if len(points) < MANY:
            return super().value(points, seat)
        others = [each for other, each in enumerate(points) if other != seat]
        return points[seat] - LEAD * (max(others) + sum(others) / len(others))


def _crowded(world: Table) -> bool:
    return len(world.players) >= MANY


def _chosen(mate: Mate, world: Table, seat: int, rng: Random) -> str:
    step = world.lanes.stacks[seat][-1] if world.lanes is not None else world.stack[-1]
    return mate.choose(view(world, seat), step.options(world), rng)  # type: ignore[union-attr]
