"""Trials of the games that are played: who may begin one, who decides in it for the others, and which copy of the table
it is about."""

from __future__ import annotations

import logging
import zlib
from collections import OrderedDict

from bot.errors import Sorry
from bot.ledger.loaded import Loaded
from bot.ledger.rated import computers_help
from bot.trials.trial import Attempt, Steps, Trial, try_out
from bot.workers.process import Failed
from bot.workers.queue import Asker
from bot.workers.workers import Workers, ready
from db.games import GameRepository
from games.engine import told_to

log = logging.getLogger(__name__)
LIMIT_S = 30.0
KEPT = 64
"""So many trials are kept: one goes back and forth."""


class TrialMoved(Exception):
    """The table from which something was tried out is another one by now."""


class Trials:
    """Tries out, beside the bot. Nothing is stored: a control names all choices, and which table they are about."""

    def __init__(self, games: GameRepository, workers: Workers) -> None:
        self._games = games
        self._workers = workers
        self._kept = OrderedDict[Attempt, Trial]()

    async def trial(self, loaded: Loaded, seat: int, mark: int, steps: Steps, asker: Asker) -> tuple[Attempt, Trial]:
        """What comes of these choices of a seat, and what was asked for that. Of none it may be any table (`mark` 0).

        Raises `Sorry`, and `TrialMoved` if the `mark` is of another table than the seat has before it now.
        """
        loaded.check_running()
        attempt = Attempt(
            kind=loaded.row.kind,
            world=told_to(loaded.game, loaded.table, seat),
            seat=seat,
            steps=steps,
            played=await computers_help(self._games, loaded),
        )
        if (mark or steps) and mark != mark_of(loaded, attempt):
            raise TrialMoved
        if not attempt.played and loaded.game.step(loaded.table, seat) is None:
            raise Sorry("trial-not-your-turn")
        trial = await self._tried(loaded.id, attempt, asker)
        if not trial.possible:
            raise TrialMoved
        return attempt, trial

    async def _tried(self, game_id: str, attempt: Attempt, asker: Asker) -> Trial:
        if (known := self._kept.get(attempt)) is not None:
            return known
        try:
            key = ("trial", attempt)
            trial = await self._workers.do(try_out, ready(attempt), asker=asker, key=key, limit_s=LIMIT_S)
        except Failed as failed:
            log.error("game %s: nothing could be tried out: %s", game_id, failed)
            raise Sorry("trial-failed") from failed
        self._kept[attempt] = trial
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return trial


def mark_of(loaded: Loaded, attempt: Attempt) -> int:
    """A number that tells the table of a trial from others, at least 1. It follows from what the seat knows."""
    game = loaded.game
    about = f"{game.rules}/{game.digest}/{attempt.seat}/{attempt.played}/".encode()
    return 1 + zlib.crc32(about + attempt.world) % 999_999_998
