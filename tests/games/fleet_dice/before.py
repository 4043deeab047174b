"""The game as it was before the barge brought more."""

from __future__ import annotations

from games.engine import Luck, Settings, Telling
from games.fleet_dice.game import FIRST_DATA, FleetDice
from games.fleet_dice.table import Table

(FIRST,) = FIRST_DATA


class AsBefore(FleetDice):
    """Every game begins with the first figures."""

    @property
    def digest(self) -> str:
        return FIRST

    def deal(self, seats: int, settings: Settings, luck: Luck, tell: Telling) -> Table:
        table = super().deal(seats, settings, luck, tell)
        self.as_begun(table, FIRST)
        return table
