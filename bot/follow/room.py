"""The room of following: what it offers to the rest."""

from __future__ import annotations

from bot.follow.answers import FollowAnswers
from bot.follow.command import register
from bot.follow.following import Following
from bot.follow.kinds import FollowedGameOver, FollowerNews
from bot.follow.posts import FollowedGames, FollowPosts
from bot.gateway.game_choice import GameChoice
from bot.gateway.room import Room
from bot.ledger.chronicle import Chronicle
from bot.ledger.ledger import Ledger
from bot.ledger.post import Delivery
from bot.outbox.messages import DirectMessages
from db.store import Store


def room(
    direct: DirectMessages,
    store: Store,
    ledger: Ledger,
    *,
    following: Following,
    chronicle: Chronicle,
    choice: GameChoice,
) -> Room:
    """The room of following. `following.turned` is to hear of every board that was posted."""
    answers = FollowAnswers(ledger, following, store.people)
    posts, games = FollowPosts(direct, ledger, chronicle, following), FollowedGames(following)
    return Room(
        name="follow",
        answers=answers.answers(),
        commands=[lambda tree: register(tree, answers, choice)],
        posts=[Delivery(FollowerNews, plain=posts.deliver), Delivery(FollowedGameOver, game=games.deliver)],
    )
