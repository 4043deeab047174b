"""How puzzles are posted and solved, once each. Every row may be delivered twice."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta

import discord

from bot.gateway.public_language import server_language
from bot.ledger.post import Delivery
from bot.outbox.errors import Undeliverable
from bot.outbox.public_message import PublicMessage
from bot.outbox.refusals import TOO_OFTEN
from bot.outbox.walls import Walls
from bot.pictures.studio import Studio, attach
from bot.puzzles.daily import DailyPuzzles
from bot.puzzles.kinds import PuzzleDue, PuzzleWithdrawn, SolutionDue
from bot.puzzles.panel import MENU_OF, Posing, posed_message, solved_message
from bot.puzzles.puzzle import ReadPuzzle
from bot.text import texts
from db.puzzle_records import Posed, Tally
from db.records import PostRow
from db.store import Store
from render import painter, question

log = logging.getLogger(__name__)
AGAIN_AFTER = timedelta(hours=6)
"""What Discord does not let be taken down is tried again so much later."""


class PuzzlePosts:
    """Delivers puzzles and their solutions."""

    def __init__(self, store: Store, daily: DailyPuzzles, walls: Walls, studio: Studio) -> None:
        self._store = store
        self._daily = daily
        self._walls = walls
        self._studio = studio

    def deliveries(self) -> list[Delivery]:
        """What to do about each of them."""
        return [
            Delivery(PuzzleDue, plain=self._pose),
            Delivery(SolutionDue, plain=self._solve),
            Delivery(PuzzleWithdrawn, plain=self._take_down),
        ]

    async def _pose(self, post: PuzzleDue, row: PostRow) -> int | None:
        """The puzzle of today, if the server wants one and has none; then the next one is due.

        Raises `Shut` while nothing can be posted there: it goes on as soon as that is possible.
        """
        guild_id, sent = post.guild, None
        rules = await self._daily.rules_of(guild_id)
        if not rules.puzzle_channel:
            return None
        if row.attempts >= TOO_OFTEN:  # whatever becomes of today's, there is one tomorrow
            await self._daily.begin(guild_id)
        try:
            wall = await self._walls.of(guild_id, rules.puzzle_channel)
            language = await server_language(wall.guild, self._store.people, self._store.games)
            found = await self._daily.of_today(guild_id, rules, language)
            if found is not None and found[0].message_id is None and found[0].state == "open":
                sent = await self._post(*found, row)
        except Undeliverable as error:
            log.warning("server %s has no puzzle today: %s", guild_id, error)
        await self._daily.begin(guild_id)
        return sent

    async def _post(self, posed: Posed, puzzle: ReadPuzzle, row: PostRow) -> int:
        wall = await self._walls.of(posed.guild_id, posed.channel_id)
        sent = await self._walls.find(wall, posed.id, row, MENU_OF) if row.attempts > 1 else None
        if sent is None:
            posing = await asyncio.to_thread(Posing, puzzle, posed.id, posed.locale)
            message = posed_message(posing, await self._picture(posing, posing.numbers))
            sent = (await self._walls.send(wall, message, row.nonce, row.attempts)).id
        await self._store.puzzles.shown(posed, sent)
        return sent

    async def _solve(self, post: SolutionDue, row: PostRow) -> None:
        """The day is over: the solution is shown in the place of the choices."""
        posed = await self._store.puzzles.posed(post.id)
        puzzle = await self._daily.puzzle_of(posed) if posed is not None else None
        if posed is None or puzzle is None:
            return
        await self._store.puzzles.solve(posed.id, puzzle.puzzle.answer)
        solved = await self._store.puzzles.posed(posed.id)
        if solved is None or solved.message_id is None:
            return
        wall = await self._walls.of(solved.guild_id, solved.channel_id)
        posing = await asyncio.to_thread(Posing, puzzle, solved.id, solved.locale)
        answer = puzzle.puzzle.answer
        file = await self._picture(posing, {answer: posing.numbers[answer]})
        message = solved_message(posing, Tally(solved.answers, solved.found), file)
        if await self._store.puzzles.posed(solved.id) is None:  # withdrawn while it was drawn
            return
        await self._walls.edit(wall, solved.message_id, message, row.attempts)

    async def _take_down(self, post: PuzzleWithdrawn, row: PostRow) -> None:
        """Leave nothing in the message of a puzzle but a sentence. Raises `Shut` while the bot can't be there: it goes
        on as soon as it can. What Discord refuses otherwise is tried again later, for as long as it takes."""
        try:
            wall = await self._walls.of(post.guild, post.channel)
        except Undeliverable:
            return  # its channel is gone, and so is the message
        try:
            empty = PublicMessage(content=texts().words(post.locale)("puzzle-withdrawn"))
            await self._walls.edit(wall, post.message, empty, row.attempts)
        except Undeliverable as error:
            due = self._store.now() + AGAIN_AFTER
            log.warning("a puzzle that was withdrawn is still posted, and taken down later: %s", error)
            again = post.row(f"{post.kind}-{post.message}-{due:%Y%m%d%H%M}", due)
            await self._store.outbox.post(None, [again])

    async def _picture(self, posing: Posing, numbers: dict[str, int]) -> discord.File:
        """What the seat saw, with these choices numbered."""
        loaded, seat = posing.loaded, posing.puzzle.seat
        view, paint = loaded.game.view(loaded.table, seat), painter(loaded.row.kind)
        drawn = await self._studio.draw(question, paint, view, seat, posing.words, names=loaded.names, options=numbers)
        return attach(drawn, "puzzle")
