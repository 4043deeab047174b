"""Which games wait for somebody, and which waits longest."""

from __future__ import annotations

from bot.ledger.ledger import Ledger
from bot.ledger.owing import Owing
from bot.ledger.waiting import waiting_for
from db.store import Store
from tests.bot.ledger.making import begun
from tests.db.making import ANN, BEN


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
