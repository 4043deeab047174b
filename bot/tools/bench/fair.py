"""`bench fair`: what people wait for while all that is heavy comes at once: challenges close, two people ask for many
replays, captains think. The bot runs in one process, its worker in another, the stand-in and the people here."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from collections import defaultdict
from datetime import UTC, datetime, timedelta
from itertools import cycle
from typing import Any

from sqlalchemy import Connection, delete, func, select, update

from bot.app import App
from bot.challenges.deal import new_deal
from bot.challenges.kinds import DealCloses
from bot.challenges.lifecycle import row
from bot.ledger.ids import new_id
from bot.ledger.member import Member, OpeningPlace
from bot.ledger.options import Options
from bot.play.kinds import ComputerTurn
from bot.sandbox.autoplay import Table, game_of
from bot.sandbox.people import Person
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from bot.text import texts
from bot.tools.bench.bot_process import MeasuredBot, measured_bot
from bot.tools.bench.bot_program import BenchSetup
from bot.tools.bench.timing import tell_durations
from bot.tools.bench.transactions import Casual
from bot.tools.bench.turn import Sequential
from bot.tools.report import Report
from bot.tools.simulate.figures import percentile
from db.challenge_records import Challenge, Series
from db.store import Store
from db.tables import metadata
from games.engine import registry

SLOWER, UNUSED = 3.0, 1
"""So much longer may people wait; a thought may be stored at the very moment of looking."""
CLOSING, LOOKED_AT, THINKING = "captains_gulf", "fleet_dice", "montego_bay"
CAPTAINS_A_GAME = 3
WATCHED_DECISIONS = 60
REPLAY_S = 900.0
WARM_UP = 3
LATER = timedelta(days=30)

outbox = metadata.tables["outbox"]
moves = metadata.tables["moves"]


def bench_fair(given: argparse.Namespace) -> int:
    """The subcommand; returns the exit code."""
    print(asyncio.run(_measure(given)).json())
    return 0


async def _measure(given: argparse.Namespace) -> Report:
    report = Report(
        "bench fair", deals=given.deals, replays=given.replays, captains=given.captains, seconds=given.seconds
    )
    with tempfile.TemporaryDirectory(prefix="quayside-bench-") as folder:
        url = f"sqlite:///{folder}/games.sqlite3"
        async with Standin(world=new_world(people=5)) as standin, await Store.open(url) as store:
            world = standin.world
            heavy = Heavy(store, OpeningPlace(int(world.guild_id), int(world.channel_named("general").id), "en"))
            await heavy.prepare(given.deals, given.replays, given.captains)
            async with measured_bot(BenchSetup(standin.client_connection, database=url)) as bot:
                people = [await standin.person(each.id) for each in world.people[:5]]
                errands = Errands(people[:2], people[2])
                await errands.open()
                await errands.run(rounds=WARM_UP)
                idle = await errands.run(seconds=given.seconds / 3)
                await bot.stats()
                await heavy.begin()
                watchers = zip(cycle(people[3:]), heavy.watched, strict=False)
                replays = [asyncio.create_task(_replay(watcher, game_id)) for watcher, game_id in watchers]
                busy = await errands.run(seconds=given.seconds)
                while not await heavy.decided():  # what nothing heavy was beside was not busy
                    for name, took in (await errands.run()).items():
                        busy[name] += took
                await _tell_heavy(report, heavy, bot, replays)
    for name in idle:
        tell_durations(report, f"{name}, idle", idle[name])
        tell_durations(report, f"{name}, busy", busy[name])
        for label, share in (("p50", 0.5), ("p95", 0.95)):
            slower = percentile(busy[name], share) / percentile(idle[name], share)
            report.aim(f"{name} {label} against idle", slower, "<=", SLOWER, "x")
    return report


async def _tell_heavy(
    report: Report, heavy: Heavy, bot: MeasuredBot, replays: list[asyncio.Task[float | None]]
) -> None:
    """How far everything heavy has come meanwhile, and whether any of it was for nothing."""
    felt = await bot.stats()
    decided = await heavy.decided()
    answered = [task.result() for task in replays if task.done()]
    for task in replays:
        task.cancel()
    report.figure("deals reckoned", felt.worked.get("yardsticks", 0), "deals")
    report.figure("replays drawn", felt.worked.get("draw", 0), "replays")
    report.figure("captains' decisions", decided, "decisions")
    report.figure("event loop, longest time not reached", felt.longest_block_ms, "ms")
    report.figure("bot's memory", felt.memory_mb, "MB")
    thoughts = felt.worked.get("think", 0)
    report.aim("thoughts", thoughts, ">", 0, "thoughts")
    report.aim("thoughts that were not used", thoughts - decided, "<=", UNUSED, "thoughts")
    report.aim("replays that were refused", answered.count(None), "==", 0, "replays")


async def _replay(person: Person, game_id: str) -> float | None:
    """Seconds until a replay is there; None if something else came."""
    began = time.perf_counter()
    shown = await (await person.command("replay", game=game_id)).reply(REPLAY_S)
    return time.perf_counter() - began if shown.pictures else None


class Errands:
    """What people wait for: decisions in a game, and what somebody else looks at."""

    def __init__(self, players: list[Person], looker: Person) -> None:
        self._command = texts().words("en")(f"{LOOKED_AT}-command")
        self._players = players
        self._playing = Sequential(players, self._command)
        self._looker = looker
        self._game_id = ""

    async def open(self) -> None:
        """A game to look at that nobody plays on."""
        table = Table(self._players, self._playing.rng)
        await table.open(self._command)
        await table.play(until=20)
        self._game_id = table.game_id

    async def run(self, *, seconds: float = 0.0, rounds: int = 1) -> dict[str, list[float]]:
        """Milliseconds that each errand took, one after the other for so long."""
        took: dict[str, list[float]] = defaultdict(list)
        until = time.perf_counter() + seconds
        while rounds > 0 or time.perf_counter() < until:
            rounds -= 1
            took["decision"].append((await self._playing.click()).answered)
            for name in ("board", "history"):
                began = time.perf_counter()
                shown = await (await self._looker.command(name, game=self._game_id)).reply(REPLAY_S)
                assert game_of(shown) == self._game_id, shown.text
                took[f"/{name}"].append(1000 * (time.perf_counter() - began))
        return took


class Heavy:
    """All that is heavy, prepared in the database and begun at once."""

    def __init__(self, store: Store, place: OpeningPlace) -> None:
        self._store = store
        self._place = place
        self.watched: list[str] = []
        self._thoughtful: list[str] = []

    async def prepare(self, deals: int, replays: int, captains: int) -> None:
        """Store it, due in the far future."""
        casual = Casual(registry()[LOOKED_AT], self._store, 2, self._place)
        self.watched = await casual.open(replays)
        await casual.play(self.watched, WATCHED_DECISIONS * replays)
        await self._seat_captains(captains)
        for number in range(deals):
            await self._deal(number)

        def put_off(connection: Connection) -> None:
            connection.execute(delete(outbox).where(outbox.c.kind.not_in([ComputerTurn.kind, DealCloses.kind])))
            connection.execute(update(outbox).values(due_at=datetime.now(UTC) + LATER))

        await self._store.write(put_off)

    async def _seat_captains(self, captains: int) -> None:
        lobbies = App(self._store).parts.lobbies
        for number in range(-(-captains // CAPTAINS_A_GAME)):
            seats = min(CAPTAINS_A_GAME, captains - number * CAPTAINS_A_GAME)
            host = Member(500 + number, "Host", number + 1)
            options = Options(1 + seats, {"colours": "dealt"})
            game_id = await lobbies.open_lobby(THINKING, options, host, self._place)
            for seat in range(seats):
                await lobbies.add_player(game_id, host.id, "captain", f"Captain {seat}")
            await lobbies.start(game_id, host.id, 1 + number)
            self._thoughtful.append(game_id)

    async def _deal(self, number: int) -> None:
        now, opponents = self._store.now(), ["mate", "mate", "mate"]
        guild_id, channel_id = self._place.guild_id, self._place.channel_id
        assert guild_id is not None
        deal, secret = new_deal(CLOSING, {}, opponents, now, now + LATER)
        asked = Series(
            id=new_id(), guild_id=guild_id, channel_id=channel_id, person_id=1, kind=CLOSING, settings={},
            opponents=opponents, repeat="once", days=1, hour=18, zone="", is_global=False, locale="en",
        )  # fmt: skip
        card = Challenge(
            id=new_id(), series_id=asked.id, deal_id=deal.id, number=1, guild_id=guild_id, channel_id=channel_id
        )
        closes = row(DealCloses(id=deal.id), f"{number}", due_at=now + LATER)
        await self._store.challenges.open_challenge(asked, deal, secret, card, [closes])

    async def begin(self) -> None:
        """Now."""
        kinds = [ComputerTurn.kind, DealCloses.kind]
        statement: Any = update(outbox).where(outbox.c.kind.in_(kinds)).values(due_at=self._store.now())
        await self._store.write(lambda connection: connection.execute(statement).rowcount)

    async def decided(self) -> int:
        """How many decisions the captains have taken."""
        count = select(func.count()).select_from(moves).where(moves.c.game_id.in_(self._thoughtful))
        return await self._store.read(lambda connection: connection.execute(count).scalar_one())
