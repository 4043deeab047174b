"""Which games wait for a person, read off what is stored beside their tables, which need not be read for it."""

from __future__ import annotations

import logging

import msgspec

from bot.ledger.loaded import decode_saved
from db.store import Store

log = logging.getLogger(__name__)


class WaitingGame(msgspec.Struct, frozen=True):
    """A game that waits for a person, since when (seconds since 1970)."""

    game_id: str
    since: float


async def waiting_for(store: Store, person_id: int) -> list[WaitingGame]:
    """The games in which this person owes a decision now, whichever waits longest first."""
    found: list[WaitingGame] = []
    for row, seat in await store.games.played_by(person_id):
        try:
            saved = decode_saved(row.table_blob or b"")
        except msgspec.MsgspecError as error:
            log.error("what is stored of game %s can't be read: %s", row.id, error)
            continue
        owes = saved.owing[seat] if 0 <= seat < len(saved.owing) else None
        if owes is not None and not saved.course.paused:
            found.append(WaitingGame(row.id, owes.since))
    return sorted(found, key=lambda each: (each.since, each.game_id))
