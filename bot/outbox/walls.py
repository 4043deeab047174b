"""Channels of servers in which something is posted that belongs to no game, such as challenges and puzzles. They may be
shut or gone by the time something is to be said there."""

from __future__ import annotations

import logging

import discord

from bot.gateway.reply import BROKEN
from bot.outbox.errors import Shut, Undeliverable
from bot.outbox.ladder import Ladder
from bot.outbox.messages import controls_in
from bot.outbox.places import Places
from bot.outbox.public_message import PublicMessage
from bot.outbox.refusals import TOO_OFTEN, passes
from bot.outbox.threads import GameThreads
from db.records import PostRow

log = logging.getLogger(__name__)
HISTORY = 100
Wall = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.Thread
"""Where something can be posted."""


class Walls:
    """Finds such channels, and posts there so that it shows once."""

    def __init__(self, client: discord.Client, threads: GameThreads, places: Places, ladder: Ladder) -> None:
        self._client = client
        self._ladder = ladder
        self._threads = threads
        self._places = places

    async def of(self, guild_id: int, channel_id: int) -> Wall:
        """A channel of a server. Raises `Shut` while the bot can't be there, `Undeliverable` when it is gone."""
        if self._places.away(guild_id):
            raise Shut("the bot is not on this server any more")
        channel = await self._threads.channel(channel_id)
        if not isinstance(channel, Wall):
            raise Undeliverable(f"nothing can be posted in channel {channel_id}")
        if isinstance(channel, discord.Thread) and channel.archived:
            await channel.edit(archived=False)
        return channel

    async def thread(self, wall: Wall, thread_id: int) -> discord.Thread | None:
        """A thread of the same server. Raises `discord.NotFound` or `discord.Forbidden` when there is none to see."""
        found = wall.guild.get_thread(thread_id) or await self._client.fetch_channel(thread_id)
        return found if isinstance(found, discord.Thread) else None

    async def send(self, wall: Wall, message: PublicMessage, nonce: str, attempts: int) -> discord.Message:
        """A new message that mentions nobody. Raises `Shut`, `Undeliverable`, `discord.HTTPException`."""
        try:
            return await self._ladder.send(wall, message, nonce, attempts)
        except discord.HTTPException as error:
            raise self._lasting(wall, error, attempts) from error

    async def edit(self, wall: Wall, message_id: int, shown: PublicMessage, attempts: int) -> None:
        """Show something else in a message that was posted before, if it is still there.

        Raises `Shut`, `Undeliverable`, `discord.HTTPException`.
        """
        try:
            await self._ladder.edit(wall.get_partial_message(message_id), shown, attempts, "ordinary")
        except discord.NotFound:
            log.info("message %s was deleted", message_id)
        except discord.HTTPException as error:
            raise self._lasting(wall, error, attempts) from error

    @staticmethod
    def _lasting(wall: Wall, error: discord.HTTPException, attempts: int) -> Exception:
        """The error, or what it means if it does not pass."""
        if passes(error, attempts):
            return error
        kind = Shut if isinstance(error, discord.Forbidden) else Undeliverable
        return kind(f"channel {wall.id}: {error}")

    async def find(self, wall: Wall, about: str, row: PostRow, *arguments: str) -> int | None:
        """The message an earlier attempt may have sent: ours, with a control about this that has one of these
        arguments.

        Raises `discord.HTTPException` and whatever breaks a connection, as long as it may pass.
        """
        me = self._client.user
        try:
            async for message in wall.history(limit=HISTORY, after=row.first_tried_at):
                if me is None or message.author.id != me.id:
                    continue
                for control in controls_in(message.components):
                    if control.game_id == about and control.argument in arguments:
                        return message.id
        except (discord.HTTPException, *BROKEN) as error:  # the nonce alone must do
            lasts = isinstance(error, discord.HTTPException) and not passes(error, row.attempts)
            if not lasts and row.attempts < TOO_OFTEN:
                raise
        return None
