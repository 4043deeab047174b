"""`quayside move`, `backup` and `restore`: everything that is kept, taken to another place; the copying is the store's.
What is told here is for operators, in English like all of the command line."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Awaitable
from pathlib import Path

from bot.settings import read_settings
from db.addresses import parse_url, shown, sqlite_url
from db.database_copy import Copied, back_up, copy_database
from db.errors import StoreError


def move(given: argparse.Namespace) -> int:
    """From the database of the settings to another one; returns the exit code."""
    source = given.source or read_settings().database
    return _report(
        f"moved from {_shown(source)} to {_shown(given.to)}",
        "Now set DATABASE_URL to the new address and start the bot.\n"
        f"{_shown(source)} was left as it is: keep it until the bot runs, and start nothing on it any more.",
        copy_database(source, given.to),
    )


def backup(given: argparse.Namespace) -> int:
    """The database of the settings into a file; the bot may run meanwhile. Returns the exit code."""
    source = given.source or read_settings().database
    return _report(
        f"copied from {_shown(source)} to {given.file}",
        f"To go back to it: stop the bot, and `quayside restore {given.file}` into an empty database.",
        back_up(source, Path(given.file)),
    )


def restore(given: argparse.Namespace) -> int:
    """A backup into the database of the settings, which must be empty; returns the exit code."""
    target = given.to or read_settings().database
    source = sqlite_url(Path(given.file))
    return _report(
        f"restored from {given.file} to {_shown(target)}",
        "Now start the bot. It says what was still to be said when the backup was made. People find undone what they\n"
        "have decided since, and their panels show the table as it was.",
        copy_database(source, target),
    )


def _report(done: str, then: str, copying: Awaitable[dict[str, Copied]]) -> int:
    try:
        copied = asyncio.run(_wait(copying))
    except StoreError as error:
        print(f"quayside: nothing was changed: {error}", file=sys.stderr)
        return 2
    for table, held in copied.items():
        print(f"{table:16} {held.rows:>10,} rows  {held.digest}")
    print(f"{sum(held.rows for held in copied.values()):,} rows {done}, and read back: all of them arrived.\n{then}")
    return 0


async def _wait(copying: Awaitable[dict[str, Copied]]) -> dict[str, Copied]:
    return await copying


def _shown(url: str) -> str:
    """The address without its passwords."""
    return shown(parse_url(url))
