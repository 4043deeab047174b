"""What can be planned ahead in Captains of the Gulf: the next turn as far as no card is drawn. That an action is
declined can't: no plan gives something up. Decides no rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.captains_gulf import data
from games.captains_gulf.data import ROUNDS
from games.captains_gulf.details import detail
from games.captains_gulf.fishing import Voyage
from games.captains_gulf.phases import END, After, FinalMarket, FirstLicense, Turn, begin_turn
from games.captains_gulf.round_cards import Inspection
from games.captains_gulf.upkeep import DECLINE
from games.engine import Ask, Coming, foreseen

if TYPE_CHECKING:
    from games.captains_gulf.table import Table


def plannable(table: Table, seat: int) -> dict[str, Ask | None]:
    """What may come next for a seat that owes nothing."""
    if table.ended:
        return {}
    between, last = table.clone(), _ends(table)
    begin_turn(between)
    return foreseen(between, _coming(between, seat, last=last), detail)


def _ends(table: Table) -> bool:
    """CG3.8, CG15.1: whether nobody has another turn once the one that is played is over."""
    ends_round = table.crossed and table.timer == 0
    return (ends_round and table.round == ROUNDS) or any(isinstance(step, FinalMarket) for step in table.stack)


def _coming(table: Table, seat: int, *, last: bool) -> Iterator[Coming]:
    for step in reversed(table.stack):
        if isinstance(step, FirstLicense) and step.seat == seat:
            yield step, step.options(table)
            return
    if table.card == data.COAST_GUARD and table.lanes is None:  # D8
        inspection = Inspection(seat)
        yield inspection, inspection.options(table)
    if last:
        return
    turn, voyage = Turn(seat), Voyage(seat, fish=True, sail=True)
    yield turn, turn.options(table)
    yield voyage, [each for each in voyage.options(table) if each != DECLINE]
    yield After(seat), [END]
