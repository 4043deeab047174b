"""Who comes from elsewhere: watching and playing by direct message, and what a removed follower hears."""

from __future__ import annotations

from datetime import timedelta
from typing import Any

import discord
import pytest

from bot.errors import Sorry
from bot.gateway.controls import control
from bot.sandbox import permissions as may
from bot.sandbox.autoplay import controls
from bot.sandbox.people import ShownMessage
from tests.conversations.around_the_table import do
from tests.conversations.house import House, eventually, forged

UNSEEN = ("in a channel you can't see", "den du nicht siehst")


def _direct(seen: ShownMessage) -> bool:
    return not seen.ephemeral and "guild_id" not in seen.raw


def _unseen(text: str) -> bool:
    return any(words in text for words in UNSEEN)


@pytest.mark.slow
async def test_a_member_watches_by_direct_message_until_the_channel_is_closed_to_them(house: House) -> None:
    table, _ = await house.game("Anna", "Ben")
    (carla,) = await house.people("Carla")
    seen = await (await carla.command("board", channel="@bot", game=table.game_id)).reply()
    assert controls(seen, "@following")
    row = await house.store.games.load(table.game_id)
    house.standin.control.set_permissions(str(row.channel_id), carla.id, deny=may.VIEW_CHANNEL)
    assert _unseen((await (await carla.command("board", channel="@bot", game=table.game_id)).reply()).text)
    assert _unseen((await (await forged(carla, seen, control(table.game_id, 0, "@text"))).reply()).text)
    assert await carla.autocomplete("board", focused="part", channel="@bot", game=table.game_id) == []


@pytest.mark.slow
async def test_a_player_who_loses_sight_of_the_channel_plays_on_and_one_who_is_removed_does_not(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    ben = next(person for person in people if person.name == "Ben")
    row = await house.store.games.load(table.game_id)
    house.standin.control.set_permissions(str(row.channel_id), ben.id, deny=may.VIEW_CHANNEL)
    panel = await (await ben.command("play", channel="@bot")).reply()
    assert controls(panel, "@table")
    house.standin.control.set_member(ben.id, False)
    house.ahead += timedelta(minutes=2)
    before = await house.saved(table)
    for action in ("@play", "@away", "@quit.yes", "@table"):
        assert _unseen((await (await forged(ben, panel, control(table.game_id, 0, action))).reply()).text), action
    assert await house.saved(table) == before


async def test_a_control_copied_to_another_server_opens_nothing(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    elsewhere: Any = discord.Interaction.__new__(discord.Interaction)
    elsewhere.channel, elsewhere.guild_id, elsewhere.user = discord.Object(5), 6, discord.Object(7)
    with pytest.raises(Sorry) as refused:
        await house.app.core.visibility.check(elsewhere, table.game_id)
    assert refused.value.key == "access-unseen"
    elsewhere.user = discord.Object(int(anna.id))  # she plays, and is still a member where it is played
    await house.app.core.visibility.check(elsewhere, table.game_id)


@pytest.mark.slow
async def test_a_player_is_let_in_while_discord_does_not_say_whether_they_are_still_there(house: House) -> None:
    table, people = await house.game("Anna", "Ben")
    house.standin.faults.fail("GET **/members/*", None, status=403)
    panel = await (await people[0].command("play", channel="@bot", game=table.game_id)).reply()
    assert controls(panel, "@table")
    assert [each for each in house.standin.requests if "/members/" in each.path and each.status == 403]


@pytest.mark.slow
async def test_a_follower_who_was_removed_hears_nothing_of_the_end(house: House) -> None:
    table, (anna, _) = await house.game("Anna", "Ben")
    (carla, dora) = await house.people("Carla", "Dora")
    for person in (carla, dora):
        panel = await (await person.command("follow", game=table.game_id)).reply()
        await (await person.press(panel, f"q:{table.game_id}:0:@follow.end")).reply()
    house.standin.control.set_member(carla.id, False)
    await do(table, anna, "@end.yes")
    await dora.wait_for(_direct)

    async def forgotten() -> bool:
        return await house.store.follows.follow_of(int(carla.id), table.game_id) is None

    await eventually(forgotten)
    assert not any(map(_direct, carla.seen.values()))
