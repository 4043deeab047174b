"""`/learn`: begins a lesson."""

from __future__ import annotations

from discord import app_commands
from discord.app_commands import Choice

from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.reply import Interaction, Reply, guarded
from bot.gateway.room import Tree
from bot.learn.answers import LearnAnswers
from bot.learn.lessons import courses


def register(tree: Tree, answers: LearnAnswers) -> None:
    """Add the command."""

    @tree.command(name=said("command-learn"), description=said("command-learn.description"), extras=serves("anybody"))
    @app_commands.rename(game=said("argument-learn"))
    @app_commands.describe(game=said("argument-learn.description"))
    @app_commands.choices(game=[Choice(name=said(f"{kind}-title"), value=kind) for kind in courses()])
    async def learn(interaction: Interaction, game: str | None = None) -> None:
        async def work(reply: Reply) -> None:
            await answers.begin(reply, game)

        await guarded(interaction, work, at_once=True)
