"""Matches of computer players: one of a kind among others of another kind, in pairs of games with the same luck and
other seats. A match is counted game by game, so it can go on where it stopped."""

from __future__ import annotations

import os
from collections.abc import Iterator

import msgspec

from bot.tools.simulate.figures import wilson
from bot.tools.simulate.playing import Played, play_seated
from bot.tools.simulate.workers import workers
from games.engine import Budget

ALONE = 12
"""So few games are played without a second process, which takes longer to start."""


class Match(msgspec.Struct, frozen=True):
    """One player among others of one kind, at tables of so many seats; games of one seed have the same luck."""

    game: str
    player: str
    others: str
    seats: int
    seed: str
    budget: Budget = Budget()

    @property
    def name(self) -> str:
        return f"{self.player} against {self.others}"

    def seated(self, number: int) -> list[str]:
        """Who sits where: the player one seat further on from game to game, so that every seat gets its turn."""
        return [self.player if seat == number % self.seats else self.others for seat in range(self.seats)]

    def play(self, number: int) -> Played:
        """Game `number`, from 0; games 0 and 1 are a pair, and so on. The same again, unless the clock ends a searching
        player's thought."""
        return play_seated(self.game, self.seated(number), {}, f"{self.seed}/pair {number // 2}", self.budget)


class Tally(msgspec.Struct, frozen=True):
    """What the first games of a match came to. A shared win counts as its share; totals are points of all games."""

    games: int = 0
    wins: float = 0.0
    total: int = 0
    total_of_others: int = 0

    def after(self, played: Played, player: str) -> Tally:
        """With one game more."""
        winners = [score.seat for score in played.scores if score.place == 1]
        own = sum(score.total for score in played.scores if played.players[score.seat] == player)
        return Tally(
            self.games + 1,
            self.wins + sum(played.players[seat] == player for seat in winners) / len(winners),
            self.total + own,
            self.total_of_others + sum(score.total for score in played.scores) - own,
        )


class Outcome(msgspec.Struct, frozen=True):
    """What a tally says: rates and their 95 % interval (Wilson's) in per cent, points on average."""

    games: int
    wins: float
    rate: float
    low: float
    high: float
    points: float
    points_of_others: float


def outcome(match: Match, tally: Tally) -> Outcome:
    """Of one game at least."""
    found = wilson(tally.wins, tally.games)
    return Outcome(
        games=tally.games, wins=tally.wins, rate=round(100 * found.rate, 1), low=round(100 * found.low, 1),
        high=round(100 * found.high, 1), points=round(tally.total / tally.games, 1),
        points_of_others=round(tally.total_of_others / tally.games / (match.seats - 1), 1),
    )  # fmt: skip


def line(match: Match, came: Outcome) -> str:
    """For a terminal."""
    return (
        f"{match.name}, {match.seats} seats: {came.rate:.1f} % of {came.games} games ({came.low:.1f} to "
        f"{came.high:.1f}); points {came.points:.1f}, {came.points_of_others:.1f}"
    )


def played_on(match: Match, tally: Tally, pairs: int) -> Iterator[Tally]:
    """The tally after each further game, until so many pairs are played."""
    for played in _games(match, range(tally.games, 2 * pairs)):
        tally = tally.after(played, match.player)
        yield tally


def _games(match: Match, numbers: range) -> Iterator[Played]:
    """In their order."""
    if len(numbers) <= ALONE or os.cpu_count() == 1:
        yield from map(match.play, numbers)
        return
    with workers(len(numbers)) as pool:
        yield from pool.map(match.play, numbers)
