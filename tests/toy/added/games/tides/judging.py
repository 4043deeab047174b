"""What the captain must know of Tides."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar, cast

from games.engine import Judge, Plan

from .rules import Boast, Draw, Offer, Table, View


class TideJudge(Judge[Table, View]):
    """Others play at random; a table is worth the points it has when the round is over."""

    playouts: ClassVar[int] = 160

    def plans(self, world: Table, view: View, options: Sequence[str], rng: Random) -> list[Plan]:
        return [(option,) for option in options]

    def act(self, world: Table, seat: int, rng: Random) -> str:
        stack = world.lanes.stacks[seat] if world.lanes is not None else world.stack
        return rng.choice(cast(Offer | Boast | Draw, stack[-1]).options(world))

    def ends(self, world: Table, begun: Table) -> bool:
        return world.round > begun.round

    def points(self, world: Table) -> list[float]:
        return [float(points) for points in world.points]
