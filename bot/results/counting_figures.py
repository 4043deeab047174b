"""What a finished game tells besides its points, counted beside the bot once the end is stored. Nobody waits for it."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from bot.ledger.loaded import Loaded
from bot.ledger.one_press import goes_on
from bot.ledger.options import Options
from bot.results.figures import GameFigures, Played, Told, counted
from bot.results.kinds import FiguresDue
from bot.workers.process import Failed
from bot.workers.queue import Asker
from bot.workers.workers import Workers, ready
from db.records import GameSummary, MoveRow, PostRow, SeatFigures
from db.store import Store
from games.engine import Record

log = logging.getLogger(__name__)
FIGURES = "figures"
"""On whose behalf a server's finished games are counted."""


class FigureCounting:
    """Has finished games played again for their figures."""

    def __init__(self, store: Store, workers: Workers) -> None:
        self._store = store
        self._workers = workers

    async def told(self, game_id: str) -> list[Told]:
        """All moves of a game that were not taken back."""
        return told_by(await self._store.games.told(game_id))

    async def count(self, loaded: Loaded, post: FiguresDue, row: PostRow) -> None:
        """Add the figures of a game that is over to its results."""
        del post, row
        found = await self.figures(loaded.row, loaded.options, len(loaded.seats), await self.told(loaded.id))
        if found is not None:
            await self._store.results.note_figures(loaded.id, seat_figures(found))

    async def figures(self, row: GameSummary, options: Options, seats: int, told: Sequence[Told]) -> GameFigures | None:
        """The figures of a game that is over; None where they can't be counted: no figure is worth more than that."""
        record = Record(
            game=row.kind,
            rules=row.rules,
            shape=row.shape,
            seats=seats,
            settings=options.settings,
            data=row.digest,
            secret=await self._store.games.secret(row.id),
            salt=row.salt,
        )
        asker = Asker(row.guild_id, FIGURES)
        try:
            return await self._workers.do(counted, ready(Played(record, list(told))), asker=asker)
        except Failed as failed:
            log.error("game %s: its decisions and its luck can't be counted: %s", row.id, failed)
            return None


def told_by(moves: Sequence[MoveRow]) -> list[Told]:
    """Stored moves as the figures are counted by them."""
    befores = [None, *moves]
    return [
        Told(
            move.at,
            move.kind,
            move.seat,
            move.choice,
            move.person_id,
            goes_on=before is not None and goes_on(move, before),
        )
        for before, move in zip(befores, moves, strict=False)
    ]


def seat_figures(found: GameFigures) -> list[SeatFigures]:
    """What is stored of the figures, seat by seat."""
    return [
        SeatFigures(
            seat,
            decisions,
            thought_s,
            msgspec.to_builtins(luck) if luck is not None else None,
            found.waits,
            found.lasted_s,
        )
        for seat, (decisions, thought_s, luck) in enumerate(
            zip(found.decisions, found.thought_s, found.luck, strict=True)
        )
    ]
