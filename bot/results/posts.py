"""How the end of a month is delivered: its leaderboards are kept, and the server's is posted where it wants that."""

from __future__ import annotations

import discord

from bot.gateway.public_language import is_community
from bot.outbox.errors import Shut, Undeliverable
from bot.pictures.studio import Studio, attach
from bot.results.kinds import MonthOver
from bot.results.leaderboard_panel import Which, board_page, board_view
from bot.results.seasons import Seasons
from bot.results.wording import month_name
from bot.text import texts
from db.records import PostRow
from db.store import Store
from render.results import results_picture


class SeasonPosts:
    """Delivers the ends of months."""

    def __init__(self, client: discord.Client, store: Store, seasons: Seasons, studio: Studio) -> None:
        self._client = client
        self._store = store
        self._seasons = seasons
        self._studio = studio

    async def deliver(self, post: MonthOver, row: PostRow) -> int | None:
        """A month is over on a server: its leaderboards are kept, and posted where the server wants it.

        Raises `Shut` while nothing can be posted there, `Undeliverable` when it is gone; what was kept stays.
        """
        guild_id, month, seasons = post.guild, post.month, self._seasons
        if not await seasons.close_month(guild_id, month):
            return None
        rules = await seasons.rules_of(guild_id)
        lines = await seasons.month_board(guild_id, month)
        guild = self._client.get_guild(guild_id)
        channel = self._client.get_channel(rules.board_channel) if rules.board_channel else None
        if not lines or guild is None or not isinstance(channel, discord.TextChannel | discord.Thread):
            return None
        known = await self._store.people.guild(guild_id)
        words = texts().words((known.locale if known is not None else None) or await self._language(guild))
        which = Which(month, "", guild.name)
        file = attach(await self._studio.draw(results_picture, board_page(which, lines, None, words)), "leaderboard")
        note = words("board-closed", month=month_name(month, words))
        view = board_view(which, lines, None, words, file, note=note)
        try:
            message = await channel.send(
                view=view, file=file, nonce=row.nonce[-25:], allowed_mentions=discord.AllowedMentions.none()
            )
        except discord.Forbidden as error:
            raise Shut(f"channel {channel.id}: {error}") from error
        except discord.NotFound as error:
            raise Undeliverable(f"channel {channel.id}: {error}") from error
        return message.id

    async def _language(self, guild: discord.Guild) -> str:
        """The language of a server for which none is set: its own, or that of the last game there."""
        if is_community(guild):
            return guild.preferred_locale.value
        games = await self._store.games.in_guild(guild.id, ("running", "finished"), 1)
        return games[0].locale if games else "en"
