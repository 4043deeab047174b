"""The subcommand: plays pairs of a game and says whether anybody could tell one from the other."""

from __future__ import annotations

import argparse
import asyncio
import gc
import time
from collections.abc import Sequence
from itertools import product, repeat
from typing import Any

import msgspec

from bot.gateway.catalog import offered_games
from bot.health.garbage_collection import leave_out_what_is_loaded
from bot.tools.oracle.desk import Desk, Rooms, desks
from bot.tools.oracle.pair import Pair
from bot.tools.report import Report
from bot.tools.simulate.workers import workers
from games.engine import Game
from games.engine.conformance import Broken, every_option

FIGURES = {
    "compared": "moments compared by views, questions and options",
    "looked": "moments at which people looked at both",
    "drawn_outside": "of them with pictures, outside windows",
    "drawn_inside": "of them with pictures, in a window",
    "walked": "moments at which people did several things at both",
    "hesitated": "windows that closed alike although somebody had thought again at one of them",
    "together": "presses that were several decisions",
    "done": "things done at both",
}
YOUNG_OBJECTS = 100_000
"""So many new objects are made before garbage is looked for; a game makes millions."""
UNITS = {"together": "presses", "done": "things"}


class Played(msgspec.Struct, frozen=True):
    """What came of some games: the figures, which of them were told apart, and seconds of computing by kind."""

    counted: dict[str, int]
    told_apart: list[str]
    seconds: dict[str, float]


def oracle(given: argparse.Namespace) -> int:
    """Play and print; returns the exit code: 0 nobody could tell the twins apart, 1 somebody could."""
    report = Report("oracle", game=given.game, games=given.games, first=given.first, draw=given.draw, jobs=given.jobs)
    began = time.perf_counter()
    kinds = [given.game] if given.game else list(offered_games())
    played = _play_all(kinds, range(given.first, given.first + given.games), given.draw, given.jobs)
    for name, meaning in FIGURES.items():
        report.figure(meaning, sum(each.counted[name] for each in played), UNITS.get(name, "moments"))
    report.figure("wall clock", time.perf_counter() - began, "s")
    for kind in kinds:
        report.figure(f"computing, {kind}", sum(each.seconds[kind] for each in played), "s")
    told_apart = sorted(found for each in played for found in each.told_apart)
    report.fact("told apart", told_apart)
    report.aim("games told apart", len(told_apart), "==", 0)
    print(report.json() if given.json else "\n".join(report.lines()))
    return 1 if told_apart else 0


def _play_all(kinds: Sequence[str], numbers: range, draw: int, jobs: int) -> list[Played]:
    if jobs == 1:
        return [_play_some(kinds, numbers, draw)]
    with workers(jobs) as pool:
        shares = [numbers[first::jobs] for first in range(jobs)]
        return list(pool.map(_play_some, repeat(kinds), shares, repeat(draw)))


def _play_some(kinds: Sequence[str], numbers: Sequence[int], draw: int) -> Played:
    """Play these games of each kind in this process."""
    leave_out_what_is_loaded()
    gc.set_threshold(YOUNG_OBJECTS, 20, 100)
    return asyncio.run(_played(kinds, numbers, draw))


async def _played(kinds: Sequence[str], numbers: Sequence[int], draw: int) -> Played:
    played = Played(dict.fromkeys(FIGURES, 0), [], dict.fromkeys(kinds, 0.0))
    async with desks((), ()) as (desk, twin):
        for kind, number in product(kinds, numbers):
            began = time.process_time()
            try:
                pair = await play_at(desk, twin, offered_games()[kind], number, draws=number % draw == 0)
            except Broken as broken:
                played.told_apart.append(f"{kind}: {broken}")
            else:
                for name in FIGURES:
                    played.counted[name] += getattr(pair, name)
            played.seconds[kind] += time.process_time() - began
    return played


def cases(game: Game[Any, Any]) -> list[tuple[int, dict[str, str]]]:
    """Every number of players there may be, with every option, from the smallest on."""
    return [(seats, settings) for seats, settings in every_option(game) if seats > 1]


async def play(game: Game[Any, Any], number: int, *, more: Rooms = (), **how: Any) -> Pair:
    """The pair with this number, played to its end at desks of its own, by bots that have these rooms besides the usual
    ones. Raises `Broken` when somebody could tell the twins apart."""
    async with desks(more, more) as (desk, twin):
        return await play_at(desk, twin, game, number, **how)


async def play_at(desk: Desk, twin: Desk, game: Game[Any, Any], number: int, **how: Any) -> Pair:
    """The same at these desks; every number of players and every option has its turn."""
    kinds = cases(game)
    case = kinds[number % len(kinds)]
    pair = Pair(desk, twin, game, case, f"twins{number:05}", **how)
    try:
        await pair.play()
    except Broken as broken:
        raise Broken(f"game {number}, {case}: {broken}") from broken
    return pair
