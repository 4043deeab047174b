"""Standing orders that people may give for Fleet. Decides no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Choice
from games.fleet_dice.steps import COIN, RECYCLE, UseDie

if TYPE_CHECKING:
    from games.fleet_dice.table import Table

SHARED_DIE = "shared_die"


def ordered(table: Table, step: Choice | None, order: str) -> str:
    """`shared_die`: use the die that is left for what it shows, or for coins if that is impossible. Where it leaves
    something to choose, its player does."""
    if order != SHARED_DIE or not isinstance(step, UseDie) or step.drafted:
        return ""
    uses = [each for each in step.options(table) if each not in (COIN, RECYCLE)]
    return "" if len(uses) > 1 else (uses or [COIN])[0]
