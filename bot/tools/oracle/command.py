"""The subcommand: plays pairs of a game and says whether anybody could tell one from the other."""

from __future__ import annotations

import argparse
import asyncio
import time
from typing import Any

from bot.lobby.catalog import offered
from bot.tools.oracle.pair import Pair
from bot.tools.report import Report
from games.engine import Game
from games.engine.conformance import Broken, every_option

LOOKS = 0.03
"""The chance that all that can be looked up is compared, at any moment."""


def oracle(given: argparse.Namespace) -> int:
    """Play and print; returns the exit code: 0 nobody could tell the twins apart, 1 somebody could."""
    report = Report("oracle", game=given.game, games=given.games, first=given.first, draw=given.draw)
    began, cpu = time.perf_counter(), time.process_time()
    told_apart: list[str] = []
    compared = looked = drawn = 0
    for kind in [given.game] if given.game else list(offered()):
        for number in range(given.first, given.first + given.games):
            try:
                pair = asyncio.run(play(offered()[kind], number, draws=number % given.draw == 0, looks=LOOKS))
            except Broken as broken:
                told_apart.append(f"{kind}: {broken}")
                continue
            compared, looked, drawn = compared + pair.compared, looked + pair.looked, drawn + pair.drawn
    report.figure("moments compared by views, questions and options", compared, "moments")
    report.figure("moments compared from all sides", looked, "moments")
    report.figure("of them with pictures", drawn, "moments")
    report.figure("wall clock", time.perf_counter() - began, "s")
    report.figure("computing", time.process_time() - cpu, "s")
    report.fact("told apart", told_apart)
    report.aim("games told apart", len(told_apart), "==", 0)
    print(report.json() if given.json else "\n".join(report.lines()))
    return 1 if told_apart else 0


async def play(game: Game[Any, Any], number: int, **how: Any) -> Pair:
    """The pair with this number, played to its end; every number of players and every option has its turn.

    Raises `Broken` when somebody could tell the twins apart.
    """
    cases = [(seats, settings) for seats, settings in every_option(game) if seats > 1]
    seats, settings = cases[number % len(cases)]
    pair = Pair(game, seats, settings, f"twins {number}", **how)
    try:
        await pair.play()
    except Broken as broken:
        raise Broken(f"game {number}, {seats} seats, {settings}: {broken}") from broken
    return pair
