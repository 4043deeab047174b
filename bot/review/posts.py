"""How a shared page of a review is posted."""

from __future__ import annotations

from bot.errors import Sorry
from bot.ledger.loaded import Loaded
from bot.outbox.errors import Undeliverable
from bot.outbox.messages import GameMessages
from bot.outbox.public_message import PublicMessage
from bot.review.drawing import ReviewPages
from bot.review.kinds import Shared, mark_of
from bot.review.pages import COURSE, weighed_on
from bot.review.panel import shared_message
from bot.review.reviews import Reviews
from bot.text import Words
from bot.workers.queue import Asker
from db.records import PostRow

REVIEWS = "reviews"
"""On whose behalf shared pages are made again that nobody remembers."""


class SharedPages:
    """Posts pages where their game was played."""

    def __init__(self, reviews: Reviews, pages: ReviewPages, messages: GameMessages) -> None:
        self._reviews = reviews
        self._pages = pages
        self._messages = messages

    async def post(self, loaded: Loaded, post: Shared, row: PostRow) -> int | None:
        """One page, for everybody."""
        found = await self._messages.sent_before(loaded, row, lambda each: each.argument == mark_of(post))
        if found is not None:
            return found

        async def written(words: Words) -> PublicMessage:
            return await self._written(loaded, post, words)

        try:
            return await self._messages.send(loaded, row, written)
        except Sorry as sorry:  # the rules have changed since: nothing to show
            raise Undeliverable(sorry.key) from sorry

    async def _written(self, loaded: Loaded, post: Shared, words: Words) -> PublicMessage:
        loaded = await self._reviews.reviewable(loaded.id)
        asker = Asker(loaded.row.guild_id, REVIEWS)
        if post.page == COURSE:
            lines, file = await self._pages.written(loaded, None, COURSE, words, asker)
            assert file is not None, "how a game went is always drawn"
            return shared_message(loaded, words, post, lines[1:], file)
        weighed = weighed_on(await self._reviews.of_seat(loaded, post.seat, asker), post.page)
        if weighed is None:
            raise Undeliverable(f"no page {post.page}")
        lines, file = await self._pages.decision(loaded, post.seat, weighed, words)
        return shared_message(loaded, words, post, lines, file)
