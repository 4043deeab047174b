"""One visit: the doctor comes to Discord with the bot's token, examines a channel, tidies up and goes."""

from __future__ import annotations

import asyncio
import tempfile
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial

import aiohttp
import discord

from bot.app import App
from bot.gateway.command_names import FluentTranslator
from bot.gateway.command_sync import CommandSync
from bot.gateway.connection import told
from bot.gateway.permissions import missing, own_permissions
from bot.gateway.reply import Interaction
from bot.pictures.studio import Studio
from bot.tools.doctor import application, places, posting
from bot.tools.doctor.client_events import take_over
from bot.tools.doctor.examination import FAILED, Check, Examination, carry_out
from bot.tools.doctor.exchanges import Event, Exchange, Exchanges
from bot.tools.doctor.findings import Findings
from bot.tools.doctor.guide import PATIENCE_S, Guide
from bot.tools.doctor.presses import Presses
from bot.tools.doctor.questions import Questions
from bot.tools.doctor.solo_game import SoloGame
from bot.tools.doctor.terminal import Read, Terminal
from db.store import Store

CONNECT_S = 60.0
LAST = [Check(("rate limits",), application.rate_limits)]


class NoVisit(Exception):
    """There is nothing to examine; the message says why. `token` is at fault."""

    def __init__(self, why: str, *, token: bool = False) -> None:
        super().__init__(why)
        self.token = token


@dataclass(frozen=True, slots=True)
class Plan:
    """What is to be examined, and how Discord is reached.

    `database` is the bot's, in which only the commands it told Discord are looked up. `told` is called after each
    check. `read` asks for a line in the terminal, where the four questions are put then. With `registers` the commands
    are told Discord first, as the bot does when it starts.
    """

    token: str
    database: str
    server: int | None = None
    channel: int | None = None
    alone: bool = False
    proxy: str = ""
    connector: Callable[[], aiohttp.BaseConnector] | None = None
    ready_s: float = 2.0
    patience_s: float = PATIENCE_S
    studio: Callable[[], Studio] = Studio
    registers: bool = False
    read: Read | None = None
    told: Callable[[Findings], None] = lambda _: None


@dataclass(slots=True)
class Visited:
    """What came of it. `places` says of the ids in the log which kind of place they are."""

    findings: Findings = field(default_factory=Findings)
    left: list[str] = field(default_factory=list[str])
    log: list[Exchange | Event] = field(default_factory=list[Exchange | Event])
    places: dict[str, str] = field(default_factory=dict[str, str])


async def visit(plan: Plan) -> Visited:
    """Examine everything. Raises `NoVisit`, and `StoreError` for a database that can't be used."""
    visited = Visited()
    exchanges = Exchanges()
    visited.log = exchanges.log
    with tempfile.TemporaryDirectory(prefix="quayside-doctor-") as folder:
        async with await Store.open(plan.database) as database, await Store.open(f"sqlite:///{folder}/games") as games:
            busy = "" if await database.enter() else "the bot is running, and would answer too: stop it for this part"
            async with _connected(plan, exchanges, database, games) as (app, pressed):
                guild, channel = _place(app.client, plan)
                examination = Examination(
                    app.client, guild, channel, exchanges, visited.findings, visited.left, pressed,
                    asks=not plan.alone and not busy,
                )  # fmt: skip
                sync = CommandSync(app.client, app.client.tree, database.applications)
                try:
                    await _examine(examination, app, sync, plan, busy)
                finally:
                    visited.places = _kinds(examination)
                    await examination.clean_up()
                    plan.told(visited.findings)
    return visited


async def _examine(examination: Examination, app: App, sync: CommandSync, plan: Plan, busy: str) -> None:
    findings = examination.findings
    tell = partial(plan.told, findings)
    await carry_out(examination, [*application.checks(sync), *posting.CHECKS, *places.CHECKS, *LAST], tell)
    guide = Guide(examination, plan.patience_s)
    asker = Terminal(plan.read, examination.guild.owner_id or 0) if plan.read is not None else guide
    pressing = [*Presses(examination, guide).checks(), *SoloGame(app, guide).checks()]
    asking = Questions(app.core.studio, asker).checks()
    rounds = [[*pressing, *asking]] if asker is guide else [pressing, asking]
    if plan.alone:
        del rounds[0]
    elif busy:
        for probe in [probe for check in rounds.pop(0) for probe in check.probes]:
            findings.not_tried(probe, busy)
        tell()
    try:
        for each in rounds:
            await carry_out(examination, each, tell)
    finally:
        await app.core.outbox.stop()
        await guide.leave()


@asynccontextmanager
async def _connected(
    plan: Plan, exchanges: Exchanges, database: Store, games: Store
) -> AsyncGenerator[tuple[App, asyncio.Queue[Interaction]]]:
    """The bot on Discord, with a database for games that nobody ever sees again; and what is pressed for the doctor."""

    async def enter() -> None:
        await client.tree.set_translator(FluentTranslator())
        if plan.registers:
            await CommandSync(client, client.tree, database.applications).register()

    app = App(
        games,
        studio=plan.studio(),
        http_trace=exchanges.trace(),
        connector=plan.connector() if plan.connector is not None else None,
        proxy=plan.proxy or None,
        guild_ready_timeout=plan.ready_s,
    )
    client = app.client
    pressed = take_over(app, exchanges, enter)
    async with client:
        serving = asyncio.ensure_future(client.start(plan.token))
        ready = asyncio.ensure_future(client.wait_until_ready())
        try:
            await asyncio.wait({serving, ready}, timeout=CONNECT_S, return_when=asyncio.FIRST_COMPLETED)
            if serving.done():
                serving.result()
            if not ready.done():
                raise NoVisit("Discord has let the bot in, but did not tell of its servers within a minute")
            yield app, pressed
        except discord.LoginFailure as error:
            raise NoVisit("Discord refuses the DISCORD_TOKEN.", token=True) from error
        except FAILED as error:
            raise NoVisit(told(error)) from error
        finally:
            ready.cancel()
            await client.close()
            await asyncio.gather(serving, ready, return_exceptions=True)


def _place(client: discord.Client, plan: Plan) -> tuple[discord.Guild, discord.TextChannel]:
    """The server and the channel that are meant. Raises `NoVisit`."""
    listed = ", ".join(f"{guild.id} ({guild.name})" for guild in client.guilds) or "none"
    found = [guild for guild in client.guilds if plan.server in (None, guild.id)]
    if len(found) != 1:
        raise NoVisit(f"name a private test server with --server; the bot is on: {listed}")
    (guild,) = found
    usable = [each for each in guild.text_channels if not each.is_news()]
    if plan.channel is None:
        usable = [each for each in usable if not missing(own_permissions(each), "channel")]
    else:
        usable = [each for each in usable if each.id == plan.channel]
    if not usable:
        raise NoVisit("name a text channel in which the bot may write with --channel")
    return guild, usable[0]


def _kinds(examination: Examination) -> dict[str, str]:
    """What kind of place each id stands for; the channel that was examined is told from others of its kind."""
    guild = examination.guild
    found = {str(guild.id): "server"}
    if examination.client.user is not None:
        found[str(examination.client.user.id)] = "bot"
    for channel in guild.channels:
        kind = channel.type.name
        if isinstance(channel, discord.ForumChannel) and channel.flags.require_tag:
            kind = "tagged forum"
            found |= {str(tag.id): "moderated tag" if tag.moderated else "tag" for tag in channel.available_tags}
        found[str(channel.id)] = kind
    return found | {str(examination.channel.id): "channel"}
