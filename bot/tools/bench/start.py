"""`bench start`: how long the bot takes until people are answered, and what memory while nobody plays, without games
and with very many stored ones. It runs as `quayside run` does, the stand-in of Discord in this process."""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time

import msgspec

from bot.ledger.member import OpeningPlace
from bot.sandbox.bot_process import BotProcess, Usage, bot_process, online
from bot.sandbox.client_connection import ClientConnection
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from bot.tools.bench.transactions import Casual
from bot.tools.report import Report
from bot.tools.simulate.figures import percentile
from db.store import Store
from games.engine import registry

START_S, IDLE_MB, GROWTH_MB = 1.5, 90.0, 9.0
"""Stored games may cost a tenth of it: what the database and the rules keep in memory of what was read last."""
SETTLE_S = 1.0


def bench_start(given: argparse.Namespace) -> int:
    """The subcommand; returns the exit code."""
    print(asyncio.run(_measure(given)).json())
    return 0


async def _measure(given: argparse.Namespace) -> Report:
    report = Report("bench start", rounds=given.rounds, games=given.games)
    with tempfile.TemporaryDirectory(prefix="quayside-bench-") as folder:
        async with Standin(world=new_world(people=4)) as standin:
            standin.faults.identify_every_s = 0.0
            empty, full = (f"sqlite:///{folder}/{name}.sqlite3" for name in ("empty", "full"))
            first = await _start(standin.client_connection, empty)  # compiles the code and makes the tables: once ever
            report.figure("very first start", first[0], "s")
            starts = [await _start(standin.client_connection, empty) for _ in range(given.rounds)]
            report.figure("start until people are answered, fastest", min(wall for wall, *_ in starts), "s")
            wall = report.figure("start, median", percentile([wall for wall, *_ in starts], 0.5), "s")
            cpu = report.figure("start, processor time, median", percentile([cpu for _, cpu, _ in starts], 0.5), "s")
            memory = report.figure(
                "memory while nobody plays", percentile([used.memory_mb for *_, used in starts], 0.5), "MB"
            )
            report.figure("of which its own", percentile([used.own_mb for *_, used in starts], 0.5), "MB")
            parts = await _parts()
            for name, megabytes in parts.items():
                report.figure(f"of the memory: {name}", megabytes, "MB")
            report.figure("of the memory: connected and at rest", memory - sum(parts.values()), "MB")
            report.aim("start", wall, "<=", START_S, "s")
            report.aim("start, processor time", cpu, "<=", START_S, "s")
            report.aim("memory while nobody plays", memory, "<=", IDLE_MB, "MB")
            if given.games:
                world = standin.world
                place = OpeningPlace(int(world.guild_id), int(world.channel_named("general").id), "en")
                await _store_games(full, given.games, place)
                wall, _, with_games = await _start(standin.client_connection, full)
                report.figure(f"start with {given.games} running games", wall, "s")
                report.figure(f"memory with {given.games} running games", with_games.memory_mb, "MB")
                report.aim(
                    "memory all these games take while nobody plays",
                    with_games.memory_mb - memory,
                    "<=",
                    GROWTH_MB,
                    "MB",
                )
    return report


async def _start(connection: ClientConnection, database: str) -> tuple[float, float, Usage]:
    """Seconds until it is online, seconds of processor time until then, and what it uses when it has come to rest."""
    began = time.perf_counter()
    async with bot_process(connection, database) as process:
        wall = await online(process) - began
        cpu = process.usage().cpu_s
        await _at_rest(process)
        used = process.usage()
        await process.end()
    return wall, cpu, used


async def _parts() -> dict[str, float]:
    """Megabytes by what is loaded (`memory_by_import.py`)."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-P", "-m", "bot.tools.bench.memory_by_import", stdout=asyncio.subprocess.PIPE
    )
    told, _ = await process.communicate()
    return msgspec.json.decode(told, type=dict[str, float])


async def _at_rest(process: BotProcess) -> None:
    """Wait until it computes nothing any more."""
    before = -1.0
    while (now := process.usage().cpu_s) - before > 0.01:
        before = now
        await asyncio.sleep(SETTLE_S)


async def _store_games(url: str, count: int, place: OpeningPlace) -> None:
    """Running games of every kind, begun and not played, all of whose boards were shown."""
    kinds = list(registry().values())
    async with await Store.open(url) as store:
        casual = Casual(kinds[0], store, kinds[0].seats[-1], place)
        for number, kind in enumerate(kinds):
            casual.game, casual.seats = kind, kind.seats[-1]
            await casual.open(len(range(number, count, len(kinds))))
        await casual.deliver()
