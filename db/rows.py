"""Tables and their rows: how a row is read as a record, and a record written as a row.
No statements about anything in particular; each theme of the store has its own module."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, TypeVar, cast

import msgspec
from sqlalchemy import ColumnElement, Select, Table, select

from db.models import Base

Record = TypeVar("Record", bound=msgspec.Struct)


def table_of(model: type[Base]) -> Table:
    """The table of a model, for statements."""
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
