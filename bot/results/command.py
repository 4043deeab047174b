"""`/stats` and `/leaderboard`: what people have achieved."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.gateway.access import serves
from bot.gateway.catalog import offered_games
from bot.gateway.command_names import said
from bot.gateway.reply import Interaction, Reply, guarded
from bot.gateway.room import Tree
from bot.results.answers import ME, SERVER, StatsAnswers
from bot.results.leaderboard_answers import LeaderboardAnswers
from bot.results.panel import ALL


def register(tree: Tree, stats: StatsAnswers, boards: LeaderboardAnswers) -> None:
    """Add the commands."""
    group = app_commands.Group(name=said("command-stats"), description=said("command-stats.description"))
    games = [Choice(name=said(f"{game}-title"), value=game) for game in offered_games()]
    name, description = said("argument-stats-game"), said("argument-stats-game.description")

    @group.command(
        name=said("command-stats-me"), description=said("command-stats-me.description"), extras=serves("anybody")
    )
    @app_commands.rename(game=name)
    @app_commands.describe(game=description)
    @app_commands.choices(game=games)
    async def me(interaction: Interaction, game: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            await stats.show(reply, ME, game or ALL)

        await guarded(interaction, work, at_once=True)

    @group.command(
        name=said("command-stats-person"), description=said("command-stats-person.description"), extras=serves("member")
    )
    @app_commands.rename(who=said("argument-stats-who"), game=name)
    @app_commands.describe(who=said("argument-stats-who.description"), game=description)
    @app_commands.choices(game=games)
    async def person(interaction: Interaction, who: discord.User, game: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            await stats.person(reply, who, game or ALL)

        await guarded(interaction, work, at_once=True)

    @group.command(
        name=said("command-stats-server"), description=said("command-stats-server.description"), extras=serves("member")
    )
    @app_commands.rename(game=name)
    @app_commands.describe(game=description)
    @app_commands.choices(game=games)
    async def server(interaction: Interaction, game: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            await stats.show(reply, SERVER, game or ALL)

        await guarded(interaction, work, at_once=True)

    tree.add_command(group)

    @tree.command(
        name=said("command-leaderboard"), description=said("command-leaderboard.description"), extras=serves("member")
    )
    @app_commands.rename(game=said("argument-board-game"))
    @app_commands.describe(game=said("argument-board-game.description"))
    @app_commands.choices(game=games)
    async def leaderboard(interaction: Interaction, game: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            await boards.show(reply, "", game or ALL)

        await guarded(interaction, work, at_once=True)
