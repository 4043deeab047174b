"""How posts about challenges are delivered: cards are posted and edited, the standings posted, and whatever time brings
about is begun. Every row may be delivered twice; each way of saying it makes sure that it shows once."""

from __future__ import annotations

import logging
from datetime import timedelta

import discord

from bot.challenges.kinds import (
    CardDue,
    ChallengeOver,
    DealCloses,
    NextDue,
    RunLate,
    RunOver,
    RunThrough,
)
from bot.challenges.lifecycle import Lifecycle
from bot.challenges.panel import EVERYWHERE, card_message, everywhere_message, over_message
from bot.challenges.pictures import ChallengePictures
from bot.challenges.runners import RunEnds, ThroughRunners
from bot.challenges.snapshot import look
from bot.gateway.reply import BROKEN
from bot.ledger.loaded import Loaded
from bot.ledger.post import Delivery
from bot.outbox.errors import Undeliverable
from bot.outbox.refusals import TOO_OFTEN
from bot.outbox.walls import Walls
from bot.text import texts
from db.records import PostRow
from db.store import Store

log = logging.getLogger(__name__)
STALE = timedelta(days=3)
"""Where nobody could be told of an end for so long, nobody is any more; `/challenge standings` still knows it."""


class CardPosts:
    """Delivers what is shown of challenges in their channels."""

    def __init__(self, store: Store, walls: Walls, pictures: ChallengePictures) -> None:
        self._store = store
        self._walls = walls
        self._pictures = pictures

    def deliveries(self) -> list[Delivery]:
        """What to do about each of them."""
        return [Delivery(CardDue, plain=self._card), Delivery(ChallengeOver, plain=self._over)]

    async def _card(self, post: CardDue, row: PostRow) -> int | None:
        return await self._show_card(post.id, row)

    async def _show_card(self, challenge_id: str, row: PostRow) -> int | None:
        """Post the card, or edit it."""
        shown = await look(self._store, challenge_id)
        wall, words = (
            await self._walls.of(shown.challenge.guild_id, shown.challenge.channel_id),
            texts().words(shown.series.locale),
        )
        known = shown.challenge.message_id
        if known is None and row.attempts > 1:
            known = await self._walls.find(wall, challenge_id, row, "play")
            if known is not None:
                await self._store.challenges.show_challenge(challenge_id, message_id=known)
        if known is None and not shown.is_open:  # nobody could be told in time
            return None
        file = await self._pictures.card(shown, words)
        servers = len({each.guild_id for each in await self._store.challenges.challenges_with(shown.deal.id)})
        card = card_message(shown, words, file, servers)
        if known is not None:
            await self._walls.edit(wall, known, card, row.attempts)
            return None
        message = await self._walls.send(wall, card, row.nonce, row.attempts)
        await self._store.challenges.show_challenge(challenge_id, message_id=message.id)
        return message.id

    async def _end_card(self, challenge_id: str, row: PostRow) -> None:
        """Let the card show that it is over. The standings don't wait for that for ever."""
        try:
            await self._show_card(challenge_id, row)
        except Undeliverable as error:
            log.warning("the card of challenge %s stays as it is: %s", challenge_id, error)
        except (discord.HTTPException, *BROKEN) as error:
            if row.attempts < TOO_OFTEN:
                raise
            log.warning("the card of challenge %s stays as it is: %s", challenge_id, error)

    async def _over(self, post: ChallengeOver, row: PostRow) -> int | None:
        """Edit the card to its end, and post the standings below."""
        challenge_id = post.id
        shown = await look(self._store, challenge_id)
        if self._store.now() - shown.deal.closes_at > STALE:
            return None
        wall, words = (
            await self._walls.of(shown.challenge.guild_id, shown.challenge.channel_id),
            texts().words(shown.series.locale),
        )
        if shown.challenge.message_id is not None:
            await self._end_card(challenge_id, row)
        # Standings that an earlier version tried to post have runs to watch, but no button for the proof.
        # Both are looked for at each attempt: these are counted anew when a place was shut meanwhile.
        over = await self._walls.find(wall, challenge_id, row, "proof", "watch")
        files = await self._pictures.standings(shown, words)
        if over is None:
            over = (await self._walls.send(wall, over_message(shown, words, files[0]), row.nonce, row.attempts)).id
        if len(files) > 1 and await self._walls.find(wall, challenge_id, row, EVERYWHERE) is None:
            every = everywhere_message(shown, words, files[1])
            await self._walls.send(wall, every, f"1{row.nonce}", row.attempts)
        return over


class CoursePosts:
    """Delivers what time and ended runs bring about: challenges that open and close, and what runners hear."""

    def __init__(self, lifecycle: Lifecycle, through: ThroughRunners, ends: RunEnds) -> None:
        self._lifecycle = lifecycle
        self._through_runners = through
        self._ends = ends

    def deliveries(self) -> list[Delivery]:
        """What to do about each of them."""
        return [
            Delivery(NextDue, plain=self._next),
            Delivery(DealCloses, plain=self._close),
            Delivery(RunThrough, plain=self._through),
            Delivery(RunLate, plain=self._late),
            Delivery(RunOver, game=self._run_over),
        ]

    async def _next(self, post: NextDue, row: PostRow) -> None:
        del row
        await self._lifecycle.follow(post.id, post.number)

    async def _close(self, post: DealCloses, row: PostRow) -> None:
        del row
        await self._lifecycle.close(post.id)

    async def _through(self, post: RunThrough, row: PostRow) -> int | None:
        await self._through_runners.let_in(post.id, row.attempts)
        return await self._ends.tell_through(post.id, row)

    async def _late(self, post: RunLate, row: PostRow) -> int | None:
        return await self._ends.tell_late(post.id, row)

    async def _run_over(self, loaded: Loaded, post: RunOver, row: PostRow) -> None:
        """Note how a run ended."""
        del post, row
        await self._lifecycle.ended(loaded)
