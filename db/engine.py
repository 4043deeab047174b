"""Connections: how SQLite and PostgreSQL are opened, and what their failures are called.
No statements about games; those are in the store's modules."""

from __future__ import annotations

import sqlite3
from collections.abc import Generator
from contextlib import contextmanager
from importlib import import_module
from ssl import create_default_context
from typing import TYPE_CHECKING, Any
from weakref import WeakSet

import msgspec
from sqlalchemy import URL, Connection, Engine, NullPool, QueuePool, create_engine, event
from sqlalchemy.dialects import registry
from sqlalchemy.engine.interfaces import DBAPIConnection, IsolationLevel
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from db.addresses import connecting
from db.columns import read_json
from db.errors import Reason, StoreError, StoreUnavailable

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

registry.register("sqlite.immediate", "db.sqlite_dialect", "ImmediateDialect")

PATIENCE = 10
"""Seconds to wait for a lock or for a free connection."""

# synchronous=FULL: a commit is on the disk before anybody is told about it, also in WAL mode.
_PRAGMAS = ("synchronous=FULL", "cache_size=-1024", "journal_size_limit=67108864")

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
# By the whole code or by its class, the first two characters: trouble of the server, not of what we asked it.
_POSTGRES_REASONS: dict[str, Reason] = {
    "25006": "readonly",
    "42P01": "damaged",  # a table is not there, as while somebody restores it
    "53100": "full",
    "40": "locked",
    "55": "locked",
    "08": "down",
    "28": "down",
    "3D": "down",
    "53": "down",
    "57": "down",
    "58": "down",
    "XX": "damaged",
}
_ASKED_WRONGLY = frozenset(("0A", "22", "42"))
"""The classes in which a server refuses what a connection is to be set to."""


def sqlite_writer(url: URL) -> Engine:
    """The one connection that changes a file."""
    return _sqlite(url, (*_PRAGMAS, "foreign_keys=ON"))


def sqlite_reader(url: URL, connections: int) -> Engine:
    """Connections that cannot write; every statement is a transaction of its own."""
    engine = create_engine(
        url.set(drivername="sqlite+pysqlite"),
        poolclass=QueuePool,
        pool_size=connections,
        pool_use_lifo=True,  # who reads alone reads through one connection, and fills the memory of one
        max_overflow=0,
        pool_timeout=PATIENCE,
        isolation_level="AUTOCOMMIT",
        connect_args={"timeout": PATIENCE, "factory": _ReadingConnection},
        json_serializer=_to_json,
        json_deserializer=read_json,
        hide_parameters=True,  # failures are logged, and what people chose is in no log
    )
    # The system keeps the file in memory anyway.
    return _prepared(engine, ("query_only=ON", *_PRAGMAS))


class _ReadingConnection(sqlite3.Connection):
    """A connection whose file is closed with it. SQLite keeps it open for as long as a statement on it is not read to
    its end, and a failure that was raised in between keeps such a statement until garbage is collected."""

    def __init__(self, *how: Any, **named: Any) -> None:
        super().__init__(*how, **named)
        self._begun = WeakSet[sqlite3.Cursor]()

    def cursor(self, *how: Any, **named: Any) -> sqlite3.Cursor:
        cursor = super().cursor(*how, **named)
        self._begun.add(cursor)
        return cursor

    def close(self) -> None:
        for cursor in list(self._begun):
            cursor.close()
        super().close()


def sqlite_copier(url: URL, begin: str) -> AsyncEngine:
    """One connection for copying a whole file, whose transactions begin with the statement `begin`."""
    engine = _async_engine(
        url.set(drivername="sqlite+aiosqlite"),
        pool_size=1,
        max_overflow=0,
        connect_args={"timeout": PATIENCE, "isolation_level": None},
        json_serializer=_to_json,
        json_deserializer=read_json,
        hide_parameters=True,  # failures are logged, and what people chose is in no log
    )

    def prepare(connection: DBAPIConnection, _record: object) -> None:
        driver: Any = getattr(connection, "driver_connection", None)
        driver.text_factory = _as_text_or_bytes
        cursor = connection.cursor()
        for pragma in _PRAGMAS:  # what refers to nothing is copied as it is
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    event.listen(engine.sync_engine, "connect", prepare)

    def start(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine.sync_engine, "begin", start)
    return engine


def sqlite_migrator(url: URL) -> Engine:
    """One connection for migrations. They rebuild tables, so foreign keys are not enforced on the way."""
    return _sqlite(url, ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=OFF"))


def postgres_pool(url: URL) -> AsyncEngine:
    """Up to 16 connections that are kept open; what is done on one is a transaction until it is ended.

    Those used last are used first, so that a quiet bot keeps few busy and their memories of statements full. Whether
    one is still alive is not asked when it is taken: who uses it tries again on another.
    """
    return _postgres(url, "READ COMMITTED", pool_size=16, max_overflow=0, pool_timeout=PATIENCE, pool_use_lifo=True)


def postgres_engine(url: URL) -> AsyncEngine:
    """Connections that are closed when they are given back; what is done on one is a transaction until it is ended."""
    return _postgres(url, "READ COMMITTED", poolclass=NullPool)


def postgres_single(url: URL) -> AsyncEngine:
    """Connections that are closed when they are given back; every statement is a transaction of its own."""
    return _postgres(url, "AUTOCOMMIT", poolclass=NullPool)


def _postgres(url: URL, isolation: IsolationLevel, **pool: Any) -> AsyncEngine:
    way = connecting(url, PATIENCE)
    how: dict[str, Any] = {} if way.statement_cache is None else {"statement_cache_size": way.statement_cache}
    if way.statement_cache is not None:
        how["prepared_statement_cache_size"] = way.statement_cache  # SQLAlchemy's own, before that of the driver
    if way.trust_the_system:
        how["ssl"] = create_default_context()
    return _async_engine(
        "postgresql+asyncpg://",  # asyncpg reads the address: it means by one what libpq does
        isolation_level=isolation,
        connect_args={
            "dsn": way.dsn,
            "timeout": way.timeout,
            "server_settings": way.server_settings,
            "async_creator_fn": _connect,
            **how,
        },
        json_serializer=_to_json,
        json_deserializer=read_json,
        hide_parameters=True,  # failures are logged, and what people chose is in no log
        **pool,
    )


def _async_engine(url: str | URL, **how: Any) -> AsyncEngine:
    """An engine of SQLAlchemy's way of asyncio, which brings its ORM along: 8 MB that the way into a SQLite file needs
    not, so it is loaded only here."""
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

    return create_async_engine(url, **how)


async def _connect(**how: Any) -> Any:
    """A connection of asyncpg, which names an address it can't use in other ways than a server that is away."""
    asyncpg: Any = import_module("asyncpg")  # which has no types, and only who uses PostgreSQL has it
    try:
        return await asyncpg.connect(**how)
    except asyncpg.TargetServerAttributeNotMatched as error:
        raise StoreUnavailable("down", str(error)) from error
    except (asyncpg.InterfaceError, asyncpg.InternalClientError, ValueError) as error:
        raise StoreError(f"its address can't be used: {str(error).splitlines()[0]}") from error
    except asyncpg.PostgresError as error:
        if (error.sqlstate or "")[:2] in _ASKED_WRONGLY:
            raise StoreError(f"it takes nobody who comes with what its address says: {error}") from error
        raise


def _sqlite(url: URL, pragmas: tuple[str, ...]) -> Engine:
    engine = create_engine(
        url.set(drivername="sqlite+immediate"),
        poolclass=QueuePool,
        pool_size=1,
        max_overflow=0,
        pool_timeout=PATIENCE,
        # isolation_level None: the driver begins nothing by itself, so that DDL is transactional too.
        connect_args={"timeout": PATIENCE, "isolation_level": None},
        json_serializer=_to_json,
        json_deserializer=read_json,
        hide_parameters=True,  # failures are logged, and what people chose is in no log
    )

    return _prepared(engine, pragmas)


def _prepared(engine: Engine, pragmas: tuple[str, ...]) -> Engine:
    """The same, each of whose connections begins with these."""

    def prepare(connection: sqlite3.Connection, _record: object) -> None:
        connection.text_factory = _as_text
        for pragma in pragmas:
            connection.execute(f"PRAGMA {pragma}").close()

    event.listen(engine, "connect", prepare)
    return engine


def _as_text(stored: bytes) -> str:
    """What stands in a text column, with marks for what is no text: one row's damage must not hide those beside it."""
    return stored.decode(errors="replace")


def _as_text_or_bytes(stored: bytes) -> str | bytes:
    """What stands in a text column as it is, be it no text."""
    try:
        return stored.decode()
    except UnicodeDecodeError:
        return stored


def _to_json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


@contextmanager
def named_failures() -> Generator[None]:
    """The database's failures become `StoreUnavailable`; broken constraints and mistakes of ours stay what they are."""
    try:
        yield
    except PoolTimeout as error:
        raise StoreUnavailable("locked", "no free connection to the database") from error
    except DBAPIError as error:
        reason = "down" if error.connection_invalidated or is_outdated(error) else _reason(error.orig)
        if reason is None:
            raise
        raise StoreUnavailable(reason, str(error.orig)) from error
    except OSError as error:  # while connecting
        raise StoreUnavailable("down", str(error) or type(error).__name__) from error


def is_outdated(error: DBAPIError) -> bool:
    """Whether a statement failed because it was prepared before somebody altered its table. SQLAlchemy forgets all
    such statements then, but can't repeat it: its transaction is over, and has changed nothing."""
    return type(error.orig).__name__ == "InvalidCachedStatementError"  # which brings no `sqlstate`


def _reason(error: BaseException | None) -> Reason | None:
    code = getattr(error, "sqlite_errorcode", None)
    if code == sqlite3.SQLITE_ERROR and str(error).startswith("no such table"):  # as while somebody restores it
        return "damaged"
    if isinstance(code, int):
        return _SQLITE_REASONS.get(code & 0xFF)  # the low byte is the kind, the rest the detail
    state = str(getattr(error, "sqlstate", None) or "")
    return _POSTGRES_REASONS.get(state) or _POSTGRES_REASONS.get(state[:2])
