"""When the outbox looks for rows: what falls due while another one is being said is not forgotten over that."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import timedelta

from bot.outbox.delivery import Outbox
from db.records import PostRow
from db.store import Store
from tests.bot.ledger.making import begun
from tests.db.making import Ticking, post


class _Saying:
    """Says rows; those of the first game take until they `may_end`."""

    def __init__(self) -> None:
        self.passing, self.own_queue = frozenset[str](), frozenset[str]()
        self.may_end = asyncio.Event()
        self.begun: list[str] = []
        self.said = asyncio.Semaphore(0)

    async def deliver(self, row: PostRow) -> int | None:
        self.begun.append(row.payload["n"])
        self.said.release()
        if row.game_id == "g1":
            await self.may_end.wait()
        return None

    def merged(self, row: PostRow, held: Sequence[PostRow]) -> tuple[PostRow, list[int]]:
        del held
        return row, []

    async def broken(self, row: PostRow, error: Exception) -> None:
        raise AssertionError(row) from error


async def test_what_falls_due_while_something_is_said_is_said_beside_it(store: Store, clock: Ticking) -> None:
    for game in ("g1", "g2"):
        await begun(store, game)
    await store.outbox.post("g2", [post("later", due_at=clock() + timedelta(seconds=2))])
    await store.outbox.post("g1", [post("at once"), post("behind it")])

    async def passing(news: asyncio.Event, seconds: float) -> None:
        """Whoever waits in vain waits as long as they meant to."""
        await asyncio.sleep(0)
        if not news.is_set():
            clock.go(seconds=seconds)

    began, saying, outbox = clock(), _Saying(), Outbox(store, wait=passing)
    outbox.start(saying)
    outbox.wake()
    await saying.said.acquire()
    await saying.said.acquire()
    assert saying.begun == ["at once", "later"]
    assert clock() - began < timedelta(seconds=4)
    saying.may_end.set()
    await saying.said.acquire()
    await outbox.stop()
    assert saying.begun == ["at once", "later", "behind it"]
