"""Why a seat that owes no decision may not play a choice all the same: too poor, too late, or answered already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Illegal
from games.montego_bay import picks, refusals
from games.montego_bay.data import RULES
from games.montego_bay.picks import PICKS

if TYPE_CHECKING:
    from games.montego_bay.table import Table


def bids_open(choice: str) -> Illegal | None:
    """M3.3: against asking for Lazy Jack, or not, when it is settled who hires him."""
    return Illegal(refusals.BidsOpen()) if isinstance(PICKS.read(choice), picks.Hire | picks.Pass) else None


def cards_open(choice: str) -> Illegal | None:
    """M5.1: against playing cards when they lie open."""
    return Illegal(refusals.CardsOpen()) if isinstance(PICKS.read(choice), picks.Card | picks.Done) else None


def untimely(table: Table, seat: int, choice: str) -> Illegal | None:
    """The rule that stands against it; None if nothing more is to be said than that others decide now."""
    asked = PICKS.read(choice)
    if isinstance(asked, picks.Hire | picks.Pass) and table.phase != "setup":
        if table.phase != "hire" or table.lanes is None:
            return bids_open(choice)
        if table.coins[seat] < RULES.jack_cost:
            return Illegal(refusals.JackTooDear(coins=table.coins[seat], cost=RULES.jack_cost))
        return Illegal(refusals.BidLies())
    if isinstance(asked, picks.Card | picks.Done):
        if table.phase == "cards":
            return Illegal(refusals.CardsLie())
        if table.phase == "load":
            return cards_open(choice)
    return None
