"""Who follows which game without playing in it, and what each was told of last.
What they are told, and when, is the bot's business."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import Connection, bindparam, delete, update

from db.people import INSERTS
from db.records import OPEN, FollowRow, GameSummary, State
from db.repository import Repository
from db.rows import readable, select_for
from db.tables import follows, games

_ITS_GAME = bindparam("its_game", type_=follows.c.game_id.type)
_OF_GAME = select_for(FollowRow, follows).where(follows.c.game_id == _ITS_GAME).order_by(follows.c.person_id)
_ONE = select_for(FollowRow, follows).where(follows.c.game_id == _ITS_GAME, follows.c.person_id == bindparam("person"))
_GIVE_UP = delete(follows).where(
    follows.c.game_id == bindparam("its_game", type_=follows.c.game_id.type), follows.c.person_id == bindparam("person")
)


class FollowRepository(Repository):
    """Those who watch games, and what they were told of them."""

    async def follow(self, person_id: int, game_id: str, *, daily: bool, told_move: int) -> None:
        """This person follows the game from now on, and knows it up to this move; who did already does so anew."""
        given = {"daily": daily, "told_move": told_move, "told_at": self._clock()}

        def put(connection: Connection) -> None:
            insert = INSERTS[connection.dialect.name](follows).values(person_id=person_id, game_id=game_id, **given)
            keys = list(follows.primary_key.columns)
            connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=given))

        await self._write(put)

    async def unfollow(self, person_id: int, game_id: str) -> bool:
        """This person follows the game no more; whether they did."""
        values = {"its_game": game_id, "person": person_id}
        return await self._write(lambda connection: connection.execute(_GIVE_UP, values).rowcount) > 0

    async def follow_of(self, person_id: int, game_id: str) -> FollowRow | None:
        """How this person follows the game; None when they don't."""
        values = {"its_game": game_id, "person": person_id}
        found = await self._read(lambda connection: readable(FollowRow, connection.execute(_ONE, values)))
        return found[0] if found else None

    async def followers(self, game_id: str) -> list[FollowRow]:
        """Everybody who follows the game."""
        values = {"its_game": game_id}
        return await self._read(lambda connection: readable(FollowRow, connection.execute(_OF_GAME, values)))

    async def followed(self, person_id: int, states: Collection[State] = OPEN, limit: int = 100) -> list[GameSummary]:
        """The games this person follows, the newest first."""
        statement = (
            select_for(GameSummary, games)
            .join(follows, follows.c.game_id == games.c.id)
            .where(follows.c.person_id == person_id, games.c.state.in_(states))
            .order_by(games.c.created_at.desc(), games.c.id)
            .limit(limit)
        )
        return await self._read(lambda connection: readable(GameSummary, connection.execute(statement)))

    async def note_told(self, game_id: str, people: Collection[int], move: int) -> None:
        """These followers were told of the game up to this move."""
        statement = (
            update(follows)
            .where(follows.c.game_id == game_id, follows.c.person_id.in_(people))
            .values(told_move=move, told_at=self._clock())
        )
        await self._write(lambda connection: connection.execute(statement).rowcount)
