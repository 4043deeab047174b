"""The room of how the bot itself is: what it offers to the rest."""

from __future__ import annotations

from functools import partial

import discord

from bot.gateway.room import Room
from bot.health.answers import HealthAnswers
from bot.health.command import register
from bot.health.health import Health
from bot.health.posts import HealthPosts
from bot.health.upkeep import stay, sweep_regularly
from bot.outbox.messages import DirectMessages
from bot.results.results import Results
from db.store import Store


def room(client: discord.Client, direct: DirectMessages, store: Store, health: Health, results: Results) -> Room:
    """What its owners are told, and what a process sees to beside playing."""
    answers = HealthAnswers(client, health)
    return Room(
        name="health",
        commands=[lambda tree: register(tree, answers)],
        posts=HealthPosts(client, direct, store).deliveries(),
        chores=[partial(sweep_regularly, store, results), partial(stay, store)],
    )
