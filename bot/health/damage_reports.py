"""Telling the owner of the bot of rows that can't be read. They are found in `db.rows`, and left out there."""

from __future__ import annotations

import asyncio
from collections import Counter
from hashlib import blake2b
from typing import ClassVar

from bot.ledger.post import Post
from bot.ledger.posting import Posting
from db.damage import Damage, DamagedRow

MOST = 5
"""So many rows of a table the owner is told of; the log names all of them."""


class DamageFound(Post, frozen=True):
    """Tells the owner that a row can't be read. Stored once for each row."""

    kind: ClassVar[str] = "damaged"
    shown: ClassVar[bool] = False
    holds_up: ClassVar[bool] = False

    table: str
    key: str
    column: str


class DamageReports:
    """Says what is found."""

    def __init__(self, damage: Damage, posting: Posting) -> None:
        self._posting = posting
        self._found: asyncio.Queue[DamagedRow] = asyncio.Queue()
        self._told: Counter[str] = Counter()
        damage.told = self._found.put_nowait

    async def tell_next(self) -> None:
        """Wait until damage is found, and tell of it."""
        found = await self._found.get()
        if self._told[found.table] >= MOST:
            return
        mark = blake2b(f"{found.table} {found.key}".encode(), digest_size=8).hexdigest()
        post = DamageFound(table=str(found.table), key=found.key, column=str(found.column))
        try:
            await self._posting.post(None, [post.row(f"damaged-{mark}")])
        except Exception:
            self._found.put_nowait(found)
            raise
        self._told[found.table] += 1
