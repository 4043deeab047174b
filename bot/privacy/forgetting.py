"""People who want to be forgotten: out of their games first, then out of everything stored, some games at a time. That
it is to be done is stored first, and each step can be done again: whatever happens in the middle, it goes on."""

from __future__ import annotations

import asyncio
import logging
from datetime import timedelta
from weakref import WeakValueDictionary

import msgspec

from bot.errors import Sorry
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded, encode_saved
from bot.play.last_seen import LastSeen
from bot.privacy.kinds import ForgetDue
from bot.seats.seating import Seating
from bot.text import texts
from db.errors import GameMissing, NotSeated, StoreError, WrongState
from db.personal_data import NOBODY
from db.records import OPEN, GameSummary, PostRow
from db.store import Store

log = logging.getLogger(__name__)
ATTEMPTS = 20
AGAIN_AFTER = timedelta(minutes=5)
"""So long after it was begun it is looked whether somebody is forgotten to the end."""
ALL = 100_000
"""More open games than anybody has."""


class Forgetting:
    """Deleting what is known of a person, without spoiling anybody's game."""

    def __init__(self, store: Store, ledger: Ledger, seating: Seating, last_seen: LastSeen) -> None:
        self._store = store
        self._ledger = ledger
        self._seating = seating
        self._last_seen = last_seen
        self._under_way: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    async def forget(self, person_id: int) -> list[str]:
        """Forget a person; returns the ids of the lobbies they were in.

        In running games a computer player takes their seat, a game in which nobody is left ends; lobbies go on with
        another host or are closed. Raises `StoreUnavailable` when nothing has changed, `Sorry` when it goes on later.
        """
        order = ForgetDue(person=person_id).row(f"forget-{person_id}", self._store.now() + AGAIN_AFTER)
        await self._store.outbox.post(None, [order])
        try:
            async with self._under_way.setdefault(person_id, asyncio.Lock()):
                return await self._forget(person_id, order.nonce)
        except StoreError as error:
            log.warning("somebody is not forgotten yet: %s", error)
            raise Sorry("forget-later") from error

    async def go_on(self, post: ForgetDue, row: PostRow) -> None:
        """Forget somebody who was not forgotten to the end."""
        del row
        async with self._under_way.setdefault(post.person, asyncio.Lock()):
            await self._forget(post.person, f"forget-{post.person}")
        log.info("somebody was forgotten after something had prevented it before")

    async def _forget(self, person_id: int, order: str) -> list[str]:
        await self._last_seen.forget(person_id)
        lobbies: list[str] = []
        for _ in range(ATTEMPTS):
            for game in await self._store.games.of_person(person_id, OPEN, ALL):
                if game.state == "running":
                    await self._leave_running(game.id, person_id)
                else:
                    await self._leave_lobby(game, person_id)
                    lobbies.append(game.id)
            since, written = self._store.now(), msgspec.msgpack.encode(person_id)
            about = await self._store.personal_data.games_about(person_id, written)
            struck = {game_id: await self._strike_out(game_id, person_id) for game_id in about}
            names = {game_id: name for game_id, (name, _) in struck.items()}
            versions = {game_id: version for game_id, (_, version) in struck.items()}
            await self._store.personal_data.forget_ended(person_id, names)
            forgetting = self._store.personal_data.forget
            if await forgetting(person_id, names, versions=versions, written=written, since=since, orders=[order]):
                return lobbies
        raise Sorry("error-busy")  # they went on sitting down elsewhere

    async def _leave_running(self, game_id: str, person_id: int) -> None:
        try:
            await self._seating.leave_game(game_id, person_id, None)
        except Sorry as sorry:  # it ended, or they left it, at this very moment
            if sorry.key == "error-busy":
                raise

    async def _leave_lobby(self, game: GameSummary, person_id: int) -> None:
        try:
            others = [
                seat.person_id
                for seat in await self._store.games.seats(game.id)
                if seat.person_id is not None and seat.person_id != person_id
            ]
            if game.host_id == person_id:
                if not others:
                    await self._store.lobbies.cancel(game.id)
                    return
                await self._store.lobbies.change_lobby(game.id, host_id=others[0])
            await self._store.lobbies.leave(game.id, person_id=person_id)
        except (GameMissing, NotSeated, WrongState):  # it began or was closed at this very moment
            return

    async def _strike_out(self, game_id: str, person_id: int) -> tuple[str, int]:
        """Take a person's name out of the story of a game; returns what stands for it there, and the game's version."""
        row = await self._store.games.load(game_id)
        stands, version = texts().words(row.locale)("forgotten-name"), row.version

        async def once(loaded: Loaded) -> int:
            before = encode_saved(loaded.saved)
            loaded.saved.course.strike_out(person_id, NOBODY, stands)
            if encode_saved(loaded.saved) != before:
                await self._ledger.amend(loaded)
            return loaded.row.version

        if row.table_blob is not None:
            try:
                version = await self._ledger.alone(game_id, once)
            except (KeyError, msgspec.MsgspecError):  # nobody can read it
                return stands, version
            except Sorry as sorry:  # nor this one, which is set aside
                if sorry.key == "error-busy":
                    raise
        return stands, version
