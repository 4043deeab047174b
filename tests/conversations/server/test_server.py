"""What a server's managers set: language, usual clock, channel, hosts, days of vacation. Nobody else can."""

from __future__ import annotations

import pytest

from bot.gateway.controls import OWN, control
from bot.sandbox.autoplay import Table, controls, game_of
from bot.sandbox.discord_objects import channel_object
from bot.sandbox.entities import Channel
from bot.sandbox.people import Person, ShownMessage
from bot.sandbox.permissions import CONNECT, SEND_MESSAGES
from tests.conversations.house import House, forged, menu_of

ANNA = "Anna"
"""Owns the server."""


async def _panel(person: Person) -> ShownMessage:
    return await (await person.command("server")).reply()


async def _pick(person: Person, panel: ShownMessage, what: str, value: str) -> ShownMessage:
    return await (await person.select(panel, menu_of(panel, f"@server.{what}"), [value])).reply()


async def test_the_panel_changes_one_thing_at_a_time(house: House) -> None:
    (anna,) = await house.people(ANNA)
    panel = await _panel(anna)
    assert "the language of whoever opens" in panel.text
    assert "no clock" in panel.text
    assert "Anyone can start a game" in panel.text
    assert "any channel" in panel.text
    assert "30 days" in panel.text
    panel = await _pick(anna, panel, "language", "de")
    panel = await _pick(anna, panel, "clock", "daily")
    panel = await _pick(anna, panel, "hosts", "managers")
    panel = await _pick(anna, panel, "vacation", "14")
    panel = await _pick(anna, panel, "channel", anna.here)
    await house.restart()
    panel = await _panel(anna)
    assert "Messages that everybody sees are in German here" in panel.text
    assert "daily" in panel.text
    assert "Only people who manage" in panel.text
    assert "14 days" in panel.text
    assert f"<#{anna.here}>" in panel.text
    panel = await _pick(anna, panel, "language", "auto")
    panel = await (await anna.press(panel, control(OWN, 0, "@server.everywhere"))).reply()
    assert "the language of whoever opens" in panel.text
    assert "any channel" in panel.text
    assert "daily" in panel.text


async def test_others_get_a_sentence_and_change_nothing(house: House) -> None:
    anna, carla = await house.people(ANNA, "Carla")
    refused = await _panel(carla)
    assert "manage this server" in refused.text
    assert not (await _panel(anna)).text.startswith(refused.text)
    outcome = await forged(carla, refused, control(OWN, 0, "@server.clock"), ["brisk"])
    said = await outcome.reply()
    assert "manage this server" in said.text
    guild = int(house.standin.world.guild_id)
    assert await house.store.people.guild(guild) is None


async def test_in_direct_messages_there_is_no_server(house: House) -> None:
    (anna,) = await house.people(ANNA)
    anna.here = (await anna.say("Hello", channel="@bot")).channel_id
    assert "only works on a server" in (await _panel(anna)).text


@pytest.mark.parametrize(
    ("what", "value"),
    [("clock", "hourly"), ("language", "xx"), ("vacation", "400"), ("hosts", "nobody"), ("channel", "17"), ("", "x")],
)
async def test_what_is_not_on_offer_gets_a_sentence(house: House, what: str, value: str) -> None:
    (anna,) = await house.people(ANNA)
    panel = await _panel(anna)
    await forged(anna, panel, control(OWN, 0, f"@server.{what}"), [value])
    said = await anna.wait_for(lambda seen: seen.ephemeral and "can't read one of the values" in seen.text)
    assert said
    assert await house.store.people.guild(int(house.standin.world.guild_id)) is None


@pytest.mark.slow
async def test_the_usual_clock_is_taken_unless_the_host_says_otherwise(house: House) -> None:
    (anna,) = await house.people(ANNA)
    await _pick(anna, await _panel(anna), "clock", "brisk")
    usual = await (await anna.command("new", "fleet", seats=2)).reply()
    assert "1 day each" in usual.text
    other = await (await anna.command("new", "fleet", seats=2, clock="none")).reply()
    assert "1 day each" not in other.text
    row = await house.store.games.load(game_of(other))
    assert row.options["clock"] == "none"


async def test_the_servers_language_is_that_of_the_table(house: House) -> None:
    anna, carla = await house.people(ANNA, "Carla")
    await _pick(anna, await _panel(anna), "language", "de")
    table = Table([anna, carla], house.rng)
    await table.open("fleet")
    board = await house.board(table, anna)
    assert "Runde 1" in board.content


async def test_where_only_managers_host_others_may_still_join(house: House) -> None:
    anna, carla = await house.people(ANNA, "Carla")
    await _pick(anna, await _panel(anna), "hosts", "managers")
    refused = await (await carla.command("new", "fleet", seats=2)).reply()
    assert refused.ephemeral
    assert "only people who manage it can start games" in refused.text
    table = Table([anna, carla], house.rng)
    await table.open("fleet")
    await house.board(table, carla)


@pytest.mark.slow
async def test_games_are_opened_in_the_games_channel_its_threads_and_direct_messages_only(house: House) -> None:
    (anna,) = await house.people(ANNA)
    home = anna.here
    await _pick(anna, await _panel(anna), "channel", home)
    elsewhere = next(id_ for id_, channel in anna.channels.items() if id_ != home and channel["type"] == 0)
    refused = await (await anna.command("new", "fleet", seats=2, channel=elsewhere)).reply()
    assert refused.ephemeral
    assert f"<#{home}>" in refused.text
    table = Table([anna], house.rng)
    await table.open("fleet")
    await house.board(table, anna)
    await (await anna.command("new", "fleet", seats=2, channel=await house.thread(table))).reply()
    above = await anna.wait_for(lambda seen: seen.channel_id == home and bool(controls(seen, "@join")))
    assert controls(above, "@join"), "in the thread of a game it is opened above"
    direct = (await anna.say("Hello", channel="@bot")).channel_id
    assert controls(await (await anna.command("new", "fleet", seats=2, channel=direct)).reply(), "@join")


@pytest.mark.slow
async def test_a_games_channel_that_was_deleted_binds_nobody(house: House) -> None:
    (anna,) = await house.people(ANNA)
    elsewhere = next(id_ for id_, channel in anna.channels.items() if id_ != anna.here and channel["type"] == 0)
    await _pick(anna, await _panel(anna), "channel", elsewhere)
    house.delete_channel(elsewhere)
    assert controls(await (await anna.command("new", "fleet", seats=2)).reply(), "@join")


async def test_a_german_manager_reads_german(house: House) -> None:
    (ben,) = await house.people("Ben")
    assert "nur ändern, wer diesen Server verwalten darf" in (await _panel(ben)).text


async def test_a_clock_that_only_a_later_version_knows_keeps_nobody_from_playing(house: House) -> None:
    guild_id = int(house.standin.world.guild_id)
    await house.store.people.set_guild(guild_id, settings={"clock": "hasty", "hosts": "managers"})
    (anna,) = await house.people(ANNA)
    panel = await _panel(anna)
    assert "no clock" in panel.text
    assert "Anyone can start a game" not in panel.text
    opened = await (await anna.command("new", "fleet", seats=2)).reply()
    assert controls(opened, "@join")


@pytest.mark.parametrize(("kind", "right", "name"), [(2, CONNECT, "Connect"), (5, SEND_MESSAGES, "Send Messages")])
async def test_what_is_missing_where_games_are_to_start_is_named_at_once(
    house: House, kind: int, right: int, name: str
) -> None:
    (anna,) = await house.people(ANNA)
    world = house.standin.world
    channel = Channel(channel_object(world, world.ids.next(), kind, "lounge", 9) | {"bitrate": 64_000})
    world.save_channel(channel)
    house.standin.services.events.channel("CHANNEL_CREATE", channel)
    house.deny(channel.id, right)
    await house.settled()
    panel = await _pick(anna, await _panel(anna), "channel", channel.id)
    assert f"❌ **{name}** is missing" in panel.text
    house.standin.control.set_permissions(channel.id, world.bot.id, allow=right)
    await house.settled()
    assert "❌" not in (await _panel(anna)).text
