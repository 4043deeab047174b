"""Who an interaction comes from, as they sit down."""

from __future__ import annotations

from bot.gateway.reply import Interaction
from bot.ledger.member import Member


def member_of(interaction: Interaction) -> Member:
    """The person as they sit down."""
    return Member(interaction.user.id, interaction.user.display_name, interaction.id)
