"""The room of reviews: what it offers to the rest."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from bot.gateway.game_choice import GameChoice
from bot.gateway.room import Room
from bot.ledger.ledger import Ledger
from bot.ledger.post import Delivery
from bot.ledger.posting import Posting
from bot.outbox.messages import GameMessages
from bot.pictures.studio import Studio
from bot.review.answers import ReviewAnswers
from bot.review.command import register
from bot.review.drawing import ReviewPages
from bot.review.kinds import Shared
from bot.review.posts import SharedPages
from bot.review.reviews import Reviews
from bot.workers.workers import Workers


def room(
    ledger: Ledger,
    posting: Posting,
    choice: GameChoice,
    *,
    workers: Workers,
    studio: Studio,
    messages: GameMessages,
    sealed: Callable[[str], Awaitable[bool]],
) -> Room:
    """What it offers. `sealed` says whether others still play with the luck of a game."""
    reviews = Reviews(ledger, workers, sealed)
    pages = ReviewPages(reviews, studio)
    answers, shared = ReviewAnswers(reviews, pages, posting), SharedPages(reviews, pages, messages)
    return Room(
        name="review",
        answers=answers.answers(),
        commands=[lambda tree: register(tree, answers, choice)],
        posts=[Delivery(Shared, game=shared.post)],
    )
