"""`/verify`: the record of a game, played again to see whether it is what it says."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.reply import Interaction, Reply, guarded
from bot.gateway.room import Tree
from bot.records.answers import RecordsAnswers


def register(tree: Tree, answers: RecordsAnswers) -> None:
    """Add the command."""

    @tree.command(
        name=said("command-verify"), description=said("command-verify.description"), extras=serves("anybody", "file")
    )
    @app_commands.rename(file=said("argument-file"))
    @app_commands.describe(file=said("argument-file.description"))
    async def verify(interaction: Interaction, file: discord.Attachment) -> None:
        async def work(reply: Reply) -> None:
            await answers.show(reply, file)

        await guarded(interaction, work, at_once=True)
