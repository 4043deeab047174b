"""Coming to Discord: what passes by itself is waited out with a line a time, what does not ends it with one."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator, Callable
from functools import partial
from typing import Any, cast, get_args
from unittest.mock import AsyncMock

import aiohttp
import discord
import discord.gateway
import pytest
from aiohttp import web
from discord.backoff import ExponentialBackoff
from discord.http import HTTPClient

from bot.gateway import connection
from bot.gateway.connection import PatientClient, Refused, StartsUsedUp, stay, told
from bot.gateway.rest_gate import PATIENCE_S, Limited, gate, tell_limits
from bot.sandbox.faults import Fault, Faults, Odd
from bot.sandbox.held_time import held_time
from bot.sandbox.rest import applications
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin

STARTING = ["GET /users/@me", "GET /gateway/bot", "GET /oauth2/applications/@me"]


@pytest.fixture
async def standin() -> AsyncIterator[Standin]:
    async with Standin(world=new_world(people=1)) as started:
        yield started


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FIRST_PAUSE_S", 0.0)


def client_of(standin: Standin) -> discord.AutoShardedClient:
    return discord.AutoShardedClient(
        intents=discord.Intents(guilds=True),
        connector=standin.connector(),
        guild_ready_timeout=0.0,
        http_trace=gate(),
        max_ratelimit_timeout=PATIENCE_S,
    )


async def _at_once(*_: object, **__: object) -> None:
    return


async def _comes_up(standin: Standin, caplog: pytest.LogCaptureFixture) -> list[str]:
    """What is logged until the bot is ready."""
    caplog.set_level(logging.ERROR, logger="bot.gateway.connection")
    async with client_of(standin) as client:
        staying = asyncio.create_task(stay(client, standin.token, standin.connector))
        async with asyncio.timeout(60):
            await client.wait_until_ready()
        await client.close()
        await staying
    return [record.getMessage() for record in caplog.records if record.name == "bot.gateway.connection"]


@pytest.mark.parametrize(
    ("status", "line"),
    [(503, "Discord is down (503"), (403, "Discord refuses this machine or its address for now (403")],
)
@pytest.mark.parametrize("route", STARTING)
async def test_a_refusal_that_passes_is_a_line_a_time_and_then_the_bot_is_there(
    standin: Standin, caplog: pytest.LogCaptureFixture, route: str, status: int, line: str
) -> None:
    fault = standin.faults.fail(route, times=2, status=status)
    lines = await _comes_up(standin, caplog)
    assert fault.hit == 2
    assert len(lines) == 2
    assert all(each.startswith(line) and "trying again" in each for each in lines)


async def test_no_way_to_discord_is_a_line_a_time(standin: Standin, caplog: pytest.LogCaptureFixture) -> None:
    standin.faults.lose_request("GET /users/@me", times=2)
    lines = await _comes_up(standin, caplog)
    assert lines
    assert all("can't be reached" in each for each in lines)


@pytest.mark.parametrize("route", STARTING)
@pytest.mark.parametrize("garble", [Faults.cut_reply, *(partial(Faults.show_page, odd=odd) for odd in get_args(Odd))])
async def test_an_answer_that_cannot_be_read_is_a_line_a_time(
    standin: Standin, caplog: pytest.LogCaptureFixture, route: str, garble: Callable[[Faults, str, int], Fault]
) -> None:
    fault = garble(standin.faults, route, 2)
    lines = await _comes_up(standin, caplog)
    assert fault.hit == 2
    assert len(lines) == 2
    assert all("nothing that can be read" in each for each in lines)


@pytest.mark.parametrize("route", STARTING)
@pytest.mark.parametrize("via", [True, False])
async def test_a_limit_of_hours_is_waited_for_and_said_in_one_line(
    standin: Standin, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, route: str, via: bool
) -> None:
    pauses: list[float] = []

    async def passing(seconds: float) -> None:
        pauses.append(seconds)

    monkeypatch.setattr(connection, "sleep", passing)
    standin.faults.rate_limit(route, retry_after=7200, via=via)
    lines = await _comes_up(standin, caplog)
    assert lines == ["Discord asks to wait 7200 s; trying again in 7200 s"]
    assert pauses == [7200.0]


async def test_when_the_starts_of_a_day_are_used_up_the_bot_waits_and_keeps_its_token(
    standin: Standin, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []

    async def passing(seconds: float) -> None:
        pauses.append(seconds)
        standin.gateway.starts_a_day = 1000  # another day

    monkeypatch.setattr(connection, "sleep", passing)
    caplog.set_level(logging.INFO, logger="bot.gateway.connection")
    token, standin.gateway.starts_a_day = standin.token, 0
    async with PatientClient(intents=discord.Intents(guilds=True), connector=standin.connector()) as client:
        staying = asyncio.create_task(stay(client, standin.token, standin.connector))
        async with asyncio.timeout(60):
            await client.wait_until_ready()
        await client.close()
        await staying
    assert standin.token == token
    assert pauses == [86400.0]
    said = [record.getMessage() for record in caplog.records if record.name == "bot.gateway.connection"]
    assert said == [
        "all 0 starts of the day are used up, and another would reset the token (does something start the bot again and"
        " again?); trying again in 86400 s",
        "1000 of 1000 starts left today",
    ]


async def test_as_many_starts_are_needed_as_there_are_shards_and_few_are_a_warning(
    standin: Standin, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level(logging.INFO, logger="bot.gateway.connection")
    monkeypatch.setattr(applications, "SHARDS", 2)
    standin.faults.identify_every_s = 0.0
    async with PatientClient(intents=discord.Intents(guilds=True), connector=standin.connector()) as client:
        await client.login(standin.token)
        standin.gateway.starts_a_day = 1
        with pytest.raises(StartsUsedUp):
            await client.connect()
        standin.gateway.starts_a_day = connection.FEW_STARTS
        connecting = asyncio.create_task(client.connect())
        await client.wait_until_ready()
        await client.close()
        await connecting
    (said,) = [record for record in caplog.records if "starts left today" in record.getMessage()]
    assert said.levelno == logging.WARNING


async def _for(seconds: float) -> None:
    """Let so much time pass, though nothing may happen in it."""
    for _ in range(round(seconds / 100)):
        await asyncio.sleep(100)
        held_time().renew_patience()


@pytest.mark.slow
async def test_sessions_that_end_as_soon_as_they_begin_do_not_use_up_the_starts_of_a_day(
    standin: Standin, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection, "FIRST_PAUSE_S", 5.0)
    standin.gateway.starts_a_day = 200
    token, began = standin.token, held_time().time()
    client = PatientClient(intents=discord.Intents(guilds=True), connector=standin.connector(), guild_ready_timeout=0.0)
    async with client:
        staying = asyncio.create_task(stay(client, standin.token, standin.connector))
        while held_time().time() - began < 20 * 3600:
            await asyncio.sleep(10)
            held_time().renew_patience()
            standin.faults.invalidate_session(resumable=False)
        assert standin.token == token
        assert standin.gateway.starts_left > 50
        await client.wait_until_ready()
        await _for(4000)  # it lasted: the next one is begun again at once
        connections = standin.gateway.connections
        standin.faults.invalidate_session(resumable=False)
        await asyncio.sleep(12)
        assert standin.gateway.connections == connections + 1
        await client.close()
        await staying


async def test_a_bot_that_has_no_start_left_waits_for_the_next_day_while_it_runs(
    standin: Standin, caplog: pytest.LogCaptureFixture
) -> None:
    token = standin.token
    client = PatientClient(intents=discord.Intents(guilds=True), connector=standin.connector(), guild_ready_timeout=0.0)
    async with client:
        staying = asyncio.create_task(stay(client, standin.token, standin.connector))
        await client.wait_until_ready()
        standin.gateway.starts_a_day = 1
        standin.faults.invalidate_session(resumable=False)
        await _for(3600)
        assert standin.token == token
        assert [each for each in caplog.messages if each.startswith("all 1 starts of the day are used up")]
        await _for(25 * 3600)
        assert standin.gateway.connections == 2
        await client.close()
        await staying


@pytest.mark.parametrize("told", [None, {}, {"total": "1", "remaining": "1", "reset_after": "1", "max_concurrency": 1}])
async def test_a_limit_of_starts_that_cannot_be_read_is_a_line(
    standin: Standin, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, told: object
) -> None:
    garbled = [told]
    ask = HTTPClient.get_bot_gateway

    async def answer(http: Any) -> Any:
        shards, url, limit = await ask(http)
        return shards, url, garbled.pop() if garbled else limit

    monkeypatch.setattr(HTTPClient, "get_bot_gateway", answer)
    async with PatientClient(intents=discord.Intents(guilds=True), connector=standin.connector()) as client:
        staying = asyncio.create_task(stay(client, standin.token, standin.connector))
        async with asyncio.timeout(60):
            await client.wait_until_ready()
        await client.close()
        await staying
    assert [each for each in caplog.messages if "nothing that can be read" in each]


async def test_a_limit_that_was_told_beforehand_is_one_too(standin: Standin) -> None:
    async with client_of(standin) as client:
        await client.login(standin.token)

        async def told_beforehand(*_: object, **__: object) -> None:
            raise discord.RateLimited(90.0)

        monkey = cast("Any", client.http)
        monkey.request = told_beforehand
        tell_limits(client.http)
        with pytest.raises(Limited) as limited:
            await client.fetch_channel(1)
    assert (limited.value.retry_after, limited.value.status) == (90.0, 429)


async def test_after_a_limit_on_the_whole_bot_nothing_waits_for_ever_for_somebody_who_stopped_waiting(
    standin: Standin,
) -> None:
    async with client_of(standin) as client:
        await client.login(standin.token)
        limit = standin.faults.rate_limit("GET /oauth2/applications/@me", retry_after=0.3, is_global=True)
        with pytest.raises((Limited, TimeoutError)):
            async with asyncio.timeout(0.2):
                await client.application_info()
        assert limit.hit == 1
        async with asyncio.timeout(5):
            await client.application_info()


@pytest.mark.parametrize("retry_after", ["soon", "2", None, []])
async def test_a_limit_that_is_no_number_is_an_answer_that_cannot_be_read(
    standin: Standin, monkeypatch: pytest.MonkeyPatch, retry_after: object
) -> None:
    """discord.py would compare it with a number, and the game whose post that was would be set aside for the error."""
    told = {"message": "You are being rate limited.", "retry_after": retry_after, "global": False}
    async with client_of(standin) as client:
        await client.login(standin.token)
        standin.faults.rate_limit("GET /channels/*")
        monkeypatch.setattr("bot.sandbox.bot_server.encode", lambda _: json.dumps(told).encode())
        with pytest.raises(aiohttp.ClientPayloadError):
            await client.fetch_channel(1)


async def test_a_wrong_token_ends_it(standin: Standin) -> None:
    async with client_of(standin) as client:
        with pytest.raises(Refused, match="DISCORD_TOKEN") as refused:
            await stay(client, "a.wrong.token", standin.connector)
    assert refused.value.token


@pytest.mark.parametrize(("code", "word", "token"), [(4004, "reset", True), (4011, "SHARD_COUNT", False)])
async def test_a_connection_that_discord_ends_for_good_ends_it(
    standin: Standin, code: int, word: str, token: bool
) -> None:
    async with client_of(standin) as client:
        staying = asyncio.create_task(stay(client, standin.token, standin.connector))
        async with asyncio.timeout(60):
            await client.wait_until_ready()
            standin.faults.drop_gateway(resumable=False, code=code)
            with pytest.raises(Refused, match=word) as refused:
                await staying
    assert refused.value.token is token


def _answer(status: int, code: int = 0) -> Any:
    return web.Response(status=status, reason=""), {"code": code, "message": "no\nway"}


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (lambda: discord.HTTPException(*_answer(429)), "patience"),
        (lambda: discord.HTTPException(*_answer(400, 50035)), "refuses (400, code 50035: no way)"),
        (lambda: discord.DiscordServerError(*_answer(500)), "down (500"),
        (lambda: aiohttp.ClientConnectionError("no route\nto host"), "can't be reached (no route to host)"),
        (OSError, "can't be reached (OSError)"),
    ],
)
def test_every_error_is_one_line(error: Callable[[], Exception], said: str) -> None:
    line = told(error())
    assert said in line
    assert "\n" not in line


async def test_a_proxy_is_asked_and_its_refusal_is_named() -> None:
    heard: list[bytes] = []

    async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(await reader.readuntil(b"\r\n\r\n"))
        writer.write(b"HTTP/1.1 407 Proxy Authentication Required\r\nContent-Length: 0\r\n\r\n")
        writer.close()

    proxy = await asyncio.start_server(refuse, "127.0.0.1")
    port = proxy.sockets[0].getsockname()[1]
    async with (
        proxy,
        discord.Client(intents=discord.Intents.none(), proxy=f"http://name:word@127.0.0.1:{port}") as client,
    ):
        with pytest.raises(aiohttp.ClientHttpProxyError) as refused:
            await client.login("a.b.c")
    assert heard[0].startswith(b"CONNECT discord.com:443")
    assert b"Proxy-Authorization: Basic " in heard[0]
    assert told(refused.value).startswith("the proxy refuses (407")


async def test_a_proxy_that_is_not_there_is_named_without_its_password() -> None:
    gone = await asyncio.start_server(lambda *_: None, "127.0.0.1")
    port = gone.sockets[0].getsockname()[1]
    gone.close()
    await gone.wait_closed()
    async with discord.Client(intents=discord.Intents.none(), proxy=f"http://name:word@127.0.0.1:{port}") as client:
        with pytest.raises(aiohttp.ClientProxyConnectionError) as missed:
            await client.login("a.b.c")
    line = told(missed.value)
    assert line.startswith(f"the proxy at 127.0.0.1:{port} can't be reached (")
    assert "word" not in line


@pytest.mark.parametrize("times", [1, 3])
async def test_a_gateway_that_says_goodbye_before_hello_is_asked_again(
    standin: Standin, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    standin.faults.identify_every_s = 0.0
    monkeypatch.setattr(discord.AutoShardedClient, "before_identify_hook", _at_once)
    pauses: list[float] = []
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _: pauses.append(0.0) or 0.0)
    async with client_of(standin) as client:
        staying = asyncio.create_task(stay(client, standin.token, standin.connector))
        await client.wait_until_ready()
        connect, tries = client.http.ws_connect, list[str]()

        async def failing(url: str, **given: Any) -> aiohttp.ClientWebSocketResponse:
            tries.append(url)
            if len(tries) == 1:
                raise aiohttp.ClientConnectionError
            socket = await connect(url, **given)
            if len(tries) <= 1 + times:
                await socket.close(code=4000)
            return socket

        monkeypatch.setattr(client.http, "ws_connect", failing)
        standin.faults.drop_gateway()
        async with asyncio.timeout(20):
            while len(tries) < 2 + times or client.shards[0].is_closed():
                assert not staying.done()
                await asyncio.sleep(0.01)
        assert len(pauses) == 1 + times
        await client.close()
        await staying


@pytest.mark.slow
async def test_the_first_way_to_the_gateway_is_tried_for_as_long_as_it_takes(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    reached = asyncio.Event()

    async def broken(*_: object, **__: object) -> None:
        if len(caplog.records) > 1_100:  # hours: discord.py waits 5 s each time
            reached.set()
            await asyncio.Event().wait()
        raise aiohttp.ClientConnectionError

    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "from_client", broken)
    monkeypatch.setattr("discord.shard.asyncio.sleep", _at_once)
    limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
    monkeypatch.setattr(HTTPClient, "get_bot_gateway", AsyncMock(return_value=(1, "wss://gateway.discord.gg", limit)))
    async with PatientClient(intents=discord.Intents(guilds=True), shard_count=1) as client:
        connecting = asyncio.create_task(client.connect())
        async with asyncio.timeout(30):
            await asyncio.wait({connecting, asyncio.create_task(reached.wait())}, return_when=asyncio.FIRST_COMPLETED)
        assert not connecting.done()
        connecting.cancel()
        await asyncio.gather(connecting, return_exceptions=True)
    _, last, _ = caplog.records[-1].exc_info or (None, None, None)
    assert last is not None
    assert last.__context__ is None


async def test_an_event_that_cannot_be_read_is_a_connection_that_broke(
    standin: Standin, monkeypatch: pytest.MonkeyPatch
) -> None:
    standin.faults.identify_every_s = 0.0
    monkeypatch.setattr(discord.AutoShardedClient, "before_identify_hook", _at_once)
    monkeypatch.setattr(ExponentialBackoff, "delay", lambda _: 0.0)
    async with client_of(standin) as client:
        staying = asyncio.create_task(stay(client, standin.token, standin.connector))
        await client.wait_until_ready()
        connections = standin.gateway.connections
        for line in list(standin.gateway._lines):
            line.put(b"half of an ev")
        async with asyncio.timeout(10):
            while standin.gateway.connections == connections:
                assert not staying.done()
                await asyncio.sleep(0.01)
        await client.close()
        await staying
