"""A moment means the same on both databases, whatever zone it was said in."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta, timezone

import pytest
from sqlalchemy import Dialect
from sqlalchemy.dialects import postgresql, sqlite

from db.columns import Instant, microseconds

TOKYO = timezone(timedelta(hours=9))
MOMENT = datetime(2026, 5, 1, 6, 0, 0, 123457, tzinfo=UTC)
COUNTED = 1_777_615_200_123_457


@pytest.mark.parametrize(
    ("dialect", "kind", "stored"),
    [(sqlite.dialect(), "BIGINT", COUNTED), (postgresql.dialect(), "TIMESTAMP WITH TIME ZONE", MOMENT)],
    ids=["sqlite", "postgresql"],
)
def test_a_moment_is_stored_in_utc_to_the_microsecond(dialect: Dialect, kind: str, stored: object) -> None:
    column = Instant()
    assert column.compile(dialect=dialect) == kind
    put = column.process_bind_param(MOMENT.astimezone(TOKYO), dialect)
    assert put == stored
    assert getattr(put, "tzinfo", UTC) is UTC
    told = COUNTED if stored == COUNTED else MOMENT.astimezone(TOKYO)
    read = column.process_result_value(told, dialect)
    assert read == MOMENT
    assert read is not None
    assert read.tzinfo is UTC
    assert (column.process_bind_param(None, dialect), column.process_result_value(None, dialect)) == (None, None)
    with pytest.raises(ValueError, match="time zone"):
        column.process_bind_param(MOMENT.replace(tzinfo=None), dialect)


def test_microseconds_are_counted_from_1970() -> None:
    assert microseconds(MOMENT) == COUNTED
