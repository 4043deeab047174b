"""What is said beside a question of Fleet, as data: what follows whatever is chosen. Decides no rule."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.engine import Choice, Remark
from games.fleet_dice import data, small_print
from games.fleet_dice.marking import COIN_INSTEAD
from games.fleet_dice.solo import RuthShares
from games.fleet_dice.steps import DIE, MARKET, THREE_COINS, StarAction
from games.fleet_dice.view import ruth_view

if TYPE_CHECKING:
    from games.fleet_dice.table import Table

_PAID = frozenset({DIE[data.COINS3], DIE["market"], THREE_COINS, MARKET, COIN_INSTEAD})
"""What is chosen for coins; any die may be used as one."""


def beside(table: Table, step: Choice, options: Sequence[str]) -> list[Remark]:
    """Star actions that follow whatever is chosen, how far the next star is where coins may be chosen, and what
    Captain Ruth does next."""
    told: list[Remark] = []
    if stars := _stars_to_come(table, step):
        told.append(small_print.StarsFollow(stars=stars))
    elif not _PAID.isdisjoint(options) and (away := table.sheets[step.seat].next_star_in()):
        told.append(small_print.NextStar(away=away))
    ruth = ruth_view(table) if table.solo else None
    if ruth is not None and ruth.next_face:
        shares = any(isinstance(each, RuthShares) for each in table.stack)
        when = "left" if ruth.if_left else "shared" if shares else "then"
        told.append(
            small_print.RuthNext(
                when=when,
                face=ruth.next_face,
                section=ruth.next_section or "none",
                boxes=ruth.next_boxes,
                star=ruth.next_star,
            )
        )
    return told


def _stars_to_come(table: Table, step: Choice) -> int:
    """F9.3: those of coins that stand there already, and those of licenses that are certain now."""
    stack = table.lanes.stacks[step.seat] if table.lanes is not None else table.stack
    licensed = sum(isinstance(each, StarAction) and each.seat == step.seat for each in stack if each is not step)
    return table.sheets[step.seat].pending_stars + licensed
