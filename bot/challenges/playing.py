"""Playing a challenge: everybody has one run of it, begun in private at the first press and found again at the next."""

from __future__ import annotations

import asyncio
import logging
from weakref import WeakValueDictionary

from bot.challenges.lifecycle import Lifecycle
from bot.challenges.run_panels import RunPanels
from bot.challenges.run_places import PrivatePlaces
from bot.challenges.runs import Runs
from bot.challenges.snapshot import ChallengeSnapshot, look
from bot.errors import Sorry
from bot.gateway.member import member_of
from bot.gateway.reply import Reply
from db.challenge_records import Run
from db.errors import AlreadyRun
from db.store import Store
from games.engine import registry

log = logging.getLogger(__name__)


class NewRuns:
    """Begins runs."""

    def __init__(self, store: Store, runs: Runs, places: PrivatePlaces) -> None:
        self._store = store
        self._runs = runs
        self._places = places

    async def begin(self, reply: Reply, shown: ChallengeSnapshot) -> None:
        """Begin the person's run in a private place. Raises `Sorry` when there can't be one (any more)."""
        deal, store = shown.deal, self._store
        if not shown.is_open or store.now() >= deal.closes_at:
            raise Sorry("challenge-is-over")
        game = registry().get(deal.kind)
        if game is None or not game.plays(deal.digest):
            raise Sorry("challenge-other-figures")
        if await store.challenges.ran_and_forgotten(deal.id, reply.interaction.user.id):
            raise Sorry("challenge-played-already")
        place, message_id = await self._places.open(reply, shown)
        person = member_of(reply.interaction)
        try:
            await self._runs.begin_run(deal, shown.challenge.id, person, place, message_id)
        except AlreadyRun:  # begun by another process at this very moment
            log.info("person %s has a run of %s already", person.id, shown.challenge.id)


class Playing:
    """For those who play."""

    def __init__(self, store: Store, lifecycle: Lifecycle, new_runs: NewRuns, panels: RunPanels) -> None:
        self._store = store
        self._lifecycle = lifecycle
        self._new_runs = new_runs
        self._panels = panels
        self._beginning: WeakValueDictionary[tuple[str, int], asyncio.Lock] = WeakValueDictionary()

    async def play(self, reply: Reply, challenge_id: str) -> None:
        """Begin the person's run in private, or open it again. Raises `Sorry` when there can't be one (any more)."""
        await reply.acknowledged()
        person = reply.interaction.user.id
        shown = await look(self._store, challenge_id)
        async with self._beginning.setdefault((shown.deal.id, person), asyncio.Lock()):
            run = await self._store.challenges.run_of(shown.deal.id, person)
            if run is None:
                await self._new_runs.begin(reply, shown)
                await self._lifecycle.entered(shown.challenge)
                run = await self._store.challenges.run_of(shown.deal.id, person)
                if run is None:  # begun and forgotten by another process at this very moment
                    raise Sorry("challenge-played-already")
            else:
                await self._go_on(shown, run)
        await self._panels.show(reply, shown, run)

    async def _go_on(self, shown: ChallengeSnapshot, run: Run) -> None:
        """A second press: the one run counts on this server too, if nothing was decided in it yet. Who knows how it
        goes can't choose any more where it is to be seen. Raises `Sorry` when it is over, or counts elsewhere only."""
        new_here = all(each.game_id != run.game_id for each in shown.runs)
        if new_here and shown.is_open:
            if not await self._store.challenges.count_here(shown.challenge.id, run):
                raise Sorry("challenge-counts-elsewhere")
            await self._lifecycle.entered(shown.challenge)
        if run.state == "cancelled":
            raise Sorry("challenge-given-up")
        if run.state == "finished":
            raise Sorry("challenge-played-already")
