"""A table that is gone for a while, as when somebody restores one under a running bot."""

from __future__ import annotations

import pytest

from bot.tools.torture.lost_table import TABLES, find, lose
from db.errors import StoreUnavailable
from db.store import Store
from tests.db.making import lobby


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest) -> str:
    """An empty database of each kind."""
    return request.getfixturevalue("migrated_sqlite_url" if request.param == "sqlite" else "migrated_postgres_url")


async def test_a_lost_table_is_the_databases_trouble_and_no_games(url: str) -> None:
    async with await Store.open(url) as store:
        await store.lobbies.create_game(lobby())
        before = await store.games.load("g1")
        assert await lose(store.url, "games")
        for asking in (store.games.load("g1"), store.lobbies.create_game(lobby(id="g2"))):
            with pytest.raises(StoreUnavailable) as refusal:
                await asking
            assert refusal.value.reason == "damaged"
        await find(store.url, "games")
        assert await store.games.load("g1") == before
        await store.lobbies.create_game(lobby(id="g2"))


async def test_whatever_table_is_lost_it_comes_back_as_it_was(url: str) -> None:
    async with await Store.open(url) as store:
        await store.lobbies.create_game(lobby())
        for table in TABLES:
            assert await lose(store.url, table)
            await find(store.url, table)
    async with await Store.open(url) as store:
        await store.lobbies.create_game(lobby(id="g2"))
        assert (await store.games.load("g1")).state == "lobby"
