"""Standing orders that people may give for Captains of the Gulf. Decides no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.captains_gulf import data, phases, upkeep
from games.engine import Choice

if TYPE_CHECKING:
    from games.captains_gulf.table import Table

END_TURN = "end_turn"


def ordered(table: Table, step: Choice | None, options: Sequence[str], order: str) -> str:
    """`end_turn`: end the turn where all else is to repay a loan or to draw for a bonus tile, and neither is worth less
    later: a draw once the Almanac is gone, a loan once the game is over, should that cost more. Not a turn that ends
    the round: nothing of it could be taken back afterward (CG13)."""
    if order != END_TURN or not isinstance(step, phases.After) or phases.ends_round(table):
        return ""
    if not {phases.END, upkeep.REPAY, upkeep.DRAW}.issuperset(options):
        return ""
    ending = table.round == data.ROUNDS and data.LOAN.penalty_unpaid > data.LOAN.repay
    dearer = upkeep.REPAY in options and ending
    fewer = upkeep.DRAW in options and table.card == data.ALMANAC
    return "" if dearer or fewer else phases.END
