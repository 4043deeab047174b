"""So that nobody is forgotten in the middle of something that names them: what stores a person's id holds them first,
and forgetting waits until nobody does. On SQLite there is one writer at a time, who needs no lock."""

from __future__ import annotations

from collections.abc import Iterable

from sqlalchemy import BigInteger, Connection, bindparam, func, select

_ITS_ID = bindparam("person", type_=BigInteger)
_TOGETHER = select(func.pg_advisory_xact_lock_shared(_ITS_ID))
_ALONE = select(func.pg_advisory_xact_lock(_ITS_ID))


def hold(connection: Connection, people: Iterable[int | None]) -> None:
    """Keep these people from being forgotten until the transaction ends; the first thing it does, before any row.

    Others may hold them at the same time.
    """
    if connection.dialect.name == "postgresql":
        for person in sorted({person for person in people if person is not None}):
            connection.execute(_TOGETHER, {"person": person})


def hold_alone(connection: Connection, person: int) -> None:
    """Wait until nobody stores anything about a person, and let nobody begin to until the transaction ends."""
    if connection.dialect.name == "postgresql":
        connection.execute(_ALONE, {"person": person})
