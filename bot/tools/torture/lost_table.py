"""A table of the database that is gone for a while, as when somebody restores one under a running bot.
What the bot makes of it is seen elsewhere; here it is only put aside and back."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing

from sqlalchemy import URL, text
from sqlalchemy.exc import DBAPIError

from db.addresses import database_path
from db.engine import postgres_single

TABLES = ("outbox", "moves", "games", "seats", "people", "follows", "glances", "runs", "deals", "entries")
"""Those that may be lost: all that is asked for again and again."""
_ASIDE = "_put_aside"
_TRIES, _WAIT_S = 200, 0.05


async def lose(url: URL, table: str) -> bool:
    """Put a table aside; whether that was possible at once."""
    return await _rename(url, table, f"{table}{_ASIDE}")


async def find(url: URL, table: str) -> None:
    """Bring it back. Raises `RuntimeError` if it can't be."""
    for _ in range(_TRIES):
        if await _rename(url, f"{table}{_ASIDE}", table):
            return
        await asyncio.sleep(_WAIT_S)
    raise RuntimeError(f"the table {table} could not be brought back")


async def _rename(url: URL, old: str, new: str) -> bool:
    path = database_path(url)
    if path is not None:
        return await asyncio.to_thread(_rename_in_file, str(path), old, new)
    engine = postgres_single(url)
    try:
        async with engine.connect() as connection:
            await connection.execute(text("SET lock_timeout = '1s'"))
            await connection.execute(text(f'ALTER TABLE "{old}" RENAME TO "{new}"'))
    except (DBAPIError, OSError):  # somebody holds it for longer
        return False
    finally:
        await engine.dispose()
    return True


def _rename_in_file(path: str, old: str, new: str) -> bool:
    with closing(sqlite3.connect(path, timeout=5.0, isolation_level=None)) as connection:
        try:
            connection.execute("PRAGMA foreign_keys=OFF")
            connection.execute("PRAGMA legacy_alter_table=ON")  # what points to it goes on pointing to its name
            connection.execute(f'ALTER TABLE "{old}" RENAME TO "{new}"')
        except sqlite3.OperationalError:
            return False
    return True
