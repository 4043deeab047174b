"""How the bot is: what it is connected to, what waits to be said, which games run, and which errors there were last.
`health_service.py` shows it to the owners, `monitoring.py` to machines."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections import deque
from datetime import UTC, datetime, timedelta
from importlib.metadata import version
from typing import TYPE_CHECKING

import msgspec

from bot.telemetry import meters
from bot.telemetry.structured_logs import facts_of
from db.errors import StoreError
from db.records import Backlog

if TYPE_CHECKING:
    from bot.client import QuaysideClient

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


class Health:
    """Looks after the bot itself."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client
        self._began = time.monotonic()
        self.errors = Errors()

    def start(self) -> None:
        """Remember errors from now on."""
        logging.getLogger().addHandler(self.errors)

    def stop(self) -> None:
        logging.getLogger().removeHandler(self.errors)

    async def look(self) -> Vitals:
        """How it is now. A database that does not answer is one of the answers."""
        store, gateway = self._client.store, self._client.latency
        database, backlog = None, None
        games: dict[str, int] = {}
        aside: list[str] = []
        began = time.perf_counter()
        try:
            async with asyncio.timeout(PATIENCE_S):
                await store.ping()
                database = time.perf_counter() - began
                backlog = await store.backlog(timedelta())
                games = {str(state): count for state, count in (await store.census()).items()}
                aside = await store.aside() if games.get("aside") else []
        except (StoreError, TimeoutError):
            database = None
        return Vitals(
            version=version("quayside"),
            up_s=time.monotonic() - self._began,
            gateway_s=gateway if math.isfinite(gateway) else None,
            database_s=database,
            backlog=backlog,
            games=games,
            aside=aside,
            errors=list(self.errors.last),
        )

    async def unwell(self) -> str:
        """What keeps people from being answered, for the operator; empty when nothing does."""
        client = self._client
        if client.closing:
            return "stopping"
        if not client.shards or any(shard.is_closed() for shard in client.shards.values()):
            return "not connected to Discord"
        if not client.outbox.running:
            return "nothing is delivered"
        try:
            async with asyncio.timeout(PATIENCE_S):
                await client.store.ping()
        except (StoreError, TimeoutError) as error:
            return f"the database does not answer: {error}".rstrip(": ")
        return ""
