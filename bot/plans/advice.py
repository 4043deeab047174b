"""What may come for somebody who plans, and what a computer player would plan there, where it may help."""

from __future__ import annotations

from collections.abc import Sequence

from bot.errors import Sorry
from bot.ledger.loaded import Loaded
from bot.ledger.plan import Wish
from bot.ledger.rated import computers_help
from bot.players.foresight import CannotForesee, Foresight, Outlook
from bot.workers.queue import Asker
from db.games import GameRepository


class Advice:
    """Has imagined what may come, and says so to people."""

    def __init__(self, games: GameRepository, foresight: Foresight) -> None:
        self._games = games
        self._foresight = foresight

    async def helps(self, loaded: Loaded) -> bool:
        """Whether a computer player may be asked at this table what it would do."""
        return await computers_help(self._games, loaded)

    async def outlook(self, loaded: Loaded, seat: int, choices: Sequence[str], asker: Asker) -> Outlook:
        """What may come once the seat has made these choices. Raises `Sorry` where that can't be said."""
        return await self._imagined(loaded, seat, choices, asker, further=False)

    async def suggested(self, loaded: Loaded, seat: int, choices: Sequence[str], asker: Asker) -> tuple[Wish, ...]:
        """What a computer player would plan from there on. Raises `Sorry`, also where that would be help from
        outside."""
        if not await self.helps(loaded):
            raise Sorry("plan-no-advice")
        return (await self._imagined(loaded, seat, choices, asker, further=True)).suggested

    async def _imagined(
        self, loaded: Loaded, seat: int, choices: Sequence[str], asker: Asker, *, further: bool
    ) -> Outlook:
        try:
            return await self._foresight.outlook(loaded, seat, choices, asker, further=further)
        except CannotForesee as failed:
            raise Sorry("plan-no-outlook") from failed
