"""What is counted of games of Montego Bay, and what the figures of M11 say of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from games.engine import Event, Expected, Player, Statistics
from games.montego_bay.book import BOOK
from games.montego_bay.house_figures import house_figures
from games.montego_bay.measures import measures
from games.montego_bay.references import AtRandom, Greedy
from games.montego_bay.table import Table


class MontegoStatistics(Statistics):
    """M11."""

    book: ClassVar[tuple[Player, ...]] = BOOK
    references: ClassVar[tuple[Player, ...]] = (AtRandom(), Greedy())
    expected: ClassVar[tuple[Expected, ...]] = (
        Expected(("mate",) * 2, "mean", 57, 3, "M11.1"),
        Expected(("mate",) * 3, "mean", 38.7, 3, "M11.1"),
        Expected(("mate",) * 4, "mean", 41, 3, "M11.1"),
        *house_figures(),
    )

    def measures(self, table: Table, told: Sequence[Event]) -> Mapping[str, float | list[float]]:
        return measures(told, table.seats)
