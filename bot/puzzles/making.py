"""Where puzzles come from: from finished games whose people allow it, else from games among computers. What is spent
on that a day has a bound; a worker does the looking, piece by piece, with everybody else's work in between."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

import msgspec

from bot.chores.sparing import sparing
from bot.gateway.catalog import offered_games
from bot.ledger.ledger import Ledger
from bot.ledger.rated import is_fair
from bot.people.preferences import read_preferences
from bot.puzzles.puzzle import ReadPuzzle, read_puzzle, written
from bot.puzzles.search import Piece, Search, searched
from bot.workers.process import Failed
from bot.workers.queue import Asker
from bot.workers.workers import Workers, ready
from db.puzzle_records import PuzzleRow
from db.records import SeatRow
from db.store import Store
from games.engine import is_played_still

log = logging.getLogger(__name__)
DAILY_S = 60.0
"""CPU time that looking for a puzzle takes a day, at most, in each process; about one kind of game each day."""
RECENT = timedelta(days=14)
"""Games that ended longer ago are let be."""
MOST_GAMES = 5
"""So many games of people are looked at on a day."""
KEPT = timedelta(days=90)
"""Puzzles are kept for so long, and what servers had of them."""
FEW = 3
"""So many computer players play a game, if it can be played by so few: more would need more thought."""
CHOICE = 20
"""Among so many puzzles that are new to a server one is looked for that can be shown."""
PUZZLES = Asker(None, "puzzles")


class Making:
    """Finds puzzles, and knows which one a server gets."""

    def __init__(self, store: Store, ledger: Ledger, workers: Workers) -> None:
        self._store = store
        self._ledger = ledger
        self._workers = workers
        self._looked: date | None = None
        self._one_at_a_time = asyncio.Lock()

    async def for_server(self, guild_id: int) -> ReadPuzzle | None:
        """The newest puzzle that a server has not had; one of today is looked for if there is none. None if there is
        none at all."""
        today = self._store.now().astimezone(UTC).date()
        newest = await self._new_to(guild_id)
        if newest is None or newest.found_at.date() < today:
            async with self._one_at_a_time:
                if self._looked != today:
                    await self._look(today)
                    self._looked = today
            newest = await self._new_to(guild_id)
        return newest

    async def _new_to(self, guild_id: int) -> ReadPuzzle | None:
        for row in await self._store.puzzles.new_to(guild_id, CHOICE):
            read = read_puzzle(row, self._store.damage)
            if read is not None and await self._is_still_allowed(row):
                return read
        return None

    async def _is_still_allowed(self, row: PuzzleRow) -> bool:
        """Whether a puzzle from a game of people may be shown; one that may not is dropped."""
        if row.game_id is None:
            return True
        with sparing(f"game {row.game_id}"):
            if await self._may_be_shown(row.game_id):
                return True
        await self._store.puzzles.drop(row.id)
        return False

    async def _look(self, today: date) -> None:
        """Look for today's puzzle, for as long as that may take."""
        await self._store.puzzles.drop_older(self._store.now() - KEPT)
        kinds = sorted(kind for kind, game in offered_games().items() if game.players and max(game.seats) > 1)
        if not kinds:
            return
        kind, left = kinds[today.toordinal() % len(kinds)], DAILY_S
        for game_id in await self._allowed(kind):
            left = await self._look_in(game_id, left)
            if left <= 0:
                return
        several = [seats for seats in offered_games()[kind].seats if seats > 1]
        fitting = [seats for seats in several if seats <= FEW] or several[:1]
        seats = fitting[today.toordinal() // len(kinds) % len(fitting)]
        number = 0
        while left > 0:
            number += 1
            left = await self._go_through(Search(kind, f"{today} {kind} {number}", seats=seats), None, left)

    async def _look_in(self, game_id: str, left: float) -> float:
        """Look for a puzzle in a game of people; how much of the time is left, nothing once one is found."""
        with sparing(f"game {game_id}"):
            record = await self._ledger.record(await self._ledger.dealt(game_id))
            return await self._go_through(Search(record.game, game_id, record), game_id, left)
        return left

    async def _go_through(self, order: Search, game_id: str | None, left: float) -> float:
        """Look at a game piece by piece."""
        at: int | None = 0
        while at is not None and left > 0:
            piece = await self._piece(msgspec.structs.replace(order, at=at))
            if piece is None:
                return 0.0
            left -= max(piece.seconds, 0.01)
            if piece.puzzle is not None and await self._keep(order, game_id, piece):
                return 0.0
            at = piece.at
        return left

    async def _piece(self, order: Search) -> Piece | None:
        try:
            return await self._workers.do(
                searched, ready(order), asker=PUZZLES, key=("puzzle", order.kind, order.name, order.at)
            )
        except Failed as failed:
            log.error("no puzzle is looked for in %s: %s", order.name, failed)
            return None

    async def _keep(self, order: Search, game_id: str | None, piece: Piece) -> bool:
        """Store what was found; whether it may be."""
        assert piece.puzzle is not None, "it was found"
        game = offered_games()[order.kind]
        name = f"{order.kind} {order.name} {piece.puzzle.number}"
        row = PuzzleRow(
            id=hashlib.blake2b(name.encode(), digest_size=8).hexdigest(),
            kind=game.id, rules=game.rules, shape=game.shape, digest=order.record.data if order.record else game.digest,
            game_id=game_id,
            found_at=self._store.now(), puzzle=written(piece.seats, piece.settings, piece.puzzle),
        )  # fmt: skip
        await self._store.puzzles.add(row)
        if game_id is not None and not await self._may_be_shown(game_id):  # somebody has thought better of it meanwhile
            await self._store.puzzles.drop(row.id)
            return False
        log.info("puzzle %s of %s was found", row.id, game.id)
        return True

    async def _allowed(self, kind: str) -> list[str]:
        """The newest games of this kind that ended and may become puzzles."""
        since: datetime = self._store.now() - RECENT
        found: list[str] = []
        for game_id in await self._store.puzzles.ended_games(kind, since, 10 * MOST_GAMES):
            with sparing(f"game {game_id}"):
                if len(found) < MOST_GAMES and await self._may_be_shown(game_id):
                    found.append(game_id)
        return found

    async def _may_be_shown(self, game_id: str) -> bool:
        """Whether everybody who played allows that, and the game is one that can be looked at."""
        loaded = await self._ledger.dealt(game_id)
        if loaded.row.state != "finished" or not await self._all_allow(loaded.seats):
            return False
        if not is_fair(await self._store.games.told(game_id)):  # somebody else may have played who was never asked
            return False
        return is_played_still(loaded.game, await self._ledger.record(loaded))

    async def _all_allow(self, seats: Sequence[SeatRow]) -> bool:
        people = {row.person_id for row in seats if row.person_id is not None}
        if any(row.person_id is None and row.player is None for row in seats):  # somebody who was forgotten
            return False
        settings = await self._store.people.settings_of(people)
        return all(read_preferences(settings.get(person)).puzzles for person in people)
