"""Many captains at once: every thought is used, nobody is called twice for the same decision, no lease runs out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from bot.app import App
from bot.ledger.member import Member, OpeningPlace
from bot.ledger.options import Options
from bot.outbox.delivery import Deliverer, Outbox
from bot.players.thinking import Question
from bot.sandbox.held_time import held_time
from bot.workers.workers import Workers
from db.outbox import LEASE
from db.records import PostRow
from db.store import Store
from games.engine import Budget, Weighed, registry

ANNA = 11
CAPTAINS = 3


class Pondering:
    """A worker that thinks about everything for so long, and then takes the first choice there is."""

    def __init__(self, seconds: float) -> None:
        self.thoughts: list[Question] = []
        self._seconds = seconds

    async def do(self, function: Callable[[Any], Any], order: Any) -> Any:
        assert isinstance(order, Question), function
        await asyncio.sleep(self._seconds)
        self.thoughts.append(order)
        game = registry()[order.kind]
        return [Weighed(game.options(game.load(order.table), order.seat)[0], 0.0, 0.0, 1)]

    def end(self) -> None: ...

    async def ended(self) -> None: ...


class OnlyPlayers:
    """Delivers the turns of computer players, and lets all else be said to nobody."""

    def __init__(self, courier: Deliverer) -> None:
        self._courier = courier
        self.passing, self.own_queue = courier.passing, courier.own_queue
        self.merged, self.broken = courier.merged, courier.broken

    async def deliver(self, row: PostRow) -> int | None:
        return await self._courier.deliver(row) if row.kind == "player" else None


class Fleet:
    """Games between Anna, who does nothing, and captains."""

    def __init__(self, store: Store, seconds: float) -> None:
        self.store = store
        self.mind = Pondering(seconds)
        self.workers = Workers(make=lambda: self.mind)
        self.outbox = Outbox(store)
        self.app = App(store, workers=self.workers, outbox=self.outbox, budget=Budget(seconds))
        self.deliverer = OnlyPlayers(self.app.courier)
        self.games: list[str] = []

    async def open(self, many: int) -> None:
        lobbies = self.app.parts.lobbies
        for number in range(many):
            anna = Member(ANNA, "Anna", 1000 + number)
            options = Options(1 + CAPTAINS, {"colours": "dealt"})
            game_id = await lobbies.open_lobby("montego_bay", options, anna, OpeningPlace(number % 7, 5, "en"))
            for captain in range(CAPTAINS):
                await lobbies.add_player(game_id, ANNA, "captain", f"Captain {captain}")
            await lobbies.start(game_id, ANNA, 1 + number)
            self.games.append(game_id)

    async def waiting(self) -> list[PostRow]:
        """The calls of computer players that are not answered."""
        rows = [row for game_id in self.games for row in await self.store.outbox.waiting(game_id)]
        return [row for row in rows if row.kind == "player"]

    async def decisions(self) -> int:
        return sum([len(await self.store.games.moves(game_id)) for game_id in self.games])


@pytest.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with await Store.open(database, clock=held_time().now) as opened:
        yield opened


@asynccontextmanager
async def playing(store: Store, games: int, seconds: float) -> AsyncIterator[Fleet]:
    fleet = Fleet(store, seconds)
    await fleet.open(games)
    fleet.outbox.start(fleet.deliverer)
    yield fleet
    await fleet.workers.close()
    await fleet.outbox.stop()
    fleet.app.core.studio.close()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("games", "during_s"), [(8, 60), pytest.param(100, 315, marks=pytest.mark.slow)], ids=["few", "many"]
)
async def test_every_thought_is_used_and_each_decision_called_for_once(
    store: Store, games: int, during_s: float
) -> None:
    async with playing(store, games, 1.0) as fleet:
        await asyncio.sleep(during_s + 0.5)
        thoughts, decisions = len(fleet.mind.thoughts), await fleet.decisions()
        assert thoughts == decisions
        assert decisions == during_s, "one after the other without a pause"
        waiting = await fleet.waiting()
        assert len(waiting) == len({(row.game_id, row.payload["seat"]) for row in waiting})
        assert {row.attempts for row in waiting} <= {0, 1}, "no lease runs out while a thought waits for its turn"


async def test_a_thought_that_takes_longer_than_a_lease_is_thought_once(store: Store) -> None:
    longer = LEASE.total_seconds() + 2
    async with playing(store, 1, longer) as fleet:
        await asyncio.sleep(4 * longer - 0.5)
        assert len(fleet.mind.thoughts) == await fleet.decisions() == 3
        assert {row.attempts for row in await fleet.waiting()} <= {0, 1}
        assert await store.outbox.due(store.now()) == [], "no other process takes what is being thought about"


async def test_what_waits_when_the_bot_stops_is_there_at_once_for_the_next_one(store: Store) -> None:
    async with playing(store, 3, 1.0) as fleet:
        await asyncio.sleep(2.5)
    assert [row.leased_until for row in await fleet.waiting()] == [None] * len(await fleet.waiting())
    assert len(await fleet.waiting()) >= 3
    assert await store.outbox.due(store.now())


@pytest.mark.slow
async def test_nothing_is_thought_about_a_game_that_ended_while_its_thoughts_waited(store: Store) -> None:
    async with playing(store, 3, 1.0) as fleet:
        await asyncio.sleep(0.5)
        under_way = 1
        for number, game_id in enumerate(fleet.games[1:]):
            await fleet.app.parts.hosting.end(game_id, Member(ANNA, "Anna", 5000 + number), manages=True)
        await asyncio.sleep(60)
        assert len(await store.games.moves(fleet.games[0])) > CAPTAINS
        assert len(fleet.mind.thoughts) <= await fleet.decisions() + under_way
