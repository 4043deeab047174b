"""The dearest decisions of one seat: chosen in some imagined worlds, measured in others.

Nothing here knows more than the seat did at each moment. The largest of many uncertain gaps is too large for sure, so
what is found to be dear is measured anew, in worlds that had no part in choosing it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random
from statistics import fmean, pstdev
from typing import Any

import msgspec

from games.engine.effort import Effort
from games.engine.game import Game
from games.engine.review.judging import advised, adviser_tries_out, effort_of, eye_of, hasty_judge_of, judge_of
from games.engine.review.moments import Moment, within_window
from games.engine.review.paired import Gap, Paired
from games.engine.search import Plan, Sample

SHOWN = 3
"""So many decisions are shown to whoever took them."""
DOUBTED, FEWEST = 2, 2
"""For each look, so many decisions at which a quick player would have done otherwise are tried out first, those that
are dearest at a glance; and the worlds that all of them meet."""


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


def decisions(
    game: Game[Any, Any], all_moments: Sequence[Moment], seat: int, effort: Effort | None = None
) -> Decisions:
    """Find and measure the dearest decisions of `seat`."""
    effort = effort or effort_of(game)
    own = [each for each in all_moments if each.seat == seat]
    tried = [_Tried(game, own, at, effort) for at in range(len(own))]
    if adviser_tries_out(game):
        chosen = _sifted(tried, effort.looks // 2, effort)
        chosen += _at_stake(game, [each for each in tried if each not in chosen], effort.looks - len(chosen))
        for each in chosen:
            each.ask_adviser()
    else:  # it was asked already
        chosen = _sifted(tried, effort.looks, effort)
    for each in chosen:
        each.meet(effort.first)
    chosen.sort(key=lambda each: (-each.lead, each.at))
    largest: dict[str, _Tried] = {}
    for each in chosen:  # what was missed once may be missed again and again until the turn is over
        if each.lead > 0:
            largest.setdefault(each.moment.turn, each)
    measured = [_measured(game, each, effort) for each in [*largest.values()][: effort.measured]]
    measured.sort(key=lambda each: (not each.dear, -each.gap.mean))
    return Decisions(len(own), len(chosen) if adviser_tries_out(game) else len(tried), measured)


class _Tried:
    """A decision, and what ways to go on from it came to in the same few imagined worlds, which tell no more than what
    is to be measured. The ways are what was played, what whoever answers quickly would have done, and what the adviser
    would, if it was asked. That answers quickly itself if it tries nothing out."""

    def __init__(self, game: Game[Any, Any], own: list[Moment], at: int, effort: Effort) -> None:
        self.at, self.moment = at, own[at]
        self._game, self._judge, self._thought = game, hasty_judge_of(game), effort.thought
        self._table = game.load(self.moment.table)
        self._view = game.view(self._table, self.moment.seat)
        self._window = tuple(each.choice for each in within_window(own, at))
        self._worth: dict[Plan, list[float]] = {}
        self._against: dict[Plan, Plan] = {}
        options = self.moment.options
        quick = self._quickly() if adviser_tries_out(game) else self._advised()
        self.doubted = self._take_up(quick)
        """Whether whoever answers quickly would have done otherwise."""
        eye = eye_of(game)
        worth = eye.appraise(self._view, options, self._dice("glance")) if eye else [0.0] * len(options)
        sane = [value for value in worth if value > -math.inf]
        self.regret, self.stake = max(sane) - worth[options.index(self.moment.choice)], pstdev(sane)
        """At a glance: how much more the best choice promises than the one that was made, and how far all are apart."""

    def imagined(self, rng: Random) -> Any:
        """A table that the seat can't tell from the real one."""
        return self._game.imagine(self._table, self.moment.seat, rng)

    def ask_adviser(self) -> None:
        """What it would have done is one more way."""
        self._take_up(self._advised())

    def _advised(self) -> Plan:
        options, dice = self.moment.options, self._dice("thought")
        return advised(self._game, self.imagined, self._view, options, dice, self._thought)

    def _quickly(self) -> Plan:
        """What a quick player would have done: the first of what the adviser tries out."""
        world = self.imagined(self._dice("quick world"))
        return self._judge.plans(world, self._view, self.moment.options, self._dice("quick"))[0]

    def meet(self, worlds: int) -> None:
        """All ways meet so many worlds, those that they have met before included."""
        for number in range(worlds):
            missing = [worth for worth in self._worth.items() if len(worth[1]) == number]
            if missing:
                seed = seed_of(self._game, self.moment, "first", number)
                sample = Sample(self._game, self._judge, self.imagined, self.moment.seat, seed)
                for way, worth in missing:
                    worth.append(sample.play(way)[1])

    @property
    def lead(self) -> float:
        """How far the best other way is ahead of what was played; 0 if nobody would have done otherwise."""
        return max(map(self._ahead, self._against), default=0.0)

    @property
    def ways(self) -> tuple[Plan, Plan]:
        """The best other way, and what was played instead."""
        better = max(self._against, key=self._ahead)
        return better, self._against[better]

    def _ahead(self, way: Plan) -> float:
        return fmean(self._worth[way]) - fmean(self._worth[self._against[way]])

    def _take_up(self, way: Plan) -> bool:
        """Try this way out, if it is not what was played. What is more than one choice is held against all that was
        played in the same window."""
        played = self._window if len(way) > 1 else self._window[:1]
        if played[: len(way)] == way:
            return False
        self._against[way] = played
        for each in (way, played):
            self._worth.setdefault(each, [])
        return True

    def _dice(self, purpose: str) -> Random:
        return Random(seed_of(self._game, self.moment, purpose, 0))


def _sifted(tried: Sequence[_Tried], most: int, effort: Effort) -> list[_Tried]:
    """Those, so many at most, at which what whoever answers quickly would have done may be far ahead: the better half
    after a few worlds, and again after twice as many."""
    doubted = sorted((each for each in tried if each.doubted), key=lambda each: (-each.regret, each.at))
    left, worlds = doubted[: DOUBTED * effort.looks], FEWEST
    while len(left) > most and worlds <= effort.first:
        for each in left:
            each.meet(worlds)
        left = sorted(left, key=lambda each: (-each.lead, each.at))[: max(most, (len(left) + 1) // 2)]
        worlds *= 2
    return left[:most]


def _at_stake(game: Game[Any, Any], tried: Sequence[_Tried], most: int) -> list[_Tried]:
    """Those at which most is at stake; where nobody has an eye for that, some from beginning to end."""
    if eye_of(game) is None:
        return list(tried[:: max(1, math.ceil(len(tried) / max(1, most)))])
    return sorted(tried, key=lambda each: (-each.stake, each.at))[:most]


def _measured(game: Game[Any, Any], tried: _Tried, effort: Effort) -> Weighed:
    """The same in worlds that nobody has seen yet."""
    moment, (better, played) = tried.moment, tried.ways
    seeds = [seed_of(game, moment, "measure", number) for number in range(2 * effort.worlds)]
    paired = Paired(game, judge_of(game), moment.seat)
    measured = paired.meet(tried.imagined, (better, played), seeds[: effort.worlds], effort.floor)
    if effort.floor <= measured.mean < effort.certain * measured.error:  # it may be large, and is only not certain
        measured = paired.meet(tried.imagined, (better, played), seeds[effort.worlds :], effort.floor)
    dear = measured.mean >= effort.floor and measured.mean >= effort.certain * measured.error
    return Weighed(moment.number, moment.own, moment.round, played, better, measured, dear)


def seed_of(game: Game[Any, Any], moment: Moment, purpose: str, number: int) -> int:
    """The dice of one imagined world: from nothing that the seat did not know."""
    return Random(f"{game.id}/{moment.seat}/{moment.own}/{purpose}/{number}").getrandbits(64)
