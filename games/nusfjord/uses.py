"""Conversions, which buildings allow at any time (A5, A6): which there are now, and what makes one.
The decisions beside which they and the other free uses are offered are in `deciding.py`."""

from __future__ import annotations

from collections.abc import Iterator

from games.engine import Illegal, Tell
from games.nusfjord import data, effects, picks, refusals
from games.nusfjord.counting import value
from games.nusfjord.operations import OPERATIONS
from games.nusfjord.picks import PICKS
from games.nusfjord.table import Table

FREE = (picks.Use, picks.Convert, picks.Trade)


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
    for op, by_times in data.CONVERSIONS.get(building, ()):
        if isinstance(op, effects.SellShip):
            answers = OPERATIONS[effects.SellShip].answers(op, table, seat)
            yield from (picks.Trade(building, picks.Sell.of(answer).ship).text for answer in answers)
        elif times := most(op, table, seat):
            yield by_times[1]
            if times > 1:
                yield by_times[times]


def find(building: str, what: str) -> effects.Exchange | effects.SellShip:
    """The conversion of this building that gives `what`, or sells it."""
    return next(
        op
        for op in data.ANYTIME[building]
        if (what in op.prices if isinstance(op, effects.SellShip) else data.got(op) == what)
    )


def convert(table: Table, seat: int, choice: str, tell: Tell) -> None:
    """Make a conversion."""
    exchange = picks.Convert.read(choice)
    if exchange is not None:
        building, what, answer = exchange.building, exchange.what, picks.Times(exchange.amount).text
    else:
        trade = picks.Trade.of(choice)
        building, what, answer = trade.building, trade.ship, picks.Sell(trade.ship).text
    op = find(building, what)
    OPERATIONS[type(op)].run(op, table, seat, answer, building, tell)


def why_not(table: Table, seat: int, choice: str, bound: bool) -> Illegal | None:
    """Why this free use is refused, also whether something is open that must be answered; None if the choice is no
    free use at all."""
    asked = PICKS.read(choice)
    if not isinstance(asked, FREE):
        return None
    player, building = table.players[seat], asked.building
    if building not in player.buildings:
        return Illegal(refusals.NotYourBuilding(building=building))
    if building not in (data.ONCE if isinstance(asked, picks.Use) else data.ANYTIME):
        return Illegal(refusals.NoFreeUse(building=building))
    if building not in player.uses:
        return Illegal(refusals.UsedAlready(building=building))
    if bound and isinstance(asked, picks.Use):
        return Illegal(refusals.UseWaits(building=building))
    return Illegal(refusals.UseNotNow(building=building))
