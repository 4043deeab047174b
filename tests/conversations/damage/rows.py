"""Rows of a SQLite file, read and damaged past all that guards them, as a failing disk or a foreign hand would."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import closing
from typing import Any

import msgspec
from sqlalchemy import JSON, Column, LargeBinary, Table

from db.columns import Instant
from db.tables import metadata
from tests.conversations.damage.kinds import Torn


def tables() -> list[Table]:
    """Every table there is."""
    return list(metadata.sorted_tables)


class Row(msgspec.Struct, frozen=True):
    """A row as it was found."""

    table: Table
    rowid: tuple[Any, ...]
    values: dict[str, Any]


class Rows:
    """The rows of the database in a file."""

    def __init__(self, path: str) -> None:
        self._path = path

    def of(self, table: Table) -> list[Row]:
        """All rows of a table, oldest first."""
        with closing(self._open()) as connection:
            found = connection.execute(f'SELECT * FROM "{table.name}"')
            names = [each[0] for each in found.description]
            values = [dict(zip(names, row, strict=True)) for row in found]
        keys = [column.name for column in table.primary_key]
        return [Row(table, tuple(each[key] for key in keys), each) for each in values]

    def invent(self, table: Table, known: Iterable[Any]) -> None:
        """A row for a table that has none; `known` are ids that may stand in it."""
        ids = list(known)
        row = {column.name: _invented(column, ids) for column in table.columns}
        self._run(f'INSERT INTO "{table.name}" ({_names(row)}) VALUES ({_marks(row)})', list(row.values()))

    def damage(self, row: Row, column: Column[Any], torn: Torn) -> bool:
        """Let something else stand in a row's column; whether the database takes it."""
        value = "CAST(? AS TEXT)" if torn.as_text else "?"
        statement = f'UPDATE "{row.table.name}" SET "{column.name}" = {value} WHERE {_where(row)}'
        try:
            return self._run(statement, [torn.value, *row.rowid]) > 0
        except (sqlite3.IntegrityError, OverflowError):
            return False

    def mend(self, row: Row) -> None:
        """Let the row be as it was found, whatever it has become."""
        statement = f'INSERT OR REPLACE INTO "{row.table.name}" ({_names(row.values)}) VALUES ({_marks(row.values)})'
        self._run(statement, list(row.values.values()))

    def drop(self, row: Row, column: Column[Any], torn: Torn) -> None:
        """Take away what a damaged key has become a row of its own with."""
        keys = [torn.value if key.name == column.name else row.values[key.name] for key in row.table.primary_key]
        self._run(f'DELETE FROM "{row.table.name}" WHERE {_where(row)}', keys)

    def _run(self, statement: str, values: list[Any]) -> int:
        with closing(self._open()) as connection, connection:
            return connection.execute(statement, values).rowcount

    def _open(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=20)
        connection.text_factory = lambda stored: stored.decode(errors="surrogateescape")
        return connection


def _where(row: Row) -> str:
    return " AND ".join(f'"{column.name}" = ?' for column in row.table.primary_key)


def _names(row: dict[str, Any]) -> str:
    return ", ".join(f'"{name}"' for name in row)


def _marks(row: dict[str, Any]) -> str:
    return ", ".join("?" for _ in row)


def _invented(column: Column[Any], known: list[Any]) -> Any:
    if isinstance(column.type, JSON):
        return "{}"
    if isinstance(column.type, LargeBinary):
        return b"\x80"
    if isinstance(column.type, Instant):
        return 1_700_000_000_000_000
    wanted = column.type.python_type
    fitting: Iterator[Any] = (each for each in known if type(each) is wanted)
    return next(fitting, "gull" if wanted is str else 1)
