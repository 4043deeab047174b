"""What the rulebook says that games of Nusfjord come to."""

from __future__ import annotations

from typing import ClassVar

from games.engine import Expected, Player, Statistics
from games.nusfjord import data
from games.nusfjord.book import BOOK


class NusfjordStatistics(Statistics):
    """V3."""

    book: ClassVar[tuple[Player, ...]] = BOOK
    # V3: good players reach 30 to 40 points
    expected: ClassVar[tuple[Expected, ...]] = tuple(
        Expected(("mate",) * seats, "mean", 35, 5, "V3") for seats in data.SEATS
    )
