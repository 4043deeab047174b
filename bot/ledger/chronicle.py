"""What happened in a game, as its moves tell it: read from the store, no further than its reader may know."""

from __future__ import annotations

from datetime import datetime

from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded, decode_events
from db.games import GameRepository
from games.engine import Event, visible

BEGINNING = -1
"""As the number of a move: before the first one and before everything was dealt."""


class Chronicle:
    """Reads the events of games."""

    def __init__(self, games: GameRepository, ledger: Ledger) -> None:
        self._games = games
        self._ledger = ledger

    async def events(
        self, loaded: Loaded, seat: int | None, since: int = BEGINNING, until: int | None = None
    ) -> list[Event]:
        """What `seat` (None: everybody) may read of what happened after move `since`, from the `BEGINNING` on how
        everything was dealt, too.

        It ends with move `until`, or where the loaded game ends: what was stored since is told with what it led to.
        """
        return [event for _, event in await self.dated(loaded, seat, since, until)]

    async def dated(
        self, loaded: Loaded, seat: int | None, since: int = BEGINNING, until: int | None = None
    ) -> list[tuple[datetime, Event]]:
        """The same with the moment of each event; what was dealt bears the moment the table was opened.

        (Not that of the first move: in a window nobody need know when others answered.)
        """
        last = loaded.row.revision if until is None else until
        moves = [move for move in await self._games.told(loaded.id, since=since) if move.number <= last]
        told: list[tuple[datetime, Event]] = []
        if since <= BEGINNING:
            row = loaded.row
            _, events = loaded.game.setup(len(loaded.seats), loaded.options.settings, await self._ledger.luck(loaded))
            told += [(row.created_at, event) for event in visible(events, seat)]
        for move in moves:
            told += [(move.at, event) for event in visible(decode_events(move.events), seat)]
        return told
