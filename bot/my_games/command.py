"""/games."""

from __future__ import annotations

from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.reply import Interaction, guarded
from bot.gateway.room import Tree
from bot.my_games.answers import MyGamesAnswers


def register(tree: Tree, answers: MyGamesAnswers) -> None:
    """Add the command."""

    @tree.command(name=said("command-games"), description=said("command-games.description"), extras=serves("anybody"))
    async def games(interaction: Interaction) -> None:
        await guarded(interaction, answers.show, at_once=True)
