"""`quayside torture`: all games played by pretend people while the bot is killed and everything around it fails;
afterwards what people saw is held against what is stored. Stand-in and people live here, the bot in its own process."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import shutil
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

from bot.gateway.controls import read
from bot.ledger.acts import AWAY, HOME
from bot.ledger.ids import is_run
from bot.sandbox.component_rules import walk
from bot.sandbox.people import Person
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from bot.tools.report import Report
from bot.tools.torture.bot_process import PROGRAM, KillableBot, Spans
from bot.tools.torture.bot_program import Command, TortureSetup
from bot.tools.torture.check import Evidence, PublicMessage, breaches_of
from bot.tools.torture.contest import Contest
from bot.tools.torture.fault_injection import LONGEST_JUMP_S, FaultInjector
from bot.tools.torture.people import Sitting
from bot.tools.torture.press_log import LoggedPress, PressLog
from bot.tools.torture.presser import Presser
from bot.tools.torture.stored_games import (
    backlog,
    challenges_waiting,
    messages_said,
    other_messages,
    runs_begun,
    stored_challenges,
    stored_games,
    waiting_posts,
)
from db.addresses import sqlite_url
from db.clock import utc_now
from db.store import Store
from games.engine import registry

PEOPLE = 8
TABLES = ((2, 1), (3, 0))
"""The tables of each game, as people and computer players."""
SHORT = 0.25
"""In fewer minutes there is only one table of each."""
BEGIN_S = 12.0
"""So long is waited for a first decision at every table before the trouble begins."""
TROUBLE_S = 2.5
"""There is trouble at least so long, and one kill, however long the opening took."""
CALM_S = 3.0
"""The last of the given time, without trouble, in which people finish what they began."""
END_S = 5.0
"""What it takes until the last trouble is over and the last press answered."""
ON_ITS_WAY_S = 1.0
"""The longest that a press is held back before the bot hears of it."""
SETTLE_S = 180.0
AHEAD_S = LONGEST_JUMP_S + 900.0
"""More than the longest pause before something is tried again, also of what was said while the clock was ahead."""
ACTS = {
    "undo": "steps taken back",
    "ask:undo": "votes asked for",
    AWAY: "seats left",
    HOME: "seats come back to",
}
"""What is counted of what people do beside deciding."""
TOLD = 12
"""So many breaches are told in words."""


def torture(given: argparse.Namespace) -> int:
    """The subcommand; returns 0 when every aim is met."""
    for noisy in ("aiohttp.server", "bot.sandbox"):  # connections that end with the killed bot
        logging.getLogger(noisy).setLevel(logging.CRITICAL)
    folder = Path(tempfile.mkdtemp(prefix="quayside-torture-"))
    report, breaches = asyncio.run(run(given, folder))
    print(report.json() if given.json else "\n".join(report.lines()))
    if all(aim.met for aim in report.aims):
        shutil.rmtree(folder)
        return 0
    for breach in breaches[:TOLD]:
        print(breach, file=sys.stderr)
    print(f"the database and the bot's log: {folder}", file=sys.stderr)
    return 1


async def run(given: argparse.Namespace, folder: Path, program: Sequence[str] = PROGRAM) -> tuple[Report, list[str]]:
    """Play while bots that run `program` suffer, and hold it to its aims; also a sentence for every breach."""
    began = time.monotonic()
    rng = Random(given.seed)
    report = Report("torture", minutes=given.minutes, seed=given.seed)
    database = given.database or sqlite_url(folder / "games.sqlite3")
    await (await Store.open(database)).close()  # what is wrong with it is told at once
    async with Standin(world=new_world(people=PEOPLE)) as standin:
        standin.faults.identify_every_s = 0.0
        ids: dict[str, str] = {}

        def id_of(token: str) -> str | None:
            if token not in ids:
                ids.update({row["token"]: row["id"] for row in standin.world.interactions.values()})
            return ids.get(token)

        log = PressLog(id_of)
        standin.observers.append(log.observe)
        people = [await standin.person(each.id, joined_only=True) for each in standin.world.people]
        setup = TortureSetup(standin.client_connection, database)
        bots = [KillableBot(setup, folder / f"bot{number}.log", program) for number in range(given.processes)]
        for bot in bots:
            await bot.start()
        try:
            await asyncio.gather(*(bot.ready() for bot in bots))
            presser = Presser(log)
            tables = _tables(people, rng, presser, TABLES if given.minutes >= SHORT else TABLES[:1])
            contest = Contest(people, presser, rng)
            trouble = FaultInjector(bots, database, standin.faults, standin.gateway, rng)
            await _play(tables, contest, trouble, began + 60.0 * given.minutes)
            seconds = time.monotonic() - began
            games = [game_id for table in tables for game_id in table.opened]
            settled = await _settle(bots, database, games)
        finally:
            await asyncio.gather(*(bot.leave() for bot in bots))
        shown = _shown(standin, people)
    presses = log.settle()
    async with await Store.open(database, clock=_ahead) as store:
        evidence = Evidence(
            presses=presses,
            excused=[any(_excused(each, bot.away, trouble.cut_off) for bot in bots) for each in presses],
            games=await stored_games(store, [*games, *await runs_begun(store)]),
            challenges=await stored_challenges(store),
            shown=shown,
            backlog=await backlog(store),
            said=await messages_said(store),
            others=await other_messages(store),
        )
    report.figure("seconds of trouble", seconds, "s")
    _tell_figures(report, bots, trouble, evidence)
    found = _hold_to_aims(report, evidence, settled)
    report.figure("seconds in all", time.monotonic() - began, "s")
    return report, found


def _tell_figures(report: Report, bots: Sequence[KillableBot], trouble: FaultInjector, evidence: Evidence) -> None:
    """How much went wrong, and how much was played meanwhile."""
    games, presses = evidence.games, evidence.presses
    report.figure("processes", len(bots), "processes")
    report.figure("kills", sum(bot.kills for bot in bots), "kills")
    for kind, count in trouble.counts.items():
        report.figure(kind, count, "times")
    report.figure("games", len(games), "games")
    report.figure("games finished", sum(game.state == "finished" for game in games), "games")
    report.figure("kinds of games", len({game.kind for game in games}), "kinds")
    report.figure("presses", len(presses), "presses")
    silent = [not (each.acknowledged and each.answered) for each in presses]
    report.figure(
        "unanswered by a dead or unreachable bot", sum(map(all, zip(silent, evidence.excused, strict=True))), "presses"
    )
    report.figure("seconds dead or starting", sum(bot.away.seconds for bot in bots), "s")
    report.figure("seconds cut off from the gateway", trouble.cut_off.seconds, "s")
    decisions = sum(move.kind == "choice" for game in games for move in game.moves)
    report.figure("decisions stored", decisions, "decisions")
    acts = Counter(move.kind if move.kind == "undo" else move.choice for game in games for move in game.moves)
    for name, what in ACTS.items():
        report.figure(what, acts[name], "times")
    report.figure("plans", sum(bool(each.wish) for each in presses), "wishes")
    report.figure("typed", sum(each.typed for each in presses), "commands")
    report.figure("challenges", len(evidence.challenges), "challenges")
    report.figure("runs", sum(is_run(game.id) for game in games), "runs")
    played = sum(each.played for each in presses)
    report.figure("decisions shown as played", played, "decisions")
    report.figure("messages said", len(evidence.said), "messages")


def _hold_to_aims(report: Report, evidence: Evidence, settled: bool) -> list[str]:
    """Whether every promise was kept; returns a sentence for every breach."""
    breaches: list[str] = []
    for name, found in breaches_of(evidence).items():
        report.aim(name, len(found), "==", 0)
        breaches += found
    for name, count in zip(("posts overdue", "posts held", "posts given up"), evidence.backlog, strict=True):
        report.aim(name, count, "==", 0, "posts")
    report.aim("settled in time", int(settled), "==", 1)
    kinds = {game.kind for game in evidence.games if game.moves}
    report.aim("kinds of games played", len(kinds), "==", len(registry()))
    return breaches


def _excused(press: LoggedPress, away: Spans, cut_off: Spans) -> bool:
    """Whether nobody could expect an answer: the bot was dead meanwhile, or cut off when the press was on its way."""
    if away.touch(press.began, press.ended):
        return True
    return not press.acknowledged and cut_off.touch(press.began, press.began + ON_ITS_WAY_S)


def _tables(people: Sequence[Person], rng: Random, presser: Presser, sizes: Sequence[tuple[int, int]]) -> list[Sitting]:
    """Tables of each kind, for so many people and computer players."""
    tables: list[Sitting] = []
    for game in registry().values():
        for persons, players in sizes:
            tables.append(Sitting(game.id, rng.sample(people, persons), players, rng, presser))
    return tables


async def _play(tables: Sequence[Sitting], contest: Contest, trouble: FaultInjector, until: float) -> None:
    """Play in trouble nearly until then, and the rest of the time without."""
    stop, calm = asyncio.Event(), asyncio.Event()
    playing = [asyncio.create_task(each.play(stop)) for each in (*tables, contest)]
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(BEGIN_S):
            await asyncio.gather(*(table.begun.wait() for table in tables))
    troubling = [asyncio.create_task(trouble.kill_now_and_then(bot, calm)) for bot in trouble.bots]
    troubling.append(asyncio.create_task(trouble.harm(calm)))
    await asyncio.sleep(max(TROUBLE_S, until - CALM_S - END_S - time.monotonic()))
    calm.set()
    await asyncio.gather(*troubling)
    await trouble.heal()
    await asyncio.sleep(CALM_S)
    stop.set()
    await asyncio.gather(*playing)


async def _settle(bots: Sequence[KillableBot], database: str, games: Sequence[str]) -> bool:
    """Wait until everything is said that is to be said, what waits to be tried again at once; whether it was."""
    for bot in bots:
        await bot.tell(Command(ahead_s=AHEAD_S))
    deadline = time.monotonic() + SETTLE_S
    quiet = 0
    async with await Store.open(database, clock=_ahead) as store:
        while time.monotonic() < deadline:
            waits = await waiting_posts(store, games) or await challenges_waiting(store)
            quiet = 0 if waits else quiet + 1
            if quiet == 3:  # a computer player's move leads to the next row
                return True
            await asyncio.sleep(0.1)
    return False


def _ahead() -> datetime:
    return utc_now() + timedelta(seconds=AHEAD_S)


def _shown(standin: Standin, people: Sequence[Person]) -> list[PublicMessage]:
    """Everything public that the bot has said."""
    world = standin.world
    found: list[PublicMessage] = []
    for channel in world.channels.values():
        for message in channel.log:
            if message.author_id != world.bot.id or message.reader is not None:
                continue
            parts = walk(message.raw["components"])
            controls = [control for part in parts if (control := read(part.get("custom_id") or "")) is not None]
            found.append(
                PublicMessage(
                    id=int(message.id),
                    place=int(channel.id),
                    nonce=message.nonce,
                    game_id=controls[0].game_id if controls else "",
                    revision=controls[0].revision if controls else 0,
                    actions=[control.action for control in controls],
                    texts=[message.raw["content"], *(part["content"] for part in parts if part["type"] == 10)],
                    pinged=[int(each.id) for each in people if message.id in each.seen and each.seen[message.id].pings],
                )
            )
    return found
