"""Private notes: a person's own words about a game they play in. Writing one is no move: it is visible to nobody else,
nor is that it was written."""

from __future__ import annotations

from bot.errors import Sorry
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from db.notes import LONGEST_NOTE, NoteRepository


class Notes:
    """Writes what people note down."""

    def __init__(self, ledger: Ledger, notes: NoteRepository) -> None:
        self._ledger = ledger
        self._notes = notes

    async def read(self, loaded: Loaded, person_id: int) -> str:
        """What this person, who plays in the game, has written; empty for nothing. Raises `Sorry`."""
        loaded.seat_held(person_id)
        return await self._notes.note_of(person_id, loaded.id)

    async def write(self, game_id: str, person_id: int, written: str) -> Loaded:
        """Let this be the person's note on the game; nothing at all takes it away. Raises `Sorry` for who has no seat,
        for a game that is not under way, and for a note that is too long."""
        loaded = await self._ledger.load(game_id)
        loaded.seat_held(person_id)
        loaded.check_begun()
        note = written.strip()
        if len(note) > LONGEST_NOTE:
            raise Sorry("note-too-long", most=LONGEST_NOTE)
        await self._notes.set_note(person_id, game_id, note)
        return loaded
