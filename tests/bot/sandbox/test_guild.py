"""The guild and the application over REST: what a bot may look up and change besides messages."""

import asyncio

import discord
import pytest

from bot.sandbox import permissions as may
from bot.sandbox.people import NotSent, Person
from bot.sandbox.standin import Standin
from tests.bot.sandbox.bare_bot import BareBot


@pytest.fixture
def manager(standin: Standin) -> None:
    """Let the bot manage channels, roles and itself."""
    world = standin.world
    role = next(role for role in world.roles.values() if role["managed"])
    role["permissions"] = str(may.BOT | may.MANAGE_CHANNELS | may.MANAGE_ROLES)
    world.save_role(role)


async def test_guild_can_be_looked_up(bot: BareBot) -> None:
    guild = await bot.fetch_guild(bot.guilds[0].id)
    assert (guild.name, guild.approximate_member_count) == ("Quayside Harbor", 5)
    assert [item.name async for item in bot.fetch_guilds()] == ["Quayside Harbor"]
    assert {channel.name for channel in await guild.fetch_channels()} >= {"games", "harbor-forum"}
    assert {role.name for role in await guild.fetch_roles()} == {"@everyone", "Members", "Quayside", "Skipper"}
    with pytest.raises(discord.NotFound) as unknown:
        await bot.fetch_guild(1)
    assert unknown.value.code == 10004


async def test_application_describes_itself(bot: BareBot) -> None:
    info = await bot.application_info()
    assert info.id == bot.application_id
    assert info.owner.name == "anna"
    shards, url, _ = await bot.http.get_bot_gateway()
    assert (shards, url.startswith("wss://gateway.discord.gg")) == (1, True)


@pytest.mark.usefixtures("manager")
async def test_channels_are_made_changed_and_deleted(bot: BareBot, anna: Person) -> None:
    made = await bot.guilds[0].create_text_channel("league", topic="Tables")
    await anna.wait_until(lambda: str(made.id) in anna.channels or None)
    changed = await made.edit(name="leagues")
    assert changed is not None
    await anna.wait_until(lambda: anna.channels[str(made.id)]["name"] == "leagues" or None)
    await made.set_permissions(bot.guilds[0].default_role, send_messages=False)
    assert (await bot.fetch_channel(made.id)).overwrites  # type: ignore[union-attr]
    await made.set_permissions(bot.guilds[0].default_role, overwrite=None)
    await made.delete()
    await anna.wait_until(lambda: str(made.id) not in anna.channels or None)


async def test_channels_cannot_be_made_without_the_permission(bot: BareBot) -> None:
    with pytest.raises(discord.Forbidden) as refused:
        await bot.guilds[0].create_text_channel("league")
    assert refused.value.code == 50013


@pytest.mark.usefixtures("manager")
async def test_roles_are_made_and_given_and_pinged(bot: BareBot, ben: Person) -> None:
    role = await bot.guilds[0].create_role(name="Fishers", mentionable=True)
    member = await bot.guilds[0].fetch_member(int(ben.id))
    await member.add_roles(role)
    assert role.id in [item.id for item in (await bot.guilds[0].fetch_member(int(ben.id))).roles]
    mentions = discord.AllowedMentions(roles=True)
    sent = await bot.text_channel("games").send(f"<@&{role.id}> the tide is in", allowed_mentions=mentions)
    assert (await ben.wait_for(lambda seen: seen.id == str(sent.id))).pings
    await member.remove_roles(role)
    assert role.id not in [item.id for item in (await bot.guilds[0].fetch_member(int(ben.id))).roles]


async def test_bot_names_itself_and_types(bot: BareBot, standin: Standin) -> None:
    world = standin.world
    everyone = world.roles[world.guild_id]
    world.save_role({**everyone, "permissions": str(may.CHANGE_NICKNAME)})
    await bot.guilds[0].me.edit(nick="Harbour master")
    assert bot.application_id is not None
    assert (await bot.guilds[0].fetch_member(bot.application_id)).nick == "Harbour master"
    async with bot.text_channel("games").typing():
        await asyncio.sleep(0)


async def test_several_messages_are_deleted_at_once(bot: BareBot, standin: Standin) -> None:
    channel = bot.text_channel("games")
    standin.control.set_permissions(str(channel.id), standin.world.bot.id, allow=may.MANAGE_MESSAGES)
    sent = [await channel.send(str(number)) for number in range(3)]
    await channel.delete_messages(sent[:2])
    assert [item.content async for item in channel.history()] == ["2"]


async def test_bot_may_leave(bot: BareBot, anna: Person) -> None:
    await bot.guilds[0].leave()
    await anna.refresh()
    assert anna.commands == []


async def test_self_installed_commands_work_where_the_bot_is_not(bot: BareBot, anna: Person) -> None:
    @bot.tree.command(name="solo", description="A challenge of the day")
    @discord.app_commands.allowed_installs(guilds=True, users=True)
    async def solo(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("alone at sea", ephemeral=True)

    await bot.tree.sync()
    await anna.control(bot={"member": False})
    assert (await (await anna.command("solo")).reply()).content == "alone at sea"
    interaction = bot.interactions[-1]
    assert interaction.is_user_integration()
    assert not interaction.is_guild_integration()
    with pytest.raises((NotSent, LookupError)):
        await anna.command("counter")
