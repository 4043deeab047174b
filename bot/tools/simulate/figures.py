"""What many games show: totals, categories, wins with their uncertainty, lengths, chains, ties. Prints nothing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import sqrt
from statistics import fmean, pstdev

import msgspec

from bot.tools.simulate.playing import Played

NORMAL_95 = 1.959964


class Spread(msgspec.Struct, frozen=True):
    """A distribution in points."""

    count: int
    mean: float
    deviation: float
    least: float
    p5: float
    median: float
    p95: float
    most: float


class Wins(msgspec.Struct, frozen=True):
    """Wins out of games; a shared win counts as its share. The interval is Wilson's, at 95 %."""

    wins: float
    games: int
    rate: float
    low: float
    high: float


class Figures(msgspec.Struct, frozen=True):
    """Everything. By seat, by place at the end and in the order of turns, by kind of player, and over all games."""

    totals: Spread
    totals_by_seat: list[Spread]
    totals_by_kind: dict[str, Spread]
    categories_by_kind: dict[str, dict[str, Spread]]
    winning_totals: Spread
    totals_by_place: list[Spread]
    wins_by_seat: list[Wins]
    wins_by_turn: list[Wins]
    totals_by_turn: list[Spread]
    wins_by_kind: dict[str, Wins]
    decisions: Spread
    chains: dict[int, int]
    options_a_decision: float
    forced: int
    ties: int
    measures: dict[str, Spread]


def percentile(values: Sequence[float], share: float) -> float:
    """The value below which `share` of the values lie, between two of them if need be."""
    ordered = sorted(values)
    place = share * (len(ordered) - 1)
    low = int(place)
    high = min(low + 1, len(ordered) - 1)
    return ordered[low] + (ordered[high] - ordered[low]) * (place - low)


def spread(values: Sequence[float]) -> Spread:
    """The distribution of one value at least."""
    return Spread(
        len(values),
        fmean(values),
        pstdev(values),
        min(values),
        percentile(values, 0.05),
        percentile(values, 0.5),
        percentile(values, 0.95),
        max(values),
    )


def wilson(wins: float, games: int) -> Wins:
    """The rate of wins and the interval in which it lies with 95 % confidence."""
    rate = wins / games
    square = NORMAL_95**2
    center = (rate + square / (2 * games)) / (1 + square / games)
    half = NORMAL_95 / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games**2))
    return Wins(wins, games, rate, max(0.0, center - half), min(1.0, center + half))


def figures(played: Sequence[Played]) -> Figures:
    """What these games, one at least, of one game and number of seats show."""
    seats = len(played[0].players)
    kinds = list(dict.fromkeys(name for game in played for name in game.players))
    by_kind = {kind: [s for game in played for s in game.scores if game.players[s.seat] == kind] for kind in kinds}
    chains = Counter(length for game in played for length in game.chains)
    decisions = sum(game.decisions for game in played)
    measured = dict.fromkeys(name for game in played for name in game.measures)
    turns = range(len(played[0].order))
    return Figures(
        totals=spread([score.total for game in played for score in game.scores]),
        totals_by_seat=[spread([game.scores[seat].total for game in played]) for seat in range(seats)],
        totals_by_kind={kind: spread([score.total for score in scores]) for kind, scores in by_kind.items()},
        categories_by_kind={
            kind: {name: spread([score.categories[name] for score in scores]) for name in scores[0].categories}
            for kind, scores in by_kind.items()
        },
        winning_totals=spread([max(score.total for score in game.scores) for game in played]),
        totals_by_place=[
            spread([sorted((score.total for score in game.scores), reverse=True)[place] for game in played])
            for place in range(seats)
        ],
        wins_by_seat=[wilson(sum(_share(game, seat) for game in played), len(played)) for seat in range(seats)],
        wins_by_turn=[wilson(sum(_share(game, game.order[turn]) for game in played), len(played)) for turn in turns],
        totals_by_turn=[spread([game.scores[game.order[turn]].total for game in played]) for turn in turns],
        wins_by_kind={
            kind: wilson(
                sum(_share(game, seat) for game in played for seat in range(seats) if game.players[seat] == kind),
                sum(kind in game.players for game in played),
            )
            for kind in kinds
        },
        decisions=spread([game.decisions for game in played]),
        chains=dict(sorted(chains.items())),
        options_a_decision=sum(game.options for game in played) / decisions,
        forced=sum(game.forced for game in played),
        ties=sum(_winners(game) > 1 for game in played),
        measures={name: spread([value for game in played for value in _values(game, name)]) for name in measured},
    )


def _values(game: Played, measure: str) -> list[float]:
    value = game.measures.get(measure, 0.0)
    return value if isinstance(value, list) else [value]


def _winners(game: Played) -> int:
    return sum(score.place == 1 for score in game.scores)


def _share(game: Played, seat: int) -> float:
    return (game.scores[seat].place == 1) / _winners(game)
