"""Standing orders that people may give for Montego Bay. Decides no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Choice
from games.montego_bay.loading import LoadBarrels
from games.montego_bay.steps import PASS, Hire

if TYPE_CHECKING:
    from games.montego_bay.table import Table

FIRST_SHIP, NO_JACK = "first_ship", "no_jack"


def ordered(table: Table, step: Choice | None, order: str) -> str:
    """`first_ship`: load as much as possible onto the ship that leaves first (M6.2). `no_jack`: never hire Lazy Jack
    (M3.1)."""
    if order == FIRST_SHIP and isinstance(step, LoadBarrels):
        return step.options(table)[0]  # ships stand in the order of their piers
    return PASS if order == NO_JACK and isinstance(step, Hire) else ""
