"""Delivers what the manager wrote into the outbox: boards, silent edits, final scorings, computer players' turns.
Rows are claimed, delivered and ticked off; a crash in between delivers them again, a nonce keeps that from showing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

from bot.errors import Sorry
from db.errors import StoreError
from db.records import PostRow
from db.store import Store

log = logging.getLogger(__name__)
RETRIES = 12
AT_ONCE = 32


class Undeliverable(Exception):
    """This can never be said: its channel is gone or closed to the bot."""


class Outbox:
    """The courier of this process. `deliver` says one row to Discord and returns the message's id, if any."""

    def __init__(self, store: Store, deliver: Callable[[PostRow], Awaitable[int | None]]) -> None:
        self._store = store
        self._deliver = deliver
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[None]] = set()

    def wake(self) -> None:
        """There are new rows."""
        self._news.set()

    def start(self) -> None:
        """Begin to deliver; what an earlier process left is delivered first."""
        self._task = asyncio.create_task(self._run(), name="outbox")

    async def stop(self) -> None:
        """Finish what was begun and stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._running:
            await asyncio.wait(self._running, timeout=10)

    async def _run(self) -> None:
        while True:
            self._news.clear()
            try:
                rows = await self._store.due(datetime.now(UTC), AT_ONCE)
                for row in rows:
                    task = asyncio.create_task(self._one(row))
                    self._running.add(task)
                    task.add_done_callback(self._running.discard)
                if not rows:
                    await self._sleep(await self._store.next_due())
            except StoreError:
                log.exception("the outbox can't be read; trying again")
                await asyncio.sleep(2)

    async def _sleep(self, until: datetime | None) -> None:
        seconds = 60.0 if until is None else max(0.01, min(60.0, (until - datetime.now(UTC)).total_seconds()))
        try:
            await asyncio.wait_for(self._news.wait(), seconds)
        except TimeoutError:
            return

    async def _one(self, row: PostRow) -> None:
        try:
            try:
                message_id = await self._deliver(row)
            except (Undeliverable, Sorry) as error:
                log.warning("post %s of game %s given up: %s", row.nonce, row.game_id, error)
                await self._store.dead(row.id, str(error))
            except Exception as error:
                log.exception("post %s of game %s failed, attempt %s", row.nonce, row.game_id, row.attempts)
                if row.attempts >= RETRIES:
                    await self._store.dead(row.id, repr(error))
                else:
                    pause = timedelta(seconds=min(600, 2**row.attempts))
                    await self._store.failed(row.id, repr(error), datetime.now(UTC) + pause)
            else:
                await self._store.sent(row.id, message_id)
        except StoreError:
            log.exception("post %s could not be ticked off; its lease will run out", row.nonce)
        finally:
            self.wake()
