"""`/export` and `/forget-me`: what is stored, given out or deleted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord import app_commands
from discord.app_commands import Choice

from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.game_choice import find_game, suggest_games, suggesting
from bot.gateway.reply import Interaction, Reply, guarded

if TYPE_CHECKING:
    from bot.client import QuaysideClient


def register(client: QuaysideClient) -> None:
    """Add the commands."""
    group = app_commands.Group(name=said("command-export"), description=said("command-export.description"))

    @suggesting
    async def suggest(interaction: Interaction, current: str) -> list[Choice[str]]:
        return await suggest_games(client, interaction, current)

    @group.command(
        name=said("command-export-game"), description=said("command-export-game.description"), extras=serves("watcher")
    )
    @app_commands.rename(game=said("argument-game"))
    @app_commands.describe(game=said("argument-game.description"))
    @app_commands.autocomplete(game=suggest)
    async def game(interaction: Interaction, game: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            await client.own.game(reply, await find_game(client, interaction, game))

        await guarded(interaction, work, at_once=True)

    @group.command(
        name=said("command-export-me"), description=said("command-export-me.description"), extras=serves("anybody")
    )
    async def me(interaction: Interaction) -> None:
        await guarded(interaction, client.own.oneself, at_once=True)

    client.tree.add_command(group)

    @client.tree.command(
        name=said("command-forget-me"), description=said("command-forget-me.description"), extras=serves("anybody")
    )
    async def forget_me(interaction: Interaction) -> None:
        await guarded(interaction, client.own.ask, at_once=True)
