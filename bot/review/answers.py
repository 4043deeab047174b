"""Answers to /review and to what is pressed in a review. Only whoever asks sees them, until they share a page."""

from __future__ import annotations

import asyncio

import discord

from bot.errors import Sorry
from bot.gateway.press import Answer, Press
from bot.gateway.reply import Reply
from bot.ledger.loaded import Loaded
from bot.ledger.posting import Posting
from bot.review.drawing import ReviewPages
from bot.review.kinds import Shared
from bot.review.pages import COURSE, Page
from bot.review.panel import review_view, waiting_view
from bot.review.reviews import Reviews


class ReviewAnswers:
    """Shows reviews."""

    def __init__(self, reviews: Reviews, pages: ReviewPages, posting: Posting) -> None:
        self._reviews = reviews
        self._pages = pages
        self._posting = posting

    def answers(self) -> dict[str, Answer]:
        """A review is a message of its own; its pages change it in place."""
        return {
            "@review": Answer("private", lambda reply, press: self.show(reply, press.game_id), "watcher", "review"),
            "@reviewed": Answer("panel", self.turn, "watcher"),
            "@shared": Answer("panel", self.share, "player"),
        }

    async def show(self, reply: Reply, game_id: str) -> None:
        """The first page. One that is still to be made takes a minute, and nobody should wait without knowing for what.
        Raises `Sorry` where there is none."""
        reply.acknowledge()
        loaded = await self._reviews.reviewable(game_id)
        seat = loaded.seat_of(reply.interaction.user.id)
        if not self._reviews.is_made(loaded, seat):
            await reply.show(waiting_view(loaded, loaded.words(reply.words.language), seat))
        await self._show(reply, loaded, "1")

    async def turn(self, reply: Reply, press: Press) -> None:
        """Another page."""
        reply.acknowledge()
        await self._show(reply, await self._reviews.reviewable(press.game_id), press.argument)

    async def share(self, reply: Reply, press: Press) -> None:
        """Show a page to everybody: each page once, however often it is pressed."""
        reply.acknowledge()
        user = reply.interaction.user.id
        loaded = await self._reviews.reviewable(press.game_id, holder=user)
        seat = loaded.seat_held(user)
        page = await self._page(reply, loaded, seat, press.argument)
        if page.name not in page.names:
            raise Sorry("error-unknown-control")
        shared = Shared(seat=seat, page=page.name)
        await self._posting.post(loaded.id, [shared.row(f"{loaded.id}-{seat}{page.name}v")])
        await self._show(reply, loaded, page.name, shared=True)

    async def _show(self, reply: Reply, loaded: Loaded, wanted: str, *, shared: bool = False) -> None:
        seat = loaded.seat_of(reply.interaction.user.id)
        page = await self._page(reply, loaded, seat, wanted)
        words = loaded.words(reply.words.language)
        lines, file = await self._pages.written(loaded, seat, page.name, words, reply.asker)
        notice = words("review-posted") if shared else ""
        files: list[discord.File] = [file] if file is not None else []
        await reply.show(review_view(loaded, words, seat, page, lines, file, notice=notice), *files)

    async def _page(self, reply: Reply, loaded: Loaded, seat: int | None, wanted: str) -> Page:
        """The page that is meant: whoever has no seat gets the one on how the game went."""
        if seat is None:
            return Page(COURSE, 0)
        found, _ = await asyncio.gather(
            self._reviews.of_seat(loaded, seat, reply.asker), self._reviews.of_all(loaded, reply.asker)
        )
        page = Page(wanted, len(found.shown))
        if wanted not in (*page.names, "1"):
            raise Sorry("error-unknown-control")
        return page
