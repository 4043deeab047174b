"""What the captain knows of Nusfjord: how all play on in thought, how far, and what displays are worth then.
Everything here is a guess and no rule."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from games.engine import Judge, Plan
from games.nusfjord import data, scoring
from games.nusfjord.players import Mate, Weights
from games.nusfjord.table import Table
from games.nusfjord.view import View, view

MANY = 3
"""From so many players on the spaces that are left are chance, and one's own next turns are what can be planned."""
WIDTH, WIDTH_OF_MANY = 8, 5
PLAN_NODES = 320
"""Positions looked at to find the choices worth trying: more than a mate looks at."""
NODES, NODES_OF_MANY = 40, 24
"""Positions looked at for one decision in thought: fewer than at a real table, for there are many decisions."""
LAPS = 3
"""With several others, own turns that are played in thought after the one that is to be decided."""
A_ROUND = 3.0
"""Points that a round still to come brings beyond what displays promise, about."""
WEIGHTS_OF_MANY = Weights(
    wood=0.46,
    fish=0.33,
    haul=0.17,
    forest=0.17,
    space=1.05,
    elder=3.0,
    plate=0.08,
    lasting=0.6,
    dividend=0.38,
    hoard=7.5,
)
"""Fitted: in 900 games of five mates, each with weights of its own, their points were regressed on these."""


class NusfjordJudge(Judge[Table, View]):
    playouts: ClassVar[int] = 120
    fewest: ClassVar[int] = 5

    def __init__(self) -> None:
        self._few = _Mates(PLAN_NODES, NODES, Weights())
        self._many = _Mates(PLAN_NODES, NODES_OF_MANY, WEIGHTS_OF_MANY)

    def plans(self, world: Table, view: View, options: Sequence[str], rng: Random) -> list[Plan]:
        width = WIDTH_OF_MANY if _crowded(world) else WIDTH
        return [(choice,) for choice in self._mates(world).thorough.ranked(view, options, rng)[:width]]

    def act(self, world: Table, seat: int, rng: Random) -> str:
        return self._mates(world).hasty.choose(view(world, seat), _options(world, seat), rng)

    def act_other(self, world: Table, seat: int, rng: Random) -> str:
        """One other plays like a mate; several take whatever there is."""
        return rng.choice(_options(world, seat)) if _crowded(world) else self.act(world, seat, rng)

    def ends(self, world: Table, begun: Table) -> bool:
        if world.game > begun.game:
            return True
        if _crowded(world):
            return _turns(world) - _turns(begun) > LAPS * len(world.players)
        return world.round > begun.round

    def points(self, world: Table) -> list[float]:
        if world.over:
            return [float(score.total) for score in scoring.final(world).scores]
        coming = A_ROUND * (data.ROWS.meta.rounds - world.round)
        past = world.past or [[]] * len(world.players)
        mate = self._mates(world).thorough
        return [sum(past[seat]) + coming + mate.evaluate(world, seat) for seat in range(len(world.players))]

    def value(self, points: Sequence[float], seat: int) -> float:
        """With several others one's own points alone: what they get in thought is chance."""
        return points[seat] if len(points) >= MANY else super().value(points, seat)

    def _mates(self, world: Table) -> _Mates:
        return self._many if _crowded(world) else self._few


class _Mates:
    """A mate that looks for plans and one that plays them out, of the same taste."""

    def __init__(self, plan_nodes: int, nodes: int, weights: Weights) -> None:
        self.thorough, self.hasty = Mate(weights, plan_nodes), Mate(weights, nodes)


def _crowded(world: Table) -> bool:
    return len(world.players) >= MANY


def _turns(world: Table) -> int:
    """Turns taken since the beginning of the game, everybody's."""
    return data.WORKERS * len(world.players) * (world.round - 1) + world.turn


def _options(world: Table, seat: int) -> list[str]:
    step = world.lanes.stacks[seat][-1] if world.lanes is not None else world.stack[-1]
    return step.options(world)  # type: ignore[union-attr]
