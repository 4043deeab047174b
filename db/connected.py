"""What every theme of the store builds on: a way into the database, and the clock.
No statements; each theme has its own module."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from typing import Any, TypeVar, cast

import msgspec
from sqlalchemy import ColumnElement, Select, Table, select

from db.access import Access
from db.models import Base

Record = TypeVar("Record", bound=msgspec.Struct)
Clock = Callable[[], datetime]


class Connected:
    """A way into the database, and the time."""

    def __init__(self, access: Access, clock: Clock) -> None:
        self._access = access
        self._clock = clock
        self._read = access.read
        self._write = access.write

    def now(self) -> datetime:
        """The time of the store's clock, by which rows fall due."""
        return self._clock()


def table_of(model: type[Base]) -> Table:
    """The plain table of a model: statements on it skip the ORM, which costs half of the time of a short one."""
    return cast(Table, model.__table__)


def columns_for(record: type[msgspec.Struct], table: Table) -> list[ColumnElement[Any]]:
    """The columns of `table` in the order of the record's fields, so that `record(*row)` reads a row."""
    return [table.c[name] for name in record.__struct_fields__]


def select_for(record: type[msgspec.Struct], table: Table) -> Select[*tuple[Any, ...]]:
    """The rows of `table`, as `record(*row)` reads them."""
    return select(*columns_for(record, table))


def records(record: type[Record], rows: Iterable[Iterable[Any]]) -> list[Record]:
    """One record a row."""
    return [record(*row) for row in rows]


def changes(record: msgspec.Struct) -> Mapping[str, Any]:
    """The fields of `record` that are set."""
    pairs = ((name, getattr(record, name)) for name in record.__struct_fields__)
    return {name: value for name, value in pairs if value is not msgspec.UNSET}
