"""What happens to challenges in time: one opens, runs end, it closes, the next one follows. All of it is rows.
Nothing is said to Discord here; the posts that say it are delivered by `posts.py`."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Any

from bot.challenges.calendar import closing
from bot.challenges.deal import Reckoning, new_deal, shared_key, yardsticks
from bot.challenges.kinds import (
    CardDue,
    ChallengeOver,
    ChallengePost,
    DealCloses,
    NextDue,
    RunLate,
    RunThrough,
)
from bot.chores.sparing import sparing
from bot.ledger.ids import new_id
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.ledger.posting import Posting
from bot.workers.process import Failed
from bot.workers.queue import Asker
from bot.workers.workers import Workers, ready
from db.challenge_records import Challenge, Deal, Run, Score, Series
from db.records import NewPost
from db.store import Store
from games.engine import registry

log = logging.getLogger(__name__)
CARD_AFTER = timedelta(seconds=5)
"""A card is edited so long after somebody has begun or is through, once for all that happened meanwhile."""

DEALS = "deals"
"""On whose behalf it is reckoned what computer players make of a server's deals."""


class Lifecycle:
    """Opens and closes challenges, and notes how runs end."""

    def __init__(self, store: Store, ledger: Ledger, posting: Posting, workers: Workers) -> None:
        self._store = store
        self._ledger = ledger
        self._posting = posting
        self._workers = workers

    # -- opening ------------------------------------------------------------------------------------------------

    async def begin(self, asked: Series, most: int) -> Challenge:
        """The first challenge of a new series, whose card is posted next. Raises `TooManySeries` if `most` of its
        server go on already."""
        opened = await self._open(asked, 1, None, most)
        assert opened is not None, "the series is new"
        return opened

    async def follow(self, series_id: str, number: int) -> Challenge | None:
        """Open the `number`-th challenge of a series; None when it was ended, or this one is open already."""
        asked = await self._store.challenges.series(series_id)
        if asked is None or asked.state != "running":
            return None
        if asked.kind not in registry():
            log.error("series %s: there is no game %s anymore", series_id, asked.kind)
            return None
        latest = await self._store.challenges.latest_of(series_id)
        before = await self._store.challenges.deal(latest.deal_id) if latest is not None else None
        return await self._open(asked, number, before.closes_at if before is not None else None)

    async def _open(
        self, asked: Series, number: int, before: datetime | None, most: int | None = None
    ) -> Challenge | None:
        now = self._store.now()
        end = closing(
            asked.repeat, now, days=asked.days, hour=asked.hour, zone=asked.zone, shared=asked.is_global, before=before
        )
        key = None
        if asked.is_global:
            key = shared_key(asked.kind, asked.settings, asked.opponents, asked.repeat, end)
        deal, secret = new_deal(asked.kind, asked.settings, asked.opponents, now, end, key)
        challenge = Challenge(
            id=new_id(),
            series_id=asked.id,
            deal_id=deal.id,
            number=number,
            guild_id=asked.guild_id,
            channel_id=asked.channel_id,
        )
        posts = [row(CardDue(id=challenge.id)), row(DealCloses(id=deal.id), due_at=end)]
        if asked.repeat != "once":
            posts.append(row(NextDue(id=asked.id, number=number + 1), f"{number + 1}", due_at=end))
        opened = await self._store.challenges.open_challenge(asked, deal, secret, challenge, posts, most=most)
        self._posting.wake()
        return opened

    # -- runs ---------------------------------------------------------------------------------------------------

    async def entered(self, challenge: Challenge) -> None:
        """Somebody has taken the challenge up."""
        await self._posting.post(None, await self._refreshed([challenge]))

    async def ended(self, loaded: Loaded) -> None:
        """A run is over: note how, and say so to those who are through themselves."""
        run = await self._store.challenges.run(loaded.id)
        if run is None:
            return
        deal = await self._store.challenges.deal(run.deal_id)
        assert deal is not None, "a run has a deal"
        await self._note(run, deal, loaded)
        posts = [row(RunThrough(id=run.game_id))] if loaded.row.state == "finished" else []
        shown = await self._store.challenges.challenges_with(deal.id)
        await self._posting.post(None, [*posts, *await self._refreshed(shown)])

    async def _note(self, run: Run, deal: Deal, loaded: Loaded) -> None:
        finished_at = loaded.row.finished_at
        if finished_at is None:
            return
        result = loaded.game.result(loaded.table) if loaded.row.state == "finished" else None
        if result is None:
            await self._store.challenges.finish_run(run.game_id, finished_at, None, counted=False)
            return
        mine = next(score for score in result.scores if score.seat == run.seat)
        counted = deal.state == "open" and finished_at <= deal.closes_at
        await self._store.challenges.finish_run(
            run.game_id, finished_at, Score(mine.total, mine.categories), counted=counted
        )

    async def _refreshed(self, shown: Sequence[Challenge]) -> list[NewPost]:
        """Rows that edit the cards, one for each state a card can be in."""
        posts: list[NewPost] = []
        for challenge in shown:
            runs = await self._store.challenges.runs_in(challenge)
            over = sum(run.state != "running" for run in runs)
            due = self._store.now() + CARD_AFTER
            posts.append(row(CardDue(id=challenge.id), f"{len(runs)}-{over}", due_at=due))
        return posts

    # -- closing ------------------------------------------------------------------------------------------------

    async def close(self, deal_id: str) -> None:
        """Let nothing count any more, reckon what computer players make of the same luck, and say so everywhere."""
        deal = await self._store.challenges.deal(deal_id)
        if deal is None or deal.state != "open":
            return
        reckoned = await self._yardsticks(deal)
        late: list[Run] = []
        for run in await self._store.challenges.runs_with(deal_id):
            if run.state == "running" and not await self._is_noted(run, deal):
                late.append(run)
        posts = [
            row(ChallengeOver(id=challenge.id)) for challenge in await self._store.challenges.challenges_with(deal_id)
        ]
        posts += [row(RunLate(id=run.game_id)) for run in late]
        await self._store.challenges.close_deal(deal_id, reckoned, posts)
        self._posting.wake()

    async def _is_noted(self, run: Run, deal: Deal) -> bool:
        """Whether a run that counts as running was over already; it is noted then."""
        with sparing(f"run {run.game_id}"):
            loaded = await self._ledger.load(run.game_id)
            await self._note(run, deal, loaded)
            return loaded.row.state in ("finished", "cancelled")
        return False

    async def _yardsticks(self, deal: Deal) -> list[dict[str, Any]]:
        game = registry().get(deal.kind)
        if game is None or not game.plays(deal.digest):  # other figures than people have played with
            return []
        guilds = {challenge.guild_id for challenge in await self._store.challenges.challenges_with(deal.id)}
        asker = Asker(guilds.pop() if len(guilds) == 1 else None, DEALS)
        order = Reckoning(deal, await self._store.challenges.deal_secret(deal.id))
        try:
            return await self._workers.do(yardsticks, ready(order), asker=asker)
        except Failed as failed:
            log.error("nobody knows what computer players make of deal %s: %s", deal.id, failed)
            return []


def row(post: ChallengePost, mark: str = "", *, due_at: datetime | None = None) -> NewPost:
    """Its row, stored once however often it is made with the same `mark`."""
    return post.row(f"{post.id}-{post.tag()}{mark}", due_at)
