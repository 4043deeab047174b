"""The room of what a server sets for its games: what it offers to the rest."""

from __future__ import annotations

import discord

from bot.gateway.room import Room
from bot.server.answers import Begin, ServerAnswers, ShutAt
from bot.server.command import register
from db.store import Store


def room(client: discord.Client, store: Store, shut_at: ShutAt, begin_puzzles: Begin) -> Room:
    """The panel of those who manage a server."""
    answers = ServerAnswers(client, store.people, shut_at, begin_puzzles)
    return Room(name="server", answers=answers.answers(), commands=[lambda tree: register(tree, answers)])
