"""What a game has for balance and statistics, besides its rules. All of it is optional."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

import msgspec

from games.engine.event import Event
from games.engine.players import Player
from games.engine.sayings import Happening, kind_of


class Expected(msgspec.Struct, frozen=True):
    """What many games of these computer players should come to, as the rule text says it: for balance tests.

    `figure` is `mean`, `median`, `p5` or `p95`; `tolerance` is how far from `value` is still fine. `of` says of what:
    `totals`, `winning totals`, `place 2 total` or `seat 1 wins` (in per cent), the points in one category, one of the
    game's measures. Where `value` is a mean that was counted in `games` games (infinity: it holds by reasoning), what
    chance may do to that count and to another one is allowed as well, and `tolerance` is for rounding alone.
    """

    players: tuple[str, ...]
    figure: str
    value: float
    tolerance: float
    rule: str
    of: str = "totals"
    games: float = 0


class Tally(msgspec.Struct, frozen=True):
    """What is worth counting over many games of computer players, to see whether everything there is gets used.

    Every event of this class counts for its seat, under the value of its field `by`. `values` are those to be told
    in their order, also when nobody came to them.
    """

    name: str
    event: type[Happening]
    by: str
    values: tuple[str, ...]


class Fortune(msgspec.Struct, frozen=True):
    """One draw of luck that a seat played with: what it gave, what such draws give on average, and their variance."""

    seat: int
    got: float
    expected: float
    variance: float


class Statistics:
    """What is counted of a game, and what that should come to."""

    references: ClassVar[tuple[Player, ...]] = ()
    """The players of the rule text's own figures, for simulations only."""
    book: ClassVar[tuple[Player, ...]] = ()
    """The strategy book (`games.engine.strategies`): whom no level should lose to more often than is fair."""
    expected: ClassVar[tuple[Expected, ...]] = ()
    tallies: ClassVar[tuple[Tally, ...]] = ()

    def fortune(self, seats: int, told: Sequence[Event]) -> list[Fortune]:
        """How lucky each seat was, draw by draw, counted at the end from all events of a game; nothing by default.

        Only draws whose average is known exactly count, whatever was chosen before: over many games what all of them
        gave comes to what was expected. What is counted the text `results-luck-<game>` says.
        """
        return []

    def measures(self, table: Any, told: Sequence[Event]) -> Mapping[str, float | list[float]]:
        """Figures for balance besides points, counted at the end from all events of a game; their names in English.

        A list is of things that are counted each by itself, such as every ship. Without more said these are the game's
        tallies; what a window hushed is told again when it closes.
        """
        counts = {f"{tally.name}, {value}": 0.0 for tally in self.tallies for value in tally.values}
        for event in told:
            for tally in self.tallies:
                if event.kind == kind_of(tally.event) and not event.hushed and event.seat is not None:
                    name = f"{tally.name}, {event.args[tally.by]}"
                    counts[name] = counts.get(name, 0.0) + 1
        return counts
