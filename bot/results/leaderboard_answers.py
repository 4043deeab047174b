"""Answers to /leaderboard, with the ways to other months and games. What is posted when a month is over is in
`posts.py`."""

from __future__ import annotations

import discord

from bot.errors import Sorry
from bot.gateway.catalog import offered_games
from bot.gateway.press import Answer
from bot.gateway.reply import Reply
from bot.pictures.studio import Studio, attach
from bot.results.leaderboard_panel import EVER, Which, board_page, board_view
from bot.results.months import is_month, month_of
from bot.results.panel import ALL
from bot.results.server_leaderboards import ServerLeaderboards
from db.store import Store
from games.engine import registry
from render.results import results_picture


class LeaderboardAnswers:
    """Leaderboards of a server."""

    def __init__(self, store: Store, leaderboards: ServerLeaderboards, studio: Studio) -> None:
        self._store = store
        self._leaderboards = leaderboards
        self._studio = studio

    def answers(self) -> dict[str, Answer]:
        """Other months, and other games of the same month."""
        return {
            "@board": Answer("panel", lambda reply, press: self.show(reply, *_split(press.argument)), "member"),
            "@boardof": Answer("panel", lambda reply, press: self.show(reply, press.argument, press.value), "member"),
        }

    async def show(self, reply: Reply, when: str = "", kind: str = ALL) -> None:
        """The leaderboard of a month (nothing: the present one) or of all time, of one game or all. Raises `Sorry`."""
        reply.acknowledge()
        guild_id, words = reply.interaction.guild_id, reply.words
        if guild_id is None:
            raise Sorry("results-no-server")
        now = month_of(self._store.now(), (await self._leaderboards.rules_of(guild_id)).zone)
        when, kind = when or now, "" if kind == ALL else kind
        if (kind and kind not in registry()) or (when != EVER and not is_month(when)):
            raise Sorry("error-unknown-value")
        if when == EVER:
            lines = await self._leaderboards.lasting_board(guild_id, kind)
        else:
            lines = await self._leaderboards.month_board(guild_id, when, kind)
        viewer = reply.interaction.user.id
        server = reply.interaction.guild.name if reply.interaction.guild is not None else ""
        which = Which(when, kind, server, running=when == now)
        files: list[discord.File] = []
        if lines:
            drawn = await self._studio.draw(results_picture, board_page(which, lines, viewer, words))
            files = [attach(drawn, "leaderboard")]
        months = [month for month in await self._store.results.months(guild_id) if month < now]
        here = now if when == EVER else when
        back = max((month for month in months if month < here), default="") if when != EVER else ""
        forth = min((month for month in [*months, now] if month > here), default="") if when != EVER else ""
        view = board_view(
            which, lines, viewer, words, files[0] if files else None,
            kinds=list(offered_games()), back=back, forth=forth, now=now,
        )  # fmt: skip
        await reply.show(view, *files)


def _split(argument: str) -> tuple[str, str]:
    when, _, kind = argument.partition(".")
    return when, kind or ALL
