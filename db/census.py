"""How many games there are, and which stand aside: for those who look after the bot."""

from __future__ import annotations

from sqlalchemy import func, select

from db.connected import Connected, table_of
from db.models import Game
from db.records import State

games = table_of(Game)
_COUNTS = select(games.c.state, func.count().label("games")).group_by(games.c.state)
_ASIDE = select(games.c.id).where(games.c.state == "aside").order_by(games.c.created_at, games.c.id)


class Census(Connected):
    """The store's methods for counting."""

    async def census(self) -> dict[State, int]:
        """How many games there are in each state; states without games are left out."""
        return await self._read(lambda connection: {row.state: row.games for row in connection.execute(_COUNTS)})

    async def aside(self) -> list[str]:
        """The ids of all games that are set aside, oldest first."""
        return await self._read(lambda connection: list(connection.execute(_ASIDE).scalars()))
