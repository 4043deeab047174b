"""`/health`: how the bot itself is, for its owners."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.reply import Interaction, guarded

if TYPE_CHECKING:
    from bot.client import QuaysideClient


def register(client: QuaysideClient) -> None:
    """Add `/health`. Everybody sees it: owners of the bot need not manage the server they are on."""

    @client.tree.command(
        name=said("command-health"), description=said("command-health.description"), extras=serves("owner")
    )
    async def health(interaction: Interaction) -> None:
        await guarded(interaction, client.health_service.show, at_once=True)
