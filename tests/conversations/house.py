"""A whole Quayside for conversations: the real discord.py client, a real database, and the stand-in of Discord.
What people do and see goes through the page's protocol only."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection, Iterator, Sequence
from contextlib import AsyncExitStack, ExitStack, contextmanager
from datetime import datetime, timedelta
from random import Random
from typing import Any, Literal, ParamSpec, TypeVar
from unittest.mock import patch

from bot.app import App, Core, Parts
from bot.client import QuaysideClient
from bot.gateway.controls import read
from bot.gateway.room import Room
from bot.ledger.ledger import Ledger
from bot.outbox.delivery import Deliverer
from bot.pictures.replays import Order
from bot.pictures.studio import Studio
from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.held_time import held_time
from bot.sandbox.people import Outcome, Person, ShownMessage
from bot.sandbox.standin import Standin
from bot.workers.process import Worker
from bot.workers.queue import Asker
from bot.workers.thread import WorkerThread
from bot.workers.workers import Workers
from db.access import Access, Work
from db.errors import StoreUnavailable
from db.records import PostRow
from db.store import Store
from render import Picture
from tests.conversations.unbounded import Unbounded

P = ParamSpec("P")
T = TypeVar("T")
PATIENCE_S = 30.0
DELIVERED_S = 300.0
"""So long may go by until everything that is due was tried: each attempt may take a minute where Discord is slow."""
EVERY = 100
"""Of pictures every hundredth pixel of every hundredth row is drawn: all of it is laid out, little is painted."""
MOMENT_S = 0.001
"""The time of the loop passes when nothing else happens, however little of it."""


class HouseStudio(Studio):
    """The studio of a house, in which another one may draw for a while."""

    def __init__(self, at_work: Studio, unbounded: Unbounded) -> None:
        super().__init__()
        super().close()  # it draws nothing itself
        self._unbounded = unbounded
        self.at_work = at_work

    def draw(self, paint: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
        return self.at_work.draw(paint, *args, **kwargs)

    def apart(self, work: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> asyncio.Future[T]:
        return self.at_work.apart(work, *args, **kwargs)

    async def animate(self, order: Order, asker: Asker) -> Picture:
        self._unbounded.done({"replay"})
        return await self.at_work.animate(order, asker)

    def use(self, other: Studio) -> None:
        """Let another one draw from now on."""
        self.at_work.close()
        self.at_work = other

    def close(self) -> None:
        self.at_work.close()


class Intercepted:
    """Stands between the outbox and whoever delivers its rows: tests may put a `deliver` of their own there."""

    def __init__(self, courier: Deliverer) -> None:
        self.courier = courier
        self.deliver: Callable[[PostRow], Awaitable[int | None]] = courier.deliver

    @property
    def passing(self) -> Collection[str]:
        return self.courier.passing

    def merged(self, row: PostRow, held: Sequence[PostRow]) -> tuple[PostRow, list[int]]:
        return self.courier.merged(row, held)

    @property
    def own_queue(self) -> Collection[str]:
        return self.courier.own_queue

    async def broken(self, row: PostRow, error: Exception) -> None:
        await self.courier.broken(row, error)


class Shore:
    """The way into the database, which can be cut: "down" (nothing goes), "full" (nothing is written), "slow".

    After `full_after` more things were written it is full.
    """

    def __init__(self, way: Access) -> None:
        self._way = way
        self.trouble: Literal["", "down", "full", "slow"] = ""
        self.full_after: int | None = None
        self.written = 0

    async def read(self, work: Work[T]) -> T:
        await self._struggle("down")
        return await self._way.read(work)

    async def write(self, work: Work[T]) -> T:
        if self.full_after is not None:
            self.full_after -= 1
            if self.full_after < 0:
                self.trouble = "full"
        await self._struggle("down", "full")
        self.written += 1
        return await self._way.write(work)

    async def close(self) -> None:
        await self._way.close()

    async def _struggle(self, *reasons: Literal["down", "full"]) -> None:
        if self.trouble == "slow":
            await asyncio.sleep(0.4)
        for reason in reasons:
            if reason == self.trouble:
                raise StoreUnavailable(reason, "a test has cut the connection")


class House:
    """The bot beside a stand-in that outlives it: `restart` is a new process for all that matters."""

    def __init__(self, standin: Standin, database: str, *, more: Sequence[Callable[[Core], Room]] = ()) -> None:
        self.standin = standin
        self.more = more
        self.rng = Random(7)
        self.time = held_time()
        self.ahead = timedelta()
        self.database = database
        self.unbounded = Unbounded()
        self.app: App
        self.client: QuaysideClient
        self.ledger: Ledger
        self.parts: Parts
        self.studio: HouseStudio
        self.delivery: Intercepted
        self.workers: Workers
        self.make: Callable[[], Worker] = WorkerThread
        self.shore: Shore
        self.store: Store
        self._running: AsyncExitStack | None = None
        self._serving: asyncio.Task[None] | None = None

    @classmethod
    async def open(
        cls,
        standin: Standin,
        database: str,
        *,
        more: Sequence[Callable[[Core], Room]] = (),
    ) -> House:
        """A house that has begun; `more` are rooms besides the bot's own."""
        house = cls(standin, database, more=more)
        await house.start()
        return house

    async def start(self) -> None:
        self._running = AsyncExitStack()
        opening = Store.open(self.database, clock=self.now, through=self._from_shore)
        self.store = await self._running.enter_async_context(await opening)
        self.studio = HouseStudio(Studio(every=EVERY), self.unbounded)
        self.workers = Workers(make=self.make)
        self.app = App(
            self.store,
            studio=self.studio,
            workers=self.workers,
            through=self._intercept,
            more=self.more,
            connector=self.standin.connector(),
            guild_ready_timeout=0.0,
        )
        self.client, self.ledger, self.parts = self.app.client, self.app.ledger, self.app.parts
        self.unbounded.watch(self.app, self._running.enter_context(ExitStack()))
        await self._running.enter_async_context(self.client)
        self._serving = asyncio.create_task(self.client.start(self.standin.token))
        async with asyncio.timeout(30):
            await self.app.ready()
            assert self.app.lifetime.checking is not None
            await self.app.lifetime.checking

    def processes(self) -> Workers:
        """Workers that are processes, as people have them."""
        assert self._running is not None
        workers = Workers()
        self._running.push_async_callback(workers.close)
        return workers

    def _from_shore(self, access: Access) -> Access:
        self.shore = Shore(access)
        return self.shore

    def _intercept(self, courier: Deliverer) -> Deliverer:
        self.delivery = Intercepted(courier)
        return self.delivery

    def now(self) -> datetime:
        """The time of the bot's database, which tests push forward."""
        return self.time.now() + self.ahead

    async def later(self, **time: float) -> None:
        """Let this much time pass: what falls due on the way is done one after the other, as it would have been."""
        end = self.now() + timedelta(**time)
        while (due := await self.settled()) is not None and due <= end:
            self.ahead += max(timedelta(), due - self.now())
        self.ahead += max(timedelta(), end - self.now())
        await self.settled()

    async def settled(self) -> datetime | None:
        """Wait until the bot has done what is due and everybody has heard of it; when there will be more to do."""
        async with asyncio.timeout(DELIVERED_S):
            due = await self.app.core.outbox.settled()
        await self.quiet()
        return due

    async def stop(self) -> None:
        assert self._running is not None
        await self.client.close()
        if self._serving is not None:
            await asyncio.gather(self._serving, return_exceptions=True)
        await self._running.aclose()

    async def kill(self) -> None:
        """End as a crash would: nothing is finished, no lease is given back, Discord hears nothing."""
        self.app.core.outbox.cancel()
        await self.stop()

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    async def people(self, *names: str) -> list[Person]:
        return [await self.standin.person(name) for name in names]

    async def game(self, *names: str, seed: int = 1, of: str = "fleet", **settings: str) -> tuple[Table, list[Person]]:
        """A running game between these people, its first board posted."""
        people = await self.people(*names)
        table = Table(people, Random(seed))
        await table.open(of, **settings)
        await self.board(table, people[0])
        await self.delivered(table)
        return table, people

    async def board(self, table: Table, person: Person) -> ShownMessage:
        """The newest board of the game."""
        return await person.wait_for(lambda seen: is_board(table, seen), PATIENCE_S)

    async def boards(self, table: Table, person: Person) -> list[ShownMessage]:
        """Every board of the game that there is, oldest first."""
        row = await self.store.games.load(table.game_id)
        shown: list[ShownMessage] = []
        for channel in {row.channel_id, row.thread_id or row.channel_id}:
            if str(channel) in self.standin.world.channels:
                shown += await person.messages(str(channel), limit=100)
        return sorted((seen for seen in shown if is_board(table, seen)), key=lambda seen: int(seen.id))

    async def delivered(self, table: Table) -> None:
        """Wait until everything was said about the game that is due by now, retries included, and heard."""

        async def said() -> bool:
            waiting = await self.store.outbox.waiting(table.game_id)
            return all(row.attempts == 0 and row.due_at > self.now() for row in waiting)

        await eventually(said)
        await self.quiet()

    async def quiet(self) -> None:
        """Wait until everybody has heard of everything and nothing is going on any more but time."""
        await asyncio.sleep(MOMENT_S)

    async def thread(self, table: Table) -> str:
        """The id of the game's thread."""
        row = await self.store.games.load(table.game_id)
        assert row.thread_id is not None, "the game has no thread"
        return str(row.thread_id)

    def delete_channel(self, channel_id: str) -> None:
        """A moderator deletes a channel or thread."""
        self.standin.control.delete_channel(channel_id)

    def delete_message(self, seen: ShownMessage) -> None:
        """A moderator deletes a message."""
        world = self.standin.world
        channel = world.channel(seen.channel_id)
        self.standin.services.messages.delete(channel, world.message(seen.channel_id, seen.id))

    def deny(self, channel_id: str, *permissions: int) -> None:
        """Take permissions away from the bot in a channel (none: give all of them back)."""
        self.standin.control.set_permissions(channel_id, self.standin.world.bot.id, deny=sum(permissions))

    async def mover(self, table: Table, people: list[Person]) -> Person:
        """Somebody who owes a decision."""
        owing = await self.owing(table)
        return next(person for person in people if int(person.id) in owing)

    async def panel(self, table: Table, person: Person) -> ShownMessage:
        """The private panel behind Play."""
        board = await self.board(table, person)
        return await (await person.press(board, controls(board, "@play")[0])).reply()

    async def owing(self, table: Table) -> list[int]:
        """The ids of the people who owe a decision, from the database."""
        loaded = await self.ledger.load(table.game_id)
        return loaded.people(loaded.waiting())

    async def saved(self, table: Table) -> bytes:
        """The stored table, to compare."""
        row = await self.store.games.load(table.game_id)
        assert row.table_blob is not None
        return row.table_blob


async def eventually(check: Callable[[], Awaitable[bool]], patience: float = PATIENCE_S) -> None:
    """Wait for what no event announces. Raises TimeoutError."""
    async with asyncio.timeout(patience):
        while not await check():  # noqa: ASYNC110 - what is asked is a database
            await asyncio.sleep(0.01)


@contextmanager
def _page_that_sends_anything() -> Iterator[None]:
    """Several may be under way at once, in any order: the last one to end puts back what was there."""
    if not _FORGING:
        _FORGED.start()
    _FORGING.append(True)
    try:
        yield
    finally:
        _FORGING.pop()
        if not _FORGING:
            _FORGED.stop()


_FORGING: list[bool] = []
_FORGED = patch("bot.sandbox.page_api.prepare_component", lambda _world, _message, sent: sent)


async def forged(
    person: Person, message: ShownMessage, custom_id: str, values: list[str] | None = None, **more: Any
) -> Outcome:
    """Press a control that the message does not have, as no app but a hand-made one would."""
    data: dict[str, Any] = {"id": 1, "custom_id": custom_id, "component_type": 2 if values is None else 3}
    if values is not None:
        data["values"] = values
    data |= more
    with _page_that_sends_anything():
        return await person.interact(3, data, message.channel_id, message)


def is_board(table: Table, seen: ShownMessage) -> bool:
    """Boards that a newer one has overtaken have no *Play* any more."""
    return game_of(seen) == table.game_id and not seen.ephemeral and bool(controls(seen, "@text"))


def choices(panel: ShownMessage) -> list[tuple[str, str]]:
    """Every choice a panel offers, as (custom id, menu value)."""
    found = [(custom_id, "") for custom_id in controls(panel, "")]
    for item in panel.selects:
        found += [(item["custom_id"], option["value"]) for option in item["options"]]
    return found


def menu_of(panel: ShownMessage, choice: str) -> str:
    """The custom id of the menu of this action: it changes once something was picked."""
    named = [(item["custom_id"], read(item["custom_id"])) for item in panel.selects]
    return next(custom_id for custom_id, found in named if found is not None and found.choice == choice)


async def both_decided(house: House, table: Table, people: list[Person]) -> tuple[Person, Person]:
    """Let the turn of whoever is first be over, and the second one decide once; who they are."""
    first = await house.mover(table, people)
    panel = await house.panel(table, first)
    while choices(panel):
        panel = await decide(first, panel)
    second = await house.mover(table, people)
    assert second is not first
    await decide(second, await house.panel(table, second))
    await house.delivered(table)
    return first, second


async def decide(person: Person, panel: ShownMessage, index: int = 0) -> ShownMessage:
    """Press a choice of the panel and see what it becomes."""
    custom_id, value = choices(panel)[index]
    outcome = await (person.select(panel, custom_id, [value]) if value else person.press(panel, custom_id))
    return await outcome.reply()
