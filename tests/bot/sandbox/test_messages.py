"""Messages over REST, as the bot sends, reads, edits and deletes them."""

import discord
import pytest

from bot.sandbox import permissions as may
from bot.sandbox.people import Person
from bot.sandbox.standin import Standin
from tests.bot.sandbox.bare_bot import BareBot, Board, picture


async def test_sent_message_reaches_people_and_the_gateway(bot: BareBot, anna: Person) -> None:
    sent = await bot.text_channel("games").send("ahoy")
    seen = await anna.wait_for(lambda message: message.content == "ahoy")
    assert seen.id == str(sent.id)
    assert not seen.pings
    assert (await bot.text_channel("games").fetch_message(sent.id)).content == "ahoy"


async def test_lists_go_before_after_and_around(bot: BareBot) -> None:
    channel = bot.text_channel("games")
    sent = [await channel.send(str(number)) for number in range(7)]
    before = [item.content async for item in channel.history(before=sent[3], limit=2)]
    after = [item.content async for item in channel.history(after=sent[3], limit=2)]
    around = [item.content async for item in channel.history(around=sent[3], limit=3)]
    assert before == ["2", "1"]
    assert after == ["4", "5"]
    assert sorted(around) == ["2", "3", "4"]


async def test_same_nonce_returns_the_first_message_for_some_minutes(bot: BareBot, standin: Standin) -> None:
    channel = bot.text_channel("games")
    first = await channel.send("once", nonce="turn-7")
    again = await channel.send("once", nonce="turn-7")
    assert again.id == first.id
    standin.clock.advance(600)
    later = await channel.send("once", nonce="turn-7")
    assert later.id != first.id


async def test_mentions_ping_whom_allowed_mentions_lets_through(bot: BareBot, anna: Person, ben: Person) -> None:
    channel = bot.text_channel("games")
    text = f"<@{anna.id}> and <@{ben.id}>, @everyone"
    only_anna = discord.AllowedMentions(users=[discord.Object(int(anna.id))], everyone=False, roles=False)
    sent = await channel.send(text, allowed_mentions=only_anna)
    assert [user.id for user in sent.mentions] == [int(anna.id)]
    assert (await anna.wait_for(lambda message: message.id == str(sent.id))).pings
    assert not (await ben.wait_for(lambda message: message.id == str(sent.id))).pings


async def test_text_displays_mention_too_and_edits_never_ping(bot: BareBot, anna: Person) -> None:
    channel = bot.text_channel("games")
    sent = await channel.send(view=Board(f"your turn <@{anna.id}>"), file=picture())
    assert (await anna.wait_for(lambda message: message.id == str(sent.id))).pings
    quiet = await channel.send("nothing")
    await quiet.edit(content=f"<@{anna.id}>")
    seen = await anna.wait_for(lambda message: message.id == str(quiet.id) and message.version == 1)
    assert not seen.pings


async def test_everyone_needs_the_permission(bot: BareBot, anna: Person) -> None:
    sent = await bot.text_channel("games").send("@everyone", allowed_mentions=discord.AllowedMentions.all())
    assert not sent.mention_everyone
    assert not (await anna.wait_for(lambda message: message.id == str(sent.id))).pings


async def test_edit_keeps_files_and_an_empty_list_removes_them(bot: BareBot) -> None:
    sent = await bot.text_channel("games").send("board", file=picture())
    assert sent.attachments[0].description == "A board in one colour"
    kept = await sent.edit(content="same board")
    assert len(kept.attachments) == 1
    removed = await kept.edit(attachments=[])
    assert removed.attachments == []


async def test_edited_gallery_shows_the_fresh_upload(bot: BareBot, anna: Person) -> None:
    sent = await bot.text_channel("games").send(view=Board("one"), file=picture("navy"))
    assert sent.attachments == []
    first = await anna.wait_for(lambda message: message.text == "one")
    old = await anna.fetch(first.pictures[0]["url"])
    await sent.edit(view=Board("two"), attachments=[picture("red")])
    second = await anna.wait_for(lambda message: message.text == "two")
    assert await anna.fetch(second.pictures[0]["url"]) != old


async def test_gallery_edit_can_be_made_to_fail(bot: BareBot, standin: Standin) -> None:
    sent = await bot.text_channel("games").send(view=Board("one"), file=picture())
    standin.faults.refuse_gallery_edits = True
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(view=Board("two"), attachments=[picture("red")])
    assert (refused.value.status, refused.value.code) == (400, 50035)


async def test_attachment_addresses_expire_for_the_bot_but_not_for_the_page(
    bot: BareBot, standin: Standin, anna: Person
) -> None:
    sent = await bot.text_channel("games").send("board", file=picture())
    (attachment,) = sent.attachments
    content = await attachment.read()
    assert content.startswith(b"\x89PNG")
    standin.clock.advance(25 * 3600)
    with pytest.raises(discord.NotFound):
        await attachment.read()
    shown = await anna.wait_for(lambda message: message.id == str(sent.id))
    assert await anna.fetch(shown.pictures[0]["url"]) == content
    (renewed,) = (await bot.text_channel("games").fetch_message(sent.id)).attachments
    assert await renewed.read() == content


async def test_delete_removes_for_all(bot: BareBot, anna: Person) -> None:
    sent = await bot.text_channel("games").send("gone soon")
    await anna.wait_for(lambda message: message.id == str(sent.id))
    await sent.delete()
    await anna.wait_until(lambda: str(sent.id) not in anna.seen or None)
    with pytest.raises(discord.NotFound) as unknown:
        await bot.text_channel("games").fetch_message(sent.id)
    assert unknown.value.code == 10008


async def test_pins_are_listed_and_announced(bot: BareBot, standin: Standin) -> None:
    channel = bot.text_channel("games")
    standin.control.set_permissions(str(channel.id), standin.world.bot.id, allow=may.PIN_MESSAGES | may.MANAGE_MESSAGES)
    sent = await channel.send("keep this")
    await sent.pin()
    assert [item.content async for item in channel.pins()] == ["keep this"]
    assert [item.type async for item in channel.history(limit=1)] == [discord.MessageType.pins_add]
    await sent.unpin()
    assert [item async for item in channel.pins()] == []


async def test_reactions_come_and_go(bot: BareBot, standin: Standin) -> None:
    channel = bot.text_channel("games")
    standin.control.set_permissions(str(channel.id), standin.world.bot.id, allow=may.ADD_REACTIONS)
    sent = await channel.send("vote")
    await sent.add_reaction("⚓")
    (reaction,) = (await channel.fetch_message(sent.id)).reactions
    assert (str(reaction.emoji), reaction.count, reaction.me) == ("⚓", 1, True)
    assert bot.user is not None
    await sent.remove_reaction("⚓", bot.user)
    assert (await channel.fetch_message(sent.id)).reactions == []


async def test_reply_points_to_its_message(bot: BareBot, anna: Person) -> None:
    said = await anna.say("who is there?")
    channel = bot.text_channel("games")
    answer = await (await channel.fetch_message(int(said.id))).reply("the harbour master")
    assert answer.reference is not None
    assert answer.reference.message_id == int(said.id)
    assert (await anna.wait_for(lambda message: message.id == str(answer.id))).pings


async def test_content_of_others_is_hidden_without_the_intent(bot: BareBot, anna: Person) -> None:
    await anna.say("secret chatter")
    await anna.say(f"<@{bot.application_id}> hello")
    channel = bot.text_channel("games")
    assert [item.content async for item in channel.history()] == [f"<@{bot.application_id}> hello", ""]
    assert [item.content for item in bot.heard] == ["", f"<@{bot.application_id}> hello"]


async def test_direct_messages_reach_one_person_until_they_close_them(
    bot: BareBot, standin: Standin, anna: Person, ben: Person
) -> None:
    user = await bot.fetch_user(int(anna.id))
    await user.send("psst")
    seen = await anna.wait_for(lambda message: message.content == "psst")
    assert seen.channel_id in anna.channels
    assert seen.channel_id not in ben.channels
    await anna.control(person={"id": anna.id, "closed": True})
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("again")
    assert closed.value.code == 50007


async def test_person_writes_to_the_bot_directly(bot: BareBot, anna: Person) -> None:
    said = await anna.say("hello bot", "@bot")
    asked = await anna.command("counter", channel=said.channel_id)
    assert (await asked.reply()).content == "counted 0"
    assert bot.interactions[-1].guild is None
    assert bot.heard[0].content == "hello bot"
