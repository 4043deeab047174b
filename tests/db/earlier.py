"""Databases as earlier revisions of the schema left them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, MetaData, insert

from db.addresses import parse_url
from db.columns import Instant
from db.engine import postgres_engine, sqlite_copier
from db.schema import configuration


async def left_at(url: str, revision: str, fill: Callable[[Connection], None]) -> None:
    """Make a database of this revision, with what `fill` puts in."""
    from alembic import command

    def make(connection: Connection) -> None:
        config = configuration()
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        fill(connection)

    parsed = parse_url(url)
    if parsed.get_backend_name() == "sqlite":
        assert parsed.database is not None
        Path(parsed.database).parent.mkdir(parents=True)
        engine = sqlite_copier(parsed, "BEGIN IMMEDIATE")
    else:
        engine = postgres_engine(parsed)
    async with engine.begin() as connection:
        await connection.run_sync(make)
    await engine.dispose()


def put(connection: Connection, left: Mapping[str, Sequence[Mapping[str, Any]]]) -> None:
    """Store rows by table, in the columns that the tables of that revision have."""
    found = MetaData()
    found.reflect(connection)
    for name, rows in left.items():
        table = found.tables[name]
        known = [{column: value for column, value in row.items() if column in table.c} for row in rows]
        for column, value in known[0].items():
            if isinstance(value, datetime):
                table.c[column].type = Instant()
        connection.execute(insert(table), known)
