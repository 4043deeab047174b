"""Column types that mean the same on SQLite and PostgreSQL.
No tables; those are in `db.tables`."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Any

import msgspec
from sqlalchemy import BigInteger, DateTime, Dialect, Integer, LargeBinary
from sqlalchemy.types import TypeDecorator, TypeEngine

Serial = BigInteger().with_variant(Integer(), "sqlite")
"""A counted primary key; SQLite counts only a column of type INTEGER."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MICROSECOND = timedelta(microseconds=1)


def microseconds(moment: datetime) -> int:
    """The microseconds from 1970 to this moment."""
    return (moment - _EPOCH) // _MICROSECOND


def instant(microseconds: int) -> datetime:
    """The moment so many microseconds after 1970 began."""
    return _EPOCH + microseconds * _MICROSECOND


class Instant(TypeDecorator[datetime]):
    """A moment in UTC. Takes only datetimes that know their zone, gives them back in UTC.

    SQLite has no such type; there it is the microseconds since 1970, a third of the size of a text.
    """

    impl = DateTime(timezone=True)
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        return dialect.type_descriptor(BigInteger() if dialect.name == "sqlite" else DateTime(timezone=True))

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> Any:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"{value!r} does not say its time zone")
        return microseconds(value) if dialect.name == "sqlite" else value.astimezone(UTC)

    def process_result_value(self, value: Any, dialect: Dialect) -> datetime | None:
        if isinstance(value, datetime):
            return value.astimezone(UTC)
        try:
            return instant(value)
        except (TypeError, ValueError, OverflowError):  # no moment at all: whoever reads the row finds that out
            return value


class Blob(LargeBinary):
    """Bytes as the driver hands them over. What else stands in such a column is no matter for it: whoever reads the row
    looks what it is. (SQLAlchemy's own makes bytes of anything, of a number so many zeros.)"""

    cache_ok = True

    def result_processor(self, dialect: Dialect, coltype: object) -> None:
        return None


class Unreadable:
    """Stands for JSON that is none."""

    def __repr__(self) -> str:
        return "unreadable"


UNREADABLE = Unreadable()


def read_json(stored: Any) -> Any:
    """What a JSON column holds; `UNREADABLE` if that is no JSON. One row's damage must not hide the rows beside it."""
    try:
        return msgspec.json.decode(stored)
    except (msgspec.DecodeError, TypeError, ValueError, RecursionError):
        return UNREADABLE
