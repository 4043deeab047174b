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
from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta
from pathlib import Path
from random import Random

import msgspec

from bot.gateway.controls import read
from bot.sandbox.component_rules import walk
from bot.sandbox.people import Person
from bot.sandbox.seed import add_guild, new_world
from bot.sandbox.standin import Standin
from bot.tools.report import Report
from bot.tools.torture.bot_process import PROGRAM, KillableBot, Spans
from bot.tools.torture.bot_program import Command, TortureSetup
from bot.tools.torture.check import Evidence, PublicMessage, breaches_of
from bot.tools.torture.contest import Contest
from bot.tools.torture.deeds import deeds
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
SERVERS = 2
SHORT, LONG = 0.25, 30.0
"""In fewer minutes there is only one table of each; in so many everything must have happened."""
BEGIN_S = 90.0
"""So long, on the slowest machine, is waited for a first decision at every table before the trouble begins."""
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
SOON_S = 60.0
"""So much later is what follows soon after something else, such as the edit of a card, and the end of the reckoning."""
EVIDENCE = "evidence.msgpack"
"""Where it is kept what was pressed, seen and stored, to be reckoned with again."""
TOLD = 12
"""So many breaches are told in words."""


def torture(given: argparse.Namespace) -> int:
    """The subcommand; returns 0 when every aim is met."""
    for noisy in ("aiohttp.server", "bot.sandbox"):  # connections that end with the killed bot
        logging.getLogger(noisy).setLevel(logging.CRITICAL)
    folder = Path(tempfile.mkdtemp(prefix="quayside-torture-"))
    try:
        report, breaches = asyncio.run(run(given, folder))
    except BaseException:
        with contextlib.suppress(OSError):  # where there is nothing in it to look into
            folder.rmdir()
        raise
    print(report.json() if given.json else "\n".join(report.lines()))
    if all(aim.met for aim in report.aims):
        shutil.rmtree(folder)
        return 0
    for breach in breaches[:TOLD]:
        print(breach, file=sys.stderr)
    print(f"the database, the bot's log, and all that was pressed and seen: {folder}", file=sys.stderr)
    return 1


async def run(given: argparse.Namespace, folder: Path, program: Sequence[str] = PROGRAM) -> tuple[Report, list[str]]:
    """Play while bots that run `program` suffer, and hold it to its aims; also a sentence for every breach."""
    began = time.monotonic()
    rng, kinds = Random(given.seed), [given.game] if given.game else list(registry())
    report = Report("torture", minutes=given.minutes, seed=given.seed)
    database = given.database or sqlite_url(folder / "games.sqlite3")
    await (await Store.open(database)).close()  # what is wrong with it is told at once
    world = new_world(people=PEOPLE)
    channels = [world.channel_named("games").id, add_guild(world, "Second Harbour", "second").id]
    async with Standin(world=world) as standin:
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
            presser = Presser(log, lambda since: any(bot.away.touch(since, time.monotonic()) for bot in bots))
            sizes = TABLES if given.minutes >= SHORT else TABLES[:1]
            tables = _tables(kinds, sizes, people, channels, rng, presser)
            contest = Contest(kinds, people, channels, presser, rng)
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
            excused=[any(_excused(each, bot, trouble.cut_off) for bot in bots) for each in presses],
            games=await stored_games(store, [*games, *await runs_begun(store)]),
            challenges=await stored_challenges(store),
            shown=shown,
            backlog=await backlog(store),
            said=await messages_said(store),
            others=await other_messages(store),
        )
    (folder / EVIDENCE).write_bytes(msgspec.msgpack.encode(evidence))
    report.figure("seconds of trouble", seconds, "s")
    _tell_figures(report, bots, trouble, evidence)
    found = _hold_to_aims(report, evidence, settled)
    played = {game.kind for game in evidence.games if game.moves}
    report.aim("kinds of games played", len(played.intersection(kinds)), "==", len(kinds))
    if given.minutes >= LONG:
        _hold_to_have_happened(report, evidence, trouble.counts)
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
    report.figure("seconds held up by the machine", sum(bot.held.seconds for bot in bots), "s")
    report.figure("seconds cut off from the gateway", trouble.cut_off.seconds, "s")
    decisions = sum(move.kind == "choice" for game in games for move in game.moves)
    report.figure("decisions stored", decisions, "decisions")
    for name, count in deeds(evidence).items():
        report.figure(name, count, "times")
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
    return breaches


def _hold_to_have_happened(report: Report, evidence: Evidence, troubles: Mapping[str, int]) -> None:
    """Whether all that may happen happened in a long run."""
    report.aim(
        "servers played on", len({game.guild_id for game in evidence.games if game.moves} - {None}), "==", SERVERS
    )
    for name, count in {**troubles, **deeds(evidence)}.items():
        report.aim(f"happened: {name}", count, ">=", 1)


def _excused(press: LoggedPress, bot: KillableBot, cut_off: Spans) -> bool:
    """Whether nobody could expect an answer: the bot was dead meanwhile or could not run, or was cut off when the press
    was on its way."""
    if bot.away.touch(press.began, press.ended) or bot.held.touch(press.began, press.ended):
        return True
    return not press.acknowledged and cut_off.touch(press.began, press.began + ON_ITS_WAY_S)


def _tables(
    kinds: Sequence[str],
    sizes: Sequence[tuple[int, int]],
    people: Sequence[Person],
    channels: Sequence[str],
    rng: Random,
    presser: Presser,
) -> list[Sitting]:
    """Tables of each kind, for so many people and computer players, the channels in turn."""
    wanted = [(kind, size) for kind in kinds for size in sizes]
    where = [channels[(each + each // len(sizes)) % len(channels)] for each in range(len(wanted))]
    return [
        Sitting(kind, rng.sample(people, persons), players, channel, rng, presser)
        for (kind, (persons, players)), channel in zip(wanted, where, strict=True)
    ]


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
    for ahead_s in (AHEAD_S, AHEAD_S + SOON_S):
        for bot in bots:
            await bot.tell(Command(ahead_s=ahead_s))
        if not await _said(database, games, ahead_s):
            return False
    return True


async def _said(database: str, games: Sequence[str], ahead_s: float) -> bool:
    """Wait until nothing is left to be said by that time; whether that came in time."""
    deadline = time.monotonic() + SETTLE_S
    quiet = 0
    async with await Store.open(database, clock=lambda: utc_now() + timedelta(seconds=ahead_s)) as store:
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
