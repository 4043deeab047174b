"""Telling the owner of the bot of rows that can't be read. They are found in `db.rows`, and left out there."""

from __future__ import annotations

from collections import Counter, deque
from hashlib import blake2b
from typing import ClassVar

from bot.ledger.post import Post
from bot.ledger.posting import Posting
from db.damage import Damage, DamagedRow

DAMAGE_EVERY_S = 60.0
"""So often it is told what was found."""
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
    """Tells the owner what is found, within a minute; the log says it at once."""

    def __init__(self, damage: Damage, posting: Posting) -> None:
        self._posting = posting
        self._found: deque[DamagedRow] = deque()
        self._told: Counter[str] = Counter()
        damage.told = self._found.append

    async def tell(self) -> None:
        """Tell of what was found since the last time."""
        while self._found:
            found = self._found[0]
            if self._told[found.table] < MOST:
                mark = blake2b(f"{found.table} {found.key}".encode(), digest_size=8).hexdigest()
                post = DamageFound(table=str(found.table), key=found.key, column=str(found.column))
                await self._posting.post(None, [post.row(f"damaged-{mark}")])
                self._told[found.table] += 1
            self._found.popleft()
