"""How the welcome is delivered: where most people of a server read it, in its language."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.gateway.permissions import own_permissions
from bot.gateway.public_language import is_community
from bot.outbox.errors import Undeliverable
from bot.outbox.ladder import Ladder
from bot.outbox.refusals import TOO_OFTEN, passes
from bot.text import LANGUAGES, Words, texts
from bot.welcome.kinds import Invited
from bot.welcome.panel import welcome_message
from bot.welcome.welcome import Welcome
from db.records import PostRow

log = logging.getLogger(__name__)
MOST = 3
"""In so many channels the welcome is tried."""


class WelcomePosts:
    """Delivers the welcome."""

    def __init__(self, client: discord.Client, welcome: Welcome, ladder: Ladder) -> None:
        self._client = client
        self._welcome = welcome
        self._ladder = ladder
        self._one_at_a_time = asyncio.Lock()  # or a server that invites the bot twice would be welcomed twice
        self._refused: set[tuple[int, int]] = set()
        """The rows and channels that did not take it: no row is tried there again."""

    async def deliver(self, post: Invited, row: PostRow) -> int | None:
        """Say it in the first channel that takes it; nowhere where the bot may not write, or is not any more.

        Raises `discord.HTTPException` and whatever breaks a connection for what will pass, and `Undeliverable` when
        Discord takes it nowhere.
        """
        await self._client.wait_until_ready()
        async with self._one_at_a_time:
            return await self._deliver(post, row)

    async def _deliver(self, post: Invited, row: PostRow) -> int | None:
        guild = self._client.get_guild(post.guild)
        if guild is None or not await self._welcome.is_new(guild.id):
            return None
        message = welcome_message(_spoken(guild))
        refused: discord.HTTPException | None = None
        for channel in channels(guild):
            if (row.id, channel.id) in self._refused:
                continue
            try:
                sent = await self._ladder.send(channel, message, row.nonce, row.attempts)
            except discord.HTTPException as error:
                if passes(error, row.attempts) and row.attempts < TOO_OFTEN:
                    raise
                self._refused.add((row.id, channel.id))
                refused = error
            else:
                await self._welcome.done(guild.id)
                return sent.id
        if refused is not None:
            raise Undeliverable(f"server {guild.id}: {refused}") from refused
        log.info("server %s has no channel in which the bot may say hello", guild.id)
        return None


def channels(guild: discord.Guild) -> list[discord.TextChannel]:
    """Where the bot may write, the likeliest first: where Discord greets people itself, then what most people see.
    What is hidden from everybody but a few is left alone."""
    everybody = guild.default_role
    first = [guild.system_channel] if guild.system_channel is not None else []
    shown = [each for each in guild.text_channels if each.overwrites_for(everybody).view_channel is not False]
    shown.sort(key=lambda each: not each.permissions_for(everybody).view_channel)
    return [each for each in (*first, *(each for each in shown if each not in first)) if _may_write(each)][:MOST]


def _may_write(channel: discord.TextChannel) -> bool:
    has = own_permissions(channel)
    return has.view_channel and has.send_messages and not channel.is_news()


def _spoken(guild: discord.Guild) -> list[Words]:
    """A Community says which language it speaks; all other servers are English to Discord, whatever they speak."""
    if is_community(guild):
        return [texts().words(guild.preferred_locale.value)]
    return [texts().words(language) for language in LANGUAGES]
