"""Statements that change rows, compiled once and handed to the driver as they are: for the transactions of decisions.
SQLAlchemy still writes them; what is asked, and what is rarely written, goes through its `Connection.execute`."""

from __future__ import annotations

import sqlite3
from collections.abc import Awaitable, Callable, Generator, Iterable, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Protocol, cast

from sqlalchemy import BindParameter, Connection, Delete, Dialect, Insert, Table, Update, bindparam
from sqlalchemy.engine.interfaces import AdaptedConnection
from sqlalchemy.exc import DBAPIError, IntegrityError

Values = Mapping[str, Any]
Processor = Callable[[Any], Any]


class AsyncpgConnection(Protocol):
    """What is used of the driver's connection, which comes without types."""

    def execute(self, query: str, *args: Any) -> Awaitable[str]: ...

    def executemany(self, command: str, args: Sequence[Sequence[Any]]) -> Awaitable[None]: ...

    def is_closed(self) -> bool: ...

    def terminate(self) -> None: ...


class Prepared:
    """A statement with a `bindparam` for each value, and no `in_`, whose text depends on the values."""

    def __init__(self, statement: Insert | Update | Delete) -> None:
        self._statement = statement
        self._compiled: dict[str, _Compiled] = {}

    def run(self, connection: Connection, values: Values) -> int:
        """Run it in the transaction of `connection`; how many rows it changed.

        Raises `IntegrityError` and `DBAPIError` as SQLAlchemy does.
        """
        compiled = self._for(connection.dialect)
        row = compiled.row(values)
        if connection.dialect.name == "sqlite":
            driver = sqlite_driver(connection)
            with driver_failures():
                return driver.execute(compiled.sql, row).rowcount
        status = _by_asyncpg(connection, lambda driver: driver.execute(compiled.sql, *row))
        return int(status.rpartition(" ")[2])

    def run_each(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Run it once for each row of values."""
        if len(rows) == 1:
            self.run(connection, rows[0])
            return
        sql, many = self.handed(connection.dialect, rows)
        if connection.dialect.name == "sqlite":
            with driver_failures():
                sqlite_driver(connection).executemany(sql, many)
        else:
            _by_asyncpg(connection, lambda driver: driver.executemany(sql, many))

    def handed(self, dialect: Dialect, rows: Sequence[Values]) -> tuple[str, list[list[Any]]]:
        """What the driver gets to run it for these rows: the text, and its parameters."""
        compiled = self._for(dialect)
        return compiled.sql, [compiled.row(values) for values in rows]

    def _for(self, dialect: Dialect) -> _Compiled:
        compiled = self._compiled.get(dialect.name)
        if compiled is None:
            compiled = self._compiled[dialect.name] = _Compiled(self._statement, dialect)
        return compiled


class _Compiled:
    """A statement as one driver wants it: its text, and how a row of values becomes one of parameters."""

    def __init__(self, statement: Insert | Update | Delete, dialect: Dialect) -> None:
        compiled = statement.compile(dialect=dialect)
        names = list(compiled.positiontup or ())
        binds = [compiled.binds[name] for name in names]
        makers = [cast("Processor | None", bind.type.dialect_impl(dialect).bind_processor(dialect)) for bind in binds]
        self.sql = compiled.string
        self._constants = {name: bind.value for name, bind in zip(names, binds, strict=True) if not bind.required}
        self._names = names
        self._processed = [(place, process) for place, process in enumerate(makers) if process is not None]

    def row(self, values: Values) -> list[Any]:
        filled = {**self._constants, **values}
        picked = [filled[name] for name in self._names]
        for place, process in self._processed:
            picked[place] = process(picked[place])
        return picked


def values_of(table: Table, names: Iterable[str]) -> dict[str, BindParameter[Any]]:
    """A parameter for each of these columns, called as the column is: for the `values` of a statement."""
    return {name: bindparam(name, type_=table.c[name].type) for name in names}


def sqlite_driver(connection: Connection) -> sqlite3.Connection:
    """The driver's connection under SQLAlchemy's."""
    return cast(sqlite3.Connection, connection.connection.dbapi_connection)


def _by_asyncpg(connection: Connection, ask: Callable[[AsyncpgConnection], Awaitable[Any]]) -> Any:
    adapted = cast(AdaptedConnection, connection.connection.dbapi_connection)
    with driver_failures(cast(AsyncpgConnection, adapted.driver_connection)):
        return adapted.run_async(ask)


@contextmanager
def driver_failures(asyncpg: AsyncpgConnection | None = None) -> Generator[None]:
    """What the driver raises becomes what SQLAlchemy would raise."""
    try:
        yield
    except OSError:  # says by itself that the way to the server is broken
        raise
    except Exception as error:
        broken = str(getattr(error, "sqlstate", "")).startswith("23") or isinstance(error, sqlite3.IntegrityError)
        kind = IntegrityError if broken else DBAPIError
        raise kind(None, None, error, connection_invalidated=asyncpg is not None and asyncpg.is_closed()) from error
