"""Prints what is read off the whole bot as it is put together, with an empty database; nothing is started.
What is read stands in `access_table.py` and `rooms_table.py`."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from bot.app import App
from db.store import Store


def print_table(document: Callable[[App], str]) -> int:
    """Print what `document` says of the bot; returns the exit code."""
    print(asyncio.run(_read(document)))
    return 0


async def _read(document: Callable[[App], str]) -> str:
    async with await Store.open("sqlite://") as store:
        return document(App(store))
