"""The captain: a computer player that tries its best plans out in imagined worlds, within a budget of CPU time.
What it must know of a game is a `Judge`, in each game's `judging.py`; no game is known here."""

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, ClassVar, Generic, TypeVar, cast

from games.engine.effort import Effort
from games.engine.game import Game
from games.engine.luck import Luck
from games.engine.players import Budget, Player, Searching, Weighed
from games.engine.table import Table

T = TypeVar("T", bound=Table[Any])
V = TypeVar("V")
Plan = tuple[str, ...]
"""Choices one seat makes one after the other; the first one answers its present decision."""

CERTAIN = 3.5
"""By so many standard errors a plan must lead all others to be played without further thought."""


def weigh(
    player: Searching, game: Game[T, V], table: T, seat: int, rng: Random, budget: Budget | None = None
) -> list[Weighed]:
    """What a searching player makes of the decision `seat` owes. `table` itself is kept from it."""
    return player.weigh(
        game,
        lambda dice: game.imagine(table, seat, dice),
        game.view(table, seat),
        game.options(table, seat),
        rng,
        budget or Budget(),
    )


def answer(
    player: Player | Searching, game: Game[T, V], table: T, seat: int, rng: Random, budget: Budget | None = None
) -> str:
    """What any computer player, quick or searching, chooses for the decision `seat` owes."""
    if isinstance(player, Player):
        return player.choose(game.view(table, seat), game.options(table, seat), rng)
    return weigh(player, game, table, seat, rng, budget)[0].choice


class Judge(ABC, Generic[T, V]):
    """What the captain must know of a game: its plans, how all go on playing in thought, until when, and what then.

    Judges see imagined tables only.
    """

    playouts: ClassVar[int] = 240
    """Playouts that a decision at a table is worth, about: the fewest worlds are met in any case."""
    at_table: ClassVar[int | None] = None
    """Plans that a captain at a table tries, the first ones; hints and reviews try all. None: it does so, too."""
    fewest: ClassVar[int] = 8
    """So many worlds each plan that is not given up meets before anything is believed."""
    caution: ClassVar[float] = 1.0
    """Standard errors by which another plan must lead the first one to be preferred."""
    effort: ClassVar[Effort] = Effort()
    """How much the review of a finished game thinks."""

    @abstractmethod
    def plans(self, world: T, view: V, options: Sequence[str], rng: Random) -> list[Plan]:
        """The plans worth trying, a dozen or so, one at least. The first is what a quick player would do: it is played
        unless another one proves better."""

    @abstractmethod
    def act(self, world: T, seat: int, rng: Random) -> str:
        """What `seat`, which thinks, would choose later on: its policy in playouts."""

    def act_other(self, world: T, seat: int, rng: Random) -> str:
        """What another seat would choose; unless more is said, the same."""
        return self.act(world, seat, rng)

    @abstractmethod
    def ends(self, world: T, begun: T) -> bool:
        """Whether a playout that began at table `begun` is judged as `world` stands. Asked before every decision."""

    @abstractmethod
    def points(self, world: T) -> list[float]:
        """The points with which every seat is expected to end."""

    def value(self, points: Sequence[float], seat: int) -> float:
        """What these final points are worth to `seat`: the lead over the best of the others, and over all of them."""
        if len(points) == 1:
            return points[seat]
        others = [each for other, each in enumerate(points) if other != seat]
        return points[seat] - 0.5 * max(others) - 0.5 * sum(others) / len(others)

    def patient(self) -> Judge[T, V]:
        """Who judges in the review of a finished game, when nobody waits: this one, unless another one looks further
        ahead."""
        return self

    def prepare(self, world: T, seat: int, rng: Random) -> None:
        """Make what others may have answered in an open window, which `imagine` draws at random, more like them."""


class Captain(Generic[T, V]):
    """Sequential halving over the judge's plans. All plans meet the same worlds, luck and moods (`Sample`), so that
    they differ by what they do alone; after each part of the budget the worse half is given up."""

    name = "captain"

    def __init__(self, judge: Judge[T, V]) -> None:
        self.judge = judge

    def weigh(
        self,
        game: Game[T, V],
        imagined: Callable[[Random], T],
        view: V,
        options: Sequence[str],
        rng: Random,
        budget: Budget,
    ) -> list[Weighed]:
        """The choices worth a thought, best first."""
        seat: int = cast(Any, view).viewer
        trials = self._tried(game, imagined, view, options, rng, budget)
        if not any(trial.values for trial in trials) and len({trial.plan[0] for trial in trials}) == 1:
            points = self.judge.points(imagined(Random(rng.getrandbits(64))))
            return [Weighed(trials[0].plan[0], points[seat], self.judge.value(points, seat), 0)]
        return _weighed(trials)

    def plan(
        self,
        game: Game[T, V],
        imagined: Callable[[Random], T],
        view: V,
        options: Sequence[str],
        rng: Random,
        budget: Budget,
    ) -> Plan:
        """All that the best of the choices is the beginning of: what `weigh` puts first, with what is to follow it."""
        return self._tried(game, imagined, view, options, rng, budget)[0].plan

    def _tried(
        self,
        game: Game[T, V],
        imagined: Callable[[Random], T],
        view: V,
        options: Sequence[str],
        rng: Random,
        budget: Budget,
    ) -> list[_Trial]:
        """The judge's plans, tried out as far as they differ in what is chosen now, the best first."""
        plans = self.judge.plans(imagined(Random(rng.getrandbits(64))), view, options, rng)
        if budget.playouts is None:
            plans = plans[: self.judge.at_table]
        trials = [_Trial(plan) for plan in plans]
        if len({plan[0] for plan in plans}) == 1:
            return trials
        self._halve(game, imagined, cast(Any, view).viewer, trials, rng, budget)
        return _ranked(trials, self.judge.caution)

    def _halve(
        self,
        game: Game[T, V],
        imagined: Callable[[Random], T],
        seat: int,
        trials: list[_Trial],
        rng: Random,
        budget: Budget,
    ) -> None:
        """Try plans out until one is left, or the budget is spent. The first plan stays to be compared with."""
        began = time.thread_time()
        parts = max(1, math.ceil(math.log2(len(trials))))
        playouts = self.judge.playouts if budget.playouts is None else budget.playouts
        left = math.inf if budget.playouts is None else budget.playouts
        alive = trials[:]
        for part in range(1, parts + 1):
            until = began + budget.seconds * part / parts
            for number in range(max(self.judge.fewest, playouts // parts // len(alive))):
                if time.thread_time() >= until or left < len(alive):
                    break
                left -= len(alive)
                sample = Sample(game, self.judge, imagined, seat, rng.getrandbits(64))
                for trial in alive:
                    trial.note(*sample.play(trial.plan))
                if (number + 1) % self.judge.fewest == 0 and _settled(alive):
                    return
            if len(alive) > 2:
                alive.sort(key=_Trial.mean, reverse=True)
                alive = alive[: (len(alive) + 1) // 2]
                if trials[0] not in alive:
                    alive.append(trials[0])


class Sample(Generic[T, V]):
    """One imagined world with its luck and everybody's moods. In an open window the others answer first and once: no
    answer of theirs can depend on a plan they don't see."""

    def __init__(
        self, game: Game[T, V], judge: Judge[T, V], imagined: Callable[[Random], T], seat: int, seed: int
    ) -> None:
        self._game, self._judge, self._seat, self._seed = game, judge, seat, seed
        rng = Random(seed)
        self._luck = Luck(rng.randbytes(32))
        self._world = world = imagined(rng)
        judge.prepare(world, seat, rng)
        if world.lanes is not None:
            while others := [other for other in game.waiting(world) if other != seat]:
                for other in others:
                    game.apply(world, other, judge.act_other(world, other, rng), self._luck)

    def play(self, plan: Plan) -> tuple[float, float]:
        """The own points and the value with which this plan is expected to end here."""
        points = self._judge.points(self.end(plan))
        return points[self._seat], self._judge.value(points, self._seat)

    def end(self, plan: Plan) -> T:
        """The table at which this plan is judged here."""
        game, judge, seat, luck, begun = self._game, self._judge, self._seat, self._luck, self._world
        world: T = cast(Any, begun).clone()
        rng = Random(self._seed)
        game.apply(world, seat, plan[0], luck)
        for choice in plan[1:]:
            if choice not in game.options(world, seat):
                break
            game.apply(world, seat, choice, luck)
        while (waiting := game.waiting(world)) and not judge.ends(world, begun):
            acting = next(iter(waiting))
            act = judge.act if acting == seat else judge.act_other
            game.apply(world, acting, act(world, acting, rng), luck)
        return world


class _Trial:
    """A plan and what it came to, sample by sample."""

    __slots__ = ("plan", "points", "values")

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.points = 0.0
        self.values: list[float] = []

    def note(self, points: float, value: float) -> None:
        self.points += points
        self.values.append(value)

    def mean(self) -> float:
        return sum(self.values) / len(self.values) if self.values else -math.inf

    def lead(self, other: _Trial) -> tuple[float, float]:
        """By how much this plan is ahead in the samples both met, and the standard error of that."""
        gaps = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        if len(gaps) < 2:
            return 0.0, math.inf
        mean = sum(gaps) / len(gaps)
        spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
        return mean, math.sqrt(spread / len(gaps))


def _settled(alive: Sequence[_Trial]) -> bool:
    """Whether one plan is ahead of all others beyond doubt."""
    best = max(alive, key=_Trial.mean)
    for other in alive:
        if other is not best:
            lead, error = best.lead(other)
            if lead <= CERTAIN * error:
                return False
    return True


def _ranked(trials: Sequence[_Trial], caution: float) -> list[_Trial]:
    """The best plan first, then those tried longest. The first plan leads unless clearly beaten."""
    order = sorted(trials, key=lambda trial: (len(trial.values), trial.mean()), reverse=True)
    first, best = trials[0], order[0]
    lead, error = best.lead(first)
    if best is not first and lead <= caution * error:
        order.remove(first)
        order.insert(0, first)
    return order


def _weighed(order: Sequence[_Trial]) -> list[Weighed]:
    """What came of the best plan of each first choice."""
    found: dict[str, Weighed] = {}
    for trial in order:
        if trial.plan[0] not in found and trial.values:
            tries = len(trial.values)
            found[trial.plan[0]] = Weighed(trial.plan[0], trial.points / tries, trial.mean(), tries)
    return list(found.values()) or [Weighed(order[0].plan[0], 0.0, 0.0, 0)]
