"""Two bots on one database where one is enough: both say so, and the owner is told; of two different bots, too."""

from __future__ import annotations

import asyncio

import pytest

from bot.health.rivals import BEAT_EVERY_S, Rivals, overlap, strange, written
from bot.sandbox.standin import Standin
from db.shards import Shards
from db.store import Store
from tests.conversations.house import House

BOT = 1234
SENTENCE = "another process serves the same servers"


@pytest.mark.slow
async def test_two_bots_on_one_database_say_so_until_one_is_gone(
    house: House, standin: Standin, caplog: pytest.LogCaptureFixture
) -> None:
    (owner,) = await house.people("Anna")
    assert "Another process" not in (await (await owner.command("health")).reply()).text
    second = await House.open(standin, house.database)
    await asyncio.sleep(3 * BEAT_EVERY_S)
    assert house.app.core.health.rivals.count == second.app.core.health.rivals.count == 1
    assert caplog.text.count(SENTENCE) == 2, "each says it once"
    (told,) = [seen for seen in owner.seen.values() if "I'm running twice" in seen.content]
    assert told.channel_id == house.standin.world.direct(owner.id).id  # type: ignore[union-attr]
    await second.stop()
    await asyncio.sleep(BEAT_EVERY_S)
    assert "Another process" in (await (await owner.command("health")).reply()).text
    await asyncio.sleep(4 * BEAT_EVERY_S)
    assert "Another process" not in (await (await owner.command("health")).reply()).text


@pytest.mark.slow
async def test_a_bot_that_is_started_again_is_no_rival_of_the_one_before(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    await asyncio.sleep(3 * BEAT_EVERY_S)
    await house.restart()
    await asyncio.sleep(3 * BEAT_EVERY_S)
    assert SENTENCE not in caplog.text


async def test_processes_that_divide_the_servers_among_them_are_no_rivals(house: House) -> None:
    async with await Store.open(house.database, clock=house.now) as store:
        shares = [Rivals(store.processes, Shards((number,), 2), lambda: BOT) for number in range(2)]
        for _ in range(3):
            for each in shares:
                await each.look()
        await house.app.core.health.rivals.look()
        for _ in range(2):
            for each in shares:
                await each.look()
        assert [each.count for each in shares] == [0, 0]


@pytest.mark.slow
async def test_a_bot_with_another_token_on_the_same_database_is_told_to_the_owner(
    house: House, caplog: pytest.LogCaptureFixture
) -> None:
    (owner,) = await house.people("Anna")
    async with await Store.open(house.database, clock=house.now) as store:
        other = Rivals(store.processes, Shards((1,), 2), lambda: BOT)
        for _ in range(5):
            await other.look()
            await asyncio.sleep(BEAT_EVERY_S)
        assert (other.count, other.strangers) == (0, 1)
    assert "another bot, with another token, works on this database" in caplog.text
    assert "with another token, is\nworking" in (await (await owner.command("health")).reply()).text.replace(
        " ", "\n", 0
    ) or ("Another bot, with another token, is working" in (await (await owner.command("health")).reply()).text)
    (told,) = [seen for seen in owner.seen.values() if "a database of its own" in seen.content]
    assert not told.ephemeral


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
    ours, theirs = written(mine, BOT), written(other, BOT)
    assert overlap(ours, theirs) is overlap(theirs, ours) is same
    assert not strange(ours, theirs)


def test_a_bot_is_no_stranger_before_discord_has_said_which_it_is() -> None:
    assert strange(written(None, BOT), written(None, BOT + 1))
    assert not strange(written(None, BOT), written(None, None))
