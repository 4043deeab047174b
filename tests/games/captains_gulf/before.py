"""The game as it was before its prices were changed."""

from __future__ import annotations

from games.captains_gulf.game import FIRST_DATA, CaptainsGulf
from games.captains_gulf.table import Table
from games.engine import Luck, Settings, Telling

(FIRST,) = FIRST_DATA


class AsBefore(CaptainsGulf):
    """Every game begins with the first prices."""

    @property
    def digest(self) -> str:
        return FIRST

    def deal(self, seats: int, settings: Settings, luck: Luck, tell: Telling) -> Table:
        table = super().deal(seats, settings, luck, tell)
        self.as_begun(table, FIRST)
        return table
