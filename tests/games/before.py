"""Games that began before figures were changed: what holds of each."""

from __future__ import annotations

import hashlib
from typing import Any

import msgspec

from games.engine import Game, Settings, is_played_still, replay
from games.engine.conformance import play_through
from tests.games.golden import SEED


def tables_played(before: Game[Any, Any], seats: int, settings: Settings) -> str:
    """A fingerprint of all tables of its golden game."""
    played = play_through(before, seats, settings, SEED + seats)
    each = [ply.before for ply in played.plies[1:]] + [played.final]
    return hashlib.sha256(b"\n".join(each)).hexdigest()[:16]


def check_records_are_played_again(now: Game[Any, Any], before: Game[Any, Any]) -> None:
    """Today's rules play a record of before as it was, and none with figures that nobody knows."""
    played = play_through(before, 2, {}, SEED + 2)
    record = played.record
    assert record.data == before.digest != now.digest
    assert is_played_still(now, record)
    table, told = replay(now, record)
    assert now.save(table) == played.final
    assert told[1:] == [ply.events for ply in played.plies]
    assert not is_played_still(now, msgspec.structs.replace(record, data="other figures"))
