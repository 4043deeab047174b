"""Whether the database still takes what is written, tried now and then however often somebody asks: each trial is a
wait for the disk. What else can be wrong with the bot stands in `health.py`."""

from __future__ import annotations

import asyncio

from sqlalchemy.exc import SQLAlchemyError

from db.errors import StoreError
from db.store import Store

EVERY_S = 30.0
"""So long the answer of a trial holds."""
PATIENCE_S = 5.0


class WritingTrial:
    """Writes something that changes nothing."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._tried = -EVERY_S
        self._trouble = ""
        self._trying = asyncio.Lock()

    async def trouble(self) -> str:
        """Why nothing can be written; empty when it can."""
        async with self._trying:
            loop = asyncio.get_running_loop()
            if loop.time() - self._tried >= EVERY_S:
                self._trouble = await self._try()
                self._tried = loop.time()
            return self._trouble

    async def _try(self) -> str:
        try:
            async with asyncio.timeout(PATIENCE_S):
                await self._store.try_writing()
        except (StoreError, SQLAlchemyError, TimeoutError) as error:
            return str(error).partition("\n")[0] or "no answer in time"
        return ""
