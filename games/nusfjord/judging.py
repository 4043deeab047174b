"""What the captain knows of Nusfjord: all play on like mates until the round is over, and what displays are worth then.
Everything here is a guess and no rule."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from games.engine import Judge, Plan
from games.nusfjord import data, scoring
from games.nusfjord.players import Mate
from games.nusfjord.table import Table
from games.nusfjord.view import View, view

WIDTH = 10
NODES = 40
"""Positions a mate looks at for one decision in thought: fewer than at a real table, for there are many decisions."""
A_ROUND = 3.0
"""Points that a round still to come brings beyond what displays promise, about."""


class NusfjordJudge(Judge[Table, View]):
    playouts: ClassVar[int] = 60
    fewest: ClassVar[int] = 5

    def __init__(self) -> None:
        self._mate, self._hasty = Mate(), Mate(nodes=NODES)

    def plans(self, world: Table, view: View, options: Sequence[str], rng: Random) -> list[Plan]:
        first = self._mate.choose(view, options, rng)
        return [(first,), *((each,) for each in options if each != first)][:WIDTH]

    def act(self, world: Table, seat: int, rng: Random) -> str:
        step = world.lanes.stacks[seat][-1] if world.lanes is not None else world.stack[-1]
        return self._hasty.choose(view(world, seat), step.options(world), rng)  # type: ignore[union-attr]

    def ends(self, world: Table, begun: Table) -> bool:
        return (world.game, world.round) > (begun.game, begun.round)

    def points(self, world: Table) -> list[float]:
        if world.over:
            return [float(score.total) for score in scoring.final(world).scores]
        coming = A_ROUND * (data.ROWS.meta.rounds - world.round)
        past = world.past or [[]] * len(world.players)
        return [sum(past[seat]) + coming + self._mate.evaluate(world, seat) for seat in range(len(world.players))]
