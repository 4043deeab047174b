"""What people have noted down for themselves about games they play in.
Who may read a note, and when one may be written, is the bot's business."""

from __future__ import annotations

from sqlalchemy import Connection, bindparam, delete, select

from db.damage import DamagedRow
from db.people import INSERTS
from db.repository import Repository
from db.rows import value_or
from db.tables import notes

LONGEST_NOTE = 500
"""So many characters a note has at most."""
_ITS_GAME = bindparam("its_game", type_=notes.c.game_id.type)
_THE_ONE = (notes.c.person_id == bindparam("person"), notes.c.game_id == _ITS_GAME)
_NOTE = select(notes.c.note).where(*_THE_ONE)
_TAKE_AWAY = delete(notes).where(*_THE_ONE)


class NoteRepository(Repository):
    """One note for each person and game."""

    async def note_of(self, person_id: int, game_id: str) -> str:
        """What this person has noted down about the game; empty for nothing."""
        values = {"person": person_id, "its_game": game_id}
        row = DamagedRow(notes.name, f"{person_id}, {game_id}", "note")

        def ask(connection: Connection) -> str:
            return value_or(connection.execute(_NOTE, values).scalar_one_or_none() or "", str, "", row)

        return await self._read(ask)

    async def set_note(self, person_id: int, game_id: str, note: str) -> None:
        """Let this be what the person has noted down; an empty one leaves nothing."""

        def put(connection: Connection) -> None:
            if not note:
                connection.execute(_TAKE_AWAY, {"person": person_id, "its_game": game_id})
                return
            insert = INSERTS[connection.dialect.name](notes).values(person_id=person_id, game_id=game_id, note=note)
            keys = list(notes.primary_key.columns)
            connection.execute(insert.on_conflict_do_update(index_elements=keys, set_={"note": note}))

        await self._write(put)
