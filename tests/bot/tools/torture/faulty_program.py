"""The bot under torture with faults of its own, which its torturer has to find."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import Connection, text

from bot.telemetry.structured_logs import start_logging
from bot.tools.torture.bot_program import serve
from db.access import Access, Work
from games.engine import registry

OF = "game_id IN (SELECT id FROM games WHERE kind = '{kind}')"
FORGET = {
    "boards missing or old": f"DELETE FROM outbox WHERE kind IN ('turn', 'refresh') AND state = 'waiting' AND {OF}",
    "challenges never closed": "DELETE FROM outbox WHERE kind = 'challenge' AND CAST(payload AS text) LIKE '%close%'",
    "acknowledged decisions lost": f"DELETE FROM moves WHERE kind = 'choice' AND interaction_id IS NOT NULL AND {OF}",
    "decisions nobody made": f"UPDATE moves SET interaction_id = NULL WHERE kind = 'choice' AND {OF}",
}
"""What is forgotten, by the promise that is broken by that; each in games of a kind of its own."""
KINDS = {promise: kind for promise, kind in zip(FORGET, registry(), strict=True) if "{kind}" in FORGET[promise]}


class Forgetful:
    """A way into the database on which this and that is forgotten behind whatever is written."""

    def __init__(self, way: Access) -> None:
        self._way = way
        self._forget = [text(line.format(kind=KINDS.get(promise))) for promise, line in FORGET.items()]

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
