"""Which games wait for somebody, and which waits longest."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Saved, Trace, encode_saved
from bot.ledger.owing import Owing
from bot.ledger.waiting import waiting_for, waits_since
from db.records import OwnGame
from db.store import Store
from db.tables import games
from tests.bot.ledger.making import MATE, begun
from tests.db.making import ANN, BEN, DAWN

_SOUND = encode_saved(Saved(b"", [1, 2], [Trace(0, "gull", False, 1)]))
DAMAGED = {
    "cut off": _SOUND[:-3],
    "no letters": _SOUND.replace(b"gull", b"g\xffll"),
    "nested too deeply": bytes([_SOUND[0] + 1]) + _SOUND[1:] + b"\x91" * 100_000,
}


async def _owed(store: Store, ledger: Ledger, game_id: str, since: float, *, paused: bool = False) -> None:
    await begun(store, game_id)
    loaded = await ledger.load(game_id)
    loaded.saved.owing = [Owing(since), None]
    loaded.saved.course.paused = paused
    await ledger.amend(loaded, [])


async def test_what_waits_longest_comes_first_and_what_stands_still_waits_for_nobody(
    store: Store, ledger: Ledger
) -> None:
    await _owed(store, ledger, "g1", 30.0)
    await _owed(store, ledger, "g2", 10.0)
    await _owed(store, ledger, "g3", 20.0, paused=True)
    assert [(found.game_id, found.since) for found in await waiting_for(store.games, ANN)] == [
        ("g2", 10.0),
        ("g1", 30.0),
    ]
    assert await waiting_for(store.games, BEN) == []


@pytest.mark.parametrize("damage", DAMAGED)
async def test_a_game_that_cant_be_read_hides_no_other(store: Store, ledger: Ledger, damage: str) -> None:
    await _owed(store, ledger, "g1", 30.0)
    await _owed(store, ledger, "g2", 10.0)
    damaged = update(games).where(games.c.id == "g2").values(table_blob=DAMAGED[damage])
    await store.write(lambda connection: connection.execute(damaged).rowcount)
    assert [found.game_id for found in await waiting_for(store.games, ANN)] == ["g1"]


@pytest.mark.parametrize(
    ("seat", "player", "since"),
    [(0, None, 30.0), (1, None, None), (2, None, None), (None, None, None), (0, MATE, None)],
)
def test_a_game_waits_for_who_sits_and_plays_there(seat: int | None, player: str | None, since: float | None) -> None:
    saved = Saved(b"", [1, 2], owing=[Owing(30.0), None])
    assert waits_since(OwnGame("g1", "running", DAWN, None, seat, player), saved) == since
