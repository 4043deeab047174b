"""Copying: everything that one database holds, copied into another of either kind, and read back to be sure.
Which tables there are is read off the models; what they mean nobody here knows."""

from __future__ import annotations

from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import JSON, URL, ColumnClause, RowMapping, Table, TableClause, column, func, insert, select, text
from sqlalchemy import table as lightweight
from sqlalchemy.exc import StatementError
from sqlalchemy.types import NullType

from db.addresses import database_path, parse_url, shown, sqlite_url
from db.columns import UNREADABLE
from db.engine import named_failures, postgres_engine, sqlite_copier
from db.errors import CopyFailed, NotEmpty, StoreUnavailable
from db.process_lock import exclusively
from db.schema import is_current
from db.store import Store
from db.tables import metadata

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

AT_ONCE = 500
"""Rows that are read and written together."""
_encode = msgspec.msgpack.Encoder(order="deterministic").encode


class Copied(msgspec.Struct, frozen=True):
    """What a table holds: how many rows, and a digest of them that does not depend on their order."""

    rows: int
    digest: str


async def copy_database(source: str, target: str) -> dict[str, Copied]:
    """Copy a database nobody works on into an empty one; what was copied, by table. The source stays as it is.

    All is copied in one transaction, and read back before it is committed. Both are brought up to date first. Raises
    `Occupied` when a bot runs on one of them, `NotEmpty`, `CopyFailed`, `StoreError`; the target is then empty.
    """
    old, new = parse_url(source), parse_url(target)
    if old == new:
        raise NotEmpty("both are the same database")
    await _check_there(old)
    async with exclusively(old):
        await (await Store.open(source, create=False)).close()
        return await _fill(old, new, target)


async def back_up(source: str, file: Path) -> dict[str, Copied]:
    """Copy a database as it is at this moment into a new SQLite file, while bots may go on working on it.

    The file appears when it is whole and read back. Raises `NotEmpty` when it is there already, `StoreError`.
    """
    url = parse_url(source)
    if file.exists():  # noqa: ASYNC240 - nothing else is to be done meanwhile, here and below
        raise NotEmpty(f"{file} is there already")
    await _check_there(url)
    half = file.with_name(f"{file.name}.half")
    half.unlink(missing_ok=True)
    target = sqlite_url(half)
    try:
        copied = await _fill(url, parse_url(target), target)
        half.rename(file)
    finally:
        for left in (half, *half.parent.glob(f"{half.name}-*")):
            left.unlink(missing_ok=True)
    return copied


async def _fill(source: URL, target: URL, address: str) -> dict[str, Copied]:
    """Make the tables of `target` and copy everything."""
    path = database_path(target)
    if path is not None:
        with named_failures():
            path.parent.mkdir(parents=True, exist_ok=True)
    async with exclusively(target):
        await (await Store.open(address)).close()
        return await _copy(source, target)


async def _check_there(url: URL) -> None:
    path = database_path(url)
    if path is not None and not path.exists():
        raise StoreUnavailable("unwritable", f"there is no database at {path}")


async def _copy(source: URL, target: URL) -> dict[str, Copied]:
    copied: dict[str, Copied] = {}
    tables = metadata.sorted_tables  # those that others point to first
    with named_failures():
        async with one_moment(source) as old, _writing(target) as new:
            if not await old.run_sync(is_current):
                raise CopyFailed(f"{shown(source)} was not written by this version of Quayside")
            filled = [table.name for table in tables if (await new.execute(select(table).limit(1))).first() is not None]
            if filled:
                raise NotEmpty(f"{shown(target)} is not empty: there is something in {', '.join(filled)}")
            alike = source.get_backend_name() == target.get_backend_name() == "sqlite"
            columns = {table.name: _as_stored(table) if alike else table for table in tables}
            for name, table in columns.items():
                copied[name] = await _read(old, table, into=new)
            for name, table in columns.items():
                if (there := await _read(new, table)) != copied[name]:
                    raise CopyFailed(f"{name} arrived as {there}, not as {copied[name]}")
            for table in tables:
                await _count_on(new, table)
    return copied


def _as_stored(table: Table) -> TableClause:
    """The table without the types of its columns: for what is handed over as it stands there, damaged or not."""
    columns: list[ColumnClause[Any]] = [column(each.name) for each in table.columns]
    return lightweight(table.name, *columns)


async def _read(connection: AsyncConnection, table: TableClause, *, into: AsyncConnection | None = None) -> Copied:
    """Read a whole table, and write it somewhere else if wanted."""
    rows = digest = 0
    found = (await connection.stream(select(table))).mappings()
    async for some in found.partitions(AT_ONCE):
        for row in some:
            _check(table, row)
        rows += len(some)
        digest += sum(_digest(row) for row in some)
        if into is not None:
            try:
                with named_failures():
                    await into.execute(insert(table), [{each.key: row[each] for each in table.columns} for row in some])
            except StatementError as error:
                raise CopyFailed(f"a row of {table.name} can't be stored there: {error.orig}") from error
    return Copied(rows, f"{digest % (1 << 128):032x}")


def _check(table: TableClause, row: RowMapping) -> None:
    """Raises `CopyFailed` for a row with something that a database of the other kind can't have there."""
    for each in table.columns:
        value, wanted = row[each], type(each.type)
        is_damaged = value is UNREADABLE or (
            value is not None and wanted not in (JSON, NullType) and not isinstance(value, each.type.python_type)
        )
        if is_damaged:
            key = ", ".join(str(row[part]) for part in table.primary_key)
            raise CopyFailed(f"row {key} of {table.name} holds in {each.name} what must not stand there: mend it first")


def _digest(row: Mapping[Any, Any]) -> int:
    named = {str(name): value for name, value in row.items()}
    return int.from_bytes(blake2b(_encode(named), digest_size=16).digest())


async def _count_on(connection: AsyncConnection, table: Table) -> None:
    """Let the numbers PostgreSQL gives to new rows follow those of the copied ones; SQLite does so by itself."""
    counted = table.autoincrement_column
    if counted is None or connection.dialect.name != "postgresql":
        return
    last: int | None = (await connection.execute(select(func.max(counted)))).scalar_one_or_none()
    if last is not None:
        question = text("SELECT setval(pg_get_serial_sequence(:name, :counted), :last)")
        await connection.execute(question, {"name": table.name, "counted": counted.name, "last": last})


@asynccontextmanager
async def one_moment(url: URL) -> AsyncGenerator[AsyncConnection]:
    """A connection that sees one moment of the database as long as it is open."""
    if url.get_backend_name() == "sqlite":
        engine = sqlite_copier(url, "BEGIN")
    else:
        engine = postgres_engine(url).execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    try:
        async with engine.connect() as connection:
            yield connection
    finally:
        await engine.dispose()


@asynccontextmanager
async def _writing(url: URL) -> AsyncGenerator[AsyncConnection]:
    """A connection whose one transaction is committed if nothing goes wrong."""
    engine = sqlite_copier(url, "BEGIN IMMEDIATE") if url.get_backend_name() == "sqlite" else postgres_engine(url)
    try:
        async with engine.begin() as connection:
            yield connection
    finally:
        await engine.dispose()
