"""Leaderboards: /leaderboard with the ways to other months and games, and what is posted when a month is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.errors import Sorry
from bot.gateway.press import Answer
from bot.gateway.reply import Reply
from bot.outbox.delivery import Shut, Undeliverable
from bot.pictures.studio import attach
from bot.results.leaderboard_panel import EVER, Which, board_page, board_view
from bot.results.months import is_month, month_of
from bot.results.panel import ALL, month_name
from bot.text import texts
from db.records import PostRow
from games.engine import registry
from render.results import results_picture

if TYPE_CHECKING:
    from bot.client import QuaysideClient


class LeaderboardService:
    """Answers to /leaderboard."""

    def __init__(self, client: QuaysideClient) -> None:
        self._client = client

    def answers(self) -> dict[str, Answer]:
        """Other months, and other games of the same month."""
        return {
            "@board": Answer("panel", lambda reply, press: self.show(reply, *_split(press.argument)), "member"),
            "@boardof": Answer("panel", lambda reply, press: self.show(reply, press.argument, press.value), "member"),
        }

    async def show(self, reply: Reply, when: str = "", kind: str = ALL) -> None:
        """The leaderboard of a month (nothing: the present one) or of all time, of one game or all. Raises `Sorry`."""
        reply.acknowledge()
        guild_id, client, words = reply.interaction.guild_id, self._client, reply.words
        if guild_id is None:
            raise Sorry("results-no-server")
        manager = client.manager
        now = month_of(client.store.now(), (await manager.rules_of(guild_id)).zone)
        when, kind = when or now, "" if kind == ALL else kind
        if (kind and kind not in registry()) or (when != EVER and not is_month(when)):
            raise Sorry("error-unknown-value")
        if when == EVER:
            lines = await manager.lasting_board(guild_id, kind)
        else:
            lines = await manager.month_board(guild_id, when, kind)
        viewer = reply.interaction.user.id
        server = reply.interaction.guild.name if reply.interaction.guild is not None else ""
        which = Which(when, kind, server, running=when == now)
        files: list[discord.File] = []
        if lines:
            drawn = await client.studio.draw(results_picture, board_page(which, lines, viewer, words))
            files = [attach(drawn, "leaderboard")]
        months = [month for month in await client.store.months(guild_id) if month < now]
        here = now if when == EVER else when
        back = max((month for month in months if month < here), default="") if when != EVER else ""
        forth = min((month for month in [*months, now] if month > here), default="") if when != EVER else ""
        view = board_view(
            which, lines, viewer, words, files[0] if files else None,
            kinds=list(registry()), back=back, forth=forth, now=now,
        )  # fmt: skip
        await reply.show(view, *files)

    async def month_over(self, row: PostRow) -> int | None:
        """A month is over on a server: its leaderboards are kept, and posted where the server wants it.

        Raises `Shut` while nothing can be posted there, `Undeliverable` when it is gone; what was kept stays.
        """
        guild_id, month = int(row.payload["guild"]), str(row.payload["month"])
        client, manager = self._client, self._client.manager
        if not await manager.close_month(guild_id, month):
            return None
        rules = await manager.rules_of(guild_id)
        lines = await manager.month_board(guild_id, month)
        guild = client.get_guild(guild_id)
        channel = client.get_channel(rules.board_channel) if rules.board_channel else None
        if not lines or guild is None or not isinstance(channel, discord.TextChannel | discord.Thread):
            return None
        known = await client.store.guild(guild_id)
        words = texts().words((known.locale if known is not None else "") or guild.preferred_locale.value)
        which = Which(month, "", guild.name)
        drawn = await client.studio.draw(results_picture, board_page(which, lines, None, words))
        file = attach(drawn, "leaderboard")
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


def _split(argument: str) -> tuple[str, str]:
    when, _, kind = argument.partition(".")
    return when, kind or ALL
