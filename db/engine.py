"""Connections: how SQLite and PostgreSQL are opened, and what their failures are called.
No statements about games; those are in the store's modules."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec
import platformdirs
from sqlalchemy import URL, Connection, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, NoSuchModuleError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from db.errors import DriverMissing, Reason, StoreError, StoreUnavailable

PATIENCE = 10
"""Seconds to wait for a lock or for a free connection."""

# synchronous=FULL: a commit is on the disk before anybody is told about it, also in WAL mode.
_PRAGMAS = (
    "foreign_keys=ON",
    "synchronous=FULL",
    "cache_size=-16384",
    "temp_store=MEMORY",
    "journal_size_limit=67108864",
)

_SQLITE_REASONS: dict[int, Reason] = {
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "readonly",
    sqlite3.SQLITE_PERM: "unwritable",
    sqlite3.SQLITE_CANTOPEN: "unwritable",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
    sqlite3.SQLITE_IOERR: "down",
}
_POSTGRES_REASONS: dict[str, Reason] = {"25006": "readonly", "53100": "full", "55P03": "locked", "40P01": "locked"}


def default_url() -> str:
    """The database of this user on this machine: a SQLite file in the folder the system has for such data."""
    return str(
        URL.create("sqlite+aiosqlite", database=str(platformdirs.user_data_path("quayside") / "quayside.sqlite3"))
    )


def parse_url(url: str) -> URL:
    """`url` with its driver filled in. Raises `DriverMissing` or `StoreError` with what to do about it."""
    try:
        parsed = make_url(url)
    except ArgumentError as error:
        raise StoreError(f"not a database address: {error}") from error
    match parsed.get_backend_name():
        case "sqlite":
            return parsed.set(drivername="sqlite+aiosqlite")
        case "postgresql" | "postgres":
            if find_spec("asyncpg") is None:
                raise DriverMissing("PostgreSQL needs the package asyncpg: pip install 'quayside[postgres]'")
            return parsed.set(drivername="postgresql+asyncpg")
        case other:
            raise StoreError(f"{other} is not supported: use sqlite:///file or postgresql://user@host/name")


def database_path(url: URL) -> Path | None:
    """The file of a SQLite database; None for a database in memory or on a server."""
    if url.get_backend_name() != "sqlite" or not url.database or url.database == ":memory:":
        return None
    return Path(url.database)


def writing_engine(url: URL) -> AsyncEngine:
    """Where changes are made: on SQLite one connection, whose transactions take the write lock when they begin."""
    if url.get_backend_name() != "sqlite":
        return _engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True)
    engine = _engine(url, pool_size=1, max_overflow=0, connect_args=_sqlite_arguments())
    _prepare_sqlite(engine, _PRAGMAS)
    begin_immediately(engine)
    return engine


def reading_engine(url: URL, writer: AsyncEngine) -> AsyncEngine:
    """Where single questions are asked, each its own transaction. A database in memory has one connection for all."""
    if url.get_backend_name() != "sqlite":
        return writer.execution_options(isolation_level="AUTOCOMMIT")
    if database_path(url) is None:
        return writer
    engine = _engine(url, pool_size=3, max_overflow=3, isolation_level="AUTOCOMMIT", connect_args={"timeout": PATIENCE})
    _prepare_sqlite(engine, (*_PRAGMAS, "query_only=ON"))
    return engine


def migrating_engine(url: URL) -> AsyncEngine:
    """One connection for the migrations. SQLite rebuilds tables to change them, so foreign keys are not enforced."""
    if url.get_backend_name() != "sqlite":
        return _engine(url, pool_size=1, max_overflow=0)
    engine = _engine(url, pool_size=1, max_overflow=0, connect_args=_sqlite_arguments())
    _prepare_sqlite(engine, ("journal_mode=WAL", "foreign_keys=OFF", "synchronous=FULL"))
    begin_immediately(engine)
    return engine


def begin_immediately(engine: AsyncEngine) -> None:
    """Take SQLite's write lock when a transaction begins: one that starts by reading can then never be refused."""

    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    event.listen(engine.sync_engine, "begin", begin)


def _sqlite_arguments() -> dict[str, Any]:
    # isolation_level None: the driver begins nothing by itself, so that DDL is transactional too.
    return {"timeout": PATIENCE, "isolation_level": None}


def _engine(url: URL, **arguments: Any) -> AsyncEngine:
    try:
        return create_async_engine(
            url,
            poolclass=AsyncAdaptedQueuePool,
            pool_timeout=PATIENCE,
            json_serializer=lambda value: msgspec.json.encode(value).decode(),  # pyright: ignore[reportUnknownArgumentType, reportUnknownLambdaType]
            json_deserializer=msgspec.json.decode,
            **arguments,
        )
    except NoSuchModuleError as error:
        raise StoreError(f"not a database address: {error}") from error


def _prepare_sqlite(engine: AsyncEngine, pragmas: tuple[str, ...]) -> None:
    def prepare(connection: Any, _record: object) -> None:
        cursor = connection.cursor()
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine.sync_engine, "connect", prepare)


@asynccontextmanager
async def spoken_for(engine: AsyncEngine, *, begin: bool) -> AsyncGenerator[AsyncConnection]:
    """A connection, in a transaction when `begin`; the driver's failures become `StoreUnavailable`."""
    try:
        async with engine.begin() if begin else engine.connect() as connection:
            yield connection
    except IntegrityError:
        raise  # the statement's own business
    except PoolTimeout as error:
        raise StoreUnavailable("locked", "no free connection to the database") from error
    except DBAPIError as error:
        raise StoreUnavailable(_reason(error.orig), str(error.orig)) from error
    except (OSError, TimeoutError) as error:
        raise StoreUnavailable("down", str(error) or type(error).__name__) from error


def _reason(error: BaseException | None) -> Reason:
    code = getattr(error, "sqlite_errorcode", None)
    if isinstance(code, int):
        return _SQLITE_REASONS.get(code & 0xFF, "down")  # the low byte is the kind, the rest the detail
    return _POSTGRES_REASONS.get(str(getattr(error, "sqlstate", "")), "down")
