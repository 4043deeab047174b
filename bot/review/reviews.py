"""Reviews of finished games: made by a worker in pieces, one of each seat and one of all, and kept for the next press.
The reviewing itself is done in `games/engine/review`."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import msgspec

from bot.errors import Sorry
from bot.ledger.ledger import Ledger
from bot.ledger.loaded import Loaded
from bot.workers.process import Failed
from bot.workers.queue import Asker
from bot.workers.workers import Workers, ready
from games.engine import Game, Record, is_played_still, registry, replay, verb_in
from games.engine.review import (
    Course,
    Decisions,
    Rolls,
    Weighed,
    adviser_of,
    counts_alone,
    course,
    decisions,
    moments,
    rolls,
)

log = logging.getLogger(__name__)
T = TypeVar("T")
KEPT = 200
"""So many pieces are kept; what falls out of them is made again, and comes out the same."""
EVERYBODY = -1


class Order(msgspec.Struct, frozen=True):
    """What to review: a game's record, and one seat of it."""

    record: Record
    seat: int


class Went(msgspec.Struct, frozen=True):
    """What a review says of all: how the game went, and what luck did to everybody."""

    course: Course
    rolls: Rolls


def decided(order: Order) -> Decisions:
    """The decisions of one seat: a worker's work."""
    game = registry()[order.record.game]
    return decisions(game, moments(game, order.record)[0], order.seat)


def went(order: Order) -> Went:
    """The rest of the review: a worker's work."""
    game = registry()[order.record.game]
    taken, end = moments(game, order.record)
    return Went(course(game, taken, end), rolls(game, order.record, taken))


def rest_of_turn(game: Game[Any, Any], record: Record, weighed: Weighed) -> list[str]:
    """What the seat decided after a decision: until another seat has to, the same is asked again, something ends the
    turn, or the round is over. In a window the decision has all of that already."""
    table, _ = replay(game, record, weighed.number - 1)
    found, first, luck = list[str](), "", record.luck
    for seat, choice in record.choices[weighed.number - 1 :]:
        step = game.step(table, seat)
        if step is None or table.lanes is not None or game.round_of(table) != weighed.round:
            break
        kind = step.ask(table).kind
        if first:
            if seat != record.choices[weighed.number - 1][0] or kind == first or verb_in(choice) in game.closing:
                break
            found.append(choice)
        first = first or kind
        game.apply(table, seat, choice, luck)
    return found


class Reviews:
    """Has finished games reviewed. The same game is reviewed once, however many ask. `sealed` says whether others still
    play with the luck of a game."""

    def __init__(self, ledger: Ledger, workers: Workers, sealed: Callable[[str], Awaitable[bool]]) -> None:
        self._ledger = ledger
        self._sealed = sealed
        self._workers = workers
        self._kept: dict[tuple[str, int], Any] = {}

    async def reviewable(self, game_id: str, *, holder: int | None = None) -> Loaded:
        """The game, which is over. Raises `Sorry` for one that is not, that was played by rules or figures of before,
        or whose challenge is still open; and where the person `holder` has no seat."""
        loaded = await self._ledger.dealt(game_id)
        if holder is not None:
            loaded.seat_held(holder)
        if loaded.row.state != "finished":
            raise Sorry("review-not-over")
        if await self._sealed(loaded.id):
            raise Sorry("review-sealed")
        if not is_played_still(loaded.game, await self._ledger.record(loaded)):
            raise Sorry("review-old")
        return loaded

    def is_made(self, loaded: Loaded, seat: int | None) -> bool:
        """Whether all that somebody at this seat (None: who watches) reads is there already."""
        pieces = {EVERYBODY} if seat is None else {EVERYBODY, seat}
        return all((loaded.id, piece) in self._kept for piece in pieces)

    async def of_seat(self, loaded: Loaded, seat: int, asker: Asker) -> Decisions:
        """The dearest decisions of a seat. Raises `Sorry`."""
        return await self._piece(loaded, seat, decided, asker)

    async def of_all(self, loaded: Loaded, asker: Asker) -> Went:
        """How the game went, and what luck did. Raises `Sorry`."""
        return await self._piece(loaded, EVERYBODY, went, asker)

    async def at(self, loaded: Loaded, weighed: Weighed) -> Any:
        """The table at which a decision was taken."""
        record = await self._ledger.record(loaded)
        return replay(loaded.game, record, weighed.number - 1)[0]

    async def followed(self, loaded: Loaded, weighed: Weighed) -> list[str]:
        """What was decided after a decision in the same turn."""
        return rest_of_turn(loaded.game, await self._ledger.record(loaded), weighed)

    async def _piece(self, loaded: Loaded, seat: int, make: Callable[[Order], T], asker: Asker) -> T:
        key = (loaded.id, seat)
        if key not in self._kept:
            order = Order(await self._ledger.record(loaded), seat)
            try:
                made = await self._workers.do(make, ready(order), asker=asker, key=("review", *key))
            except Failed as failed:
                log.error("game %s: no review: %s", loaded.id, failed)
                raise Sorry("review-failed") from failed
            while len(self._kept) >= KEPT:
                self._kept.pop(next(iter(self._kept)))
            self._kept[key] = made
        return self._kept[key]


def adviser(loaded: Loaded) -> str:
    """The name of the player whose choices are held against those that were made."""
    return adviser_of(loaded.game)


def alone(loaded: Loaded) -> bool:
    """Whether points are a seat's own, and not its lead over others."""
    return counts_alone(loaded.game, len(loaded.seats))
