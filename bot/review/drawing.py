"""What stands on a page of a review, with its picture: the moment as its seat saw it, or how the game went."""

from __future__ import annotations

import asyncio

import discord

from bot.ledger.loaded import Loaded
from bot.pictures.studio import Studio, attach
from bot.review.pages import (
    COURSE,
    balance_line,
    curve,
    decision_lines,
    end_lines,
    marked,
    turn_lines,
    unit,
    weighed_on,
)  # fmt: skip
from bot.review.reviews import Reviews
from bot.text import Words
from bot.text.markdown import in_markdown
from bot.workers.queue import Asker
from games.engine.review import Weighed
from render import looks, painter, question
from render.results import results_picture


class ReviewPages:
    """Writes and draws pages."""

    def __init__(self, reviews: Reviews, studio: Studio) -> None:
        self._reviews = reviews
        self._studio = studio

    async def written(
        self, loaded: Loaded, seat: int | None, page: str, words: Words, asker: Asker
    ) -> tuple[list[str], discord.File | None]:
        """Lines and picture of a page; one on decisions has no picture where none was dear. Raises `Sorry`."""
        all_ = await self._reviews.of_all(loaded, asker)
        if page == COURSE or seat is None:
            kind, seats = loaded.row.kind, len(loaded.seats)
            seen = looks(painter(kind), loaded.game.view(loaded.table, None), seats)
            drawn = await self._studio.draw(results_picture, curve(kind, all_.course, seen, words))
            file = attach(drawn, "course")
            turns = turn_lines(all_.course, words) or [words("review-no-turns")]
            ends = [f"-# {in_markdown(line)}" for line in end_lines(all_.course, words)]
            return [f"## {words('review-course-title')}", *turns, *ends], file
        found = await self._reviews.of_seat(loaded, seat, asker)
        fate = all_.rolls.fates[seat] if all_.rolls.fates else None
        lines = [f"## {words('review-title')}", *filter(None, [balance_line(found, fate, unit(loaded), words)])]
        weighed = weighed_on(found, page)
        if weighed is None:
            return [*lines, words("review-nothing-dear")], None
        told, file = await self.decision(loaded, seat, weighed, words)
        return [*lines, *told], file

    async def decision(
        self, loaded: Loaded, seat: int, weighed: Weighed, words: Words
    ) -> tuple[list[str], discord.File]:
        """One decision in words, and as its seat saw it: both choices have a number there."""
        table = await self._reviews.at(loaded, weighed)
        view = loaded.game.view(table, seat)
        numbers = marked(loaded.game, table, seat, weighed)
        drawn = await self._studio.draw(
            question, painter(loaded.row.kind), view, seat, words, names=loaded.names, options=numbers
        )
        followed = await self._reviews.followed(loaded, weighed)
        lines = await asyncio.to_thread(decision_lines, loaded, seat, weighed, table, words, followed)
        return lines, attach(drawn, "moment")
