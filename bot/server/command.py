"""`/server`: one panel for everything a server sets for its games."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.gateway.access import serves
from bot.gateway.command_names import said
from bot.gateway.reply import Interaction, guarded

if TYPE_CHECKING:
    from bot.client import QuaysideClient


def register(client: QuaysideClient) -> None:
    """Add `/server`."""

    @client.tree.command(
        name=said("command-server"), description=said("command-server.description"), extras=serves("manager")
    )
    async def server(interaction: Interaction) -> None:
        await guarded(interaction, client.server.show, at_once=True)
