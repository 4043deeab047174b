"""What a process does beside playing: looking at every running game when it starts, and sweeping up afterwards.
A game whose table can't be read is set aside, and all others run."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

from bot.errors import Sorry
from bot.ledger.loaded import Loaded
from bot.ledger.manager import GameManager
from bot.ledger.quarantine import set_aside
from db.errors import StoreError
from db.shares import Share
from db.store import Store

log = logging.getLogger(__name__)
KEPT = timedelta(days=7)
"""How long delivered posts are kept, so that an operator can look what was said."""
PUT_AWAY_AFTER = timedelta(hours=1)
"""How long an ended game's moves stay as they are: nobody's last press arrives a second time after that."""
SWEEP_EVERY_S = 6 * 3600.0
STAY_EVERY_S = 60.0


async def check_games(manager: GameManager, share: Share | None = None) -> list[str]:
    """Load every running game (of a share) and ask what it waits for. Those that can't be are set aside.

    Computer players whose turn was given up are called again. Returns the ids of the games that were set aside. People
    are answered meanwhile: who presses in a damaged game before its turn has come learns of it in the same way.
    """
    damaged: list[str] = []
    for game_id in await manager.store.running(share):
        try:
            loaded = await manager.load(game_id)
            _look(loaded)
            await manager.call_players(loaded)
        except StoreError as error:
            log.error("game %s could not be looked at: %s", game_id, error)
        except Sorry:  # it can't be read: `load` has set it aside
            damaged.append(game_id)
        except Exception as error:
            await set_aside(manager.store, await manager.store.load(game_id), error)
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


async def sweep_regularly(manager: GameManager) -> None:
    """Now and every few hours: forget old posts and put ended games away; never ends.

    What was played before results were counted is caught up with first.
    """
    store = manager.store
    while True:
        try:
            if caught := await manager.catch_up():
                log.info("the results of %s earlier games are counted", caught)
        except StoreError as error:
            log.warning("earlier games could not be counted: %s", error)
        try:
            log.info("%s old posts forgotten", await store.sweep(store.now() - KEPT))
            log.info("%s ended games put away", await store.put_away(store.now() - PUT_AWAY_AFTER))
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
