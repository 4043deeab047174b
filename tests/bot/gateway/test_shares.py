"""Taking parts of shares: what nothing comes of takes none."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.errors import Sorry, WhichGame
from bot.gateway.reply import Reply
from bot.gateway.shares import SHARES, Shares
from db.errors import StoreUnavailable
from db.shares import Part
from db.store import Store

ANN = 7


def _asked() -> Reply:
    interaction = SimpleNamespace(user=SimpleNamespace(id=ANN), guild_id=None)

    async def quietly(work: Any) -> Any:
        return await work

    return cast("Reply", SimpleNamespace(interaction=interaction, quietly=quietly))


async def _ask(shares: Shares, error: Sorry | None = None) -> None:
    async with shares.part(_asked(), "replay"):
        if error is not None:
            raise error


async def _left(store: Store) -> int:
    """How many parts of the share of replays are there still; they are taken."""
    share = [Part("person", ANN, SHARES["replay"].person)]
    return sum([await store.shares.take("replay", share) is None for _ in range(SHARES["replay"].person)])


@pytest.mark.parametrize(("asked", "left"), [(WhichGame([], "replay"), 39), (Sorry("replay-none"), 38)])
async def test_a_game_picked_from_a_menu_takes_one_part_and_the_menu_none(
    store: Store, asked: Sorry, left: int
) -> None:
    shares = Shares(store.shares)
    with pytest.raises(Sorry):
        await _ask(shares, asked)
    await _ask(shares)
    assert await _left(store) == left


async def test_where_nothing_can_be_stored_the_menu_is_shown_all_the_same() -> None:
    async def full(*_: object) -> None:
        raise StoreUnavailable("full", "a test has filled the disk")

    shares = Shares(cast("Any", SimpleNamespace(take=full, give_back=full)))
    with pytest.raises(WhichGame):
        await _ask(shares, WhichGame([], "replay"))
