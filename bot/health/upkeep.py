"""What a process does beside playing: looking at every running game when it starts, and sweeping up afterwards.
A game whose table can't be read is set aside, and all others run."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from bot.errors import Sorry
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.play.boards import Boards
from bot.results.results import Results
from db.errors import StoreError
from db.shards import Shards
from db.store import Store

log = logging.getLogger(__name__)
KEPT = timedelta(days=7)
"""How long delivered posts are kept, so that an operator can look what was said."""
PUT_AWAY_AFTER = timedelta(hours=1)
"""How long an ended game's moves stay as they are: nobody's last press arrives a second time after that."""
SWEEP_EVERY_S = 6 * 3600.0
STAY_EVERY_S = 60.0


async def check_games(store: Store, ledger: Ledger, boards: Boards, share: Shards | None = None) -> list[str]:
    """Load every running game (of a share) and ask what it waits for. Those that can't be are set aside.

    Computer players whose turn was given up are called again. Returns the ids of the games that were set aside. People
    are answered meanwhile: who presses in a damaged game before its turn has come learns of it in the same way.
    """
    damaged: list[str] = []
    for game_id in await store.games.running(share):
        try:
            loaded = await ledger.load(game_id)
            _look(loaded)
            await boards.call_players(loaded)
        except StoreError as error:
            log.error("game %s could not be looked at: %s", game_id, error)
        except Sorry:  # it can't be read: `load` has set it aside
            damaged.append(game_id)
        except Exception as error:
            await ledger.set_aside(game_id, error)
            damaged.append(game_id)
    return damaged


def _look(loaded: Loaded) -> None:
    """Ask a running game everything its next board asks. Raises whatever its damage leads to."""
    waiting = loaded.waiting()
    if not waiting or waiting[-1] >= len(loaded.seats):
        raise ValueError(f"it waits for {waiting} of {len(loaded.seats)} seats")
    for seat in waiting:
        loaded.game.options(loaded.table, seat)
    for seat in (None, *range(len(loaded.seats))):
        loaded.game.view(loaded.table, seat)


async def sweep_regularly(store: Store, results: Results) -> None:
    """Now and every few hours: forget old posts and put ended games away; never ends.

    What was played before results were counted is caught up with first.
    """
    while True:
        try:
            if caught := await results.catch_up():
                log.info("the results of %s earlier games are counted", caught)
        except StoreError as error:
            log.warning("earlier games could not be counted: %s", error)
        try:
            log.info("%s old posts forgotten", await store.outbox.sweep(store.now() - KEPT))
            log.info("%s ended games put away", await store.archive.put_away(store.now() - PUT_AWAY_AFTER))
            log.info("%s shares are whole again", await store.shares.sweep())
        except StoreError as error:
            log.warning("old posts and ended games could not be swept up: %s", error)
        await asyncio.sleep(SWEEP_EVERY_S)


async def stay(store: Store) -> None:
    """See to it every minute that this process is known to work on its database; never ends."""
    while True:
        await asyncio.sleep(STAY_EVERY_S)
        try:
            await store.enter()
        except StoreError as error:
            log.warning("this process could not make itself known to the database: %s", error)
