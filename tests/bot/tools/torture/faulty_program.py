"""The bot under torture with faults of its own, which its torturer has to find."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Connection, text

from bot.telemetry.structured_logs import start_logging
from bot.tools.torture.bot_program import serve
from db.access import Access, Work

FORGET = {
    "boards missing or old": "DELETE FROM outbox WHERE kind IN ('turn', 'refresh') AND state = 'waiting'",
    "challenges never closed": "DELETE FROM outbox WHERE kind = 'challenge' AND CAST(payload AS text) LIKE '%close%'",
    "acknowledged decisions lost": "DELETE FROM moves WHERE kind = 'choice' AND interaction_id % 3 = 0",
    "decisions nobody made": (
        "UPDATE moves SET interaction_id = -interaction_id WHERE kind = 'choice' AND interaction_id % 3 > 0"
    ),
}
"""What is forgotten, by the promise that is broken by that."""


class Forgetful:
    """A way into the database on which this and that is forgotten behind whatever is written."""

    def __init__(self, way: Access) -> None:
        self._way = way
        self._forget = [text(line) for line in FORGET.values()]

    async def read(self, work: Work[Any]) -> Any:
        return await self._way.read(work)

    async def write(self, work: Work[Any]) -> Any:
        def forgetting(connection: Connection) -> Any:
            result = work(connection)
            for line in self._forget:
                connection.execute(line)
            return result

        return await self._way.write(forgetting)

    async def close(self) -> None:
        await self._way.close()


if __name__ == "__main__":
    start_logging("WARNING")
    asyncio.run(serve(Forgetful))
