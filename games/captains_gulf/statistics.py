"""What is counted of games of Captains of the Gulf, and what that should come to."""

from __future__ import annotations

from typing import ClassVar

from games.captains_gulf import data, events
from games.captains_gulf.book import BOOK
from games.engine import Expected, Player, Statistics, Tally


class CaptainsStatistics(Statistics):
    """CG21.1, and what boats are made of."""

    book: ClassVar[tuple[Player, ...]] = BOOK
    # From game to game the mean of the mates spreads by 7 to 9, the winner by 8 to 10: 2 is four times what the mean of
    # 400 games is off by. In a test of some games it is to be widened accordingly.
    expected: ClassVar[tuple[Expected, ...]] = (
        Expected(("mate",) * 2, "mean", 41, 2, "CG21.1"),
        Expected(("mate",) * 3, "mean", 40, 2, "CG21.1"),
        Expected(("mate",) * 4, "mean", 38, 2, "CG21.1"),
        Expected(("mate",) * 2, "mean", 46, 2, "CG21.1", "winning totals"),
        Expected(("mate",) * 3, "mean", 47, 2, "CG21.1", "winning totals"),
        Expected(("mate",) * 4, "mean", 46, 2, "CG21.1", "winning totals"),
        *(Expected(("random",) * seats, "mean", -32, 2, "CG21.1") for seats in data.SEATS),
    )

    tallies: ClassVar[tuple[Tally, ...]] = (
        Tally("licenses added", events.LicenseAdded, "license", tuple(data.LICENSES)),
        Tally("crew added", events.CrewAdded, "crew", tuple(data.CREW)),
        Tally("upgrades added", events.UpgradeAdded, "upgrade", tuple(data.UPGRADES)),
        Tally("bonus actions", events.BonusAction, "action", tuple(data.BONUS_ACTIONS)),
        Tally("main actions", events.WheelMoved, "space", tuple(data.SPACES)),
        Tally("main actions forfeited", events.Forfeited, "space", tuple(data.SPACES)),
        Tally("sales", events.Sold, "port", tuple(data.PORTS)),
        Tally("loans", events.LoansTaken, "number", ()),
    )
