"""The subcommand: plays pairs of a game and says whether anybody could tell one from the other."""

from __future__ import annotations

import argparse
import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from typing import Any

from bot.gateway.catalog import offered_games
from bot.tools.oracle.desk import Desk, Rooms, desks
from bot.tools.oracle.pair import Pair
from bot.tools.report import Report
from games.engine import Game
from games.engine.conformance import Broken, every_option

FIGURES = {
    "compared": "moments compared by views, questions and options",
    "looked": "moments at which people looked at both",
    "drawn": "of them with pictures",
    "walked": "moments at which people did several things at both",
    "hesitated": "windows that closed alike although somebody had thought again at one of them",
    "together": "presses that were several decisions",
    "done": "things done at both",
}
UNITS = {"together": "presses", "done": "things"}


def oracle(given: argparse.Namespace) -> int:
    """Play and print; returns the exit code: 0 nobody could tell the twins apart, 1 somebody could."""
    report = Report("oracle", game=given.game, games=given.games, first=given.first, draw=given.draw)
    began, cpu = time.perf_counter(), time.process_time()
    kinds = [given.game] if given.game else list(offered_games())
    counted, told_apart = asyncio.run(_play_all(kinds, range(given.first, given.first + given.games), given.draw))
    for name, meaning in FIGURES.items():
        report.figure(meaning, counted[name], UNITS.get(name, "moments"))
    report.figure("wall clock", time.perf_counter() - began, "s")
    report.figure("computing", time.process_time() - cpu, "s")
    report.fact("told apart", told_apart)
    report.aim("games told apart", len(told_apart), "==", 0)
    print(report.json() if given.json else "\n".join(report.lines()))
    return 1 if told_apart else 0


async def _play_all(kinds: Sequence[str], numbers: range, draw: int) -> tuple[Counter[str], list[str]]:
    counted: Counter[str] = Counter()
    told_apart: list[str] = []
    async with desks((), ()) as (desk, twin):
        for kind in kinds:
            for number in numbers:
                try:
                    pair = await play_at(desk, twin, offered_games()[kind], number, draws=number % draw == 0)
                except Broken as broken:
                    told_apart.append(f"{kind}: {broken}")
                else:
                    counted.update({name: getattr(pair, name) for name in FIGURES})
    return counted, told_apart


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
