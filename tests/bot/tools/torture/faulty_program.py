"""The bot under torture with a fault of its own, which its torturer has to find. Run with the name of the fault."""

from __future__ import annotations

import asyncio
import sys
from typing import Any

from sqlalchemy import Connection, text

from bot.telemetry.structured_logs import start_logging
from bot.tools.torture.bot_program import serve
from db.access import Access, Work

FORGET = {
    "a board never posted": "DELETE FROM outbox WHERE kind = 'turn' AND state = 'waiting'",
    "a challenge never closed": "DELETE FROM outbox WHERE kind = 'challenge' AND CAST(payload AS text) LIKE '%close%'",
    "an acknowledged decision lost": "DELETE FROM moves WHERE kind = 'choice' AND interaction_id IS NOT NULL",
    "a decision that nobody made": "UPDATE moves SET interaction_id = NULL WHERE kind = 'choice'",
}


class Forgetful:
    """A way into the database on which something is forgotten behind whatever is written."""

    def __init__(self, way: Access, forget: str) -> None:
        self._way = way
        self._forget = text(forget)

    async def read(self, work: Work[Any]) -> Any:
        return await self._way.read(work)

    async def write(self, work: Work[Any]) -> Any:
        def forgetting(connection: Connection) -> Any:
            result = work(connection)
            connection.execute(self._forget)
            return result

        return await self._way.write(forgetting)

    async def close(self) -> None:
        await self._way.close()


if __name__ == "__main__":
    start_logging("WARNING")
    asyncio.run(serve(lambda way: Forgetful(way, FORGET[sys.argv[1]])))
