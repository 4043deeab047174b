"""The room of results: what it offers to the rest."""

from __future__ import annotations

import discord

from bot.gateway.room import Room
from bot.ledger.post import Delivery
from bot.outbox.ladder import Ladder
from bot.pictures.studio import Studio
from bot.results.answers import StatsAnswers
from bot.results.command import register
from bot.results.counting_figures import FigureCounting
from bot.results.kinds import FiguresDue, MonthOver
from bot.results.leaderboard_answers import LeaderboardAnswers
from bot.results.posts import LeaderboardChannels, MonthPosts
from bot.results.server_leaderboards import ServerLeaderboards
from db.store import Store


def room(
    client: discord.Client,
    store: Store,
    *,
    leaderboards: ServerLeaderboards,
    studio: Studio,
    ladder: Ladder,
    counting: FigureCounting,
) -> Room:
    """The room of results."""
    stats, boards = StatsAnswers(store, leaderboards, studio), LeaderboardAnswers(store, leaderboards, studio)
    posts = MonthPosts(leaderboards, LeaderboardChannels(client, store), studio, ladder)
    return Room(
        name="results",
        answers=stats.answers() | boards.answers(),
        commands=[lambda tree: register(tree, stats, boards)],
        posts=[Delivery(MonthOver, plain=posts.deliver), Delivery(FiguresDue, game=counting.count)],
    )
