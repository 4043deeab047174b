"""Conversions, which buildings allow at any time (A5, A6): which there are now, and what makes one.
The decisions beside which they and the other free uses are offered are in `deciding.py`."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine import Illegal, Tell
from games.nusfjord import data, effects
from games.nusfjord.counting import value
from games.nusfjord.operations import OPERATIONS
from games.nusfjord.table import Table

USE, CONVERT, TRADE = VERBS = ("use:", "convert:", "trade:")


def most(op: effects.Exchange, table: Table, seat: int) -> int:
    """How often the owner can exchange now."""
    own = table.players[seat].goods
    most = effects.MANY if op.times == "any" else min(effects.MANY, value(op.times, table, seat))
    for good, amount in op.given:
        if own[good] < most * amount:
            most = own[good] // amount
    return most


def conversions(table: Table, seat: int, building: str) -> Iterator[str]:
    """The conversions this building allows now: one at a time, or as many as possible."""
    for op, choice in data.CONVERSIONS.get(building, ()):
        if isinstance(op, effects.SellShip):
            yield from (f"{choice}{answer[5:]}" for answer in OPERATIONS[effects.SellShip].answers(op, table, seat))
        elif times := most(op, table, seat):
            yield f"{choice}1"
            if times > 1:
                yield f"{choice}{times}"


def find(building: str, what: str) -> effects.Exchange | effects.SellShip:
    """The conversion of this building that gives `what`, or sells it."""
    return next(
        op
        for op in data.ANYTIME[building]
        if (what in op.prices if isinstance(op, effects.SellShip) else data.got(op) == what)
    )


def convert(table: Table, seat: int, choice: str, tell: Tell) -> None:
    """Make a conversion."""
    _, building, what, *times = choice.split(":")
    op = find(building, what)
    answer = f"times:{times[0]}" if times else f"sell:{what}"
    OPERATIONS[type(op)].run(op, table, seat, answer, building, tell)


def why_not(table: Table, seat: int, choice: str) -> Illegal | None:
    """Why this free use is refused; None if the choice is none at all."""
    verb, _, rest = choice.partition(":")
    building = rest.partition(":")[0]
    if f"{verb}:" not in VERBS:
        return None
    player = table.players[seat]
    if building not in player.buildings:
        return Illegal("not_your_building", "A5", building=building)
    if building not in (data.ONCE if verb == "use" else data.ANYTIME):
        return Illegal("no_free_use", "A5", building=building)
    if building not in player.uses:
        return Illegal("used_already", "A5", building=building)
    return Illegal("use_not_now", "A5", building=building)
