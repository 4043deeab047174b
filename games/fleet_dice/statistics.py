"""What is counted of games of Fleet, and what the rulebook's own figures say of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from games.engine import Event, Expected, Fortune, Player, Statistics, Tally
from games.fleet_dice import data, events
from games.fleet_dice.book import BOOK
from games.fleet_dice.fortune import fortune


class FleetStatistics(Statistics):
    """F17.1 and the luck of the dice."""

    book: ClassVar[tuple[Player, ...]] = BOOK
    # F17.1 was simulated with players who looked less far ahead than the mate: it scores up to 10 points more.
    expected: ClassVar[tuple[Expected, ...]] = (
        Expected(("mate",) * 2, "mean", 84, 12, "F17.1"),
        Expected(("mate",) * 3, "mean", 81, 12, "F17.1"),
        Expected(("mate",) * 4, "mean", 77, 12, "F17.1"),
        *(Expected(("mate",) * seats, "mean", 89, 12, "F17.1", of="winning totals") for seats in (2, 3, 4)),
        Expected(("mate",) * 3, "p5", 61, 12, "F17.1"),
        Expected(("mate",) * 3, "p95", 101, 12, "F17.1"),
        *(
            Expected(("mate",) * 3, "mean", points, 6, "F17.1", of=category)
            for category, points in {"fish": 38, "boats": 14, "licenses": 10, "buildings": 14, "bonus": 5}.items()
        ),
        *(Expected(("random",) * seats, "median", 28, 12, "F17.1") for seats in (2, 3, 4)),
        Expected(("mate",), "median", 47, 12, "F17.1"),
        Expected(("mate",), "p95", 64, 12, "F17.1"),
    )

    tallies: ClassVar[tuple[Tally, ...]] = (
        Tally("boxes marked", events.Marked, "section", tuple(data.SECTIONS)),
        Tally("hexes filled", events.HexFilled, "type", tuple(data.TYPES)),
    )

    def fortune(self, seats: int, told: Sequence[Event]) -> list[Fortune]:
        """F2.4: the different faces of each roll."""
        return fortune(seats, told)
