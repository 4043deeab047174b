"""Rules that follow from facts which are not sure, in the form that is worse for a bot."""

from __future__ import annotations

import contextlib
from typing import Any

import discord
import pytest
from discord.http import Route

from bot.gateway.layout import layout, text
from bot.sandbox import permissions as may
from bot.sandbox.component_rules import MOST_BYTES
from bot.sandbox.encoding import encode
from bot.sandbox.errors import ApiError
from bot.sandbox.message_rules import check_message
from bot.sandbox.people import Person
from bot.sandbox.standin import Standin
from tests.bot.sandbox.bare_bot import BareBot, picture

MENU = {"type": 3, "custom_id": "m", "options": [{"label": "a", "value": "a"}, {"label": "b", "value": "b"}]}
BUTTON = {"type": 2, "style": 1, "label": "a", "custom_id": "a"}


def _row(item: dict[str, Any]) -> dict[str, Any]:
    return {"components": [{"type": 1, "components": [item]}], "content": "x"}


@pytest.mark.parametrize(
    "body",
    [
        {"content": "x", "allowed_mentions": {"users": ["1", "1"]}},
        _row({**BUTTON, "url": "https://a.example"}),
        _row({**BUTTON, "sku_id": "1"}),
        _row({**MENU, "min_values": 2, "max_values": 1}),
        {"flags": 1 << 15, "components": [{"type": 10, "content": "x", "id": 7}] * 2},
    ],
    ids=["allowed twice", "id and url", "id and sku", "more than it takes", "one id twice"],
)
async def test_a_form_that_contradicts_itself_is_refused(bot: BareBot, body: dict[str, Any]) -> None:
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=bot.text_channel("games").id)
    with pytest.raises(discord.HTTPException) as refused:
        await bot.http.request(route, json=body)
    assert (refused.value.status, refused.value.code) == (400, 50035)


@pytest.mark.parametrize("pictures", [9, 10])
def test_too_many_bytes_of_components_are_an_error_of_discords_own(pictures: int) -> None:
    items = [{"media": {"url": "https://a.example"}, "description": "x" * 1000}] * pictures
    assert (len(encode(items)) > MOST_BYTES) == (pictures == 10)
    with pytest.raises(ApiError) if pictures == 10 else contextlib.nullcontext() as broken:
        check_message({"components": [{"type": 12, "items": items}]}, {}, v2=True)
    assert broken is None or broken.value.status == 500


async def test_an_edit_lists_files_that_there_are(bot: BareBot) -> None:
    sent = await bot.text_channel("games").send("x", file=picture())
    route = Route(
        "PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=sent.channel.id, message_id=sent.id
    )
    with pytest.raises(discord.HTTPException) as refused:
        await bot.http.request(route, json={"attachments": [{"id": "7"}]})
    assert refused.value.code == 50035


@pytest.mark.parametrize("body", [{"content": ""}, {"content": "  "}, {"content": None, "components": []}])
async def test_an_edit_leaves_no_message_empty(bot: BareBot, body: dict[str, Any]) -> None:
    sent = await bot.text_channel("games").send("x")
    route = Route(
        "PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=sent.channel.id, message_id=sent.id
    )
    with pytest.raises(discord.HTTPException) as refused:
        await bot.http.request(route, json=body)
    assert (refused.value.status, refused.value.code) == (400, 50006)
    assert (await sent.fetch()).content == "x"


@pytest.mark.parametrize(
    ("body", "code"),
    [({"content": "x", "attachments": [{"id": 0}]}, 50035), ({"content": " \n"}, 50006)],
    ids=["a file that is not there", "only blanks"],
)
async def test_a_post_says_something_and_lists_files_that_there_are(
    bot: BareBot, body: dict[str, Any], code: int
) -> None:
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=bot.text_channel("games").id)
    with pytest.raises(discord.HTTPException) as refused:
        await bot.http.request(route, json=body)
    assert refused.value.code == code


async def test_files_that_an_edit_keeps_count_among_its_ten(bot: BareBot) -> None:
    sent = await bot.text_channel("games").send("x", files=[picture() for _ in range(6)])
    with pytest.raises(discord.HTTPException) as refused:
        await sent.add_files(*[picture() for _ in range(5)])
    assert refused.value.code == 50035
    assert len((await sent.add_files(*[picture() for _ in range(4)])).attachments) == 10


async def test_what_automod_forbids_can_not_be_edited_in(bot: BareBot, standin: Standin) -> None:
    sent = await bot.text_channel("games").send("x")
    standin.faults.forbidden_words = frozenset({"carla"})
    with pytest.raises(discord.HTTPException) as refused:
        await sent.edit(content="It is Carla's turn.")
    assert (refused.value.status, refused.value.code) == (400, 200000)


@pytest.mark.parametrize("breaks", [True, False])
async def test_a_channel_with_a_container_can_not_be_listed(bot: BareBot, standin: Standin, breaks: bool) -> None:
    channel = bot.text_channel("games")
    standin.faults.containers_break_lists = breaks
    sent = await channel.send(view=layout(text("a lobby")))
    assert (await channel.fetch_message(sent.id)).id == sent.id
    with pytest.raises(discord.DiscordServerError) if breaks else contextlib.nullcontext():
        assert [message.id async for message in channel.history()] == [sent.id]
    await sent.delete()
    assert [message async for message in channel.history()] == []


async def test_an_edit_with_a_file_needs_the_right_to_attach_files(bot: BareBot, standin: Standin) -> None:
    channel = bot.text_channel("games")
    sent = await channel.send("x")
    standin.control.set_permissions(str(channel.id), standin.world.bot.id, deny=may.SEND_MESSAGES)
    await sent.edit(content="words alone")
    with pytest.raises(discord.Forbidden):
        await sent.edit(attachments=[picture()])


async def test_the_fourth_edit_of_old_messages_within_six_seconds_waits(bot: BareBot, standin: Standin) -> None:
    channel = bot.text_channel("games")
    old = [await channel.send(str(number)) for number in range(4)]
    standin.clock.advance(2 * 3600)
    for message in old[:3]:
        await message.edit(content="changed")
    route = Route("PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=channel.id, message_id=old[3].id)
    seen: list[int] = []
    standin.observers.append(lambda exchange: seen.append(exchange.status))

    def pass_time(_: object) -> None:
        standin.clock.advance(7)

    standin.observers.append(pass_time)
    await bot.http.request(route, json={"content": "changed"})
    assert seen == [429, 200]


@pytest.mark.parametrize("ends", [False, True])
async def test_somebody_timed_out_only_reads(
    bot: BareBot, standin: Standin, anna: Person, ben: Person, ends: bool
) -> None:
    standin.control.run({"person": {"id": ben.id, "timeout": 60}})
    channel = standin.world.channel(ben.here)
    if ends:
        standin.clock.advance(61)
    bits = may.permissions_in(standin.world, ben.id, channel)
    assert bool(bits & may.SEND_MESSAGES) == ends
    assert bits & may.VIEW_CHANNEL


async def test_timing_the_bot_out_tells_it_and_the_end_does_not(bot: BareBot, standin: Standin) -> None:
    standin.control.run({"bot": {"timeout": 60}})
    with pytest.raises(discord.Forbidden):
        await bot.text_channel("games").send("x")
    standin.clock.advance(61)
    await bot.text_channel("games").send("x")
