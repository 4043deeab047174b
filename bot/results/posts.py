"""How the end of a month is delivered: its leaderboards are kept, and the server's is posted where it wants that."""

from __future__ import annotations

import discord

from bot.gateway.public_language import server_language
from bot.outbox.errors import Shut, Undeliverable
from bot.outbox.ladder import Ladder
from bot.outbox.refusals import passes
from bot.pictures.studio import Studio, attach
from bot.results.kinds import MonthOver
from bot.results.leaderboard_panel import Which, board_page, month_message
from bot.results.server_leaderboards import ServerLeaderboards
from bot.text import Words, texts
from db.records import PostRow
from db.store import Store
from render.results import results_picture


class LeaderboardChannels:
    """Where servers want their leaderboards posted, and in which language."""

    def __init__(self, client: discord.Client, store: Store) -> None:
        self._client = client
        self._store = store

    async def find(self, guild_id: int, channel_id: int | None) -> discord.TextChannel | discord.Thread | None:
        """The channel a server has named for them; None where there is none to post in.

        Before Discord has told of its servers nobody can say: that is waited for.
        """
        await self._client.wait_until_ready()
        guild = self._client.get_guild(guild_id)
        channel = self._client.get_channel(channel_id) if channel_id else None
        if guild is None or not isinstance(channel, discord.TextChannel | discord.Thread):
            return None
        return channel

    async def words(self, guild: discord.Guild) -> Words:
        """In the language set for a server; else in its own, or in that of the last game there."""
        return texts().words(await server_language(guild, self._store.people, self._store.games))


class MonthPosts:
    """Delivers the ends of months."""

    def __init__(
        self, leaderboards: ServerLeaderboards, channels: LeaderboardChannels, studio: Studio, ladder: Ladder
    ) -> None:
        self._leaderboards = leaderboards
        self._channels = channels
        self._studio = studio
        self._ladder = ladder

    async def deliver(self, post: MonthOver, row: PostRow) -> int | None:
        """A month is over on a server: its leaderboards are kept, and posted where the server wants it.

        Raises `Shut` while nothing can be posted there, `Undeliverable` when it is gone; what was kept stays.
        """
        guild_id, month, leaderboards = post.guild, post.month, self._leaderboards
        if not await leaderboards.close_month(guild_id, month):
            return None
        rules = await leaderboards.rules_of(guild_id)
        lines = await leaderboards.month_board(guild_id, month)
        channel = await self._channels.find(guild_id, rules.board_channel)
        if not lines or channel is None:
            return None
        words = await self._channels.words(channel.guild)
        which = Which(month, "", channel.guild.name)
        file = attach(await self._studio.draw(results_picture, board_page(which, lines, None, words)), "leaderboard")
        message = month_message(which, lines, words, file)
        try:
            return (await self._ladder.send(channel, message, row.nonce, row.attempts)).id
        except discord.HTTPException as error:
            if passes(error, row.attempts):
                raise
            kind = Shut if isinstance(error, discord.Forbidden) else Undeliverable
            raise kind(f"channel {channel.id}: {error}") from error
