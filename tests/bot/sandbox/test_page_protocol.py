"""The page protocol: the world as one person sees it, streams, and who may ask at all."""

import asyncio
import socket
from itertools import product
from urllib.parse import urlsplit

import aiohttp
import pytest

from bot.sandbox.hosts import reached_at
from bot.sandbox.people import NotSent, Person
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from tests.bot.sandbox.bare_bot import BareBot, picture


async def test_world_holds_people_channels_and_commands(bot: BareBot, anna: Person) -> None:
    world = await anna.refresh()
    assert [item["global_name"] for item in world["people"]] == ["Anna", "Ben", "Carla", "Dora"]
    assert [item["locale"] for item in world["people"]] == ["en-US", "de", "en-US", "de"]
    assert world["me"]["id"] == anna.id
    assert world["bot"]["bot"] is True
    assert world["guilds"][0]["name"] == "Quayside Harbor"
    assert {"general", "games"} <= {item["name"] for item in world["channels"]}
    assert {item["name"] for item in world["commands"]} == {"counter", "board", "fish"}


async def test_messages_come_newest_last_in_pages(bot: BareBot, anna: Person) -> None:
    for number in range(5):
        await anna.say(str(number))
    newest = await anna.messages(anna.here, limit=2)
    older = await anna.messages(anna.here, before=newest[0].id, limit=2)
    assert [seen.content for seen in older + newest] == ["1", "2", "3", "4"]


async def test_attachments_are_served_from_the_pages_own_host(bot: BareBot, anna: Person) -> None:
    await bot.text_channel("games").send("board", file=picture())
    seen = await anna.wait_for(lambda message: message.content == "board")
    assert seen.pictures[0]["url"].startswith("/attachments/")
    assert (await anna.fetch(seen.pictures[0]["url"])).startswith(b"\x89PNG")


async def test_new_person_joins_the_guild(bot: BareBot, anna: Person) -> None:
    added = (await anna.control(people={"add": {"locale": "de"}}))["person"]
    assert added["global_name"] == "Emil"
    assert (await bot.guilds[0].fetch_member(int(added["id"]))).display_name == "Emil"


async def test_unknown_people_channels_and_kinds_are_refused(anna: Person, standin: Standin) -> None:
    with pytest.raises(NotSent) as unknown:
        await anna.messages("1")
    assert unknown.value.code == 10003
    with pytest.raises(KeyError):
        await Person.join(standin.page_url, "Nobody")
    async with aiohttp.ClientSession(standin.page_url) as session:
        body = {"person": standin.world.bot.id, "channel_id": anna.here, "content": "I am the bot"}
        async with session.post("/api/messages", json=body) as response:
            assert response.status == 404
        async with session.post("/api/messages", data=b"{") as response:
            assert response.status == 400


async def test_other_hosts_and_foreign_pages_are_turned_away(standin: Standin) -> None:
    async with aiohttp.ClientSession(standin.page_url) as session:
        async with session.get("/api/world", headers={"Host": "harbour.example"}) as response:
            assert response.status == 403
        headers = {"Origin": "https://harbour.example"}
        async with session.post("/api/control", json={}, headers=headers) as response:
            assert response.status == 403
        async with session.post("/api/control", json={}, headers={"Origin": standin.page_url}) as response:
            assert response.status == 200


async def test_a_page_for_other_machines_says_where_they_reach_it() -> None:
    async with Standin(world=new_world(), host="0.0.0.0") as open_to_others:
        where = urlsplit(open_to_others.page_url)
        assert where.hostname not in ("0.0.0.0", None)
        async with aiohttp.ClientSession(open_to_others.page_url) as session:
            for name, status in (
                (where.netloc, 200),  # as a browser elsewhere calls it
                (f"localhost:{where.port}", 200),
                (f"{socket.gethostname()}:{where.port}", 200),
                ("10.1.2.3", 200),  # what a router made of it
                ("harbour.example", 403),  # any page could have led that name here
            ):
                async with session.get("/api/world", headers={"Host": name}) as response:
                    assert response.status == status, name
        if where.hostname != "127.0.0.1":  # what the bot says and hears is this machine's own
            with pytest.raises(ConnectionError):
                await asyncio.open_connection(where.hostname, open_to_others.bot_port)


def test_an_address_of_six_is_told_as_browsers_write_it() -> None:
    assert reached_at("::1") == "[::1]"
    assert reached_at("127.0.0.1") == "127.0.0.1"
    assert reached_at("harbor.local") == "harbor.local"


async def test_whatever_is_sent_to_the_page_is_refused_and_no_error(anna: Person, standin: Standin) -> None:
    deep, wide = b"[" * 100_000, b'{"person":' * 5_000
    async with aiohttp.ClientSession(standin.page_url) as session:
        for route in ("interactions", "autocomplete", "messages", "people", "control"):
            for body in (deep, wide, b'{"person": "1", "data": 5}', b"[]", b"5", b"\xff", b'{"data": [1]}'):
                async with session.post(f"/api/{route}", data=body) as response:
                    assert 400 <= response.status < 500, (route, body[:30])


async def test_no_address_of_any_shape_is_an_error(anna: Person, standin: Standin) -> None:
    here = f"/api/channels/{anna.here}/messages?person={anna.id}"
    async with aiohttp.ClientSession(standin.page_url) as session:
        for query in ("limit=²", "limit=-1", "limit=" + "9" * 5000, "before=x", "before=²", "before=", "before=-1"):
            async with session.get(f"{here}&{query}") as response:
                assert response.status == 200, query
        for file in ("²", "x", "9" * 19, "9" * 400):
            async with session.get(f"/attachments/{anna.here}/{file}/a.png") as response:
                assert response.status == 404, file
        for header, values in {
            "Host": ("127.0.0.1:x", "127.0.0.1:99999999", "a b", ""),
            "Origin": ("http://[::", "null", "x"),
        }.items():
            for value in values:
                async with session.get("/api/world", headers={header: value}) as response:
                    assert response.status == 403, (header, value)


async def test_no_interaction_of_any_shape_is_an_error(anna: Person, standin: Standin) -> None:
    shapes = [5, [1], "x", {"id": 5}, {"options": {}}, {"options": [5]}, {"values": 5}, {}]
    async with aiohttp.ClientSession(standin.page_url) as session:
        for kind, data in product([2, 3, 5, None, "2", {}], shapes):
            body = {"person": anna.id, "channel_id": anna.here, "type": kind, "data": data, "message_id": "1"}
            for route in ("interactions", "autocomplete"):
                async with session.post(f"/api/{route}", json=body) as response:
                    assert 400 <= response.status < 500, (kind, data)


async def test_language_follows_the_option(standin: Standin) -> None:
    world = new_world(people=3, lang="de")
    assert [user.locale for user in world.people] == ["de", "en-US", "de"]
    assert world.guild["preferred_locale"] == "en-US"  # as every plain server, whatever its people speak
