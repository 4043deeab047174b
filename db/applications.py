"""What Discord was last told of a bot itself, by the id of its application."""

from __future__ import annotations

from sqlalchemy import Connection, select

from db.people import INSERTS
from db.repository import Repository
from db.tables import applications


class ApplicationRepository(Repository):
    """The bot as Discord knows it."""

    async def commands(self, application_id: int) -> str | None:
        """The fingerprint of the commands that Discord took last, as `set_commands` was given it."""
        statement = select(applications.c.commands).where(applications.c.id == application_id)
        return await self._read(lambda connection: connection.execute(statement).scalar_one_or_none())

    async def set_commands(self, application_id: int, fingerprint: str) -> None:
        """Note what Discord has taken."""

        def put(connection: Connection) -> None:
            insert = INSERTS[connection.dialect.name](applications).values(id=application_id, commands=fingerprint)
            same = [applications.c.id]
            connection.execute(insert.on_conflict_do_update(index_elements=same, set_={"commands": fingerprint}))

        await self._write(put)
