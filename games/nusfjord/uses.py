"""Free uses of buildings in one's own turns and before scoring (A5): conversions at any time, and what is done once.
The decisions beside which they are offered are in `deciding.py`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from games.engine import Illegal, Tell
from games.nusfjord import data, effects, goods, triggers

if TYPE_CHECKING:
    from games.nusfjord.deciding import Decision
    from games.nusfjord.table import Table

PHASES = ("work", "end")
USE, CONVERT, TRADE = VERBS = ("use:", "convert:", "trade:")


def options(table: Table, deciding: Decision) -> list[str]:
    """A5: what may be used beside this decision: every text names the building and, for conversions, what is got."""
    seat = deciding.seat
    bound = [step for step in table.pending(seat) if step is not deciding and step.binding]
    if deciding.binding:
        bound.append(deciding)
    found: list[str] = []
    for building in table.players[seat].uses:
        conversions = _conversions(table, seat, building)
        found += [use for use in conversions if not bound or _harmless(table, seat, use, bound)]
        once = data.ONCE.get(building)
        if once is not None and not bound and triggers.worthwhile(table, seat, data.PROGRAMS[once].ops):
            found.append(f"use:{building}")
    return found


def _conversions(table: Table, seat: int, building: str) -> Iterator[str]:
    """The conversions this building allows now: one at a time, or as many as possible."""
    for op, choice in data.CONVERSIONS.get(building, ()):
        if isinstance(op, effects.SellShip):
            yield from (f"{choice}{answer[5:]}" for answer in op.answers(table, seat))
        elif most := op.most(table, seat):
            yield f"{choice}1"
            if most > 1:
                yield f"{choice}{most}"


def find(building: str, what: str) -> effects.Exchange | effects.SellShip:
    """The conversion of this building that gives `what`, or sells it."""
    return next(
        op
        for op in data.ANYTIME[building]
        if (what in op.prices if isinstance(op, effects.SellShip) else data.got(op) == what)
    )


def _convert(table: Table, seat: int, use_: str, tell: Tell) -> None:
    _, building, what, *times = use_.split(":")
    op = find(building, what)
    if isinstance(op, effects.SellShip):
        op.run(table, seat, f"sell:{what}", building, tell)
    else:
        op.swap(table, seat, int(times[0]), building, tell)


def _harmless(table: Table, seat: int, use_: str, bound: list[Decision]) -> bool:
    """Whether every decision that must be answered still has an answer after this conversion."""
    world = table.clone()
    _convert(world, seat, use_, goods.hushed)
    return all(step.answers(world) for step in bound)


def use(table: Table, seat: int, choice: str, tell: Tell) -> None:
    """Carry out a free use."""
    building = choice.split(":")[1]
    if not choice.startswith(USE):
        _convert(table, seat, choice, tell)
        return
    player = table.players[seat]
    player.uses.remove(building)
    if building in data.ANYTIME:
        player.uses.append(building)
    tell("used_once", seat, building=building)
    table.then(triggers.Perform(seat, data.ONCE[building], must=True))


def why_not(table: Table, seat: int, choice: str) -> Illegal | None:
    """Why this use is refused; None if the choice is no use at all."""
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
