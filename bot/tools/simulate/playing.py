"""Playing games of computer players by seed, on all cores. What the games show is in `figures.py`."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Mapping, Sequence
from itertools import chain
from random import Random

import msgspec

from bot.players.registry import simulated
from bot.tools.simulate.workers import workers
from games.engine import Budget, Luck, Player, Score, answer, registry

ALONE = 24
"""So few games of quick players are played without a second process, which takes longer to start."""


BUDGET = Budget()


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


def play(
    kind: str,
    players: Sequence[str],
    settings: Mapping[str, str],
    seed: str,
    number: int,
    budget: Budget = BUDGET,
) -> Played:
    """Game `number` of a series: the same for the same arguments, unless the clock ends a searching player's thought.

    Each game seats the players one seat further on. `budget` is for one decision.
    """
    seats = len(players)
    seated = [players[(seat + number) % seats] for seat in range(seats)]
    return play_seated(kind, seated, settings, f"{seed}/{number}", budget)


def play_seated(
    kind: str, seated: Sequence[str], settings: Mapping[str, str], name: str, budget: Budget = BUDGET
) -> Played:
    """The game of this name with these players at their seats: games of one name have the same luck."""
    game, known = registry()[kind], simulated(kind)
    seats = len(seated)
    acting = [known[each] for each in seated]
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
        told += game.apply(table, seat, answer(acting[seat], game, table, seat, rng, budget), luck)
        if seat == last:
            chains[-1] += 1
        else:
            chains.append(1)
            last = seat
    result = game.result(table)
    assert result is not None, "nobody waits, so the game is over"
    return Played(
        list(seated), result.scores, chains, options_seen, forced, order, game.statistics.measures(table, told)
    )


def play_many(
    kind: str,
    players: Sequence[str],
    settings: Mapping[str, str],
    seed: str,
    games: int,
    budget: Budget = BUDGET,
) -> list[Played]:
    """Games 0 to `games` - 1 in their order, on all cores."""
    cores = os.cpu_count() or 1
    quick = all(isinstance(simulated(kind)[name], Player) for name in players)
    if (quick and games <= ALONE) or games == 1 or cores == 1:
        return [play(kind, players, settings, seed, number, budget) for number in range(games)]
    parts = min(games, 4 * cores)
    numbers = [list(range(first, games, parts)) for first in range(parts)]
    series = _Series(kind, list(players), dict(settings), seed, budget)
    with workers(games) as pool:
        played = list(pool.map(series.some, numbers))
    by_number = dict(zip(chain.from_iterable(numbers), chain.from_iterable(played), strict=True))
    return [by_number[number] for number in range(games)]


class _Series(msgspec.Struct, frozen=True):
    """What all games of a series have in common."""

    kind: str
    players: list[str]
    settings: dict[str, str]
    seed: str
    budget: Budget

    def some(self, numbers: list[int]) -> list[Played]:
        """The games of these numbers."""
        return [play(self.kind, self.players, self.settings, self.seed, number, self.budget) for number in numbers]
