"""`/server`: one panel for everything a server sets for its games."""

from __future__ import annotations

from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.reply import Interaction, guarded
from bot.gateway.room import Tree
from bot.server.answers import ServerAnswers


def register(tree: Tree, answers: ServerAnswers) -> None:
    """Add `/server`."""

    @tree.command(name=said("command-server"), description=said("command-server.description"), extras=serves("manager"))
    async def server(interaction: Interaction) -> None:
        await guarded(interaction, answers.show, at_once=True)
