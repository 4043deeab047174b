"""Column types that mean the same on SQLite and PostgreSQL.
No tables; those are in `db.models`."""

from __future__ import annotations

from datetime import UTC, datetime

from sqlalchemy import BigInteger, DateTime, Dialect, Integer
from sqlalchemy.types import TypeDecorator

Serial = BigInteger().with_variant(Integer(), "sqlite")
"""A counted primary key; SQLite counts only a column of type INTEGER."""


class Instant(TypeDecorator[datetime]):
    """A moment in UTC. Takes only datetimes that know their zone, gives them back in UTC."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"{value!r} does not say its time zone")
        return value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)
