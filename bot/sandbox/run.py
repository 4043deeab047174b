"""`quayside sandbox`: the bot exactly as it runs on Discord, and a local Discord with a chat page, in one process."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from bot.app import App
from bot.gateway.catalog import offered_games
from bot.sandbox.autoplay import Stuck, Table
from bot.sandbox.hosts import is_local
from bot.sandbox.replay_watching import watched
from bot.sandbox.seed import new_world, open_world
from bot.sandbox.standin import Standin
from bot.sandbox.world import World
from bot.text import texts
from db.addresses import database_path, default_url, parse_url, shown, sqlite_url
from db.errors import StoreError
from db.store import Store

READY_S = 60.0


@dataclass(frozen=True, slots=True)
class Sandbox:
    """A running sandbox."""

    standin: Standin
    app: App


@asynccontextmanager
async def running(world: World, store: Store, *, host: str = "127.0.0.1", port: int = 0) -> AsyncGenerator[Sandbox]:
    """The stand-in and the bot, connected; both are stopped in good order at the end."""
    standin = Standin(world=world, host=host, page_port=port)
    await standin.start()
    try:
        app = App(store, connector=standin.connector(), guild_ready_timeout=0.0)
        client = app.client
        async with client:
            serving = asyncio.create_task(client.start(standin.token))
            ready = asyncio.create_task(app.ready())
            try:
                done, _ = await asyncio.wait({serving, ready}, timeout=READY_S, return_when=asyncio.FIRST_COMPLETED)
                if serving in done:
                    serving.result()
                if ready not in done:
                    raise TimeoutError("the bot did not become ready")
                yield Sandbox(standin, app)
            finally:
                ready.cancel()
                await client.close()
                await asyncio.gather(serving, ready, return_exceptions=True)
    finally:
        await standin.stop()


def run_sandbox(given: argparse.Namespace) -> int:
    """The subcommand; returns the exit code."""
    if not is_local(given.host) and not given.i_know:
        print(
            f"quayside: the sandbox has no passwords; it listens on this machine only. To let other machines reach "
            f"{given.host} all the same, add --i-know.",
            file=sys.stderr,
        )
        return 2
    try:
        return asyncio.run(_selftest(given.selftest) if given.selftest else _serve(given))
    except KeyboardInterrupt:
        return 0
    except StoreError as error:
        print(f"quayside: the database can't be used: {error}", file=sys.stderr)
        return 2
    except OSError as error:
        print(f"quayside: {given.host} port {given.port} can't be opened: {error}", file=sys.stderr)
        return 2


async def _serve(given: argparse.Namespace) -> int:
    own = database_path(parse_url(default_url())) or Path()
    file = Path(given.db) if given.db and "://" not in given.db else own.with_name("sandbox.sqlite3")
    world_file = file.with_name(f"{file.stem}-world.sqlite3")
    world = open_world(world_file, people=given.people, lang=given.lang)
    store = await Store.open(given.db if "://" in given.db else sqlite_url(file), clock=lambda: time_of(world))
    async with store, running(world, store, host=given.host, port=given.port) as sandbox:
        print(f"Quayside's sandbox is open. Play in your browser:  {sandbox.standin.page_url}")
        print(f"Games are kept in {shown(store.url)}. Stop with Ctrl-C.", flush=True)
        stopping = asyncio.Event()
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, stopping.set)
        await stopping.wait()
    return 0


async def _selftest(which: str) -> int:
    """Play one whole game of each kind, or of this one, on the page and watch its replay; a line each."""
    failed = False
    with tempfile.TemporaryDirectory(prefix="quayside-") as folder:
        store = await Store.open(sqlite_url(Path(folder) / "games.sqlite3"))
        async with store, running(new_world(people=4), store) as sandbox:
            for game in [game for game in offered_games().values() if which in ("all", game.id)]:
                command = texts().words("en")(f"{game.id}-command")
                seats = min(3, game.seats[-1])
                people = [await sandbox.standin.person(name) for name in _names(sandbox.standin.world)[:seats]]
                table = Table(people, Random(game.id))
                try:
                    await table.open(command)
                    frames = await watched(people[0], await table.play())
                except (Stuck, TimeoutError) as error:
                    failed = True
                    print(f"{game.id}: FAILED after {table.presses} presses: {error or type(error).__name__}")
                else:
                    played = f"{seats} people played a whole game with {table.presses} presses"
                    print(f"{game.id}: ok, {played} and watched its replay of {frames} frames")
    return 1 if failed else 0


def time_of(world: World) -> datetime:
    """The time in the harbor, which the test bench may push forward: the bot goes by it, too."""
    return datetime.fromtimestamp(world.clock.time(), UTC)


def _names(world: World) -> list[str]:
    return [person.name for person in world.people]
