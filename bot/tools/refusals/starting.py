"""The start of the bot while something is refused that it needs: it says why in a line, waits, and comes once nothing
is refused any more; or it ends with a code that keeps it from being started again and again."""

from __future__ import annotations

import asyncio
import io
import logging
import shutil
from collections.abc import Awaitable, Callable
from contextlib import redirect_stderr
from pathlib import Path

import aiohttp

from bot.run import serve
from bot.sandbox.held_time import NothingHappens
from bot.sandbox.people import Person
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from bot.settings import Settings
from bot.tools.refusals.answers import Cell
from bot.tools.refusals.findings import Account
from bot.tools.refusals.harbor import HOUR_S, PLAYERS, Trouble

Serve = Callable[[Settings, Callable[[], aiohttp.BaseConnector], asyncio.Event], Awaitable[int]]
"""Runs the bot until it is told to stop; returns the exit code."""
LASTS_S = 40 * 60.0
LOOK_S = 30.0
THERE_S = 60.0
"""Who is not there by then says why."""
COMES_S = 65 * 60.0
"""The longest pause between two tries, of the commands, is an hour."""
MENDED = 2
"""The exit code after which somebody has to mend something."""


class Said(logging.Handler):
    """What is logged, as it would be read; `tracebacks` of it are none that a host should see."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.lines: list[str] = []
        self.tracebacks: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        said = record.getMessage()
        self.lines.append(said)
        if record.exc_info or "\n" in said:
            self.tracebacks.append(said)


async def started(cell: Cell, folder: Path, template: Path, run: Serve = serve) -> Account:
    """Start the bot while the cell's route is refused; `template` is a migrated, empty database."""
    account = Account(cell.name, cell.route.id)
    database = folder / "games.sqlite3"
    shutil.copyfile(template, database)
    said, printed, stopping = Said(), io.StringIO(), asyncio.Event()
    logging.getLogger().addHandler(said)
    try:
        async with Standin(world=new_world(people=2)) as standin:
            person = await standin.person(PLAYERS[0])
            trouble = Trouble(standin, cell)
            trouble.order([cell.route.pattern])
            settings = Settings(discord_token=standin.token, database_url=f"sqlite:///{database}")
            with redirect_stderr(printed):
                running = asyncio.ensure_future(run(settings, standin.connector, stopping))
                try:
                    await _watch(cell, running, person, trouble, said, account)
                finally:
                    stopping.set()
                    await asyncio.wait([running])
            _judge(cell, running, printed.getvalue(), said, account)
            account.refused = trouble.hit
            account.hours = asyncio.get_running_loop().time() / HOUR_S
    except (TimeoutError, NothingHappens) as error:
        account.broke("cells that could not be played", f"{type(error).__name__}: {error}"[:1000])
    finally:
        logging.getLogger().removeHandler(said)
    return account


async def _watch(
    cell: Cell, running: asyncio.Future[int], person: Person, trouble: Trouble, said: Said, account: Account
) -> None:
    """Wait while something is refused, and then until the bot answers, or has ended."""
    await asyncio.wait([running], timeout=THERE_S)
    if not running.done() and trouble.stands and trouble.hit and not said.lines:
        account.broke("starts that went wrong", "it does not say why nobody is answered")
    if trouble.stands:
        await asyncio.wait([running], timeout=HOUR_S if cell.lasting == "for an hour" else LASTS_S)
    trouble.lift()
    loop = asyncio.get_running_loop()
    until = loop.time() + max(COMES_S, cell.refusal.lasts_s + LASTS_S)
    while not running.done():
        try:
            outcome = await person.command("games")
        except LookupError:  # Discord knows no commands yet
            outcome = None
        if outcome is not None and outcome.acked:
            return
        if loop.time() > until:
            account.broke("starts that went wrong", "it never comes")
            return
        await asyncio.wait([running], timeout=LOOK_S)


def _judge(cell: Cell, running: asyncio.Future[int], printed: str, said: Said, account: Account) -> None:
    """How it ended, and what was to be read."""
    if (error := running.exception()) is not None:
        account.broke("starts that went wrong", f"it ends in a traceback: {error!r}")
    elif running.result() != 0 and (running.result() != MENDED or not printed):
        account.broke("starts that went wrong", f"exit code {running.result()}, and to be read: {printed!r}")
    elif running.result() == MENDED and cell.refusal.status != 401:
        account.broke("starts that went wrong", f"it gives up although that may pass: {printed.splitlines()[0]}")
    if said.tracebacks or "Traceback" in printed:
        account.broke("starts that went wrong", f"a traceback is to be read: {(said.tracebacks or [printed])[0]}")
