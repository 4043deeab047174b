"""Looking for a puzzle in one game, a piece at a time: a worker's work."""

from __future__ import annotations

import hashlib
import time
from random import Random
from typing import Any

import msgspec

from games.engine import Game, Luck, Record, answer, registry
from games.engine.review import Moment, Puzzle, in_order, moments, puzzle_at

PIECE_S = 4.0
"""CPU time after which a piece ends: others wait for the same worker."""
MOMENT_S = 15.0
"""CPU time that one moment may take; if it is not known by then, it is no puzzle."""
LOOKS = 60
"""So many moments of a game are looked at, the most promising."""


class Search(msgspec.Struct, frozen=True):
    """Where to look: in the game of a `record`, or for None in one of so many computer players, whose `name` says how
    it goes. `at` is how many of its moments were looked at before."""

    kind: str
    name: str
    record: Record | None = None
    seats: int = 3
    at: int = 0


class Piece(msgspec.Struct, frozen=True):
    """What came of a piece. `at` is where to go on, None at the end of the game; `seconds` the CPU time it took."""

    puzzle: Puzzle | None
    seats: int
    settings: dict[str, str]
    at: int | None
    seconds: float


def searched(order: Search) -> Piece:
    """Look at some moments. Raises `Illegal` for a record that can't be played."""
    began = time.thread_time()
    game = registry()[order.kind]
    record = order.record or among_computers(game, order.seats, order.name)
    looked_at = in_order(game, moments(game, record)[0])[:LOOKS]
    first, at, found = time.thread_time(), order.at, None
    while found is None and at < len(looked_at) and time.thread_time() - first < PIECE_S:
        found = _at(game, looked_at[at])
        at += 1
    more = at if at < len(looked_at) else None
    return Piece(found, record.seats, dict(record.settings), more, time.thread_time() - began)


def _at(game: Game[Any, Any], moment: Moment) -> Puzzle | None:
    until = time.thread_time() + MOMENT_S
    return puzzle_at(game, moment, lambda: time.thread_time() < until)


def among_computers(game: Game[Any, Any], seats: int, name: str) -> Record:
    """A game of mates, who play well and within a second, all of it told by its name."""
    mate, rng = game.players[-1], Random(name)
    secret = hashlib.sha256(f"a game among computers: {name}".encode()).digest()
    luck, choices, last = Luck(secret), list[tuple[int, str]](), -1
    table, _ = game.setup(seats, {}, luck)
    while waiting := game.waiting(table):
        last = last if last in waiting else rng.choice(sorted(waiting))
        choice = answer(mate, game, table, last, rng)
        game.apply(table, last, choice, luck)
        choices.append((last, choice))
    return Record(
        game=game.id, rules=game.rules, shape=game.shape, seats=seats, settings={}, data=game.digest,
        secret=secret, salt="", choices=choices,
    )  # fmt: skip
