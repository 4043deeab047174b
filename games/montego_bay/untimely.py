"""Why a seat that owes no decision may not play a choice all the same: too poor, too late, or answered already."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Illegal
from games.montego_bay.data import RULES
from games.montego_bay.steps import DONE, HIRE, PASS

if TYPE_CHECKING:
    from games.montego_bay.table import Table


def untimely(table: Table, seat: int, choice: str) -> Illegal | None:
    """The rule that stands against it; None if nothing more is to be said than that others decide now."""
    verb = choice.partition(":")[0]
    if verb in (HIRE, PASS) and table.phase != "setup":
        if table.phase != "hire" or table.lanes is None:
            return Illegal("bids_open", "M3.3")
        if table.coins[seat] < RULES.jack_cost:
            return Illegal("jack_too_dear", "M3.1", coins=table.coins[seat], cost=RULES.jack_cost)
        return Illegal("bid_lies", "A1")
    if verb in ("card", DONE):
        if table.phase == "cards":
            return Illegal("cards_lie", "M4.2")
        if table.phase == "load":
            return Illegal("cards_open", "M5.1")
    return None
