"""What reviews find in games whose players are known: how often each level's decisions are called dear, and whether
mistakes that were planted are found."""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import Any

import msgspec

from bot.players.registry import seatable, simulated, stand_in
from bot.tools.report import Report
from bot.tools.simulate.figures import wilson
from games.engine import Budget, Game, Luck, Plan, Record, answer, registry
from games.engine.review import SHOWN, Gap, Moment, Weighed, decisions, gap, judge_of, moments, within_window

CAPTAINS_DEAR = 1.0
"""Per cent of the strongest player's decisions that may be called dear."""
APART = 2.0
"""So many times as often a beginner's decisions are to be called dear as a mate's."""
FOUND = 90.0
"""Per cent of planted mistakes that are to be shown."""
WORTH = 5.0
"""Points that a planted mistake costs at least, and three times the error of that."""
CERTAIN = 3.0
GLIMPSED, SIFTED, WORLDS = 4, 16, 96
"""Worlds in which a choice seems to be a mistake, more in which it does, and others in which its cost is measured. They
are many: of mistakes found in a few, most cost less than it seems."""
TRIED = 200
"""Decisions of a game that are tried for mistakes to be planted at."""
EACH = 4
"""So many mistakes are planted at one game at most, each in a game of its own from there on."""
GAMES = 1000
"""Games in which mistakes are looked for at most."""


class Planted(msgspec.Struct, frozen=True):
    """A game with one mistake: decision `number` of `seat`, and how much it cost."""

    record: Record
    number: int
    seat: int
    cost: float


class Level(msgspec.Struct):
    """What was found in the decisions of one level."""

    games: int = 0
    taken: int = 0
    dear: int = 0
    cost: float = 0.0
    seconds: float = 0.0


def bench(given: argparse.Namespace) -> int:
    """Play, review, print; returns the exit code."""
    if given.game is None:
        print("quayside: name a game with --game", file=sys.stderr)
        return 2
    game = registry()[given.game]
    names = [name for name in given.levels.split(",") if name] or seatable(game.id)
    erring = given.erring or names[-1]
    if unknown := [name for name in [*names, erring] if name not in simulated(game.id)]:
        print(f"quayside: {game.id} has no player {unknown[0]}", file=sys.stderr)
        return 2
    report = Report(
        "review",
        bench=True,
        game=game.id,
        levels=names,
        games=given.games,
        blunders=given.blunders,
        erring=erring,
        seed=given.seed,
    )
    levels = _levels(game, names, given.games, given.seed)
    for name, level in levels.items():
        _tell(report, name, level)
    _hold_to_aims(report, game, levels)
    if given.blunders:
        _tell_planted(report, game, given.blunders, erring, given.seed)
    print(report.json() if given.json else "\n".join(report.lines()))
    return 0


def _levels(game: Game[Any, Any], names: Sequence[str], games: int, seed: str) -> dict[str, Level]:
    """One of each level at a table; one seat further on from game to game."""
    found = {name: Level() for name in names}
    for number in range(games):
        seated = [names[(seat + number) % len(names)] for seat in range(len(names))]
        record = made_up(game, seated, f"{seed}/{number}")
        taken, _ = moments(game, record)
        for seat, name in enumerate(seated):
            level, began = found[name], time.process_time()
            each = decisions(game, taken, seat)
            level.seconds += time.process_time() - began
            level.games += 1
            level.taken += each.taken
            level.dear += sum(one.dear for one in each.measured)
            level.cost += each.cost[0]
    return found


def made_up(game: Game[Any, Any], seated: Sequence[str], name: str, begun: Sequence[tuple[int, str]] = ()) -> Record:
    """The record of a game of these players, which go on from the choices with which it has `begun`."""
    known, rng = simulated(game.id), Random(name)
    secret = hashlib.sha256(name.encode()).digest()
    luck, choices = Luck(secret), list(begun)
    table, _ = game.setup(len(seated), {}, luck)
    for seat, choice in begun:
        game.apply(table, seat, choice, luck)
    last = choices[-1][0] if choices else -1
    while waiting := game.waiting(table):
        seat = last if last in waiting else rng.choice(sorted(waiting))
        choice = answer(known[seated[seat]], game, table, seat, rng, Budget(seconds=60.0))
        game.apply(table, seat, choice, luck)
        choices.append((seat, choice))
        last = seat
    return Record(
        game=game.id, rules=game.rules, shape=game.shape, seats=len(seated), settings={}, data=game.digest,
        secret=secret, salt="", choices=choices,
    )  # fmt: skip


def _tell(report: Report, name: str, level: Level) -> None:
    rate = wilson(level.dear, level.taken)
    report.figure(f"{name}, decisions", level.taken, "decisions")
    report.figure(f"{name}, dear", level.dear, "decisions")
    report.figure(f"{name}, dear share", 100 * rate.rate, "%")
    report.figure(f"{name}, dear share low", 100 * rate.low, "%")
    report.figure(f"{name}, dear share high", 100 * rate.high, "%")
    report.figure(f"{name}, cost of a game", level.cost / max(1, level.games), "points")
    report.figure(f"{name}, CPU of a review", level.seconds / max(1, level.games), "s")


def _hold_to_aims(report: Report, game: Game[Any, Any], levels: dict[str, Level]) -> None:
    shares = {name: 100 * level.dear / level.taken for name, level in levels.items() if level.taken}
    strongest = game.searching[-1].name if game.searching else ""
    if strongest in shares:
        report.aim(f"{strongest}'s decisions called dear", shares[strongest], "<=", CAPTAINS_DEAR, "%")
    if {"deckhand", "mate"} <= shares.keys():
        times = shares["deckhand"] / shares["mate"] if shares["mate"] else float("inf") if shares["deckhand"] else 0.0
        report.aim("deckhand's called dear, times the mate's", min(times, 1000.0), ">=", APART, "x")


def _tell_planted(report: Report, game: Game[Any, Any], blunders: int, erring: str, seed: str) -> None:
    """Plant mistakes, and see whether they are among what is shown."""
    tried = shown = measured = 0
    seconds = 0.0
    for each in islice(planted(game, erring, seed), blunders):
        taken, _ = moments(game, each.record)
        began = time.process_time()
        found = decisions(game, taken, each.seat)
        seconds += time.process_time() - began
        tried += 1
        shown += any(holds(weighed, each, taken) for weighed in found.shown)
        measured += any(holds(weighed, each, taken) for weighed in found.measured)
    rate = wilson(shown, tried)
    report.figure("planted mistakes", tried, "mistakes")
    report.figure(f"planted mistakes among the {SHOWN} shown", shown, "mistakes")
    report.figure("planted mistakes shown, low", 100 * rate.low, "%")
    report.figure("planted mistakes shown, high", 100 * rate.high, "%")
    report.figure("planted mistakes measured", measured, "mistakes")
    report.figure("planted mistakes, CPU of a review", seconds / max(1, tried), "s")
    report.aim("planted mistakes shown", 100 * rate.rate, ">=", FOUND, "%")


def holds(weighed: Weighed, planted: Planted, taken: Sequence[Moment]) -> bool:
    """Whether what was weighed has the mistake in it: as the decision itself, or with what followed in its window."""
    own = [each.number for each in taken if each.seat == planted.seat]
    return planted.number in own[weighed.own - 1 :][: len(weighed.played)]


def planted(game: Game[Any, Any], erring: str, seed: str) -> Iterator[Planted]:
    """Games of this player, which makes one mistake, and two mates; any decision and any choice may be it."""
    mate = stand_in(game.id)
    for number in range(GAMES):
        name, seat = f"{seed}/planted/{number}", number % 3
        seated = [erring if each == seat else mate for each in range(3)]
        record = made_up(game, seated, name)
        own = [each for each in moments(game, record)[0] if each.seat == seat]
        rng, found = Random(name), 0
        for at in rng.sample(range(len(own)), min(TRIED, len(own))):
            moment = own[at]
            others = [option for option in moment.options if option != moment.choice]
            if not others:
                continue
            choice, costs = rng.choice(others), _Costs(game, moment, rng.getrandbits(64))
            ways = (moment.choice,), (choice,)
            if costs.of(*ways, "glimpse", GLIMPSED).mean < WORTH / 2 or costs.of(*ways, "sift", SIFTED).mean < WORTH:
                continue
            begun = [*record.choices[: moment.number - 1], (seat, choice)]
            made = made_up(game, seated, name, begun)
            spoiled = [each for each in moments(game, made)[0] if each.seat == seat]
            meant, played = (tuple(each.choice for each in within_window(of, at)) for of in (own, spoiled))
            cost = costs.of(meant, played, "measure", WORLDS)
            if cost.mean >= max(WORTH, CERTAIN * cost.error):
                yield Planted(made, moment.number, seat, cost.mean)
                found += 1
                if found == EACH:
                    break


class _Costs:
    """What choices cost at a moment, in imagined worlds that no review sees."""

    def __init__(self, game: Game[Any, Any], moment: Moment, seed: int) -> None:
        self._game, self._seat, self._seed = game, moment.seat, seed
        self._table = game.load(moment.table)

    def of(self, meant: Plan, played: Plan, purpose: str, worlds: int) -> Gap:
        """By how much what was meant is ahead of what was played, each with what followed in the same window."""
        game, table, seat = self._game, self._table, self._seat
        seeds = [Random(f"{self._seed}/{purpose}/{number}").getrandbits(64) for number in range(worlds)]
        ways = (meant, played)
        return gap(game, judge_of(game), lambda dice: game.imagine(table, seat, dice), seat, ways, seeds, WORTH)
