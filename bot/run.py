"""`quayside run`: the bot on Discord, with a clear message for everything that keeps it from starting."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack

import aiohttp

from bot import __version__
from bot.app import App
from bot.client import QuaysideClient
from bot.gateway.connection import Refused, stay
from bot.gateway.permissions import NEEDED, invite
from bot.health.garbage_collection import keep_collections_short, leave_out_what_is_loaded
from bot.settings import Settings
from bot.workers.workers import Workers
from db.addresses import shown
from db.errors import ForeignDatabase, StoreError, StoreUnavailable
from db.store import Store

log = logging.getLogger(__name__)

FILE = "sqlite:///"
HOW_TO_GET_A_TOKEN = """\
{problem}

How to get a token:
  1. Open https://discord.com/developers/applications and press "New Application".
  2. Under "Bot" press "Reset Token" and copy the token. No privileged intent is needed.
  3. Put it into a file named .env in this folder:  DISCORD_TOKEN=...
  4. Invite the bot to your server with this address (put in the Application ID from "General Information"):
     {invite}
     It asks for: {names}.

To play right now without a token:  quayside sandbox"""


def explain(problem: str) -> str:
    """The problem, and how to get a token, the permissions and the invite link."""
    names = ", ".join(NEEDED.values())
    return HOW_TO_GET_A_TOKEN.format(problem=problem, invite=invite("APPLICATION_ID"), names=names)


def run(settings: Settings, *, connector: Callable[[], aiohttp.BaseConnector] | None = None) -> int:
    """Run until told to stop. `connector` makes another way to Discord, or to what plays it.

    Returns the exit code: 0 after an orderly end, 1 if the next start may go well, 2 if somebody has to mend something.
    """
    if not settings.discord_token:
        print(explain("There is no DISCORD_TOKEN."), file=sys.stderr)
        return 2
    try:
        return asyncio.run(serve(settings, connector))
    except KeyboardInterrupt:
        return 0


async def serve(
    settings: Settings,
    connector: Callable[[], aiohttp.BaseConnector] | None = None,
    stopping: asyncio.Event | None = None,
) -> int:
    """Run until told to stop by `stopping`, or else by a signal; returns the exit code as `run` does."""
    try:
        store = await Store.open(settings.database)
    except StoreError as error:
        return _database_unusable(error, settings.database)
    log.info("Quayside %s on %s", __version__, shown(store.url))
    async with store:
        way = connector() if connector is not None else None
        app = App(
            store,
            settings.share,
            budget=settings.budget,
            workers=Workers(settings.quayside_workers),
            boards=settings.quayside_boards,
            connector=way,
            proxy=settings.quayside_proxy or None,
        )
        client = app.client
        leave_out_what_is_loaded()
        loop = asyncio.get_running_loop()
        if stopping is None:
            stopping = asyncio.Event()
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(number, stopping.set)
        async with AsyncExitStack() as open_:
            await open_.enter_async_context(client)
            if settings.metrics is not None:
                from bot.health.monitoring import monitored  # noqa: PLC0415 - with a library of its own

                try:
                    await open_.enter_async_context(monitored(app.core.health, *settings.metrics))
                except (OSError, UnicodeError) as error:  # the latter of a name that no host can have
                    print(f"quayside: QUAYSIDE_METRICS_ADDRESS can't be opened: {error}", file=sys.stderr)
                    return 2
            serving = asyncio.create_task(stay(client, settings.discord_token, connector))
            greeting = asyncio.create_task(_greet(client))
            tidying = asyncio.create_task(keep_collections_short())
            waiting = asyncio.create_task(stopping.wait())
            failing = asyncio.create_task(app.lifetime.tasks.failed.wait())
            await asyncio.wait({serving, waiting, failing}, return_when=asyncio.FIRST_COMPLETED)
            waiting.cancel()
            failing.cancel()
            greeting.cancel()
            tidying.cancel()
            if serving.done():
                try:
                    serving.result()
                except Refused as refused:
                    print(explain(str(refused)) if refused.token else f"quayside: {refused}", file=sys.stderr)
                    return 2
                except StoreError as error:
                    return _database_unusable(error, settings.database)
            else:
                log.info("stopping: finishing what is under way first")
                await client.close()
                serving.cancel()  # it may be waiting for Discord to be there again
                await asyncio.gather(serving, return_exceptions=True)
    log.info("stopped")
    return 1 if app.lifetime.tasks.failed.is_set() else 0


def _database_unusable(error: StoreError, address: str) -> int:
    # Other addresses hold a password.
    named = address.startswith(FILE) and isinstance(error, StoreUnavailable | ForeignDatabase)
    where = f" ({address.removeprefix(FILE)})" if named else ""
    print(f"quayside: the database can't be used: {error}{where}", file=sys.stderr)
    return 1 if isinstance(error, StoreUnavailable) and error.reason in ("down", "full", "locked") else 2


async def _greet(client: QuaysideClient) -> None:
    """Say that the bot is there, and how to invite it: from now on people are answered."""
    await client.wait_for("connect")
    log.info("online on %s servers; invite link: %s", len(client.guilds), invite(client.application_id))
