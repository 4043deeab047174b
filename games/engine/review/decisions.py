"""The dearest decisions of one seat: chosen in some imagined worlds, measured in others.

Nothing here knows more than the seat did at each moment. The largest of many uncertain gaps is too large for sure, so
what is found to be dear is measured anew, in worlds that had no part in choosing it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from statistics import pstdev
from typing import Any

import msgspec

from games.engine.effort import Effort
from games.engine.game import Game
from games.engine.review.judging import advised, effort_of, eye_of, hasty_judge_of, judge_of
from games.engine.review.moments import Moment, within_window
from games.engine.review.paired import Gap, gap
from games.engine.search import Plan

SHOWN = 3
"""So many decisions are shown to whoever took them."""
UNTHINKABLE = 20.0
"""Points that a choice is taken to cost which nobody in their senses would choose."""


class Weighed(msgspec.Struct, frozen=True):
    """A decision that was measured: what the seat did and what the adviser would have done, each with what followed in
    the same window, and how far that is ahead."""

    number: int
    own: int
    round: int
    played: tuple[str, ...]
    better: tuple[str, ...]
    gap: Gap
    dear: bool


class Decisions(msgspec.Struct, frozen=True):
    """One seat's decisions: how many there were to take, how many were thought about, and those measured: `dear` ones
    first, the dearest before others."""

    taken: int
    thought: int
    measured: list[Weighed]

    @property
    def shown(self) -> list[Weighed]:
        """The dearest, as far as they are dear beyond doubt."""
        return [each for each in self.measured if each.dear][:SHOWN]

    @property
    def cost(self) -> tuple[float, float]:
        """What the measured ones cost together, and the standard error of that."""
        return _together(self.measured)

    @property
    def shown_cost(self) -> tuple[float, float]:
        """The same of those shown."""
        return _together(self.shown)


def _together(weighed: Sequence[Weighed]) -> tuple[float, float]:
    gaps = [each.gap for each in weighed]
    return sum(each.mean for each in gaps), math.sqrt(sum(each.error**2 for each in gaps))


class _Found(msgspec.Struct, frozen=True):
    """A decision in which the adviser would have done otherwise."""

    moment: Moment
    played: Plan
    better: Plan
    gap: Gap


def decisions(
    game: Game[Any, Any], all_moments: Sequence[Moment], seat: int, effort: Effort | None = None
) -> Decisions:
    """Find and measure the dearest decisions of `seat`."""
    effort = effort or effort_of(game)
    own = [each for each in all_moments if each.seat == seat]
    chosen = _worth_a_look(game, own, effort.looks)
    found = [each for at in chosen if (each := _otherwise(game, own, at, effort)) is not None]
    found.sort(key=lambda each: -each.gap.mean)
    largest: dict[str, _Found] = {}
    for each in found:  # what was missed once may be missed again and again until the turn is over
        largest.setdefault(each.moment.turn, each)
    measured = [_measured(game, each, effort) for each in [*largest.values()][: effort.measured]]
    measured.sort(key=lambda each: (not each.dear, -each.gap.mean))
    return Decisions(len(own), len(chosen), measured)


def _worth_a_look(game: Game[Any, Any], own: Sequence[Moment], looks: int) -> list[int]:
    """The places of the decisions to think about, in their order: those that look dear at a glance, and those at which
    most is at stake."""
    eye = eye_of(game)
    if eye is None or len(own) <= looks:
        return list(range(len(own)))[:: max(1, math.ceil(len(own) / looks))] if eye is None else list(range(len(own)))
    regrets: list[float] = []
    stakes: list[float] = []
    for each in own:
        view = game.view(game.load(each.table), each.seat)
        worth = eye.appraise(view, each.options, Random(seed_of(game, each, "glance", 0)))
        sane = [value for value in worth if value > -math.inf]
        mine = worth[each.options.index(each.choice)]
        regrets.append(min(UNTHINKABLE, max(sane) - mine))
        stakes.append(pstdev(sane) if len(sane) > 1 else 0.0)
    places = range(len(own))
    dear = sorted(places, key=lambda at: (-regrets[at], at))[: looks // 2]
    rest = sorted(set(places) - set(dear), key=lambda at: (-stakes[at], at))[: looks - len(dear)]
    return sorted([*dear, *rest])


def _otherwise(game: Game[Any, Any], own: list[Moment], at: int, effort: Effort) -> _Found | None:
    """What the adviser would have done here instead; None if the same."""
    moment = own[at]
    table, seat = game.load(moment.table), moment.seat

    def imagined(rng: Random) -> Any:
        return game.imagine(table, seat, rng)

    rng = Random(seed_of(game, moment, "thought", 0))
    better = advised(game, imagined, game.view(table, seat), moment.options, rng, effort.thought)
    played: Plan = (moment.choice,)
    if len(better) > 1:
        played = tuple(each.choice for each in within_window(own, at))
    if played[: len(better)] == better:
        return None
    seeds = [seed_of(game, moment, "first", number) for number in range(effort.first)]
    found = gap(game, hasty_judge_of(game), imagined, seat, (better, played), seeds)
    return _Found(moment, played, better, found) if found.mean > 0 else None


def _measured(game: Game[Any, Any], found: _Found, effort: Effort) -> Weighed:
    """The same in worlds that nobody has seen yet."""
    moment = found.moment
    table, seat = game.load(moment.table), moment.seat
    seeds = [seed_of(game, moment, "measure", number) for number in range(effort.worlds)]
    measured = gap(
        game,
        judge_of(game),
        lambda rng: game.imagine(table, seat, rng),
        seat,
        (found.better, found.played),
        seeds,
        effort.floor,
    )
    dear = measured.mean >= effort.floor and measured.mean >= effort.certain * measured.error
    return Weighed(moment.number, moment.own, moment.round, found.played, found.better, measured, dear)


def seed_of(game: Game[Any, Any], moment: Moment, purpose: str, number: int) -> int:
    """The dice of one imagined world: from nothing that the seat did not know."""
    return Random(f"{game.id}/{moment.seat}/{moment.own}/{purpose}/{number}").getrandbits(64)
