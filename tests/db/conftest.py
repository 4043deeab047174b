"""Databases to test with: a SQLite file and a PostgreSQL database of its own for every test (tests/sqlite.py and
tests/postgres.py)."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from db.store import Store
from tests.db.making import Ticking


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'quay' / 'quayside.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """A database of each kind, with all tables and nothing in them."""
    name = "migrated_sqlite_url" if request.param == "sqlite" else "migrated_postgres_url"
    return request.getfixturevalue(name)


@pytest.fixture(params=["sqlite", "postgresql"])
def new_url(request: pytest.FixtureRequest) -> str:
    """A database of each kind in which there is nothing, not even a table; the file is not there yet."""
    name = "sqlite_url" if request.param == "sqlite" else "postgres_url"
    return request.getfixturevalue(name)


@pytest.fixture
def clock() -> Ticking:
    """A clock the test sets."""
    return Ticking()


@pytest.fixture
async def store(url: str, clock: Ticking) -> AsyncIterator[Store]:
    """An open store of each kind."""
    async with await Store.open(url, clock=clock) as opened:
        yield opened


@pytest.fixture
async def other(url: str, store: Store, clock: Ticking) -> AsyncIterator[Store]:
    """A second process's store on the same database."""
    async with await Store.open(url, clock=clock) as opened:
        yield opened
