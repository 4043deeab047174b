"""Puzzles: moments of a finished game at which one choice is better than all others beyond doubt, and the captain's.

Every choice is tried in some imagined worlds; where one seems far ahead, all are weighed again in others that had no
part in choosing it. Nothing here knows more than the seat did.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from games.engine.game import Game
from games.engine.review.decisions import seed_of
from games.engine.review.judging import advised, effort_of, eye_of, hasty_judge_of, judge_of
from games.engine.review.moments import Moment
from games.engine.review.paired import Gap, Paired
from games.engine.search import Plan, Sample

FLOOR, CERTAIN = 3.0, 5.0
"""By so many points, and by so many standard errors, the captain's choice leads every other one."""
FEWEST, MOST = 3, 25
"""So many choices a puzzle has: two would be a coin to toss, more don't fit into a menu."""
GLANCE, FIRST, STEP, WORLDS = 1, 4, 8, 48
"""Worlds in which choices are looked at, are tried out, and are weighed: so many more each time it is looked what is
certain already, and at most."""
SURELY = 2.0
"""Standard errors beyond which nobody goes on with what seems to be no puzzle."""


class Puzzle(msgspec.Struct, frozen=True):
    """A decision of `seat` with one answer. `best` is what the captain does, with what it means to do after that;
    `behind` how far it is ahead of each other choice. `played` is what was chosen in the game."""

    number: int
    seat: int
    round: int
    table: bytes
    options: list[str]
    played: str
    best: tuple[str, ...]
    behind: dict[str, Gap]

    @property
    def answer(self) -> str:
        """The captain's choice."""
        return self.best[0]

    @property
    def second(self) -> str:
        """The best of the others."""
        return min(self.behind, key=lambda choice: (self.behind[choice].mean, choice))


class _TooLong(Exception):
    """This moment was thought about for long enough."""


def in_order(game: Game[Any, Any], all_moments: Sequence[Moment]) -> list[Moment]:
    """The moments of a game that may be puzzles, the most promising first: those at which one choice stands out at a
    glance; last of all those at which every other one is out of the question."""
    fitting = [each for each in all_moments if FEWEST <= len(each.options) <= MOST]
    eye = eye_of(game)
    if eye is None:
        return fitting
    ranked: list[tuple[bool, float, int]] = []
    for at, each in enumerate(fitting):
        view = game.view(game.load(each.table), each.seat)
        worth = eye.appraise(view, each.options, Random(seed_of(game, each, "glance", 0)))
        best, second = sorted(worth, reverse=True)[:2]
        ranked.append((second == -math.inf, second - best, at))
    return [fitting[at] for _, _, at in sorted(ranked)]


def puzzle_at(game: Game[Any, Any], moment: Moment, go_on: Callable[[], bool] = lambda: True) -> Puzzle | None:
    """The puzzle at this moment, if it is one and was found as long as one may `go_on`."""
    try:
        return _puzzle(game, moment, go_on)
    except _TooLong:
        return None


def _puzzle(game: Game[Any, Any], moment: Moment, go_on: Callable[[], bool]) -> Puzzle | None:
    """The puzzle at this moment, if it is one."""
    table, seat = game.load(moment.table), moment.seat

    def imagined(rng: Random) -> Any:
        return game.imagine(table, seat, rng)

    ways = _tried(game, moment, imagined, go_on)
    if ways is None:
        return None
    best, *others = ways
    rng = Random(seed_of(game, moment, "thought", 0))
    captains = advised(game, imagined, game.view(table, seat), moment.options, rng, effort_of(game).thought)
    if captains[0] != best[0]:
        return None
    behind = _weighed(game, moment, imagined, captains, others, go_on)
    if behind is None:
        return None
    return Puzzle(
        moment.number, seat, moment.round, moment.table, moment.options, moment.choice, tuple(captains), behind
    )


def _tried(
    game: Game[Any, Any], moment: Moment, imagined: Callable[[Random], Any], go_on: Callable[[], bool]
) -> list[Plan] | None:
    """One plan for each choice, the best first; None where none of them seems far ahead."""
    judge, view = hasty_judge_of(game), game.view(game.load(moment.table), moment.seat)
    thought = judge.plans(imagined(Random(seed_of(game, moment, "plans", 0))), view, moment.options, Random(0))
    bare = [(choice,) for choice in moment.options if choice not in {plan[0] for plan in thought}]
    values: dict[Plan, list[float]] = {plan: [] for plan in [*thought, *bare]}
    order: list[Plan] = []
    for number in range(FIRST):
        _check(go_on)
        sample = Sample(game, judge, imagined, moment.seat, seed_of(game, moment, "try", number))
        for plan, found in values.items():
            found.append(sample.play(plan)[1])
        order = _best_of_each(values)
        if number + 1 >= GLANCE and fmean(values[order[0]]) - fmean(values[order[1]]) < FLOOR:
            return None
    return order


def _best_of_each(values: dict[Plan, list[float]]) -> list[Plan]:
    """The best plan of each choice, the best first."""
    found: dict[str, Plan] = {}
    for plan in sorted(values, key=lambda plan: (-fmean(values[plan]), plan)):
        found.setdefault(plan[0], plan)
    return list(found.values())


def _weighed(
    game: Game[Any, Any],
    moment: Moment,
    imagined: Callable[[Random], Any],
    best: Plan,
    others: Sequence[Plan],
    go_on: Callable[[], bool],
) -> dict[str, Gap] | None:
    """How far the best is ahead of each other choice, in worlds that nobody has seen yet; None unless it is far enough
    ahead of all of them. What is certainly behind is weighed no further."""
    judge = judge_of(game)
    paired = {plan[0]: Paired(game, judge, moment.seat) for plan in others}
    open_ = list(others)
    for number in range(WORLDS):
        _check(go_on)
        sample = Sample(game, judge, imagined, moment.seat, seed_of(game, moment, "puzzle", number))
        end = sample.end(best)
        for plan in open_:
            paired[plan[0]].note(end, sample.end(plan))
        if (number + 1) % STEP:
            continue
        gaps = {plan: paired[plan[0]].gap() for plan in open_}
        if any(gap.mean + SURELY * gap.error < FLOOR for gap in gaps.values()):
            return None
        open_ = [plan for plan, gap in gaps.items() if not is_far_behind(gap)]
        if not open_:
            return {choice: each.gap() for choice, each in paired.items()}
    return None


def is_far_behind(gap: Gap) -> bool:
    """Whether a choice is so far behind that nobody can doubt it."""
    return gap.mean >= FLOOR and gap.mean >= CERTAIN * gap.error and math.isfinite(gap.error)


def _check(go_on: Callable[[], bool]) -> None:
    if not go_on():
        raise _TooLong
