"""Every trouble that can be ordered, met by the unmodified library."""

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox.held_time import held_time
from bot.sandbox.people import NotSent, Person
from bot.sandbox.standin import Standin
from tests.bot.sandbox.bare_bot import BareBot

SEND = "POST /channels/*/messages"


async def test_rate_limited_request_is_tried_again(bot: BareBot, standin: Standin) -> None:
    fault = standin.faults.rate_limit(SEND, times=2, retry_after=0.01)
    await bot.text_channel("games").send("patience")
    assert fault.hit == 2
    statuses = [item.status for item in standin.requests if item.method == "POST" and item.path.endswith("/messages")]
    assert statuses == [429, 429, 200]


async def test_global_rate_limit_says_so(bot: BareBot, standin: Standin) -> None:
    standin.faults.rate_limit("**", retry_after=0.01, is_global=True)
    await bot.text_channel("games").send("patience")


async def test_answer_to_an_interaction_survives_a_rate_limit(bot: BareBot, standin: Standin, anna: Person) -> None:
    standin.faults.rate_limit("POST /interactions/**", retry_after=0.01)
    assert (await anna.command("counter")).acked


async def test_server_error_without_retry_is_raised(bot: BareBot, standin: Standin) -> None:
    standin.faults.fail(SEND, status=503)
    with pytest.raises(discord.DiscordServerError):
        await bot.text_channel("games").send("hello")
    await bot.text_channel("games").send("hello again")
    assert len(await every(bot.text_channel("games"))) == 1


async def test_lost_request_was_never_carried_out(bot: BareBot, standin: Standin) -> None:
    standin.faults.lose_request(SEND)
    with pytest.raises(aiohttp.ClientError):
        await bot.text_channel("games").send("lost")
    assert await every(bot.text_channel("games")) == []


async def test_lost_reply_was_carried_out_and_the_nonce_finds_it(bot: BareBot, standin: Standin) -> None:
    channel = bot.text_channel("games")
    standin.faults.lose_reply(SEND)
    with pytest.raises(aiohttp.ClientError):
        await channel.send("once", nonce="n1")
    (posted,) = await every(channel)
    again = await channel.send("once", nonce="n1")
    assert again.id == posted.id
    assert len(await every(channel)) == 1
    assert [item.applied for item in standin.requests if item.path.endswith("/messages") and item.method == "POST"] == [
        True,
        True,
    ]


async def test_delayed_request_takes_its_time(bot: BareBot, standin: Standin) -> None:
    standin.faults.delay(SEND, 30.0)
    started = held_time().time()
    await bot.text_channel("games").send("slow")
    assert held_time().time() - started == pytest.approx(30.0)


async def test_own_limits_of_a_route_are_enforced_on_demand(bot: BareBot, standin: Standin) -> None:
    standin.faults.real_rate_limits = True
    channel = bot.text_channel("games")
    url = f"https://discord.com/api/v10/channels/{channel.id}/messages"
    headers = {"Authorization": f"Bot {standin.token}"}
    statuses: list[int] = []
    remaining: list[str] = []
    via: list[str | None] = []
    async with aiohttp.ClientSession(connector=standin.connector()) as session:
        for number in range(6):
            async with session.post(url, json={"content": str(number)}, headers=headers) as response:
                statuses.append(response.status)
                remaining.append(response.headers["X-RateLimit-Remaining"])
                via.append(response.headers.get("Via"))
        assert statuses == [200] * 5 + [429]
        assert [bool(item) for item in via] == [False] * 5 + [True]
        assert remaining == ["4", "3", "2", "1", "0", "0"]
        standin.clock.advance(5)
        async with session.post(url, json={"content": "later"}, headers=headers) as response:
            assert response.status == 200


async def test_page_can_order_and_clear_faults(bot: BareBot, standin: Standin, anna: Person) -> None:
    await anna.control(fault={"kind": "fail", "route": SEND, "status": 503, "times": None})
    for _ in range(2):
        with pytest.raises(discord.DiscordServerError):
            await bot.text_channel("games").send("no")
    await anna.control(fault={"kind": "clear"})
    await bot.text_channel("games").send("yes")
    for nonsense in ({"fault": {"kind": "sink"}}, {"weather": "fog"}, {"clock": {}}):
        with pytest.raises(NotSent):
            await anna.control(**nonsense)


async def test_page_moves_the_clock(bot: BareBot, standin: Standin, anna: Person) -> None:
    before = standin.clock.time()
    answer = await anna.control(clock={"advance": 90})
    assert standin.clock.time() == before + 90 == answer["time"]


async def every(channel: discord.TextChannel) -> list[discord.Message]:
    await asyncio.sleep(0)
    return [item async for item in channel.history()]
