"""What the captain knows of Fleet: which choices are worth a thought, and that a mate plays its sheet to the end.
Everything here is a guess and no rule."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from games.engine import Effort, Judge, Plan
from games.fleet_dice import scoring
from games.fleet_dice.players import Mate
from games.fleet_dice.table import Table
from games.fleet_dice.view import View, view

WIDTH = 8


class FleetJudge(Judge[Table, View]):
    """A game is thought to its end, with dice that may come. Sheets hardly touch each other, so the captain looks for
    its own points alone; what the others do only decides which dice they leave, and any die is as likely."""

    playouts: ClassVar[int] = 12
    fewest: ClassVar[int] = 2
    effort: ClassVar[Effort] = Effort(looks=12, thought=32, first=6, measured=6, worlds=36, floor=2.0)

    def __init__(self) -> None:
        self._mate = Mate()

    def plans(self, world: Table, view: View, options: Sequence[str], rng: Random) -> list[Plan]:
        values = self._mate.values(view, options)
        order = sorted(range(len(options)), key=values.__getitem__, reverse=True)
        return [(options[each],) for each in order[:WIDTH]]

    def act(self, world: Table, seat: int, rng: Random) -> str:
        return self._mate.choose(view(world, seat), _options(world, seat), rng)

    def act_other(self, world: Table, seat: int, rng: Random) -> str:
        options = _options(world, seat)
        return options[rng.randrange(len(options))] if world.lanes is None else options[0]

    def ends(self, world: Table, begun: Table) -> bool:
        return False

    def points(self, world: Table) -> list[float]:
        return [
            float(scoring.points(sheet, scoring.trophy_points(world, seat)).total)
            for seat, sheet in enumerate(world.sheets)
        ]

    def value(self, points: Sequence[float], seat: int) -> float:
        return points[seat]


def _options(world: Table, seat: int) -> list[str]:
    step = world.lanes.stacks[seat][-1] if world.lanes is not None else world.stack[-1]
    return step.options(world)  # type: ignore[union-attr]
