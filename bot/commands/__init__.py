"""Slash commands: one module per theme; `register` adds them all to the client's tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.challenges import command as challenge
from bot.health import command as health
from bot.lobby import command as new
from bot.people import command as settings
from bot.play import card_command as card
from bot.play import command as table
from bot.play import rules_command as rules
from bot.play import verb_commands as verbs
from bot.privacy import command as own
from bot.records import command as verify
from bot.results import command as stats
from bot.server import command as server
from bot.setup import command as setup

if TYPE_CHECKING:
    from bot.client import QuaysideClient


def register(client: QuaysideClient) -> None:
    """Add every command."""
    new.register(client)
    challenge.register(client)
    table.register(client)
    rules.register(client)
    card.register(client)
    health.register(client)
    settings.register(client)
    server.register(client)
    setup.register(client)
    own.register(client)
    stats.register(client)
    verify.register(client)
    verbs.register(client)
