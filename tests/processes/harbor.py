"""Two bots, each a process of its own, on one PostgreSQL database and one stand-in of Discord.
What people do goes through the page's protocol, what is stored is read from the database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import timedelta
from pathlib import Path
from random import Random
from types import TracebackType
from typing import Self

from bot.ledger.ledger import Ledger
from bot.ledger.quarantine import Quarantine
from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.clock import VirtualClock
from bot.sandbox.entities import Message
from bot.sandbox.people import PATIENCE_S, Person
from bot.sandbox.seed import new_world
from bot.sandbox.shown_message import ShownMessage
from bot.sandbox.standin import Standin
from bot.tools.torture.bot_process import KillableBot
from bot.tools.torture.bot_program import AdvancedClock, Command, TortureSetup
from bot.tools.torture.stored_games import StoredGame, stored_games, waiting_posts
from db.shards import Shards
from db.store import Store


class Harbor:
    """The stand-in, the database, and the two bots: `mine` has the shard of the stand-in's server, `other` has not.

    The stand-in's three seconds never pass: whether a busy machine answers in time is not what is asked here.
    With `split=False` both serve every shard, so that both hear of everything.
    """

    def __init__(
        self, standin: Standin, store: Store, clock: AdvancedClock, database: str, log: Path, *, split: bool
    ) -> None:
        self.standin = standin
        self.store = store
        self.people: dict[str, Person] = {}
        self._clock = clock
        self._log = log
        shard = (int(standin.world.guild_id) >> 22) % 2
        shares = [Shards((shard,), 2), Shards((1 - shard,), 2)] if split else [None, None]
        self.mine, self.other = (
            KillableBot(TortureSetup(standin.client_connection, database, share), log / f"bot{number}.log")
            for number, share in enumerate(shares)
        )

    @classmethod
    @asynccontextmanager
    async def open(cls, database: str, log: Path, *, split: bool) -> AsyncIterator[Self]:
        clock = AdvancedClock()
        async with (
            Standin(world=new_world(people=4, clock=VirtualClock())) as standin,
            await Store.open(database, clock=clock) as store,
            cls(standin, store, clock, database, log, split=split) as harbor,
        ):
            yield harbor

    async def __aenter__(self) -> Self:
        self.standin.faults.identify_every_s = 0.0
        for each in (self.mine, self.other):
            await each.start()
        await asyncio.gather(self.mine.ready(), self.other.ready())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await asyncio.gather(self.mine.leave(), self.other.leave())
        if error is not None:
            for log in sorted(self._log.glob("bot*.log")):
                print(log.name, log.read_text()[-4000:])

    async def push(self, **time: float) -> None:
        """Push the time of both bots forward, and that of the store."""
        self._clock.ahead += timedelta(**time)
        for each in (self.mine, self.other):
            await each.tell(Command(ahead_s=self._clock.ahead.total_seconds()))

    async def game(self, command: str, *names: str, seed: int = 1) -> Table:
        """A running game whose first board is there."""
        for name in names:
            if name not in self.people:
                self.people[name] = await self.standin.person(name)
        table = Table([self.people[name] for name in names], Random(seed))
        await table.open(command)
        await self.said(table)
        return table

    async def said(self, table: Table) -> None:
        """Wait until everything is said that is due, and seen by the first person."""

        async def nothing_waits() -> bool:
            return not await waiting_posts(self.store, [table.game_id])

        await eventually(nothing_waits)
        row = await self.store.games.load(table.game_id)
        board = str(row.board_message_id)
        await table.people[0].wait_for(lambda seen: seen.id == board)

    async def stored(self, table: Table) -> StoredGame:
        """The game as it is stored, and as it is when its record is played again."""
        (game,) = await stored_games(self.store, [table.game_id])
        return game

    async def owing(self, table: Table) -> list[int]:
        """The ids of the people who owe a decision."""
        ledger = Ledger(self.store.games, _nobody_waits, Quarantine(self.store, _nobody_waits))
        loaded = await ledger.load(table.game_id)
        return loaded.people(loaded.waiting())

    async def pass_on(self, table: Table) -> list[int]:
        """Decide for whoever owes something until somebody else does; those who owe now."""
        before = await self.owing(table)
        person = next(each for each in table.people if int(each.id) in before)
        board = next(each for each in reversed(person.seen.values()) if self._is_board(table, each))
        panel = await (await person.press(board, controls(board, "@play")[0])).reply()
        while await self.owing(table) == before:
            choice = table.choose(panel)
            assert choice is not None, panel.text
            panel = await table.decide(person, panel, choice)
        return await self.owing(table)

    def calls(self, person_id: int, message_id: str) -> int:
        """How often a message called somebody."""
        (person,) = [each for each in self.people.values() if int(each.id) == person_id]
        return sum(seen.pings for seen in person.seen.values() if seen.id == message_id)

    def messages(self, table: Table, action: str) -> list[Message]:
        """The bot's public messages of a game that have a control of this action, oldest first."""
        world = self.standin.world
        found: list[Message] = []
        for channel in world.channels.values():
            for message in channel.log:
                ours = message.author_id == world.bot.id and message.reader is None
                if ours and f"q:{table.game_id}:" in str(message.raw) and action in str(message.raw):
                    found.append(message)
        return sorted(found, key=lambda message: int(message.id))

    @staticmethod
    def _is_board(table: Table, seen: ShownMessage) -> bool:
        return game_of(seen) == table.game_id and not seen.ephemeral and bool(controls(seen, "@play"))


def _nobody_waits() -> None:
    """Nothing is delivered here."""


async def eventually(check: Callable[[], Awaitable[bool]]) -> None:
    """Wait for what no event announces. Raises TimeoutError."""
    async with asyncio.timeout(PATIENCE_S):
        while not await check():  # noqa: ASYNC110 - what is asked is a database
            await asyncio.sleep(0.02)
