"""What a process does beside playing: looking at every running game when it starts, and sweeping up afterwards.
A game whose table can't be read is set aside, and all others run."""

from __future__ import annotations

import logging
from contextlib import suppress
from datetime import timedelta

from bot.chores.sparing import sparing
from bot.errors import Sorry
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.play.boards import Boards
from bot.reminders.alarms import Alarms
from bot.reminders.kinds import Alarm
from bot.results.results import Results
from db.errors import StaleVersion, StoreError
from db.shards import Shards
from db.store import Store

log = logging.getLogger(__name__)
KEPT = timedelta(days=7)
"""How long delivered posts are kept, so that an operator can look what was said."""
PUT_AWAY_AFTER = timedelta(hours=1)
"""How long an ended game's moves stay as they are: nobody's last press arrives a second time after that."""
FAR = timedelta(days=4)
"""Nobody is reminded later than that, but for vacations."""
MEND_EVERY_S = 3600.0
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
            with sparing(f"game {game_id}"):
                await ledger.set_aside(game_id, error)
                damaged.append(game_id)
    return damaged


async def mend_games(store: Store, ledger: Ledger, boards: Boards, alarms: Alarms, share: Shards | None) -> None:
    """Look after running games in which nothing is to happen for days: what was to happen may have been lost with a
    row that can't be read, or put off while the clock was ahead."""
    for game_id in await store.outbox.running_without(Alarm.kind, store.now() + FAR, share):
        with sparing(f"game {game_id}"), suppress(StaleVersion):
            loaded = await ledger.load(game_id)
            if loaded.row.state == "running":
                await boards.call_players(loaded)
                await alarms.set_right(loaded)


def _look(loaded: Loaded) -> None:
    """Ask a running game everything its next board asks. Raises whatever its damage leads to."""
    waiting = loaded.waiting()
    if not waiting or waiting[-1] >= len(loaded.seats):
        raise ValueError(f"it waits for {waiting} of {len(loaded.seats)} seats")
    for seat in waiting:
        loaded.game.options(loaded.table, seat)
    for seat in (None, *range(len(loaded.seats))):
        loaded.game.view(loaded.table, seat)


async def count_results(results: Results) -> None:
    """Catch up with what was played before results were counted."""
    if caught := await results.catch_up():
        log.info("the results of %s earlier games are counted", caught)


async def sweep(store: Store) -> None:
    """Forget old posts and put ended games away."""
    log.info("%s old posts forgotten", await store.outbox.sweep(store.now() - KEPT))
    log.info("%s ended games put away", await store.archive.put_away(store.now() - PUT_AWAY_AFTER))
    log.info("%s shares are whole again", await store.shares.sweep())
