"""How the bot is: what it is connected to, what waits to be said, which games run, and which errors there were last.
`answers.py` shows it to the owners, `monitoring.py` to machines."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import deque
from collections.abc import Callable, Mapping
from datetime import UTC, datetime, timedelta
from typing import Protocol

import discord
import msgspec

from bot import __version__
from bot.gateway.reply import BROKEN
from bot.health.rivals import Rivals
from bot.health.writing import WritingTrial
from bot.telemetry import meters
from bot.telemetry.structured_logs import facts_of
from db.errors import StoreError
from db.records import Backlog
from db.store import Store

KEPT = 8
"""So many of the last errors are remembered."""
PATIENCE_S = 5.0


class Trouble(msgspec.Struct, frozen=True):
    """An error of the log: when, the code people were shown if there is one, what kind it was, in which game."""

    at: datetime
    code: str
    what: str
    game: str


class Errors(logging.Handler):
    """Remembers the last errors, without their sentences, in which hidden things may stand."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.last: deque[Trouble] = deque(maxlen=KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        facts = facts_of(record)
        kind = record.exc_info[0] if record.exc_info else None
        self.last.append(
            Trouble(
                at=datetime.fromtimestamp(record.created, UTC),
                code=str(facts.get("code") or ""),
                what=kind.__name__ if kind is not None else record.name,
                game=str(facts.get("game") or ""),
            )
        )
        meters.current().erred()


class Vitals(msgspec.Struct, frozen=True):
    """How the bot is at a moment. Times are seconds; None for what is not known."""

    version: str
    up_s: float
    gateway_s: float | None
    database_s: float | None
    backlog: Backlog | None
    """What of the outbox is due now, is held, was given up."""
    games: dict[str, int]
    aside: list[str]
    errors: list[Trouble]
    rivals: int
    """How many other processes serve the same servers."""
    strangers: int
    """How many other processes on this database are of another bot."""


class Connection(Protocol):
    """What is asked of the client about its connections to Discord: how they are, and whether it is closing them."""

    closing: bool

    @property
    def latency(self) -> float: ...

    @property
    def shards(self) -> Mapping[int, discord.ShardInfo]: ...

    async def spare_starts(self, wanted: int) -> discord.SessionStartLimits: ...


class Health:
    """Looks after the bot itself. `delivers` says whether the outbox works."""

    def __init__(self, store: Store, connection: Connection, delivers: Callable[[], bool], rivals: Rivals) -> None:
        self._store = store
        self.rivals = rivals
        self._connection = connection
        self._delivers = delivers
        self._writing = WritingTrial(store)
        self._began = time.monotonic()
        self.errors = Errors()

    def start(self) -> None:
        """Remember errors from now on."""
        logging.getLogger().addHandler(self.errors)

    def stop(self) -> None:
        logging.getLogger().removeHandler(self.errors)

    async def look(self) -> Vitals:
        """How it is now. A database that does not answer is one of the answers."""
        gateway = self._connection.latency
        database, backlog = None, None
        games: dict[str, int] = {}
        aside: list[str] = []
        began = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._store.ping()
                database = time.perf_counter() - began
                backlog = await self._store.outbox.backlog(timedelta())
                games = {str(state): count for state, count in (await self._store.games.count_by_state()).items()}
                aside = await self._store.games.games_set_aside() if games.get("aside") else []
        except (StoreError, TimeoutError):
            database = None
        return Vitals(
            version=__version__,
            up_s=time.monotonic() - self._began,
            gateway_s=gateway if math.isfinite(gateway) else None,
            database_s=database,
            backlog=backlog,
            games=games,
            aside=aside,
            errors=list(self.errors.last),
            rivals=self.rivals.count,
            strangers=self.rivals.strangers,
        )

    async def starts(self) -> tuple[int, int] | None:
        """How many more times the bot may start today, and how many times a day; None if Discord does not say."""
        try:
            async with asyncio.timeout(PATIENCE_S):
                limits = await self._connection.spare_starts(0)
        except (discord.DiscordException, *BROKEN):
            return None
        return limits.remaining, limits.total

    async def unwell(self) -> str:
        """What keeps people from being answered, for the operator; empty when nothing does."""
        if self._connection.closing:
            return "stopping"
        shards = self._connection.shards
        if not shards or any(shard.is_closed() for shard in shards.values()):
            return "not connected to Discord"
        if not self._delivers():
            return "nothing is delivered"
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._store.ping()
        except (StoreError, TimeoutError) as error:
            return f"the database does not answer: {error}".rstrip(": ")
        trouble = await self._writing.trouble()
        return f"the database takes nothing: {trouble}" if trouble else ""
