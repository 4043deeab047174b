"""What reviews find in games whose players are known: how often each level's decisions are called dear, and whether
mistakes that were planted are found."""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from bot.players.registry import seatable, simulated
from bot.tools.report import Report
from bot.tools.simulate.figures import wilson
from games.engine import Budget, Game, Luck, Record, answer, registry
from games.engine.review import SHOWN, decisions, gap, judge_of, moments

CAPTAINS_DEAR = 1.0
"""Per cent of the strongest player's decisions that may be called dear."""
APART = 2.0
"""So many times as often a beginner's decisions are to be called dear as a mate's."""
FOUND = 90.0
"""Per cent of planted mistakes that are to be shown."""
WORTH = 5.0
"""Points that a planted mistake costs at least, beyond three standard errors of its own measuring."""
WORLDS = 24
TRIED = 40
"""Decisions of a game that are tried for a mistake to be planted at."""


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
    if unknown := [name for name in names if name not in simulated(game.id)]:
        print(f"quayside: {game.id} has no player {unknown[0]}", file=sys.stderr)
        return 2
    report = Report(
        "review", bench=True, game=game.id, levels=names, games=given.games, blunders=given.blunders, seed=given.seed
    )
    levels = _levels(game, names, given.games, given.seed)
    for name, level in levels.items():
        _tell(report, name, level)
    _hold_to_aims(report, game, levels)
    if given.blunders:
        _tell_planted(report, game, given.blunders, given.seed)
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


def made_up(game: Game[Any, Any], seated: Sequence[str], name: str, planted: tuple[int, str] | None = None) -> Record:
    """The record of a game of these players. With `planted`, decision of that number is answered so."""
    known, rng = simulated(game.id), Random(name)
    secret = hashlib.sha256(name.encode()).digest()
    luck, choices = Luck(secret), list[tuple[int, str]]()
    table, _ = game.setup(len(seated), {}, luck)
    last = -1
    while waiting := game.waiting(table):
        seat = last if last in waiting else rng.choice(sorted(waiting))
        choice = answer(known[seated[seat]], game, table, seat, rng, Budget(seconds=60.0))
        if planted is not None and planted[0] == len(choices) + 1:
            choice = planted[1]
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


def _tell_planted(report: Report, game: Game[Any, Any], blunders: int, seed: str) -> None:
    """Plant mistakes in games of mates, one a game, and see whether they are among what is shown."""
    shown = tried = number = 0
    while tried < blunders and number < 20 * blunders:
        name, number = f"{seed}/planted/{number}", number + 1
        found = _mistake(game, name)
        if found is None:
            continue
        at, seat, choice = found
        taken, _ = moments(game, made_up(game, ["mate"] * 3, name, (at, choice)))
        tried += 1
        shown += any(each.number == at for each in decisions(game, taken, seat).shown)
    rate = wilson(shown, tried)
    report.figure("planted mistakes", tried, "mistakes")
    report.figure(f"planted mistakes among the {SHOWN} shown", shown, "mistakes")
    report.figure("planted mistakes shown, low", 100 * rate.low, "%")
    report.figure("planted mistakes shown, high", 100 * rate.high, "%")
    report.aim("planted mistakes shown", 100 * rate.rate, ">=", FOUND, "%")


def _mistake(game: Game[Any, Any], name: str) -> tuple[int, int, str] | None:
    """A decision of a game of mates and a choice there that costs what a mistake should: number, seat, choice."""
    taken, _ = moments(game, made_up(game, ["mate"] * 3, name))
    rng = Random(name)
    for moment in rng.sample(taken, min(TRIED, len(taken))):
        others = [option for option in moment.options if option != moment.choice]
        if not others:
            continue
        choice = rng.choice(others)
        table, seat = game.load(moment.table), moment.seat
        seeds = [rng.getrandbits(64) for _ in range(WORLDS)]
        found = gap(
            game, judge_of(game), lambda dice, table=table, seat=seat: game.imagine(table, seat, dice), seat,
            ((moment.choice,), (choice,)), seeds, WORTH,
        )  # fmt: skip
        if found.mean >= WORTH and found.mean - WORTH >= -found.error and found.mean >= 3 * found.error:
            return moment.number, seat, choice
    return None
