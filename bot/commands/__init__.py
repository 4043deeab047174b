"""Slash commands: one module per theme; `register` adds them all to the client's tree."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.commands import card, challenge, health, new, own, rules, server, settings, setup, stats, table, verbs, verify

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
