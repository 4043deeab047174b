"""The manager's part every other part needs: the store, and reading a game from it."""

from __future__ import annotations

import logging
from collections.abc import Callable

from bot.errors import Sorry
from bot.ledger.loaded import Loaded
from bot.ledger.quarantine import set_aside
from db.errors import GameMissing
from db.store import Store

log = logging.getLogger(__name__)


class Loading:
    """`wake` tells the outbox that there are new rows."""

    def __init__(self, store: Store, wake: Callable[[], None]) -> None:
        self.store = store
        self._wake = wake

    async def _loaded(self, game_id: str) -> Loaded:
        """The game as it is stored now. Raises `Sorry` when there is none that can be read."""
        try:
            row, seats = await self.store.load_seated(game_id)
        except GameMissing as error:
            raise Sorry("error-no-such-game") from error
        if row.state == "aside":
            raise Sorry("error-aside")
        try:
            return Loaded(row, seats)
        except Exception as error:  # whatever the damage leads to
            log.error("the table of game %s (%s) can't be read: %r", game_id, row.kind, error)
            if await set_aside(self.store, row, error):
                self._wake()
            raise Sorry("error-aside") from error
