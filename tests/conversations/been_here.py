"""What the bot leaves behind when it has been started once and stopped: Discord knows its commands, and the database
knows that. Conversations begin there, and need not do each what a first start does."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from bot.sandbox.clock import Clock
from bot.sandbox.held_time import HeldTime
from bot.sandbox.journal import Journal
from bot.sandbox.outside_work import work_outside_counted
from bot.sandbox.seed import open_world
from bot.sandbox.standin import Standin
from bot.sandbox.world import World
from tests.conversations.house import House

PEOPLE = 6
"""So many live in the harbor."""
Row = tuple[str, str, bytes]


class Begun(Journal):
    """Begins with these rows, and forgets what comes after them."""

    def __init__(self, rows: Iterable[Row]) -> None:
        super().__init__()
        self._rows = rows

    def rows(self) -> Iterable[Row]:
        return self._rows


@dataclass(frozen=True)
class BeenHere:
    """The database that the bot has left, and the rows of the world it was in."""

    database: Path
    rows: list[Row]

    def world(self, clock: Clock) -> World:
        """That world, once more."""
        return World(Begun(self.rows), clock)

    def copy_database(self, path: Path) -> str:
        """The address of a copy of that database."""
        shutil.copyfile(self.database, path)
        return f"sqlite:///{path}"


def been_here(folder: Path, empty: Path) -> BeenHere:
    """Start the bot for the first time, on a copy of this SQLite file that has all tables and nothing in them."""
    database = Path(shutil.copyfile(empty, folder / "quayside.sqlite3"))
    written = folder / "world.sqlite3"

    async def visit() -> None:
        async with work_outside_counted(), Standin(world=open_world(written, PEOPLE)) as standin:
            await (await House.open(standin, f"sqlite:///{database}")).stop()

    with asyncio.Runner(loop_factory=HeldTime) as runner:
        runner.run(visit())
    return BeenHere(database, list(Journal(written).rows()))
