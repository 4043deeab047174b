"""The room of setting up: what it offers to the rest."""

from __future__ import annotations

import discord

from bot.gateway.room import Room
from bot.outbox.places import Places
from bot.setup.answers import SetupAnswers
from bot.setup.command import register
from bot.setup.looking import shut_at
from db.store import Store

__all__ = ["room", "shut_at"]


def room(client: discord.Client, store: Store, places: Places) -> Room:
    """Whether games can be shown in a channel."""
    answers = SetupAnswers(client, store, places)
    return Room(name="setup", commands=[lambda tree: register(tree, answers)])
