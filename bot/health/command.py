"""`/health`: how the bot itself is, for its owners."""

from __future__ import annotations

from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.reply import Interaction, guarded
from bot.gateway.room import Tree
from bot.health.answers import HealthAnswers


def register(tree: Tree, answers: HealthAnswers) -> None:
    """Add `/health`. Everybody sees it: owners of the bot need not manage the server they are on."""

    @tree.command(name=said("command-health"), description=said("command-health.description"), extras=serves("owner"))
    async def health(interaction: Interaction) -> None:
        await guarded(interaction, answers.show, at_once=True)
