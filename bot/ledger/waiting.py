"""Which games wait for a person, read off what is stored beside their tables, which need not be read for it."""

from __future__ import annotations

import logging

import msgspec

from bot.ledger.loaded import Saved, decode_saved
from db.games import GameRepository
from db.records import OwnGame

log = logging.getLogger(__name__)


class WaitingGame(msgspec.Struct, frozen=True):
    """A game that waits for a person, since when (seconds since 1970)."""

    game_id: str
    since: float


async def waiting_for(games: GameRepository, person_id: int) -> list[WaitingGame]:
    """The games in which this person owes a decision now, whichever waits longest first."""
    found: list[WaitingGame] = []
    for game in await games.played_by(person_id):
        saved = saved_of(game)
        if saved is not None and (since := waits_since(game, saved)) is not None:
            found.append(WaitingGame(game.id, since))
    return sorted(found, key=lambda each: (each.since, each.game_id))


def saved_of(game: OwnGame) -> Saved | None:
    """What stands in its table column; None if that can't be read."""
    try:
        return decode_saved(game.table_blob or b"")
    except msgspec.MsgspecError as error:
        log.error("what is stored of game %s can't be read: %s", game.id, error)
        return None


def waits_since(game: OwnGame, saved: Saved) -> float | None:
    """Since when a game waits for the person whose it is; None if it does not."""
    if game.seat is None or game.player is not None or saved.course.paused:
        return None
    owes = saved.owing[game.seat] if 0 <= game.seat < len(saved.owing) else None
    return owes.since if owes is not None else None
