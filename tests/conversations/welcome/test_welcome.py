"""A server that does not know the bot is welcomed once, and what a beginner needs lies behind three buttons."""

from __future__ import annotations

import asyncio
from datetime import timedelta

import pytest

from bot.gateway.catalog import offered_games
from bot.gateway.controls import OWN, control
from bot.sandbox import permissions as may
from bot.sandbox.discord_objects import channel_object, overwrite
from bot.sandbox.entities import Channel
from bot.sandbox.people import Person, ShownMessage
from bot.sandbox.seed import become_community
from tests.conversations.house import House, eventually, forged

ENGLISH, GERMAN = "Ahoy!", "Ahoi!"


async def _invited(house: House) -> None:
    """The bot is taken from the server and invited to it."""
    for member in (False, True):
        house.standin.control.run({"bot": {"member": member}})

        async def heard(there: bool = member) -> bool:
            return bool(house.client.guilds) == there

        await eventually(heard)
        await house.settled()


async def _welcomes(house: House, person: Person) -> list[ShownMessage]:
    places = [each.id for each in house.standin.world.channels.values() if each.raw["type"] == 0]
    seen = [each for place in places for each in await person.messages(place)]
    return [each for each in seen if "Learn a game" in map(_label, each.buttons) or GERMAN in each.text]


def _label(button: dict[str, str]) -> str:
    return button["label"]


async def test_a_server_is_welcomed_once_and_in_both_languages_if_it_has_none(house: House) -> None:
    (anna,) = await house.people("Anna")
    assert await _welcomes(house, anna) == []
    await _invited(house)
    (welcome,) = await _welcomes(house, anna)
    assert not welcome.raw["mentions"]
    assert ENGLISH in welcome.text
    assert GERMAN in welcome.text
    assert [_label(each) for each in welcome.buttons] == ["Learn a game", "Open a table", "Server settings"]
    await _invited(house)
    await house.restart()
    await _invited(house)
    assert [each.id for each in await _welcomes(house, anna)] == [welcome.id]


async def test_a_community_is_welcomed_in_its_language(house: House) -> None:
    (anna,) = await house.people("Anna")
    become_community(house.standin.world, "de")
    await _invited(house)
    (welcome,) = await _welcomes(house, anna)
    assert ENGLISH not in welcome.text
    assert [_label(each) for each in welcome.buttons] == ["Spiel kennenlernen", "Tisch eröffnen", "Servereinstellungen"]


@pytest.mark.parametrize("known_by", ["a game", "a setting"])
async def test_a_server_that_knows_the_bot_is_not_welcomed(house: House, known_by: str) -> None:
    (anna,) = await house.people("Anna")
    if known_by == "a game":
        await (await anna.command("new", "fleet", seats=2)).reply()
    else:
        await house.store.people.set_guild(int(house.standin.world.guild_id), locale="de")
    await _invited(house)
    assert await _welcomes(house, anna) == []


async def test_it_is_said_where_the_bot_may_write_and_nowhere_else(house: House) -> None:
    (anna,) = await house.people("Anna")
    for name in ("general", "games"):
        house.deny(anna.channel(name), may.SEND_MESSAGES)
    await _invited(house)
    assert await _welcomes(house, anna) == []
    backlog = await house.store.outbox.backlog(timedelta())
    assert (backlog.late, backlog.held, backlog.dead) == (0, 0, 0), "nobody is told of it"
    world = house.standin.world
    hidden, other = (Channel(channel_object(world, world.ids.next(), 0, name, 9)) for name in ("crew", "lounge"))
    hidden.raw["permission_overwrites"] = [overwrite(world.guild_id, 0, deny=may.VIEW_CHANNEL)]
    for channel in (hidden, other):
        world.save_channel(channel)
    await house.later(minutes=1)
    await _invited(house)
    (welcome,) = await _welcomes(house, anna)
    assert welcome.channel_id == other.id


async def test_a_refusal_is_met_by_saying_it_later(house: House) -> None:
    (anna,) = await house.people("Anna")
    house.standin.faults.fail(f"POST /channels/{anna.channel('general')}/messages", times=2, status=503)
    await _invited(house)
    await house.later(minutes=5)
    assert len(await _welcomes(house, anna)) == 1


async def test_no_channel_is_asked_again_that_did_not_take_it(house: House) -> None:
    (anna,) = await house.people("Anna")
    faults = house.standin.faults
    refused = faults.fail(f"POST /channels/{anna.channel('general')}/messages", None, status=403, code=50013)
    faults.fail(f"POST /channels/{anna.channel('games')}/messages", times=2, status=503)
    await _invited(house)
    await house.later(minutes=5)
    assert [each.channel_id for each in await _welcomes(house, anna)] == [anna.channel("games")]
    assert refused.hit == 1


async def test_an_error_that_lasts_leads_to_the_next_channel(house: House) -> None:
    (anna,) = await house.people("Anna")
    house.standin.faults.fail(f"POST /channels/{anna.channel('general')}/messages", None, status=500)
    await _invited(house)
    await house.later(hours=1)
    assert [each.channel_id for each in await _welcomes(house, anna)] == [anna.channel("games")]


async def test_who_is_invited_twice_at_once_says_it_once(house: House) -> None:
    (anna,) = await house.people("Anna")
    house.standin.faults.delay(f"POST /channels/{anna.channel('general')}/messages", 20.0)
    for member in (False, True, False, True):
        house.standin.control.run({"bot": {"member": member}})
        await asyncio.sleep(2)
    await house.later(minutes=5)
    assert len(await _welcomes(house, anna)) == 1


async def test_whoever_presses_learns_a_game_and_opens_a_table_of_it(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    await _invited(house)
    (welcome,) = await _welcomes(house, anna)
    games = await (await ben.press(welcome, "Learn a game")).reply()
    assert games.ephemeral
    assert "kennenlernen" in games.text, "whoever presses reads their own language"
    assert len(games.buttons) == len(offered_games())
    cruise = await (await ben.press(games, "Nusfjord")).reply()
    assert cruise.id == games.id
    assert "Lernfahrt · 1 von" in cruise.text, "nobody has to read the rules first"
    read = await (await ben.press(cruise, "Kurzanleitung")).reply()
    assert read.id == games.id
    assert "Nusfjord in einer Minute" in read.text.splitlines()[0]
    others = await (await ben.press(read, "Andere Spiele")).reply()
    assert [_label(each) for each in others.buttons] == [_label(each) for each in games.buttons]
    read = await (await ben.press(await (await ben.press(others, "Nusfjord")).reply(), "Kurzanleitung")).reply()
    again = await (await ben.press(read, "🎓 Spielend lernen")).reply()
    assert again.text == cruise.text
    read = await (await ben.press(again, "Kurzanleitung")).reply()
    lobby = await (await ben.press(read, "Tisch eröffnen")).reply()
    assert not lobby.ephemeral
    assert lobby.channel_id == welcome.channel_id
    assert "Mitspielen" in map(_label, lobby.buttons)
    assert (await house.store.games.load(lobby.custom_ids[0].split(":")[1])).options["seats"] == 4


@pytest.mark.slow
async def test_whoever_presses_opens_a_table_at_once(house: House) -> None:
    (anna,) = await house.people("Anna")
    await _invited(house)
    (welcome,) = await _welcomes(house, anna)
    games = await (await anna.press(welcome, "Open a table")).reply()
    assert games.ephemeral
    lobby = await (await anna.press(games, "Montego Bay")).reply()
    assert (lobby.ephemeral, "## Montego Bay" in lobby.text) == (False, True)


async def test_settings_are_for_those_who_manage_the_server(house: House) -> None:
    anna, ben = await house.people("Anna", "Ben")
    await _invited(house)
    (welcome,) = await _welcomes(house, anna)
    for person in (anna, ben):
        manages = house.standin.world.guild["owner_id"] == person.id
        reply = await (await person.press(welcome, "Server settings")).reply()
        assert reply.ephemeral
        assert bool(reply.selects) == manages


@pytest.mark.parametrize("choice", ["@welcome.", "@welcome.learn.chess", "@welcome.open.chess", "@open.chess", "@open"])
async def test_what_is_not_on_offer_is_refused_in_a_sentence(house: House, choice: str) -> None:
    (anna,) = await house.people("Anna")
    await _invited(house)
    (welcome,) = await _welcomes(house, anna)
    reply = await (await forged(anna, welcome, control(OWN, 0, choice))).reply()
    assert reply.ephemeral
    assert "belongs to nothing I know" in reply.text
