"""What the captain knows of Nusfjord: how all play on in thought, how far, and what displays are worth then.
Everything here is a guess and no rule."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import ClassVar

from games.engine import Effort, Judge, Plan
from games.nusfjord import data, scoring
from games.nusfjord.appraisal import appraise
from games.nusfjord.players import Mate
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


class Taught(Mate):
    """Looks no further than a mate, but goes by what displays came to in many games of several players."""

    def evaluate(self, table: Table, seat: int) -> float:
        return appraise(table, seat)


class NusfjordJudge(Judge[Table, View]):
    playouts: ClassVar[int] = 32
    fewest: ClassVar[int] = 2
    effort: ClassVar[Effort] = Effort(looks=16, thought=24, first=5, measured=5, worlds=30)

    def __init__(self) -> None:
        self._thorough, self._hasty = Mate(nodes=PLAN_NODES), Mate(nodes=NODES)
        self._thorough_of_many, self._hasty_of_many = Taught(nodes=PLAN_NODES), Taught(nodes=NODES_OF_MANY)

    def plans(self, world: Table, view: View, options: Sequence[str], rng: Random) -> list[Plan]:
        mate, width = (self._thorough_of_many, WIDTH_OF_MANY) if _crowded(world) else (self._thorough, WIDTH)
        return [(choice,) for choice in mate.ranked(view, options, rng)[:width]]

    def act(self, world: Table, seat: int, rng: Random) -> str:
        mate = self._hasty_of_many if _crowded(world) else self._hasty
        return mate.choose(view(world, seat), _options(world, seat), rng)

    def act_other(self, world: Table, seat: int, rng: Random) -> str:
        """One other plays like a mate; several take whatever there is."""
        return rng.choice(_options(world, seat)) if _crowded(world) else self.act(world, seat, rng)

    def patient(self) -> PatientJudge:
        return PatientJudge()

    def ends(self, world: Table, begun: Table) -> bool:
        if world.game > begun.game:
            return True
        if _crowded(world):
            return _turns(world) - _turns(begun) > LAPS * len(world.players)
        return world.round > begun.round

    def points(self, world: Table) -> list[float]:
        if world.over:
            return [float(score.total) for score in scoring.final(world).scores]
        seats = range(len(world.players))
        if _crowded(world):
            expected = [appraise(world, seat) for seat in seats]
        else:
            coming = A_ROUND * (data.ROWS.meta.rounds - world.round)
            expected = [coming + self._thorough.evaluate(world, seat) for seat in seats]
        return [
            each + sum(world.past[seat]) if world.past else each for seat, each in zip(seats, expected, strict=True)
        ]

    def value(self, points: Sequence[float], seat: int) -> float:
        """With several others one's own points alone: what they get in thought is chance."""
        return points[seat] if len(points) >= MANY else super().value(points, seat)


class PatientJudge(NusfjordJudge):
    """Plays every game to its end, so that nothing is guessed of what displays are worth."""

    def ends(self, world: Table, begun: Table) -> bool:
        return world.game > begun.game


def _crowded(world: Table) -> bool:
    return len(world.players) >= MANY


def _turns(world: Table) -> int:
    """Turns taken since the beginning of the game, everybody's."""
    return data.WORKERS * len(world.players) * (world.round - 1) + world.turn


def _options(world: Table, seat: int) -> list[str]:
    step = world.lanes.stacks[seat][-1] if world.lanes is not None else world.stack[-1]
    return step.options(world)  # type: ignore[union-attr]
