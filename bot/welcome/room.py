"""The room of the welcome: what it offers to the rest."""

from __future__ import annotations

import discord

from bot.gateway.room import Room
from bot.ledger.post import Delivery
from bot.ledger.posting import Posting
from bot.outbox.ladder import Ladder
from bot.welcome.answers import WelcomeAnswers
from bot.welcome.kinds import Invited
from bot.welcome.posts import WelcomePosts
from bot.welcome.welcome import Welcome
from db.store import Store


def room(client: discord.Client, store: Store, posting: Posting, ladder: Ladder) -> Room:
    """What the bot says when it is invited to a server, and what its buttons show."""
    welcome = Welcome(store, posting)
    posts = WelcomePosts(client, welcome, ladder)
    return Room(
        name="welcome",
        answers=WelcomeAnswers().answers(),
        posts=[Delivery(Invited, plain=posts.deliver)],
        invited=[welcome.invited],
    )
