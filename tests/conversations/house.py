"""A whole Quayside for conversations: the real discord.py client, a real database file, and the stand-in of Discord.
What people do and see goes through the page's protocol only."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

from bot.client import QuaysideClient
from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.people import Person, Seen
from bot.sandbox.standin import Standin
from db.store import Store


class House:
    """The bot beside a stand-in that outlives it: `restart` is a new process for all that matters."""

    def __init__(self, standin: Standin, database: str) -> None:
        self.standin = standin
        self.database = database
        self.client: QuaysideClient
        self.store: Store
        self._running: AsyncExitStack | None = None
        self._serving: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, standin: Standin, folder: Path) -> House:
        house = cls(standin, f"sqlite+aiosqlite:///{folder}/games.sqlite3")
        await house.start()
        return house

    async def start(self) -> None:
        self._running = AsyncExitStack()
        self.store = await self._running.enter_async_context(await Store.open(self.database))
        self.client = QuaysideClient(self.store, connector=self.standin.connector(), guild_ready_timeout=0.0)
        await self._running.enter_async_context(self.client)
        self._serving = asyncio.create_task(self.client.start(self.standin.token))
        async with asyncio.timeout(10):
            await self.client.wait_until_ready()

    async def stop(self) -> None:
        assert self._running is not None
        await self.client.close()
        if self._serving is not None:
            await asyncio.gather(self._serving, return_exceptions=True)
        await self._running.aclose()

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    async def people(self, *names: str) -> list[Person]:
        return [await self.standin.person(name) for name in names]

    async def game(self, *names: str, seed: int = 1, **settings: str) -> tuple[Table, list[Person]]:
        """A running game of Fleet between these people, its first board posted."""
        people = await self.people(*names)
        table = Table(people, Random(seed))
        await table.open("fleet", **settings)
        await self.board(table, people[0])
        return table, people

    async def board(self, table: Table, person: Person) -> Seen:
        """The newest board of the game."""
        return await person.wait_for(lambda seen: _is_board(table, seen))

    async def panel(self, table: Table, person: Person) -> Seen:
        """The private panel behind Play."""
        board = await self.board(table, person)
        return await (await person.press(board, controls(board, "@play")[0])).reply()

    async def owing(self, table: Table) -> list[int]:
        """The ids of the people who owe a decision, from the database."""
        loaded = await self.client.manager.load(table.game_id)
        return loaded.people(loaded.waiting())

    async def saved(self, table: Table) -> bytes:
        """The stored table, to compare."""
        row = await self.store.load(table.game_id)
        assert row.table_blob is not None
        return row.table_blob


def _is_board(table: Table, seen: Seen) -> bool:
    return game_of(seen) == table.game_id and not seen.ephemeral and bool(controls(seen, "@play"))


def choices(panel: Seen) -> list[tuple[str, str]]:
    """Every choice a panel offers, as (custom id, menu value)."""
    found = [(custom_id, "") for custom_id in controls(panel, "")]
    for item in panel.selects:
        found += [(item["custom_id"], option["value"]) for option in item["options"]]
    return found


async def decide(person: Person, panel: Seen, index: int = 0) -> Seen:
    """Press a choice of the panel and see what it becomes."""
    custom_id, value = choices(panel)[index]
    outcome = await (person.select(panel, custom_id, [value]) if value else person.press(panel, custom_id))
    return await outcome.reply()
