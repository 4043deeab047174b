"""Which processes work on the database, as each says again and again. Whether that is as it should be is the bot's
business."""

from __future__ import annotations

from datetime import timedelta

from sqlalchemy import Connection, delete

from db.people import INSERTS
from db.records import ProcessRow
from db.repository import Repository
from db.rows import readable, select_for
from db.tables import processes

FORGOTTEN_AFTER = timedelta(days=1)


class ProcessRepository(Repository):
    """The processes that were here lately."""

    async def beat(self, process_id: str, shards: str, beats: int) -> list[ProcessRow]:
        """Say that this process is there, with a number that grows; what all the others said last."""
        now = self._clock()
        said = {"shards": shards, "beats": beats, "seen_at": now}

        def put(connection: Connection) -> list[ProcessRow]:
            insert = INSERTS[connection.dialect.name](processes).values(id=process_id, **said)
            connection.execute(insert.on_conflict_do_update(index_elements=[processes.c.id], set_=said))
            connection.execute(delete(processes).where(processes.c.seen_at < now - FORGOTTEN_AFTER))
            others = select_for(ProcessRow, processes).where(processes.c.id != process_id)
            return readable(ProcessRow, connection.execute(others))

        return await self._write(put)
