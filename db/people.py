"""People, servers, and up to where each person has seen each game."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Table, select
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connected import Connected, columns_for, table_of
from db.models import Glance, Guild, Person
from db.records import GuildRow, PersonRow

people = table_of(Person)
guilds = table_of(Guild)
glances = table_of(Glance)


class People(Connected):
    """The store's methods for those who play."""

    async def person(self, person_id: int) -> PersonRow | None:
        """What is known of a person."""
        statement = select(*columns_for(PersonRow, people)).where(people.c.id == person_id)
        async with self._reading() as connection:
            row = (await connection.execute(statement)).one_or_none()
        return None if row is None else PersonRow(*row)

    async def set_person(
        self, person_id: int, *, name: str, locale: str | None = None, settings: dict[str, Any] | None = None
    ) -> None:
        """Note a person's name, and locale and settings where given; a new person has none of either."""
        known: dict[str, Any] = {"name": name, "locale": locale, "settings": settings}
        changed = {key: value for key, value in known.items() if value is not None}
        blank: dict[str, Any] = {"id": person_id, "settings": {}, "created_at": self._clock()}
        async with self._writing() as connection:
            await _upsert(connection, people, blank | changed, changed)

    async def guild(self, guild_id: int) -> GuildRow | None:
        """What was set for a server."""
        statement = select(*columns_for(GuildRow, guilds)).where(guilds.c.id == guild_id)
        async with self._reading() as connection:
            row = (await connection.execute(statement)).one_or_none()
        return None if row is None else GuildRow(*row)

    async def set_guild(
        self,
        guild_id: int,
        *,
        locale: str | None = None,
        default_channel_id: int | None = None,
        settings: dict[str, Any] | None = None,
    ) -> None:
        """Set what is given for a server; the rest stays."""
        known: dict[str, Any] = {"locale": locale, "default_channel_id": default_channel_id, "settings": settings}
        changed = {key: value for key, value in known.items() if value is not None}
        blank: dict[str, Any] = {"id": guild_id, "settings": {}}
        async with self._writing() as connection:
            await _upsert(connection, guilds, blank | changed, changed)

    async def glance(self, person_id: int, game_id: str) -> int:
        """The number of the last move of a game this person has seen; 0 when none."""
        statement = select(glances.c.last_seen_move).where(
            glances.c.person_id == person_id, glances.c.game_id == game_id
        )
        async with self._reading() as connection:
            return (await connection.execute(statement)).scalar_one_or_none() or 0

    async def set_glance(self, person_id: int, game_id: str, last_seen_move: int) -> None:
        """This person has now seen the game up to this move. What was seen is never unseen."""
        insert = _INSERTS[self.dialect](glances).values(
            person_id=person_id, game_id=game_id, last_seen_move=last_seen_move
        )
        new = insert.excluded.last_seen_move
        later = insert.on_conflict_do_update(
            index_elements=[glances.c.person_id, glances.c.game_id],
            set_={"last_seen_move": new},
            where=glances.c.last_seen_move < new,
        )
        async with self._writing() as connection:
            await connection.execute(later)


_INSERTS = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}


async def _upsert(connection: AsyncConnection, table: Table, row: dict[str, Any], changed: dict[str, Any]) -> None:
    insert = _INSERTS[connection.dialect.name](table).values(row)
    keys = list(table.primary_key.columns)
    if changed:
        await connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=changed))
    else:
        await connection.execute(insert.on_conflict_do_nothing(index_elements=keys))
