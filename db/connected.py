"""What every theme of the store builds on: connections for reading and for writing, and the clock.
No statements; each theme has its own module."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Any, TypeVar, cast

import msgspec
from sqlalchemy import ColumnElement, Table
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.engine import spoken_for
from db.models import Base

Record = TypeVar("Record", bound=msgspec.Struct)
Clock = Callable[[], datetime]


class Connected:
    """The two ways into the database."""

    def __init__(self, writer: AsyncEngine, reader: AsyncEngine, clock: Clock) -> None:
        self._writer = writer
        self._reader = reader
        self._clock = clock

    def _reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return spoken_for(self._reader, begin=False)

    def _writing(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return spoken_for(self._writer, begin=True)

    @property
    def dialect(self) -> str:
        """`sqlite` or `postgresql`."""
        return self._writer.dialect.name


def table_of(model: type[Base]) -> Table:
    """The plain table of a model: statements on it skip the ORM, which costs half of the time of a short one."""
    return cast(Table, model.__table__)


def columns_for(record: type[msgspec.Struct], table: Table) -> list[ColumnElement[Any]]:
    """The columns of `table` in the order of the record's fields, so that `record(*row)` reads a row."""
    return [table.c[name] for name in record.__struct_fields__]


def records(record: type[Record], rows: Iterable[Iterable[Any]]) -> list[Record]:
    """One record a row."""
    return [record(*row) for row in rows]


def changes(record: msgspec.Struct) -> Mapping[str, Any]:
    """The fields of `record` that are set."""
    pairs = ((name, getattr(record, name)) for name in record.__struct_fields__)
    return {name: value for name, value in pairs if value is not msgspec.UNSET}
