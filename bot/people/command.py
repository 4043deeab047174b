"""`/settings`: one panel for everything a person may set."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.reply import Interaction, guarded

if TYPE_CHECKING:
    from bot.client import QuaysideClient


def register(client: QuaysideClient) -> None:
    """Add `/settings`."""

    @client.tree.command(
        name=said("command-settings"), description=said("command-settings.description"), extras=serves("anybody")
    )
    async def settings(interaction: Interaction) -> None:
        await guarded(interaction, client.habits.show, at_once=True)
