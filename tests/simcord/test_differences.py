"""Two fakes of Discord that nobody made after each other get the same requests. Where they differ, the list says by
which fact the stand-in goes; what is not listed fails, and so does what is listed and no longer differs."""

from __future__ import annotations

import asyncio
import contextlib
import tomllib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import discord
import msgspec
import pytest
import simcord

from bot.gateway.permissions import PERMISSIONS
from bot.sandbox import permissions as may
from bot.sandbox.clock import Clock, VirtualClock
from bot.sandbox.discord_objects import channel_object
from bot.sandbox.entities import FORUM, NEWS, REQUIRE_TAG, TEXT, VOICE, Channel
from bot.sandbox.facts import facts
from bot.sandbox.interactions import ACKNOWLEDGE_WITHIN_S
from bot.sandbox.people import Person
from bot.sandbox.seed import new_world
from bot.sandbox.standin import Standin
from tests.simcord.probe import ORDERS, REQUESTS, Places, ProbeBot, button, outcome

LISTED = Path(__file__).with_name("differences.toml")
CHANNELS = {"games": TEXT, "news": NEWS, "forum": FORUM, "tagged": FORUM, "voice": VOICE}
Shown = dict[str, list[str]]
"""What came of everything, by its name."""


class Difference(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the two answer, and the fact by which the stand-in goes."""

    standin: list[str]
    simcord: list[str]
    fact: str


def names() -> list[str]:
    return [*(".".join(order) for order in ORDERS), "modal"]


async def asked(at: Places) -> Shown:
    """What comes of each request."""
    return {name: [await outcome(work(at))] for name, work in REQUESTS.items()}


# -- the stand-in -----------------------------------------------------------------------------------------------


async def on_the_standin() -> Shown:
    world = new_world(people=1, clock=VirtualClock())
    for position, (name, kind) in enumerate(CHANNELS.items()):
        if name != "games":
            raw = channel_object(world, world.ids.next(), kind, name, position)
            world.save_channel(Channel(raw | ({"flags": REQUIRE_TAG} if name == "tagged" else {})))
    async with Standin(world=world) as standin, _connected(standin) as bot:
        anna = await standin.person("Anna")
        said = await anna.say("a stranger's words", anna.here)
        channel = bot.get_channel(int(said.channel_id))
        assert isinstance(channel, discord.TextChannel)
        shown = await asked(Places(bot, int(anna.id), channel.get_partial_message(int(said.id))))
        for name in names():
            message = await channel.send("before", view=button(name))
            await anna.wait_for(lambda seen, wanted=str(message.id): seen.id == wanted)
            shown[name] = await _pressed(bot, anna, message, name, standin.clock)
    return shown


async def _pressed(bot: ProbeBot, anna: Person, message: discord.Message, name: str, bot_is_late: Clock) -> list[str]:
    shown = await anna.wait_for(lambda seen: seen.id == str(message.id))
    pressing = asyncio.create_task(anna.press(shown, name))
    await _told(bot, name, 1 if name == "modal" else name.count(".") + 1)
    bot_is_late.advance(ACKNOWLEDGE_WITHIN_S)
    pressed = await pressing
    if name == "modal":
        await anna.submit(pressed, {"answer": "yes"})
        await _told(bot, "question", 2)
        return [*bot.told["modal"], *bot.told["question"]]
    seen = [each for each in await anna.messages(str(message.channel.id), limit=20) if int(each.id) >= message.id]
    return [*bot.told[name], *sorted(f"{each.content or '...'}{' privately' * each.ephemeral}" for each in seen)]


async def _told(bot: ProbeBot, name: str, steps: int) -> None:
    """Wait until the bot has done all its steps."""
    async with asyncio.timeout(20):
        while len(bot.told.get(name, ())) < steps:  # noqa: ASYNC110 - the bot tells nobody
            await asyncio.sleep(0.001)


@contextlib.asynccontextmanager
async def _connected(standin: Standin) -> AsyncIterator[ProbeBot]:
    bot = ProbeBot(connector=standin.connector(), guild_ready_timeout=0.0)
    task = asyncio.create_task(bot.start(standin.token))
    try:
        async with asyncio.timeout(20):
            while not bot.is_ready():  # noqa: ASYNC110 - the client has no event for it before it has begun
                await asyncio.sleep(0.01)
        yield bot
    finally:
        await bot.close()
        with contextlib.suppress(Exception):
            await task


# -- SimCord ----------------------------------------------------------------------------------------------------


async def on_simcord() -> Shown:
    env = simcord.Env(ProbeBot(), check_errors=False)
    await env.start()
    try:
        return await _all(env)
    finally:
        await env.shutdown()


async def _all(env: simcord.Env) -> Shown:
    bot = env.bot
    assert isinstance(bot, ProbeBot)
    guild, people = strict_guild(env)
    makers: dict[int, Any] = {
        TEXT: guild.create_text_channel,
        NEWS: guild.create_news_channel,
        FORUM: guild.create_forum_channel,
        VOICE: guild.create_voice_channel,
    }
    made = {name: makers[kind](name) for name, kind in CHANNELS.items()}
    anna = guild.add_member(env.create_user("anna"), roles=[people])
    await env.settle()
    games = made["games"]
    said = await anna.send(games, "a stranger's words")
    channel = bot.get_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    shown = await asked(Places(bot, anna.id, channel.get_partial_message(said.id)))
    for name in names():
        message = await channel.send("before", view=button(name))
        result = await anna.click(message, custom_id=name)
        if name == "modal":
            await anna.submit_modal(result, {"answer": "yes"})
            await env.settle()
            shown[name] = [*bot.told["modal"], *bot.told["question"]]
            continue
        seen = [each for each in games.history(viewer=anna) if each.id >= message.id]
        left = sorted(f"{each.content or '...'}{' privately' * each.flags.ephemeral}" for each in seen)
        shown[name] = [*bot.told[name], *left]
    return shown


def strict_guild(env: simcord.Env) -> tuple[simcord.GuildHandle, simcord.RoleHandle]:
    """A server in which the bot has the rights of its invitation and no others, and the role that people have."""
    guild = env.create_guild()
    roles = env.backend.guilds[guild.id].roles
    for role in roles.values():
        role.permissions = PERMISSIONS.value if role.managed else 0
    return guild, guild.create_role("Members", permissions=discord.Permissions(may.PEOPLE))


# -- both -------------------------------------------------------------------------------------------------------


def listed() -> dict[str, Difference]:
    return msgspec.convert(tomllib.loads(LISTED.read_text("utf-8")), dict[str, Difference])


def compared(standin: Shown, other: Shown) -> dict[str, tuple[list[str], list[str]]]:
    return {name: (standin[name], other[name]) for name in standin if standin[name] != other[name]}


@pytest.mark.slow
async def test_the_two_fakes_differ_where_it_is_listed_and_nowhere_else() -> None:
    found = compared(await on_the_standin(), await on_simcord())
    known = {name: (each.standin, each.simcord) for name, each in listed().items()}
    assert {name: seen for name, seen in found.items() if known.get(name) != seen} == {}, "not listed like this"
    assert sorted(set(known) - set(found)) == [], "these differ no more"


def test_every_difference_has_a_fact() -> None:
    assert sorted(name for name, each in listed().items() if each.fact not in facts()) == []
