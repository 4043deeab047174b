"""People join a lobby while its host changes it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from bot.app import App
from bot.errors import Sorry
from bot.ledger.member import Member, OpeningPlace
from bot.ledger.options import Options, read_options
from db.store import Store

ANNA, BEN = Member(1, "Anna", 1), Member(2, "Ben", 2)


@pytest.fixture
async def store(migrated_sqlite_url: str) -> AsyncIterator[Store]:
    async with await Store.open(migrated_sqlite_url) as opened:
        yield opened


async def test_a_seat_that_was_taken_away_a_moment_ago_is_not_given_to_anybody(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    lobbies = App(store).parts.lobbies
    game_id = await lobbies.open_lobby("nusfjord", Options(2), ANNA, OpeningPlace(1, 2, "en"))
    join = store.lobbies.join

    async def too_late(*args: Any, **named: Any) -> Any:
        if read_options((await store.games.load(game_id)).options).seats == 2:
            await lobbies.change(game_id, ANNA.id, seats=1)
        return await join(*args, **named)

    monkeypatch.setattr(store.lobbies, "join", too_late)
    with pytest.raises(Sorry) as refused:
        await lobbies.join(game_id, BEN)
    assert refused.value.key == "lobby-full"
    assert [seat.person_id for seat in await store.games.seats(game_id)] == [ANNA.id]


async def test_what_was_changed_is_forgotten_when_nobody_sits_there_to_whom_it_would_be_news(store: Store) -> None:
    lobbies = App(store).parts.lobbies
    game_id = await lobbies.open_lobby("nusfjord", Options(3), ANNA, OpeningPlace(1, 2, "en"))
    await lobbies.join(game_id, BEN)
    assert (await lobbies.change(game_id, ANNA.id, seats=4)).options.changed == ("seats",)
    left = await lobbies.leave(game_id, BEN.id)
    assert (left.options.changed, left.options.seats) == ((), 4)
    assert (await lobbies.join(game_id, Member(3, "Cleo", 3))).options.changed == ()
