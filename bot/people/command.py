"""`/settings`: one panel for everything a person may set."""

from __future__ import annotations

from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.reply import Interaction, guarded
from bot.gateway.room import Tree
from bot.people.answers import SettingsAnswers


def register(tree: Tree, answers: SettingsAnswers) -> None:
    """Add `/settings`."""

    @tree.command(
        name=said("command-settings"), description=said("command-settings.description"), extras=serves("anybody")
    )
    async def settings(interaction: Interaction) -> None:
        await guarded(interaction, answers.show, at_once=True)
