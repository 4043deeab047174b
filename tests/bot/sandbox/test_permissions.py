"""Permissions add up from roles and overwrites, and the bot is refused as Discord refuses it."""

import discord
import pytest

from bot.sandbox import permissions as may
from bot.sandbox.people import NotSent, Person
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from tests.bot.sandbox.bare_bot import BareBot, picture


def test_overwrites_go_from_everyone_over_roles_to_the_member() -> None:
    world = new_world()
    ben, channel = world.person("Ben"), world.channel_named("games")
    skipper = next(role_id for role_id, role in world.roles.items() if role["name"] == "Skipper")
    world.members[ben.id]["roles"].append(skipper)

    def set_overwrites(*entries: tuple[str, int, int]) -> int:
        channel.raw["permission_overwrites"] = [
            {"id": target, "type": int(target == ben.id), "allow": str(allow), "deny": str(deny)}
            for target, allow, deny in entries
        ]
        world.save_channel(channel)
        return may.permissions_in(world, ben.id, channel)

    send = may.SEND_MESSAGES
    assert not set_overwrites((world.guild_id, 0, send)) & send
    assert set_overwrites((world.guild_id, 0, send), (skipper, send, 0)) & send
    assert not set_overwrites((skipper, send, 0), (ben.id, 0, send)) & send
    assert set_overwrites((world.guild_id, 0, may.VIEW_CHANNEL)) == 0


def test_the_owner_may_everything_and_strangers_nothing() -> None:
    world = new_world()
    channel = world.channel_named("announcements")
    assert may.permissions_in(world, world.owner_id, channel) == may.EVERYTHING
    assert may.permissions_in(world, "1", channel) == 0


async def test_read_only_channel_answers_missing_permissions(bot: BareBot) -> None:
    with pytest.raises(discord.Forbidden) as refused:
        await bot.text_channel("announcements").send("news")
    assert refused.value.code == 50013


async def test_hidden_channel_answers_missing_access_and_vanishes(bot: BareBot, standin: Standin, anna: Person) -> None:
    channel = bot.text_channel("games")
    bot_role = next(role_id for role_id, role in standin.world.roles.items() if role["managed"])
    await anna.control(permissions={"channel": str(channel.id), "id": bot_role, "deny": ["view_channel"]})
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("anyone?")
    assert refused.value.code == 50001
    await anna.say("the bot hears nothing of this")
    assert bot.heard == []


async def test_files_need_their_own_permission(bot: BareBot, standin: Standin) -> None:
    channel = bot.text_channel("games")
    standin.control.set_permissions(str(channel.id), standin.world.bot.id, deny=may.ATTACH_FILES)
    await channel.send("words only")
    with pytest.raises(discord.Forbidden) as refused:
        await channel.send("board", file=picture())
    assert refused.value.code == 50013


async def test_answer_to_an_interaction_needs_no_permission(bot: BareBot, standin: Standin, anna: Person) -> None:
    standin.control.set_permissions(anna.here, standin.world.bot.id, deny=may.SEND_MESSAGES)
    assert (await (await anna.command("counter")).reply()).content == "counted 0"
    assert not bot.interactions[-1].app_permissions.send_messages


async def test_people_without_the_right_to_commands_cannot_use_them(
    bot: BareBot, standin: Standin, ben: Person
) -> None:
    standin.control.set_permissions(ben.here, standin.world.guild_id, deny=may.USE_APPLICATION_COMMANDS)
    with pytest.raises(NotSent) as refused:
        await ben.command("counter")
    assert refused.value.code == 50013


async def test_person_who_left_the_guild_is_no_member(bot: BareBot, standin: Standin, ben: Person) -> None:
    assert (await bot.guilds[0].fetch_member(int(ben.id))).display_name == "Ben"
    await ben.control(person={"id": ben.id, "member": False})
    with pytest.raises(discord.NotFound) as unknown:
        await bot.guilds[0].fetch_member(int(ben.id))
    assert unknown.value.code == 10007
    with pytest.raises(NotSent):
        await ben.command("counter")
    assert (await ben.refresh())["guilds"] == []


async def test_bot_that_left_sees_nothing_until_it_comes_back(bot: BareBot, standin: Standin, anna: Person) -> None:
    channel = bot.text_channel("games")
    await anna.control(bot={"member": False})
    with pytest.raises(discord.Forbidden):
        await channel.send("anyone?")
    await anna.control(bot={"member": True})
    await channel.send("back again")
    await anna.wait_for(lambda seen: seen.content == "back again")


async def test_private_channel_is_shown_to_those_who_may_see_it(
    bot: BareBot, standin: Standin, anna: Person, ben: Person
) -> None:
    standin.control.set_permissions(anna.here, standin.world.guild_id, deny=may.VIEW_CHANNEL)
    standin.control.set_permissions(anna.here, standin.world.bot.id, allow=may.VIEW_CHANNEL)
    await bot.text_channel("games").send("quietly")
    await anna.wait_for(lambda seen: seen.content == "quietly")
    assert not [seen for seen in ben.seen.values() if seen.content == "quietly"]
    with pytest.raises(NotSent) as refused:
        await ben.messages(anna.here)
    assert refused.value.code == 50001
