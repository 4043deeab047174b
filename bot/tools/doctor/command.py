"""The subcommand: visits Discord, or the stand-in with a pretend person, and tells what was found."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from typing import get_args

import aiohttp
import msgspec

from bot.run import explain
from bot.sandbox.clock import SystemClock
from bot.sandbox.permissions import CONNECT
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from bot.settings import Settings, read_settings
from bot.tools.doctor import tape
from bot.tools.doctor.findings import Finding, Findings, Verdict
from bot.tools.doctor.pretending import Pretender
from bot.tools.doctor.visit import NoVisit, Plan, Visited, visit
from db.errors import StoreError
from db.private_files import keep_private

TAPE = "doctor-tape.jsonl"
OLD_S = 2 * 3600.0
"""How old the sandbox's old message is."""
PRETENDED_PATIENCE_S = 20.0


class Told(msgspec.Struct):
    """The whole result, for machines."""

    command: str
    verdicts: dict[Verdict, int]
    findings: list[Finding]
    left: list[str]
    tape: str


def doctor(given: argparse.Namespace) -> int:
    """Visit; returns 0 when all is as expected, 1 with a deviation, 2 when there was nothing to examine."""
    settings = read_settings()
    if not given.sandbox and not settings.discord_token:
        print(explain("There is no DISCORD_TOKEN."), file=sys.stderr)
        return 2
    tell = _Progress(quiet=given.json)
    path = given.tape or ("" if given.sandbox else TAPE)
    made = bool(path) and not Path(path).exists()
    if path:
        keep_private(Path(path))  # which tells before the visit that it can't be written
    visited: Visited | None = None
    try:
        with _errors_logged_only():
            visited = asyncio.run(_sandboxed(given, tell) if given.sandbox else _real(given, settings, tell))
    except NoVisit as why:
        print(explain(str(why)) if why.token else f"quayside: {why}", file=sys.stderr)
        return 2
    except StoreError as error:
        print(f"quayside: the database can't be used: {error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 2
    finally:
        if visited is None and made:
            Path(path).unlink(missing_ok=True)  # nothing was recorded
    assert visited is not None, "every other way out has returned"
    if path:
        tape.write(Path(path), visited.log, visited.places)
    _summarize(visited, path, as_json=given.json, pretended=given.sandbox)
    return 1 if visited.findings.deviating else 0


@contextmanager
def _errors_logged_only() -> Generator[None]:
    """What the bot logs about being refused, the findings tell; afterwards as much is logged as before."""
    before = [(logger, logger.level) for logger in map(logging.getLogger, ("discord", "bot"))]
    for logger, _ in before:
        logger.setLevel(logging.ERROR)
    try:
        yield
    finally:
        for logger, level in before:
            logger.setLevel(level)


async def _real(given: argparse.Namespace, settings: Settings, tell: _Progress) -> Visited:
    plan = Plan(
        settings.discord_token,
        settings.database,
        given.server,
        given.channel,
        given.alone,
        settings.quayside_proxy,
        read=typed if given.terminal or _at_a_terminal(given) else None,
        told=tell,
    )
    return await visit(plan)


def _at_a_terminal(given: argparse.Namespace) -> bool:
    """Whether somebody sits at a terminal who has not asked to be left alone."""
    return not (given.alone or given.json) and sys.stdin.isatty() and sys.stderr.isatty()


def typed(prompt: str) -> str:
    """The line typed after this prompt, which stays out of what is printed for machines."""
    print(prompt, end="", file=sys.stderr, flush=True)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line


async def _sandboxed(given: argparse.Namespace, tell: _Progress) -> Visited:
    """A visit of the stand-in, where a pretend person presses and answers. Its ids are others each time, so whoever
    names a place takes it for a server of their own. Raises `NoVisit` then."""
    world = new_world(people=2, clock=SystemClock(lambda: time.time() - OLD_S))
    if given.server not in (None, int(world.guild_id)):
        raise NoVisit("no such server in the sandbox")
    if given.channel is not None and str(given.channel) not in world.channels:
        raise NoVisit("no such channel in the sandbox")
    if not given.json:
        print("This is the local stand-in, not your server.", flush=True)
    with tempfile.TemporaryDirectory(prefix="quayside-doctor-") as folder:
        async with Standin(world=world) as standin:
            channel = await prepared(standin)
            plan = Plan(
                standin.token,
                f"sqlite:///{folder}/bot.sqlite3",
                channel=given.channel or int(channel),
                alone=given.alone,
                connector=standin.connector,
                ready_s=0.0,
                patience_s=PRETENDED_PATIENCE_S,
                registers=True,
                told=tell,
            )
            return await visited_by(standin, plan)


async def prepared(standin: Standin) -> str:
    """Let there be all that can be examined: an old message of the bot's, a voice channel it may write in; the id of
    the channel with the old message."""
    channel, world = standin.world.channel_named("general").id, standin.world
    standin.control.set_permissions(world.channel_named("harbor-voice").id, world.bot.id, allow=CONNECT)
    headers = {"Authorization": f"Bot {standin.token}"}
    address = f"https://discord.com/api/v10/channels/{channel}/messages"
    async with (
        aiohttp.ClientSession(connector=standin.connector(), headers=headers) as session,
        session.post(address, json={"content": "Said long ago."}) as response,
    ):
        response.raise_for_status()
    standin.clock.advance(OLD_S)
    return channel


async def visited_by(standin: Standin, plan: Plan) -> Visited:
    """A visit during which a pretend person, who is not the server's owner, does what the doctor asks for."""
    pretending = asyncio.create_task(Pretender(await standin.person(standin.world.people[-1].name)).obey())
    visiting = asyncio.create_task(visit(plan))
    try:
        await asyncio.wait({pretending, visiting}, return_when=asyncio.FIRST_COMPLETED)
        if not visiting.done():
            pretending.result()
        return await visiting
    finally:
        pretending.cancel()
        visiting.cancel()
        await asyncio.gather(pretending, visiting, return_exceptions=True)


class _Progress:
    """Prints each finding once."""

    def __init__(self, *, quiet: bool) -> None:
        self._quiet = quiet
        self._told = 0

    def __call__(self, findings: Findings) -> None:
        fresh, self._told = findings.all[self._told :], len(findings.all)
        if not self._quiet:
            for finding in fresh:
                print("\n".join(finding.lines()), flush=True)


def _summarize(visited: Visited, path: str, *, as_json: bool, pretended: bool) -> None:
    verdicts: dict[Verdict, int] = {}
    for finding in visited.findings.all:
        verdicts[finding.verdict] = verdicts.get(finding.verdict, 0) + 1
    if as_json:
        whole = Told("doctor", verdicts, visited.findings.all, visited.left, path)
        print(msgspec.json.format(msgspec.json.encode(whole), indent=2).decode())
        return
    print("\n" + ", ".join(f"{verdicts[each]} {each}" for each in get_args(Verdict) if each in verdicts))
    for each in () if pretended else visited.left:
        print(f"left behind (delete it yourself, the bot may not): {each}")
    if path:
        print(f"The tape, without texts, names and ids: {path}")
