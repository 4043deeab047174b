"""Tables and their rows: how a row is read as a record, and a record written as a row.
A row is believed only what its record's types allow: what a failing disk, a foreign hand or a future version has left
there is found here and goes no further. No statements; each theme of the store has its own module."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime
from functools import cache
from types import NoneType, UnionType
from typing import Any, Literal, NamedTuple, TypeVar, Union, cast, get_args, get_origin

import msgspec
from sqlalchemy import ColumnElement, Connection, Select, Table, select

from db.damage import DamagedRow, note
from db.errors import RowDamaged

Record = TypeVar("Record", bound=msgspec.Struct)
V = TypeVar("V")

_tables: dict[type[msgspec.Struct], Table] = {}
_PLAIN = {int: {int}, str: {str}, bytes: {bytes}, bool: {bool}, float: {float, int}, datetime: {datetime}}
_PLAIN[cast("type[Any]", NoneType)] = {cast("type[Any]", NoneType)}


def columns_for(record: type[msgspec.Struct], table: Table) -> list[ColumnElement[Any]]:
    """The columns of `table` in the order of the record's fields, so that `records` reads its rows."""
    _tables[record] = table
    return [table.c[name] for name in record.__struct_fields__ if name in table.c]


def select_for(record: type[msgspec.Struct], table: Table) -> Select[*tuple[Any, ...]]:
    """The rows of `table`, as `records` reads them."""
    return select(*columns_for(record, table))


def records(record: type[Record], rows: Iterable[Iterable[Any]]) -> list[Record]:
    """One record a row, for rows that belong together. Raises `RowDamaged` when one of them can't be read."""
    reader = _reader(record)
    found: list[Record] = []
    for row in rows:
        read = reader.read(tuple(row))
        if isinstance(read, DamagedRow):
            note(read)
            raise RowDamaged(read.table, read.key, read.column)
        found.append(read)
    return found


def one(record: type[Record], row: Iterable[Any]) -> Record:
    """The record of a row. Raises `RowDamaged` when it can't be read."""
    return records(record, [row])[0]


def readable(record: type[Record], rows: Iterable[Iterable[Any]]) -> list[Record]:
    """One record for each row that can be read, for rows that have nothing to do with each other. The others are noted
    and left out."""
    reader = _reader(record)
    found: list[Record] = []
    for row in rows:
        read = reader.read(tuple(row))
        if isinstance(read, DamagedRow):
            note(read)
        else:
            found.append(read)
    return found


def values_of(
    connection: Connection, statement: Select[*tuple[Any, ...]], kind: type[V], given: Mapping[str, Any] | None = None
) -> list[V]:
    """The values of a statement for one column, as far as they are of this kind. The others are noted and left out."""
    found: list[V] = []
    for (value,) in connection.execute(statement, given or {}):
        if type(value) is kind:
            found.append(value)
        else:
            column = statement.selected_columns[0]
            note(DamagedRow(str(getattr(column, "table", "?")), f"with {value!r:.40}", column.name))
    return found


def value_or(value: Any, kind: type[V], usual: V, row: DamagedRow) -> V:
    """The value, if it is of this kind. Anything else is noted as damage of `row`, and the usual one is returned."""
    if type(value) is kind:
        return value
    note(row)
    return usual


def changes(record: msgspec.Struct) -> Mapping[str, Any]:
    """The fields of `record` that are set."""
    pairs = ((name, getattr(record, name)) for name in record.__struct_fields__)
    return {name: value for name, value in pairs if value is not msgspec.UNSET}


Check = Callable[[Any], bool]


class _Field(NamedTuple):
    """A field: its name, the types of which every value will do, what else a value must pass, and what stands for one
    that can't be read (nothing: then the row can't be)."""

    name: str
    types: frozenset[type]
    check: Check | None
    usual: Callable[[], Any] | None


class _Reader:
    """Reads rows as one kind of record."""

    def __init__(self, record: type[msgspec.Struct]) -> None:
        usual: Mapping[str, Callable[[], Any]] = getattr(record, "usual", {})
        self._record = record
        self._fields = [
            _Field(field.name, *_accepting(field.type), usual.get(field.name))
            for field in msgspec.structs.fields(record)
        ]
        parameters = inspect.signature(record).parameters.values()
        self._by_name = any(parameter.kind is parameter.KEYWORD_ONLY for parameter in parameters)

    def read(self, values: tuple[Any, ...]) -> Any:
        """The record, or what is damaged."""
        mended: dict[int, Any] = {}
        for number, (field, value) in enumerate(zip(self._fields, values, strict=True)):
            if type(value) in field.types and (field.check is None or field.check(value)):
                continue
            damaged = self._damaged(values, field.name)
            if field.usual is None:
                return damaged
            note(damaged)
            mended[number] = field.usual()
        if mended:
            values = tuple(mended.get(number, value) for number, value in enumerate(values))
        if self._by_name:
            return self._record(**{field.name: value for field, value in zip(self._fields, values, strict=True)})
        return self._record(*values)

    def _damaged(self, values: tuple[Any, ...], column: str) -> DamagedRow:
        table = _tables.get(self._record)
        if table is None:
            return DamagedRow(self._record.__name__, "?", column)
        key = [str(value) for field, value in zip(self._fields, values, strict=True) if _tells(table, field.name)]
        return DamagedRow(table.name, ", ".join(key)[:80], column)


@cache
def _reader(record: type[msgspec.Struct]) -> _Reader:
    return _Reader(record)


def _tells(table: Table, name: str) -> bool:
    """Whether a column is part of what tells rows from each other."""
    return name in table.primary_key.columns or name == "number"


def _accepting(wanted: Any) -> tuple[frozenset[type], Check | None]:
    """The types a field takes, and what else its values must pass."""
    types: set[type] = set()
    checks: dict[type, Check] = {}
    for part in get_args(wanted) if get_origin(wanted) in (Union, UnionType) else (wanted,):
        if part in _PLAIN:
            types |= _PLAIN[part]
        elif get_origin(part) is Literal:
            types.add(str)
            checks[str] = frozenset(get_args(part)).__contains__
        else:
            made = get_origin(part) or part
            types.add(made)
            checks[made] = _converts(part)
    if not checks:
        return frozenset(types), None
    return frozenset(types), lambda value: all(check(value) for kind, check in checks.items() if type(value) is kind)


def _converts(wanted: Any) -> Check:
    def converts(value: Any) -> bool:
        try:
            msgspec.convert(value, wanted)
        except msgspec.ValidationError:
            return False
        return True

    return (lambda _: True) if wanted == dict[str, Any] else converts
