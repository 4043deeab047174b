"""Two bots on one database where one is enough: both say so, and nobody else notices."""

from __future__ import annotations

import asyncio

import pytest

from bot.health.rivals import BEAT_EVERY_S, Rivals, overlap, written
from bot.sandbox.standin import Standin
from db.shards import Shards
from db.store import Store
from tests.conversations.house import House

SENTENCE = "another process serves the same servers"


async def test_two_bots_on_one_database_say_so_until_one_is_gone(
    house: House, standin: Standin, caplog: pytest.LogCaptureFixture
) -> None:
    (owner,) = await house.people("Anna")
    assert "Another process" not in (await (await owner.command("health")).reply()).text
    second = await House.open(standin, house.database)
    await asyncio.sleep(3 * BEAT_EVERY_S)
    assert house.app.core.health.rivals.count == second.app.core.health.rivals.count == 1
    assert caplog.text.count(SENTENCE) == 2, "each says it once"
    await second.stop()
    await asyncio.sleep(BEAT_EVERY_S)
    assert "Another process" in (await (await owner.command("health")).reply()).text
    await asyncio.sleep(4 * BEAT_EVERY_S)
    assert "Another process" not in (await (await owner.command("health")).reply()).text


async def test_a_bot_that_is_started_again_is_no_rival_of_the_one_before(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await asyncio.sleep(3 * BEAT_EVERY_S)
    await house.restart()
    await asyncio.sleep(3 * BEAT_EVERY_S)
    assert SENTENCE not in caplog.text


async def test_processes_that_divide_the_servers_among_them_are_no_rivals(house: House) -> None:
    async with await Store.open(house.database) as store:
        shares = [Rivals(store.processes, Shards((number,), 2)) for number in range(2)]
        for _ in range(3):
            for each in shares:
                await each.look()
        await house.app.core.health.rivals.look()
        for _ in range(2):
            for each in shares:
                await each.look()
        assert [each.count for each in shares] == [0, 0]


@pytest.mark.parametrize(
    ("mine", "other", "same"),
    [
        (None, None, True),
        (None, Shards((0,), 2), True),
        (Shards((0,), 2), Shards((1,), 2), False),
        (Shards((0, 1), 4), Shards((1, 2), 4), True),
        (Shards((0,), 2), Shards((1,), 4), True),
    ],
)
async def test_who_serves_the_same(mine: Shards | None, other: Shards | None, same: bool) -> None:
    assert overlap(written(mine), written(other)) is overlap(written(other), written(mine)) is same
