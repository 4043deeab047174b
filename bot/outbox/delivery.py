"""Delivers what the ledger and others wrote into the outbox: boards, silent edits, computer players' turns.
Rows are claimed, delivered and ticked off; a crash in between delivers them again, a nonce keeps that from showing."""

from __future__ import annotations

import asyncio
import logging
import re
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from datetime import datetime, timedelta
from functools import partial
from hashlib import blake2b
from typing import Literal, Protocol

import aiohttp
import discord
import msgspec

from bot.chores.chores import MOST_FAILURES, Patience
from bot.errors import Sorry
from bot.gateway.rest_gate import asked_to_wait
from bot.outbox.errors import NotYet, Shut, Undeliverable, Unreadable
from bot.outbox.refusals import OPENING_TOO_FAST
from bot.telemetry import meters
from bot.telemetry.structured_logs import about, concerning
from bot.workers.workers import Stopping
from db.damage import DamagedRow
from db.errors import RowDamaged, StoreError, StoreUnavailable
from db.outbox import LEASE
from db.records import PostRow
from db.shards import Shards
from db.store import Store

log = logging.getLogger(__name__)
Outcome = Literal["sent", "held", "failed", "dead"]
RETRIES = 12
LONGEST_PAUSE_S = 600
CALM = timedelta(minutes=1)
"""What is let be tried again within this time, and is held again, waits longer each time."""
AT_ONCE = 32
PASSING = (StoreUnavailable, discord.DiscordServerError, aiohttp.ClientError, OSError, TimeoutError, NotYet)
"""Errors that end by themselves, as an outage of Discord, of the way there, of the database or its disk. Rows outlast
them."""
ELSEWHERE = (*PASSING, StoreError, discord.DiscordException)
"""Errors that are no fault of the game whose row fails."""
CLAIMING_S = 2.0
RENEWED = LEASE / 2
"""A lease of what is still being sent is renewed when so much of it is left."""
PAUSE_S = 1.0
"""How long to wait before a database that failed is asked again."""
AFTER_CLAIM_S = 1.0
"""How long to wait for news of what was claimed before looking for other rows."""
LOOK_EVERY_S = 60.0
LOOK_EVERY_S_SHARED = 1.0
"""How often to look for rows that nobody here knows of: other processes put some in, if there are any."""


Wait = Callable[[asyncio.Event, float], Awaitable[object]]
"""Waits for an event, so many seconds at most."""


async def wait_for(event: asyncio.Event, seconds: float) -> None:
    """Until it happens, or the time is over."""
    try:
        async with asyncio.timeout(seconds):  # Python 3.11's `wait_for` may swallow a cancellation
            await event.wait()
    except TimeoutError:
        return


class Deliverer(Protocol):
    """Who delivers rows."""

    @property
    def deliver(self) -> Callable[[PostRow], Awaitable[int | None]]:
        """Says one row; returns the id of the message, if any. Raises whatever keeps it from being said."""
        ...

    @property
    def passing(self) -> Collection[str]:
        """The kinds of rows that keep no later row of their game waiting."""
        ...

    @property
    def own_queue(self) -> Collection[str]:
        """The kinds of rows that only rows of the same kind wait for."""
        ...

    def merged(self, row: PostRow, held: Sequence[PostRow]) -> tuple[PostRow, list[int]]:
        """What is to be kept of a row that is held, and which rows held before it say nothing more then."""
        ...

    async def broken(self, row: PostRow, error: Exception) -> None:
        """A row was given up for a reason that lies neither with Discord nor with the database."""
        ...


class Outbox:
    """The outbox as this process sees it.

    With a `share` it leaves the rows of other games to the other processes, as long as they live. `wait` is how it
    waits for news when there is nothing to do.
    """

    def __init__(self, store: Store, share: Shards | None = None, wait: Wait | None = None) -> None:
        self._store = store
        self._share = share
        self._wait = wait or wait_for
        self._longest_s = LOOK_EVERY_S if share is None else LOOK_EVERY_S_SHARED
        self._stopping = False
        self._news = asyncio.Event()
        self._posted = False
        self._task: asyncio.Task[None] | None = None
        self._running: set[asyncio.Task[None]] = set()
        self._sending: dict[int, datetime] = {}
        self._undone: set[int] = set()
        self._opened = 0
        self._released: dict[int | None, tuple[datetime, timedelta]] = {}
        """When what is held for a server (None: for all) was let be tried last, and after which pause."""
        self._idle = asyncio.Event()
        self._next: datetime | None = None

    def wake(self) -> None:
        """There are new rows."""
        self._posted = True
        self._news.set()

    async def open(self, guild_id: int | None = None) -> None:
        """Places may be open again, those of a server or all: what is held is tried now. Raises `StoreError`."""
        self._opened += 1
        await self._release(guild_id)

    async def _release(self, guild_id: int | None = None) -> None:
        """Let what is held be tried, after a pause if it was let only just before: what wakes a thread may be told as a
        change of it, and change nothing."""
        released_at, pause = self._released.get(guild_id, (None, timedelta()))
        now = self._store.now()
        if released_at is None or now - released_at > pause + CALM:
            pause = timedelta()
        else:
            pause = min(max(2 * pause, timedelta(seconds=1)), timedelta(seconds=LONGEST_PAUSE_S))
        if await self._store.outbox.release(guild_id, pause=pause):
            self._released[guild_id] = now, pause
            self.wake()

    def start(self, deliverer: Deliverer) -> asyncio.Task[None]:
        """Begin to deliver; what an earlier process left is delivered first. The task ends with `stop`, or when it is
        hopeless."""
        self._task = asyncio.create_task(self._run(deliverer), name="outbox")
        return self._task

    @property
    def running(self) -> bool:
        """Whether anything is delivered."""
        return self._task is not None and not self._task.done()

    async def stop(self) -> None:
        """Finish what was begun and stop. What was being claimed at this moment is delivered too."""
        self._stopping = True
        if self._task is not None:
            self._news.set()
            await asyncio.wait([self._task], timeout=CLAIMING_S)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if self._running:
            await asyncio.wait(self._running, timeout=10)
        self.cancel()
        if self._undone:
            try:
                await self._store.outbox.give_back(self._undone)
            except StoreError as error:
                log.warning("%s posts come back when their leases end: %s", len(self._undone), error)

    def cancel(self) -> None:
        """Stop at once: the rows of what was begun come back when their leases end."""
        for task in (self._task, *self._running):
            if task is not None:
                task.cancel()

    async def settled(self) -> datetime | None:
        """Wait until nothing is due any more and say when something will be: for those who push the time forward."""
        self._idle.clear()
        self.wake()
        await self._idle.wait()
        return self._next

    async def _run(self, deliverer: Deliverer) -> None:
        patience = Patience("delivering", MOST_FAILURES)
        while not self._stopping:
            try:
                await self._look(deliverer)
            except Exception as error:
                await asyncio.sleep(patience.failed(error))
            else:
                patience.succeeded()

    async def _look(self, deliverer: Deliverer) -> None:
        """Begin to deliver what is due; wait for the next if there is nothing."""
        self._news.clear()
        await self._keep_leases()
        posted, self._posted = self._posted, False
        if posted and await self._claimed(deliverer):  # most of what is posted is due at once
            return
        ahead = await self._store.outbox.ahead(self._share, deliverer.passing, deliverer.own_queue)
        due = ahead.unclear or (ahead.next_due is not None and ahead.next_due <= self._store.now())
        if due and await self._claimed(deliverer):
            return
        if ahead.overtaken and await self._let_newer_pass(deliverer):
            return
        self._next = ahead.next_due
        if not self._running and not self._news.is_set():
            self._idle.set()
        if not self._stopping:
            await self._sleep(self._next)

    async def _claimed(self, deliverer: Deliverer) -> bool:
        """Claim what is due and begin to deliver it; whether there was anything. If that was all, nothing else is due
        soon, but behind what is being delivered, of which there will be news."""
        count = await self._claim(deliverer)
        if 0 < count < AT_ONCE and not self._stopping:
            await self._wait(self._news, AFTER_CLAIM_S)
        return count > 0

    async def _claim(self, deliverer: Deliverer) -> int:
        """Claim what is due and begin to deliver it; how many rows that is."""
        rows = await self._store.outbox.due(
            self._store.now(), AT_ONCE, share=self._share, passing=deliverer.passing, own_queue=deliverer.own_queue
        )
        for row in rows:
            if row.id in self._sending:  # its lease could not be renewed in time
                continue
            self._sending[row.id] = self._store.now() + LEASE
            task = asyncio.create_task(self._one(row, deliverer))
            self._running.add(task)
            task.add_done_callback(self._ended)
        return len(rows)

    async def _keep_leases(self) -> None:
        """Renew the leases of what is still being sent: nobody else is to send it too, and it was tried once only."""
        now = self._store.now()
        short = [row_id for row_id, until in self._sending.items() if until - now <= RENEWED]
        if short:
            await self._store.outbox.renew(short, now + LEASE)
            self._sending.update(dict.fromkeys(self._sending.keys() & set(short), now + LEASE))

    async def _let_newer_pass(self, deliverer: Deliverer) -> bool:
        """Let rows that wait to be tried again give way to newer ones of their game that tell all of it; whether any
        did."""
        gave_way = False
        for older in await self._store.outbox.overtaken():
            waiting = await self._store.outbox.waiting(older.game_id or "")
            newer = [row for row in waiting if row.kind == older.kind and row.id > older.id and row.state == "waiting"]
            try:
                kept, instead_of = deliverer.merged(newer[0], [older]) if newer else (older, [])
            except msgspec.ValidationError:  # that will be found when it is said
                continue
            if instead_of and await self._store.outbox.give_way(older.id, kept.id, kept.payload):
                log.info("post %s of game %s gives way to %s", older.nonce, older.game_id, kept.nonce)
                gave_way = True
        return gave_way

    async def _sleep(self, until: datetime | None) -> None:
        seconds, now = self._longest_s, self._store.now()
        moments = [each - RENEWED for each in self._sending.values()] + ([until] if until is not None else [])
        if moments:
            seconds = max(0.01, min(seconds, (min(moments) - now).total_seconds()))
        await self._wait(self._news, seconds)

    async def _one(self, row: PostRow, deliverer: Deliverer) -> None:
        try:
            with concerning(game=row.game_id, post=row.nonce, kind=row.kind):
                outcome = await self._said(msgspec.structs.replace(row, nonce=sent_under(row)), deliverer)
        except Stopping:
            self._undone.add(row.id)
            return
        except Exception:  # what became of it could not be noted: it comes back when its lease ends
            log.exception("post %s of game %s is left to its lease", row.nonce, row.game_id)
            return
        finally:
            self._sending.pop(row.id, None)
        meters.current().delivered(row.kind, outcome)

    def _ended(self, task: asyncio.Task[None]) -> None:
        """A row was delivered, or not: those behind it may go now."""
        self._running.discard(task)
        self._news.set()

    async def _said(self, row: PostRow, deliverer: Deliverer) -> Outcome:
        """Say a row and note what became of it."""
        opened, began = self._opened, time.perf_counter()
        try:
            message_id = await deliverer.deliver(row)
        except (Undeliverable, Sorry) as error:
            log.warning("post %s of game %s given up: %s", row.nonce, row.game_id, error)
            if isinstance(error, Unreadable):
                self._store.damage.found(DamagedRow("outbox", str(row.id), error.column))
            reason = str(error)
            await self._tick(row, lambda: self._store.outbox.dead(row.id, reason))
            return "dead"
        except Shut as shut:
            reason = str(shut)
            await self._tick(row, lambda: self._hold(row, reason, opened, deliverer))
            return "held"
        except Stopping:
            raise
        except Exception as error:
            return await self._failed(row, error, deliverer)
        await self._tick(row, lambda: self._store.outbox.sent(row.id, message_id))
        took = round(1000 * (time.perf_counter() - began))
        log.info("delivered", extra=about(shown=str(message_id or ""), attempt=row.attempts, took_ms=took))
        return "sent"

    async def _hold(self, row: PostRow, reason: str, opened: int, deliverer: Deliverer) -> None:
        """Keep the row until its place is open, with what it tells in the place of others that are held."""
        held = list[PostRow]()
        if row.game_id is not None:
            held = [each for each in await self._store.outbox.waiting(row.game_id) if each.state == "held"]
        if not held:  # said once, however long it lasts
            log.warning("game %s can't be shown: %s; what is to be said waits", row.game_id, reason)
        kept, instead_of = deliverer.merged(row, held)
        await self._store.outbox.hold(row.id, reason, payload=kept.payload, instead_of=instead_of)
        if opened != self._opened:  # while it was tried
            await self._release()

    async def _failed(self, row: PostRow, error: Exception, deliverer: Deliverer) -> Outcome:
        """Try again later, with growing pauses; until it is hopeless, if the error is none that passes."""
        expected = isinstance(error, StoreError | discord.Forbidden | discord.DiscordServerError | NotYet)
        log.log(
            logging.INFO if isinstance(error, NotYet) else logging.ERROR,
            "post %s of game %s failed, attempt %s: %r",
            row.nonce,
            row.game_id,
            row.attempts,
            error,
            exc_info=None if expected else error,
        )
        reason = repr(error)
        if isinstance(error, RowDamaged) or (row.attempts >= RETRIES and not _passes(error)):
            await self._tick(row, lambda: self._store.outbox.dead(row.id, reason))
            if isinstance(error, RowDamaged) or not isinstance(error, ELSEWHERE):
                await self._tick(row, partial(deliverer.broken, row, error))
            return "dead"
        pause = max(asked_to_wait(error), 2 ** min(10, row.attempts - 1))
        retry = self._store.now() + timedelta(seconds=min(LONGEST_PAUSE_S, pause))
        await self._tick(row, lambda: self._store.outbox.failed(row.id, reason, retry))
        return "failed"

    async def _tick(self, row: PostRow, note: Callable[[], Awaitable[None]]) -> None:
        """Note what became of a row, as soon as the database takes it; after the lease somebody else has the row."""
        deadline = asyncio.get_running_loop().time() + LEASE.total_seconds()
        while True:
            try:
                await note()
            except Exception as error:
                if asyncio.get_running_loop().time() + PAUSE_S >= deadline:
                    log.error("post %s could not be ticked off (%s); its lease runs out", row.nonce, error)
                    return
                await asyncio.sleep(PAUSE_S)
            else:
                return


def sent_under(row: PostRow) -> str:
    """The nonce of the message a row becomes: the same one whenever the row is tried again.

    A row that is like it, but stored another time, gets another one. So what is said after a backup was restored is not
    taken for what was said before: within some minutes Discord answers a nonce it knows with the message of then.
    """
    mark = re.sub(r".*[^g-z]", "", row.nonce)  # what stands before it may end with the letters of hexadecimal digits
    digest = blake2b(f"{row.id} {row.nonce} {row.first_tried_at}".encode(), digest_size=5).hexdigest()
    return f"{row.game_id or ''}-{digest}{mark}"


def _passes(error: Exception) -> bool:
    """Whether it ends with an outage, or as soon as Discord is asked less often."""
    if isinstance(error, discord.HTTPException) and (error.status == 429 or error.code == OPENING_TOO_FAST):
        return True
    return isinstance(error, PASSING)
