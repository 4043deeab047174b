"""Who wants to hear of the next move: a guest of the ledger."""

from __future__ import annotations

from bot.ledger.entry import Entry
from tests.toy.rooms.ping.kinds import Moved


class Pings:
    """Games of whose next move somebody wants to hear."""

    def __init__(self) -> None:
        self.wanted: set[str] = set()

    async def attend(self, entry: Entry) -> None:
        """With every change: say it once if it is wanted."""
        if entry.loaded.id in self.wanted:
            self.wanted.remove(entry.loaded.id)
            entry.say(Moved(number=entry.number), "ping")
