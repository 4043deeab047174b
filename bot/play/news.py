"""What of a game a person was not shown yet: told once, above whatever they look at next.
Up to where they have seen it, `last_seen.py` knows; what happened, the chronicle."""

from __future__ import annotations

from bot.ledger.chronicle import Chronicle
from bot.ledger.loaded import Loaded
from bot.play.last_seen import LastSeen
from bot.text import Words
from bot.text.event_lines import tell


class News:
    """News of games, person by person."""

    def __init__(self, chronicle: Chronicle, last_seen: LastSeen) -> None:
        self._chronicle = chronicle
        self._last_seen = last_seen

    async def unseen(
        self, person_id: int, loaded: Loaded, seat: int | None, words: Words, *, before_move: int | None = None
    ) -> list[str]:
        """Since you last looked: what this person at `seat` was not shown yet, up to the move before `before_move`.

        Whoever only watches (`seat` is None) has no news the first time.
        """
        seen = await self._last_seen.of(person_id, loaded.id)
        last = loaded.row.revision if before_move is None else before_move - 1
        if seen >= last or (seat is None and not seen):
            return []
        runs = await self._chronicle.told_by_hand(loaded, person_id, seat, since=seen, until=last)
        lines: list[str] = []
        for number, (by_hand, events) in enumerate(runs):
            before = runs[number - 1][1] if number else []
            lines += tell(events, words, seat if by_hand else None, before)
        return [words("panel-news"), *lines] if lines else []

    def shown(self, person_id: int, loaded: Loaded) -> None:
        """This person has seen the game as it is now. To be called only once they really were shown it."""
        self._last_seen.note(person_id, loaded)
