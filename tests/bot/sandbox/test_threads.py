"""Threads: starting, members, archiving by silence and by hand, locked ones, forum posts."""

import asyncio

import discord
import pytest
from discord.http import handle_message_parameters

from bot.sandbox import permissions as may
from bot.sandbox.people import NotSent, Person
from bot.sandbox.standin import Standin
from tests.bot.sandbox.bare_bot import BareBot, Counter, picture


@pytest.fixture
def managing(standin: Standin) -> None:
    """The bot may manage threads in #games, which its invitation does not ask for."""
    games = standin.world.channel_named("games").id
    standin.control.set_permissions(games, standin.world.bot.id, allow=may.MANAGE_THREADS)


async def thread_in(bot: BareBot, minutes: int = 10080) -> discord.Thread:
    return await bot.text_channel("games").create_thread(
        name="Fleet #1",
        type=discord.ChannelType.public_thread,
        auto_archive_duration=minutes,  # type: ignore[arg-type]
    )


async def test_thread_on_a_message_takes_its_id(bot: BareBot, anna: Person) -> None:
    posted = await bot.text_channel("games").send("new game")
    thread = await posted.create_thread(name="Fleet #1", auto_archive_duration=10080)
    assert thread.id == posted.id
    await thread.send("the board")
    seen = await anna.wait_for(lambda message: message.content == "the board")
    assert seen.channel_id == str(thread.id) == anna.channel("Fleet #1")
    with pytest.raises(discord.HTTPException) as again:
        await posted.create_thread(name="Fleet #2")
    assert again.value.code == 160004


async def test_thread_without_a_message_is_announced_in_its_channel(bot: BareBot) -> None:
    thread = await thread_in(bot)
    notes = [item.type async for item in bot.text_channel("games").history()]
    assert notes == [discord.MessageType.thread_created]
    assert bot.guilds[0].get_thread(thread.id) is not None
    assert [item.id for item in await bot.guilds[0].active_threads()] == [thread.id]


@pytest.mark.usefixtures("managing")
async def test_members_are_added_by_hand_by_speaking_and_by_mention(bot: BareBot, anna: Person, ben: Person) -> None:
    thread = await thread_in(bot)
    await thread.add_user(discord.Object(int(anna.id)))
    await thread.send(f"<@{ben.id}>, your turn")
    members = {member.id for member in await thread.fetch_members()}
    assert members == {bot.application_id, int(anna.id), int(ben.id)}
    await thread.remove_user(discord.Object(int(ben.id)))
    assert int(ben.id) not in {member.id for member in await thread.fetch_members()}


async def test_joined_only_people_are_spared_the_threads_of_others(bot: BareBot, standin: Standin) -> None:
    carla = await standin.person("Carla", joined_only=True)
    dora = await standin.person("Dora", joined_only=True)
    thread = await thread_in(bot)
    await thread.add_user(discord.Object(int(dora.id)))
    await thread.send("the board")
    await thread.send(f"<@{carla.id}> joins")
    await dora.wait_for(lambda seen: seen.content == "the board")
    await carla.wait_for(lambda seen: "joins" in seen.content)
    assert not [seen for seen in carla.seen.values() if seen.content == "the board"]


async def test_silent_thread_archives_itself_and_a_message_wakes_it(
    bot: BareBot, standin: Standin, anna: Person
) -> None:
    thread = await thread_in(bot, 60)
    standin.clock.advance(59 * 60)
    await thread.send("still here")
    standin.clock.advance(59 * 60)
    assert not standin.world.channel(str(thread.id)).archived
    standin.clock.advance(2 * 60)
    assert standin.world.channel(str(thread.id)).archived
    await thread.send("awake again")
    assert not standin.world.channel(str(thread.id)).archived
    standin.clock.advance(61 * 60)
    assert standin.world.channel(str(thread.id)).archived


async def test_messages_of_an_archived_thread_cannot_be_edited(bot: BareBot, anna: Person) -> None:
    thread = await thread_in(bot)
    posted = await thread.send("board")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as archived:
        await posted.edit(content="new board")
    assert archived.value.code == 50083
    found = [item.id async for item in bot.text_channel("games").archived_threads()]
    assert found == [thread.id]
    await thread.edit(archived=False)
    await posted.edit(content="new board")


async def test_messages_of_an_archived_thread_are_deleted_unless_it_is_locked(bot: BareBot, standin: Standin) -> None:
    thread = await thread_in(bot)
    first, second = await thread.send("first"), await thread.send("second")
    await thread.edit(archived=True)
    await first.delete()
    standin.control.run({"thread": {"id": str(thread.id), "locked": True}})
    with pytest.raises(discord.HTTPException) as refused:
        await second.delete()
    assert refused.value.code == 50083


async def test_a_followup_in_an_archived_thread_is_refused_as_the_answer_is(
    bot: BareBot, standin: Standin, anna: Person
) -> None:
    thread = await thread_in(bot)
    await thread.send("board", view=Counter())
    posted = await anna.wait_for(lambda seen: seen.content == "board")
    pressing = asyncio.create_task(anna.press(posted, "Silent"))
    interaction = await bot.arrival("silent")
    await interaction.response.defer(thinking=True, ephemeral=True)
    assert (await pressing).acked
    standin.control.run({"thread": {"id": str(thread.id), "archived": True}})
    for locked in (False, True):
        standin.control.run({"thread": {"id": str(thread.id), "locked": locked}})
        with pytest.raises(discord.HTTPException) as refused:
            await interaction.followup.send("counted", ephemeral=True)
        assert refused.value.code == 50083


async def test_click_that_a_thread_falls_asleep_behind_changes_nothing(bot: BareBot, anna: Person) -> None:
    thread = await thread_in(bot)
    await thread.send("board", view=Counter())
    posted = await anna.wait_for(lambda seen: seen.content == "board")
    pressing = asyncio.create_task(anna.press(posted, "Silent"))
    interaction = await bot.arrival("silent")
    await thread.edit(archived=True)
    with pytest.raises(discord.HTTPException) as archived:
        await interaction.response.edit_message(content="counted")
    assert archived.value.code == 50083
    await discord.InteractionResponse(interaction).defer()
    assert (await pressing).acked
    await thread.edit(archived=False)
    await interaction.edit_original_response(content="awake")
    await anna.wait_for(lambda seen: seen.content == "awake")


@pytest.mark.usefixtures("managing")
async def test_locked_thread_is_for_those_who_manage_threads(
    bot: BareBot, standin: Standin, anna: Person, ben: Person
) -> None:
    thread = await thread_in(bot)
    await thread.edit(locked=True)
    await thread.send("the bot manages threads")
    with pytest.raises(NotSent) as refused:
        await ben.say("may I?", str(thread.id))
    assert refused.value.code == 160005
    channel = str(bot.text_channel("games").id)
    standin.control.set_permissions(channel, standin.world.bot.id, deny=may.MANAGE_THREADS)
    with pytest.raises(discord.HTTPException) as locked:
        await thread.send("and now?")
    assert locked.value.code == 160005


async def test_private_thread_is_seen_by_its_members_only(bot: BareBot, standin: Standin, ben: Person) -> None:
    thread = await bot.text_channel("games").create_thread(name="Secret", type=discord.ChannelType.private_thread)
    await thread.add_user(discord.Object(int(ben.id)))
    await thread.send("between us")
    await ben.wait_for(lambda seen: seen.content == "between us")
    carla = await standin.person("Carla")
    with pytest.raises(NotSent) as refused:
        await carla.messages(str(thread.id))
    assert refused.value.code == 50001


async def test_forum_post_is_a_thread_with_its_first_message(bot: BareBot, anna: Person) -> None:
    forum = next(each for each in bot.guilds[0].forums if not each.flags.require_tag)
    post = await forum.create_thread(name="League", content="the table", file=picture())
    assert post.message.id == post.thread.id
    assert len(post.message.attachments) == 1
    assert [seen.content for seen in await anna.messages(str(post.thread.id))] == ["the table"]
    with pytest.raises(discord.HTTPException) as refused:
        await bot.http.send_message(forum.id, params=handle_message_parameters("no place for this"))
    assert refused.value.code == 50024


async def test_a_forum_that_demands_a_tag_takes_no_post_without_and_none_that_only_moderators_set(bot: BareBot) -> None:
    forum = next(each for each in bot.guilds[0].forums if each.flags.require_tag)
    moderated, free = forum.available_tags
    for tags, code in (([], 40067), ([moderated], 50013), ([discord.ForumTag(name="made up")], 10087)):
        with pytest.raises(discord.HTTPException) as refused:
            await forum.create_thread(name="League", content="the table", applied_tags=tags)
        assert refused.value.code == code
    post = await forum.create_thread(name="League", content="the table", applied_tags=[free])
    assert post.thread.applied_tags == [free]


async def test_an_announcement_channel_has_no_private_threads(bot: BareBot) -> None:
    with pytest.raises(discord.HTTPException) as refused:
        await bot.text_channel("harbor-news").create_thread(name="Secret", type=discord.ChannelType.private_thread)
    assert refused.value.code == 50024


@pytest.mark.usefixtures("managing")
async def test_deleted_thread_is_gone(bot: BareBot, anna: Person) -> None:
    thread = await thread_in(bot)
    await anna.wait_until(lambda: str(thread.id) in anna.channels or None)
    await thread.delete()
    await anna.wait_until(lambda: str(thread.id) not in anna.channels or None)
    with pytest.raises(discord.NotFound) as unknown:
        await thread.send("hello?")
    assert unknown.value.code == 10003
