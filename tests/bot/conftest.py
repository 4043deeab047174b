"""The toy game where the ledger looks for games, a store to keep some in, and a ledger that counts how often it wakes
the outbox."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from bot.ledger.ledger import Ledger
from bot.ledger.quarantine import Quarantine
from db.store import Store
from tests.db.making import Ticking
from tests.toy.tides import GAME


@pytest.fixture
def tides(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is one game."""
    monkeypatch.setattr("bot.ledger.loaded.registry", lambda: {GAME.id: GAME})


@pytest.fixture
def clock() -> Ticking:
    """A clock the test sets."""
    return Ticking()


@pytest.fixture
async def store(migrated_sqlite_url: str, clock: Ticking) -> AsyncIterator[Store]:
    """An empty store."""
    async with await Store.open(migrated_sqlite_url, clock=clock) as opened:
        yield opened


@pytest.fixture
def woken() -> list[str]:
    """A line for each time the outbox was told of new rows."""
    return []


@pytest.fixture
def quarantine(store: Store, woken: list[str]) -> Quarantine:
    return Quarantine(store, lambda: woken.append("new rows"))


@pytest.fixture
def ledger(store: Store, quarantine: Quarantine, woken: list[str], tides: None) -> Ledger:
    return Ledger(store.games, lambda: woken.append("new rows"), quarantine)
