"""The room of how the bot itself is: what it offers to the rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial

import discord

from bot.chores.chores import Chore
from bot.gateway.room import Room
from bot.health.answers import HealthAnswers
from bot.health.command import register
from bot.health.damage_reports import DAMAGE_EVERY_S, DamageReports
from bot.health.health import Health
from bot.health.posts import HealthPosts
from bot.health.rivals import BEAT_EVERY_S, look_for_rivals
from bot.health.upkeep import MEND_EVERY_S, STAY_EVERY_S, SWEEP_EVERY_S, count_results, sweep
from bot.ledger.posting import Posting
from bot.outbox.messages import DirectMessages
from bot.results.results import Results
from db.store import Store


def room(
    client: discord.Client,
    direct: DirectMessages,
    store: Store,
    posting: Posting,
    *,
    health: Health,
    results: Results,
    mend: Callable[[], Awaitable[None]],
) -> Room:
    """What its owners are told, and what a process sees to beside playing."""
    answers = HealthAnswers(client, health, store.people)
    damage = DamageReports(store.damage, posting)
    return Room(
        name="health",
        commands=[lambda tree: register(tree, answers)],
        posts=HealthPosts(client, direct, store.people, store.games).deliveries(),
        chores=[
            Chore("counting earlier results", partial(count_results, results), SWEEP_EVERY_S),
            Chore("mending games", mend, MEND_EVERY_S),
            Chore("sweeping", partial(sweep, store), SWEEP_EVERY_S),
            Chore("telling of damage", damage.tell, DAMAGE_EVERY_S),
            Chore("looking for rivals", partial(look_for_rivals, health.rivals, posting, store.now), BEAT_EVERY_S),
            Chore("staying known", store.enter, STAY_EVERY_S, later=True),
        ],
    )
