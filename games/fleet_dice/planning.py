"""What can be planned ahead in Fleet: the next draft and use of a die, the shared die, stars, a King Crab bonus. That a
star is to come to nothing can't: no plan gives something up.
Decides no rule."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.engine import Ask, Coming, foreseen
from games.fleet_dice import phases
from games.fleet_dice.data import BOAT_FACES, TOWN_FACES
from games.fleet_dice.details import detail
from games.fleet_dice.marking import TakeBonus
from games.fleet_dice.steps import DECLINE, DIE, Draft, StarAction, UseDie, by_face

if TYPE_CHECKING:
    from games.fleet_dice.table import Table


def plannable(table: Table, seat: int) -> dict[str, Ask | None]:
    """What may come next for a seat that owes nothing, in playing order up to its next own or shared die (F3)."""
    return foreseen(table, _coming(table, seat), detail)


def _coming(table: Table, seat: int) -> Iterator[Coming]:
    star = _star(table, seat)
    for step in reversed(table.stack):
        match step:
            case Draft(seat=whose) if whose == seat:
                yield from _draft(table, seat, table.pool)
                return
            case phases.SharedDie():
                for face in by_face(list(set(table.pool))):
                    yield _use(table, seat, face, drafted=False)
                yield star
                return
            case phases.IncomePhase() | phases.FishingPhase():
                yield star
            case phases.CloseWindow() if table.sheets[seat].awaits_bonus:
                bonus = TakeBonus(seat)
                yield bonus, bonus.options(table)
            case phases.TownPhase():
                yield from _draft(table, seat, [*BOAT_FACES, *TOWN_FACES])
                return
            case phases.RoundEnd() if table.round < table.rounds:
                yield from _draft(table, seat, BOAT_FACES)
                return
            case _:
                pass


def _draft(table: Table, seat: int, faces: list[str] | tuple[str, ...]) -> Iterator[Coming]:
    """D1 to D3: one of these dice, what it could be used for, and the stars that brings."""
    dice = by_face(list(set(faces)))
    yield Draft(seat), [DIE[face] for face in dice]
    for face in dice:
        yield _use(table, seat, face, drafted=True)
    yield _star(table, seat)


def _star(table: Table, seat: int) -> Coming:
    star = StarAction(seat)
    return star, [each for each in star.options(table) if each != DECLINE]


def _use(table: Table, seat: int, face: str, *, drafted: bool) -> Coming:
    use = UseDie(seat, face, drafted)
    return use, use.options(table)
