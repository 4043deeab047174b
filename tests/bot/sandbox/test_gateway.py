"""The gateway: intents, drops with and without resuming, orders to reconnect, compression, wrong tokens."""

import asyncio
from collections.abc import Callable

import discord
import pytest

from bot.sandbox.held_time import held_time
from bot.sandbox.people import Person
from bot.sandbox.seed import add_guild
from bot.sandbox.standin import Standin
from tests.bot.sandbox.bare_bot import BareBot
from tests.bot.sandbox.conftest import running


async def until(fits: Callable[[], bool]) -> None:
    """Wait a little for something the library does in its own time."""
    async with asyncio.timeout(20):
        while not fits():  # noqa: ASYNC110 - the library offers no event for it
            await asyncio.sleep(0.005)


async def test_dropped_connection_is_resumed_and_nothing_is_missed(
    bot: BareBot, standin: Standin, anna: Person
) -> None:
    connections = standin.gateway.connections
    standin.faults.drop_gateway()
    said = await anna.command("counter")  # acknowledged only once the bot is back
    assert said.acked
    assert bot.resumed == 1
    assert standin.gateway.connections == connections + 1
    assert len(bot.interactions) == 1


async def test_session_that_cannot_resume_starts_anew(bot: BareBot, standin: Standin, anna: Person) -> None:
    bot.is_up.clear()
    standin.faults.drop_gateway(resumable=False)
    await asyncio.wait_for(bot.is_up.wait(), 20)
    assert bot.resumed == 0
    assert (await anna.command("counter")).acked


@pytest.mark.parametrize("code", [4000, 4009])
async def test_close_codes_lead_back(bot: BareBot, standin: Standin, anna: Person, code: int) -> None:
    standin.faults.drop_gateway(code=code)
    assert (await anna.command("counter")).acked


async def test_a_connection_on_which_nothing_is_said_lives_by_its_heartbeat(bot: BareBot, standin: Standin) -> None:
    connections = standin.gateway.connections
    await asyncio.sleep(20 * standin.gateway.heartbeat_interval)
    assert standin.gateway.connections == connections
    assert not bot.is_closed()


async def test_order_to_reconnect_resumes(bot: BareBot, standin: Standin, anna: Person) -> None:
    standin.faults.ask_to_reconnect()
    await until(lambda: bot.resumed == 1)
    assert (await anna.command("counter")).acked


async def test_held_events_arrive_late_and_in_order(bot: BareBot, standin: Standin, anna: Person) -> None:
    standin.faults.hold_gateway()
    said = [await anna.say(f"<@{bot.application_id}> {number}") for number in range(3)]
    await asyncio.sleep(0.03)
    assert bot.heard == []
    standin.faults.release_gateway()
    await until(lambda: len(bot.heard) == 3)
    assert [str(item.id) for item in bot.heard] == [item.id for item in said]


async def test_each_guild_has_its_own_channels_and_what_is_done_there(standin: Standin) -> None:
    second = add_guild(standin.world, "Second Harbour", "second")
    anna = await standin.person("Anna")
    async with running(BareBot(standin), standin) as bot:
        first_id, second_id = int(standin.world.guild_id), int(standin.world.guild_of(second))
        guild = bot.get_guild(second_id)
        assert guild is not None
        assert {each.id for each in bot.guilds} == {first_id, second_id}
        assert [each.name for each in guild.channels] == ["second"]
        assert guild.default_role.id == second_id
        assert (await bot.fetch_guild(second_id)).name == "Second Harbour"
        assert (await anna.command("counter", channel=second.id)).acked
        assert bot.interactions[-1].guild_id == second_id
        thread = await guild.text_channels[0].create_thread(name="a game", type=discord.ChannelType.public_thread)
        await anna.say(f"<@{bot.application_id}> here", str(thread.id))
        await until(lambda: any((each.guild, each.channel) == (guild, thread) for each in bot.heard))
        assert [each.id for each in await guild.active_threads()] == [thread.id]
        assert await bot.guilds[0].active_threads() == []


async def test_events_are_sent_to_those_who_asked_for_them(standin: Standin, anna: Person) -> None:
    deaf = BareBot(standin, discord.Intents(guilds=True))
    async with running(deaf, standin):
        await anna.say(f"<@{deaf.application_id}> hello?")
        assert (await anna.command("counter")).acked
        assert deaf.heard == []


async def test_privileged_intents_must_be_granted(standin: Standin) -> None:
    intents = discord.Intents.default()
    intents.members = True
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(BareBot(standin, intents), standin):
            pass
    standin.gateway.granted_intents = intents.value
    async with running(BareBot(standin, intents), standin) as bot:
        assert {member.display_name for member in bot.guilds[0].members} >= {"Anna", "Ben"}


async def test_message_content_is_shown_to_the_granted(standin: Standin, anna: Person) -> None:
    intents = discord.Intents.default()
    intents.message_content = True
    standin.gateway.granted_intents = intents.value
    async with running(BareBot(standin, intents), standin) as bot:
        await anna.say("plain words")
        await until(lambda: bool(bot.heard))
        assert bot.heard[0].content == "plain words"


async def test_wrong_token_cannot_log_in(standin: Standin) -> None:
    bot = BareBot(standin)
    with pytest.raises(discord.LoginFailure):
        await bot.start("nobody")
    await bot.close()


async def test_who_identifies_again_within_five_seconds_gets_no_session_and_comes_back_later(standin: Standin) -> None:
    async with running(BareBot(standin), standin):
        pass
    began = held_time().time()
    async with running(BareBot(standin), standin):
        assert 4.9 < held_time().time() - began < 15


async def test_a_bot_that_identifies_too_often_in_a_day_loses_its_token(standin: Standin) -> None:
    standin.faults.identify_every_s = 0.0
    standin.gateway.starts_a_day = 2
    before = standin.token
    for left in (1, 0):
        async with running(BareBot(standin), standin) as bot:
            limit = await bot.http.get_bot_gateway()
            assert standin.gateway.starts_left == left, limit
    with pytest.raises(discord.ConnectionClosed) as closed:
        async with running(BareBot(standin), standin):
            pass
    assert closed.value.code == 4004
    assert standin.token != before
    clock = standin.clock
    clock.advance(86_400)
    async with running(BareBot(standin), standin) as bot:
        assert bot.is_ready()


async def test_two_bots_in_shards_share_the_events(standin: Standin, anna: Person) -> None:
    class Shard(BareBot):
        def __init__(self, shard: int) -> None:
            super().__init__(standin, shard_id=shard, shard_count=2)

    guild_shard = (int(standin.world.guild_id) >> 22) % 2
    async with (
        running(Shard(guild_shard), standin) as mine,
        running(Shard(1 - guild_shard), standin) as other,
    ):
        assert (len(mine.guilds), len(other.guilds)) == (1, 0)
        assert (await anna.command("counter")).acked
        assert (len(mine.interactions), len(other.interactions)) == (1, 0)
