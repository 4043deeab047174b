"""`bench load`: many running games at once, played by pretend people; afterwards every press is looked for in the
database. The bot runs in one process; the stand-in of Discord and the people in this one."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from random import Random

import msgspec

from bot.sandbox.autoplay import Stuck, Table
from bot.sandbox.people import NotSent, Person, ShownMessage
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from bot.text import texts
from bot.tools.bench.bot_process import MeasuredBot, measured_bot
from bot.tools.bench.bot_program import BenchSetup, Heartbeat, Stats
from bot.tools.bench.timing import tell_areas, tell_durations
from bot.tools.report import Report
from bot.tools.simulate.figures import percentile
from db.store import Store
from games.engine import registry

OPENING_AT_ONCE = 12
SETTLE_S = 20.0
ACKNOWLEDGED_MS, BLOCK_MS, GROWTH = 1000.0, 50.0, 10.0


class PressCounts(msgspec.Struct):
    """What people did and saw: decisions pressed and decisions answered by game, presses never acknowledged, others."""

    pressed: Counter[str] = msgspec.field(default_factory=Counter[str])
    decided: Counter[str] = msgspec.field(default_factory=Counter[str])
    unacknowledged: int = 0
    unanswered: int = 0
    acknowledged_ms: list[float] = []
    answered_ms: list[float] = []


class Busy(Table):
    """A game whose people think for a while before each press, until they are told to stop."""

    def __init__(
        self, people: Sequence[Person], rng: Random, counts: PressCounts, stop: asyncio.Event, think: float
    ) -> None:
        super().__init__(people, rng)
        self._counts = counts
        self._stop = stop
        self._think = think
        self.in_flight = 0

    async def think(self) -> None:
        """A time from none to twice the mean."""
        await asyncio.sleep(self.rng.uniform(0, 2 * self._think))

    async def decide(self, person: Person, panel: ShownMessage, choice: tuple[str, str]) -> ShownMessage:
        await self.think()
        if self._stop.is_set():
            await asyncio.Event().wait()  # until this game is cancelled
        self.in_flight += 1
        self._counts.pressed[self.game_id] += 1
        try:
            began = time.perf_counter()
            answer = await super().decide(person, panel, choice)
            self._counts.answered_ms.append(1000 * (time.perf_counter() - began))
            self._counts.acknowledged_ms.append(1000 * self.acknowledged[-1])
            self._counts.decided[self.game_id] += 1
            return answer
        finally:
            self.in_flight -= 1


def bench_load(given: argparse.Namespace) -> int:
    """The subcommand; returns the exit code."""
    print(asyncio.run(_measure(given)).json())
    return 0


async def _measure(given: argparse.Namespace) -> Report:
    kinds = [registry()[given.game]] if given.game else list(registry().values())
    report = Report(
        "bench load",
        games=given.games,
        seconds=given.seconds,
        decisions=given.decisions,
        people=given.people,
        think=given.think,
    )
    report.fact("kinds of games", [game.id for game in kinds])
    counts, stop, rng = PressCounts(), asyncio.Event(), Random(1)
    with tempfile.TemporaryDirectory(prefix="quayside-bench-") as folder:
        url = f"sqlite:///{folder}/games.sqlite3"
        async with Standin(world=new_world(people=given.people)) as standin:
            people = [await standin.person(each.id, joined_only=True) for each in standin.world.people]
            async with measured_bot(BenchSetup(standin.client_connection, database=url, profile=given.profile)) as bot:
                tables: list[Busy] = []
                commands: list[str] = []
                for number in range(given.games):
                    game = kinds[number % len(kinds)]
                    least, most = max(2, game.seats[0]), game.seats[-1]
                    seats = least + number // len(kinds) % (most - least + 1)
                    tables.append(Busy(rng.sample(people, min(seats, len(people))), rng, counts, stop, given.think))
                    commands.append(texts().words("en")(f"{game.id}-command"))
                began = time.perf_counter()
                tables = await _open(tables, commands, counts)
                report.figure("opening all games", time.perf_counter() - began, "s")
                own = Heartbeat()
                beating = asyncio.create_task(own.run())
                began = time.perf_counter()
                stats = await _play(tables, counts, stop, bot, given.seconds, given.decisions)
                played_s = time.perf_counter() - began
                beating.cancel()
                felt_here = own.stats()
                await asyncio.sleep(min(5.0, given.seconds))  # presses of Play still under way
                await _drained(url)
                after = await bot.stats()
        report.figure("bytes of the database a game", await _bytes(folder) / given.games, "bytes")
        await _compare(report, url, tables, counts)
    for name, each in zip(("start", "middle", "end"), stats, strict=True):
        report.figure(f"memory at the {name}", each.memory_mb, "MB")
    report.figure("memory when all was said", after.memory_mb, "MB")
    report.figure("decisions taken", sum(counts.decided.values()), "decisions")
    report.figure("decisions", sum(counts.decided.values()) / played_s, "decisions/s")
    if counts.acknowledged_ms:
        tell_durations(report, "acknowledged", counts.acknowledged_ms)
        tell_durations(report, "answer visible", counts.answered_ms)
    longest = report.figure(
        "event loop, longest time not reached", max(each.longest_block_ms for each in stats[1:]), "ms"
    )
    report.figure("event loop, longest own computing", max(each.longest_own_block_ms for each in stats[1:]), "ms")
    report.figure("bot's CPU while playing", sum(each.cpu_s for each in stats[1:]), "s")
    areas = {area: stats[1].areas.get(area, 0.0) + seconds for area, seconds in stats[2].areas.items()}
    tell_areas(report, areas, max(1, sum(counts.decided.values())))
    report.figure("stand-in's and people's CPU while playing", felt_here.cpu_s, "s")
    report.figure("stand-in's event loop, longest time not reached", felt_here.longest_block_ms, "ms")
    acknowledged = percentile(counts.acknowledged_ms, 0.99) if counts.acknowledged_ms else 0.0
    report.aim("acknowledged p99", acknowledged, "<=", ACKNOWLEDGED_MS, "ms")
    report.aim("event loop never blocked longer", longest, "<=", BLOCK_MS, "ms")
    grown = 100 * (stats[2].memory_mb / stats[1].memory_mb - 1)
    report.aim("memory grown from the middle to the end", grown, "<=", GROWTH, "%")
    return report


async def _open(tables: Sequence[Busy], commands: Sequence[str], counts: PressCounts) -> list[Busy]:
    """Open and start all games, some at a time; those that were opened."""
    opened: list[Busy] = []
    gate = asyncio.Semaphore(OPENING_AT_ONCE)

    async def one(table: Busy, command: str) -> None:
        async with gate:
            try:
                await table.open(command)
            except (Stuck, NotSent):
                counts.unacknowledged += 1
            except TimeoutError:
                counts.unanswered += 1
            else:
                opened.append(table)

    await asyncio.gather(*(one(table, command) for table, command in zip(tables, commands, strict=True)))
    return opened


async def _play(
    tables: Sequence[Busy], counts: PressCounts, stop: asyncio.Event, bot: MeasuredBot, seconds: float, decisions: int
) -> tuple[Stats, Stats, Stats]:
    """All games at once for so long, and until so many decisions are taken; what the bot felt at the start, in the
    middle and at the end."""

    async def one(table: Busy) -> None:
        try:
            await table.think()
            await table.play()
        except (Stuck, NotSent):
            counts.unacknowledged += 1
        except TimeoutError:
            counts.unanswered += 1

    start = await bot.stats()
    playing = [asyncio.create_task(one(table)) for table in tables]
    await asyncio.sleep(seconds / 2)
    middle = await bot.stats()
    await asyncio.sleep(seconds / 2)
    while sum(counts.decided.values()) < decisions:
        if all(task.done() for task in playing):
            break
        await asyncio.sleep(0.05)
    end = await bot.stats()
    stop.set()
    for _ in range(int(SETTLE_S / 0.05)):
        if not any(table.in_flight for table in tables):
            break
        await asyncio.sleep(0.05)
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return start, middle, end


async def _drained(url: str) -> None:
    """Wait until the outbox is empty."""
    async with await Store.open(url) as store:
        for _ in range(int(SETTLE_S / 0.1)):
            if await store.outbox.next_due() is None:
                return
            await asyncio.sleep(0.1)


async def _compare(report: Report, url: str, tables: Sequence[Busy], counts: PressCounts) -> None:
    """Hold what people saw against what is stored."""
    lost = doubled = 0
    async with await Store.open(url) as store:
        for table in tables:
            moves = await store.games.moves(table.game_id)
            stored = sum(move.interaction_id is not None for move in moves)  # a press may be several decisions
            lost += max(0, counts.decided[table.game_id] - stored)
            doubled += max(0, stored - counts.pressed[table.game_id])
        now = store.now()
        left = sum([row.due_at <= now for table in tables for row in await store.outbox.waiting(table.game_id)])
    report.figure("posts still to be said", left, "posts")
    report.figure("games that were played", len(counts.decided), "games")
    report.aim("lost decisions", lost, "==", 0, "decisions")
    report.aim("doubled decisions", doubled, "==", 0, "decisions")
    report.aim("presses not acknowledged", counts.unacknowledged, "==", 0, "presses")
    report.aim("presses without an answer", counts.unanswered, "==", 0, "presses")


async def _bytes(folder: str) -> int:
    files = await asyncio.to_thread(lambda: [path.stat().st_size for path in Path(folder).iterdir()])
    return sum(files)
