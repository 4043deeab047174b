"""The life of an interaction: 3 seconds, one acknowledgement, 15 minutes, answers of every kind."""

import asyncio

import aiohttp
import discord
import pytest

from bot.sandbox.people import NotSent, Outcome, Person, ShownMessage
from bot.sandbox.standin import Standin
from tests.bot.sandbox.bare_bot import BareBot, picture


async def silent_click(bot: BareBot, anna: Person) -> tuple[discord.Interaction, "asyncio.Task[Outcome]", ShownMessage]:
    """A click the bot does not answer by itself, so that the test can."""
    posted = await (await anna.command("counter")).reply()
    pressing = asyncio.create_task(anna.press(posted, "Silent"))
    return await bot.arrival("silent"), pressing, posted


async def test_answer_after_three_seconds_finds_no_interaction(bot: BareBot, standin: Standin, anna: Person) -> None:
    interaction, pressing, _ = await silent_click(bot, anna)
    standin.clock.advance(3.1)
    assert (await pressing).failed
    with pytest.raises(discord.NotFound) as late:
        await interaction.response.send_message("too late")
    assert late.value.code == 10062


async def test_second_acknowledgement_is_refused(bot: BareBot, anna: Person) -> None:
    interaction, pressing, _ = await silent_click(bot, anna)
    await interaction.response.defer()
    assert (await pressing).acked
    again = discord.InteractionResponse(interaction)
    with pytest.raises(discord.HTTPException) as second:
        await again.send_message("again")
    assert (second.value.status, second.value.code) == (400, 40060)


async def test_token_lives_fifteen_minutes(bot: BareBot, standin: Standin, anna: Person) -> None:
    interaction, pressing, _ = await silent_click(bot, anna)
    await interaction.response.send_message("first", ephemeral=True)
    await pressing
    standin.clock.advance(14 * 60)
    await interaction.edit_original_response(content="second")
    standin.clock.advance(61)
    with pytest.raises(discord.HTTPException) as expired:
        await interaction.edit_original_response(content="third")
    assert (expired.value.status, expired.value.code) == (401, 50027)


async def test_ephemeral_answer_cannot_be_reached_over_its_channel(bot: BareBot, anna: Person) -> None:
    interaction, pressing, _ = await silent_click(bot, anna)
    await interaction.response.send_message("secret", ephemeral=True)
    whispered = (await pressing).message
    assert whispered is not None
    with pytest.raises(discord.NotFound):
        await bot.text_channel("games").fetch_message(int(whispered.id))
    assert "secret" not in [item.content async for item in bot.text_channel("games").history()]
    assert (await interaction.original_response()).content == "secret"
    await interaction.delete_original_response()
    await anna.wait_until(lambda: whispered.id not in anna.seen or None)


async def test_followups_are_messages_of_their_own(bot: BareBot, anna: Person, ben: Person) -> None:
    interaction, pressing, _ = await silent_click(bot, anna)
    await interaction.response.defer()
    outcome = await pressing
    public = await interaction.followup.send("for all", wait=True)
    private = await interaction.followup.send("for you", ephemeral=True, wait=True)
    await public.edit(content="for all of you")
    assert (await outcome.reply()).content in ("for all of you", "for you")
    await ben.wait_for(lambda seen: seen.content == "for all of you")
    assert str(private.id) not in ben.seen
    assert (await anna.wait_for(lambda seen: seen.id == str(private.id))).ephemeral


async def test_an_old_message_that_changes_does_not_hide_what_came_after_it(
    bot: BareBot, standin: Standin, anna: Person
) -> None:
    old = await bot.text_channel("games").send("long before")
    late = await standin.person("Ben")
    interaction, pressing, _ = await silent_click(bot, late)
    await interaction.response.defer()
    outcome = await pressing
    followup = await interaction.followup.send("for you", ephemeral=True, wait=True)
    await old.edit(content="changed")
    await late.wait_for(lambda seen: seen.content == "changed")
    assert (await outcome.reply()).id == str(followup.id)
    assert list(late.seen) == sorted(late.seen, key=int)


async def test_first_followup_completes_a_deferred_answer_in_its_privacy(bot: BareBot, anna: Person) -> None:
    interaction, pressing, _ = await silent_click(bot, anna)
    await interaction.response.defer(ephemeral=True, thinking=True)
    outcome = await pressing
    assert outcome.message is not None
    assert outcome.message.loading
    await interaction.followup.send("done", ephemeral=False)
    answer = await outcome.reply()
    assert answer.content == "done"
    assert answer.ephemeral
    assert answer.id == outcome.result["message_id"]


async def test_update_without_attachments_drops_them_and_a_patch_keeps_them(bot: BareBot, anna: Person) -> None:
    interaction, pressing, _ = await silent_click(bot, anna)
    await interaction.response.edit_message(content="with a board", attachments=[picture()])
    await pressing
    kept = await interaction.edit_original_response(content="still with it")
    assert len(kept.attachments) == 1
    again = await anna.wait_for(lambda seen: seen.content == "still with it")
    pressing = asyncio.create_task(anna.press(again, "silent"))
    second = await bot.arrival("silent")
    await second.response.edit_message(content="without")
    changed = await (await pressing).reply()
    assert changed.pictures == []


async def test_duplicated_interaction_arrives_twice_under_one_id(bot: BareBot, standin: Standin, anna: Person) -> None:
    standin.faults.duplicate_interactions()
    await anna.command("counter")
    await anna.command("counter")
    ids = [item.id for item in bot.interactions]
    assert len(ids) == 3
    assert ids[0] == ids[1] != ids[2]


async def test_disabled_and_vanished_components_cannot_be_clicked(bot: BareBot, anna: Person) -> None:
    interaction, pressing, posted = await silent_click(bot, anna)
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="Over", custom_id="over", disabled=True))
    await interaction.response.edit_message(view=view)
    await pressing
    for custom_id in ("over", "silent"):
        with pytest.raises(NotSent):
            await anna.press(posted, custom_id)


async def test_modal_can_be_sent_once(bot: BareBot, anna: Person) -> None:
    posted = await (await anna.command("counter")).reply()
    opened = await anna.press(posted, "Ask")
    await (await anna.submit(opened, {"answer": "cod"})).reply()
    with pytest.raises(NotSent):
        await anna.submit(opened, {"answer": "cod"})


async def test_answer_of_the_wrong_kind_is_refused(bot: BareBot, standin: Standin, anna: Person) -> None:
    interaction, pressing, _ = await silent_click(bot, anna)
    url = f"https://discord.com/api/v10/interactions/{interaction.id}/{interaction.token}/callback"
    async with (
        aiohttp.ClientSession(connector=standin.connector()) as session,
        session.post(url, json={"type": 8, "data": {"choices": []}}) as response,
    ):
        assert (response.status, (await response.json())["code"]) == (400, 50035)
    await interaction.response.defer()
    assert (await pressing).acked


async def test_interaction_describes_where_and_who(bot: BareBot, anna: Person) -> None:
    await anna.command("counter")
    interaction = bot.interactions[-1]
    assert interaction.user.id == int(anna.id)
    assert interaction.guild_id == bot.guilds[0].id
    assert interaction.channel_id == int(anna.here)
    assert interaction.permissions.administrator
    assert interaction.app_permissions.send_messages
    assert interaction.filesize_limit == 10 * 1024 * 1024
    assert interaction.context.guild
    assert interaction.is_guild_integration()
    assert str(interaction.guild_locale) == "en-US"


async def test_modal_of_labels_brings_texts_and_choices(bot: BareBot, anna: Person) -> None:
    class Form(discord.ui.Modal, title="New game"):
        name = discord.ui.Label(text="Name", component=discord.ui.TextInput(custom_id="name"))
        size = discord.ui.Label(
            text="Size",
            component=discord.ui.Select(
                custom_id="size", options=[discord.SelectOption(label=str(seats)) for seats in (2, 3)]
            ),
        )

        async def on_submit(self, interaction: discord.Interaction) -> None:
            name, size = self.name.component, self.size.component
            assert isinstance(name, discord.ui.TextInput)
            assert isinstance(size, discord.ui.Select)
            await interaction.response.send_message(f"{name.value} for {size.values[0]}")

    interaction, pressing, _ = await silent_click(bot, anna)
    await interaction.response.send_modal(Form())
    opened = await pressing
    sent = await anna.submit(opened, {"name": "Fleet", "size": "3"})
    assert (await sent.reply()).content == "Fleet for 3"


async def test_an_interaction_held_back_is_overtaken(bot: BareBot, standin: Standin, anna: Person) -> None:
    arrived: list[str] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        arrived.append(str(interaction.id))

    standin.faults.hold_back_interactions(1.0)
    late = asyncio.create_task(anna.command("counter"))
    while standin.faults.holds_back:  # noqa: ASYNC110 - nothing announces it
        await asyncio.sleep(0.005)
    soon = await anna.command("counter")
    standin.clock.advance(1.0)
    assert [(await late).interaction_id, soon.interaction_id] == arrived[::-1]
