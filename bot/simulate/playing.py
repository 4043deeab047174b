"""Playing games of computer players by seed, on all cores. What the games show is in `figures.py`."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain, repeat
from multiprocessing import get_context
from random import Random

import msgspec

from bot.players import simulated
from games.engine import Luck, Player, Score, registry

ALONE = 24
"""So few games are played without a second process, which takes longer to start."""


class Played(msgspec.Struct, frozen=True):
    """One finished game. `players` are names by seat, `chains` how many decisions of one seat came in a row.

    `order` are the seats as they took their first turns, if the game says; `measures` are what the game counts besides,
    some of it several times a game.
    """

    players: list[str]
    scores: list[Score]
    chains: list[int]
    options: int
    forced: int
    order: list[int] = []
    measures: Mapping[str, float | list[float]] = {}

    @property
    def decisions(self) -> int:
        return sum(self.chains)


def play(kind: str, players: Sequence[str], settings: Mapping[str, str], seed: str, number: int) -> Played:
    """Game `number` of a series: the same for the same arguments. Each game seats the players one seat further on."""
    game, known = registry()[kind], simulated(kind)
    seats = len(players)
    seated = [players[(seat + number) % seats] for seat in range(seats)]
    acting: list[Player] = [known[name] for name in seated]
    name = f"{seed}/{number}"
    luck, rng = Luck(hashlib.sha256(name.encode()).digest()), Random(name)
    table, told = game.setup(seats, settings, luck)
    order = game.turn_order(table)
    chains: list[int] = []
    options_seen = forced = 0
    last = -1
    while waiting := game.waiting(table):
        seat = last if last in waiting else rng.choice(sorted(waiting))  # people finish what they have begun
        options = game.options(table, seat)
        options_seen += len(options)
        forced += len(options) == 1
        told += game.apply(table, seat, acting[seat].choose(game.view(table, seat), options, rng), luck)
        if seat == last:
            chains[-1] += 1
        else:
            chains.append(1)
            last = seat
    result = game.result(table)
    assert result is not None, "nobody waits, so the game is over"
    return Played(seated, result.scores, chains, options_seen, forced, order, game.measures(table, told))


def play_many(kind: str, players: Sequence[str], settings: Mapping[str, str], seed: str, games: int) -> list[Played]:
    """Games 0 to `games` - 1 in their order, on all cores."""
    cores = os.cpu_count() or 1
    if games <= ALONE or cores == 1:
        return [play(kind, players, settings, seed, number) for number in range(games)]
    numbers = [list(range(first, games, 4 * cores)) for first in range(4 * cores)]
    with ProcessPoolExecutor(cores, mp_context=get_context("spawn")) as pool:
        parts = list(
            pool.map(_some, repeat(kind), repeat(list(players)), repeat(dict(settings)), repeat(seed), numbers)
        )
    by_number = dict(zip(chain.from_iterable(numbers), chain.from_iterable(parts), strict=True))
    return [by_number[number] for number in range(games)]


def _some(
    kind: str, players: Sequence[str], settings: Mapping[str, str], seed: str, numbers: list[int]
) -> list[Played]:
    return [play(kind, players, settings, seed, number) for number in numbers]
