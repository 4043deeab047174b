"""Conversations of people with an unmodified discord.py client through the stand-in."""

import asyncio

import pytest

from bot.sandbox.people import NotSent, Person
from bot.sandbox.standin import Standin
from tests.bot.sandbox.bare_bot import BareBot


async def test_client_becomes_ready_and_knows_the_guild(bot: BareBot, standin: Standin) -> None:
    names = [channel.name for channel in bot.guilds[0].text_channels]
    assert names == ["general", "games", "announcements", "harbor-news"]
    assert bot.application_id == int(standin.world.application_id)


async def test_command_answers_with_buttons_and_a_press_edits_the_message(bot: BareBot, anna: Person) -> None:
    asked = await anna.command("counter")
    posted = await asked.reply()
    assert posted.content == "counted 0"
    pressed = await anna.press(posted, "Count")
    assert pressed.acked
    assert (await pressed.reply()).content == "counted 1"


async def test_layout_shows_its_picture_and_lists_no_attachment(bot: BareBot, anna: Person) -> None:
    board = await (await anna.command("board", seats=3)).reply()
    assert board.text == "for 3"
    assert board.raw["attachments"] == []
    (shown,) = board.pictures
    assert (shown["width"], shown["height"], shown["description"]) == (40, 30, "The board")
    before = await anna.fetch(shown["url"])
    repainted = await (await anna.press(board, "Repaint")).reply()
    assert repainted.text == "painted red"
    assert await anna.fetch(repainted.pictures[0]["url"]) != before


async def test_ephemeral_answers_are_shown_to_their_reader_only(bot: BareBot, anna: Person, ben: Person) -> None:
    posted = await (await anna.command("counter")).reply()
    whispered = await (await anna.press(posted, "Whisper")).reply()
    assert whispered.ephemeral
    assert whispered.id in [seen.id for seen in await anna.messages(anna.here)]
    assert whispered.id not in [seen.id for seen in await ben.messages(ben.here)]
    assert whispered.id not in ben.seen


async def test_deferred_answer_loads_until_it_is_edited(bot: BareBot, anna: Person) -> None:
    posted = await (await anna.command("counter")).reply()
    pressed = await anna.press(posted, "Slow")
    assert pressed.result["callback"] == 5
    answer = await pressed.reply()
    assert answer.content == "there it is"
    assert not answer.loading
    assert len(answer.pictures) == 1


async def test_select_sends_the_chosen_value(bot: BareBot, anna: Person) -> None:
    posted = await (await anna.command("counter")).reply()
    chosen = await anna.select(posted, "fish", ["eel"])
    assert (await chosen.reply()).content == "chose eel"


async def test_values_not_on_offer_are_refused(bot: BareBot, anna: Person) -> None:
    posted = await (await anna.command("counter")).reply()
    with pytest.raises(NotSent):
        await anna.select(posted, "fish", ["shark"])


async def test_modal_opens_and_its_submission_edits_the_source(bot: BareBot, anna: Person) -> None:
    posted = await (await anna.command("counter")).reply()
    opened = await anna.press(posted, "Ask")
    assert opened.modal is not None
    assert opened.modal["title"] == "A question"
    sent = await anna.submit(opened, {"answer": "herring"})
    assert (await sent.reply()).content == "answered herring"


async def test_autocomplete_and_resolved_members(bot: BareBot, anna: Person, ben: Person) -> None:
    choices = await anna.autocomplete("fish", "catch", focused="kind", typed="e")
    assert [choice["value"] for choice in choices] == ["eel"]
    caught = await anna.command("fish", "catch", kind="eel", by=ben.id)
    assert (await caught.reply()).content == "eel by Ben"


async def test_interactions_carry_the_locale_of_the_person(bot: BareBot, anna: Person, ben: Person) -> None:
    await anna.command("counter")
    await ben.command("counter")
    assert [str(item.locale) for item in bot.interactions] == ["en-US", "de"]
    await anna.speak("de")
    await anna.command("counter")
    assert str(bot.interactions[-1].locale) == "de"


async def test_interaction_nobody_acknowledges_fails_after_three_seconds(
    bot: BareBot, standin: Standin, anna: Person
) -> None:
    posted = await (await anna.command("counter")).reply()
    pressing = asyncio.create_task(anna.press(posted, "Silent"))
    await bot.arrival("silent")
    standin.clock.advance(2.9)
    await asyncio.sleep(0.02)
    assert not pressing.done()
    standin.clock.advance(0.2)
    assert (await pressing).failed
