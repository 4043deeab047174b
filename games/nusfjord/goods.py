"""Wood, fish and gold on their way into and out of a player's supply and Reserve, with what reacts to them.
Why they move is decided elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from games.engine import Tell
from games.nusfjord import data, events, triggers
from games.nusfjord.counting import gains
from games.nusfjord.table import Table
from games.nusfjord.terms import FISH, GOLD, GOODS, RESERVE, RESERVE_FISH, RESERVE_GOLD, RESERVE_WOOD, WOOD

Amounts = Sequence[int]  # wood, fish, gold


def gain(table: Table, seat: int, amounts: Amounts, source: str, tell: Tell) -> None:
    """Goods from the general supply into the supply; wood above the limit is lost at once (C3)."""
    player = table.players[seat]
    goods = player.goods
    wood, fish, gold = amounts
    if wood:
        if goods[WOOD] + wood > data.WOOD_SUPPLY and (lost := wood - player.wood_room()) > 0:
            tell(events.WoodLost(wood=lost), seat)
            wood -= lost
        goods[WOOD] += wood
    goods[FISH] += fish
    goods[GOLD] += gold
    if wood or fish or gold:
        tell(events.Gained(wood=wood, fish=fish, gold=gold, source=source), seat)
    if gold:
        react_to_gold(table, seat, gold, tell)


def react_to_gold(table: Table, seat: int, gold: int, tell: Tell) -> None:
    """A7: what follows when gold enters the supply from the general supply or the Reserve."""
    buildings = table.players[seat].buildings
    if data.GOLD_WATCHERS.isdisjoint(buildings):
        return
    for building in buildings:
        if building in data.GOLD_HOOKS:
            for op in data.GOLD_HOOKS[building]:
                gain(table, seat, [amount * gold for amount in gains(op, table, seat)], building, tell)


def store(table: Table, seat: int, amounts: Amounts, source: str, tell: Tell) -> None:
    """Q41, C4: goods from the general supply onto the Reserve, above the fish limit if need be."""
    goods = table.players[seat].goods
    wood, fish, gold = amounts
    goods[RESERVE_WOOD] += wood
    goods[RESERVE_FISH] += fish
    goods[RESERVE_GOLD] += gold
    if wood or fish or gold:
        tell(events.Stored(wood=wood, fish=fish, gold=gold, source=source), seat)
    if fish:
        triggers.check_reserve(table, seat)


def pay(table: Table, seat: int, amounts: Amounts) -> None:
    """Goods from the supply back to the general supply."""
    goods = table.players[seat].goods
    goods[WOOD] -= amounts[WOOD]
    goods[FISH] -= amounts[FISH]
    goods[GOLD] -= amounts[GOLD]


def affords(goods: Sequence[int], amounts: Amounts) -> bool:
    """Whether these goods cover the amounts."""
    return goods[WOOD] >= amounts[WOOD] and goods[FISH] >= amounts[FISH] and goods[GOLD] >= amounts[GOLD]


def transfer_reserve(table: Table, seat: int, tell: Tell) -> None:
    """X2: everything on the Reserve into the supply: wood, fish, gold."""
    player = table.players[seat]
    goods = player.goods
    wood, fish, gold = goods[RESERVE:]
    kept = min(wood, player.wood_room())
    goods[:] = [goods[WOOD] + kept, goods[FISH] + fish, goods[GOLD] + gold, 0, 0, 0]
    tell(events.Transferred(wood=kept, fish=fish, gold=gold), seat)
    if kept < wood:
        tell(events.WoodLost(wood=wood - kept), seat)
    if gold:
        react_to_gold(table, seat, gold, tell)


def take_back(table: Table, seat: int, good: int, amount: int, tell: Tell) -> None:
    """Some of one good from the Reserve into the supply."""
    player = table.players[seat]
    player.goods[RESERVE + good] -= amount
    kept = min(amount, player.wood_room()) if good == WOOD else amount
    player.goods[good] += kept
    tell(events.Moved(good=GOODS[good], amount=amount), seat)
    if kept < amount:
        tell(events.WoodLost(wood=amount - kept), seat)
    if good == GOLD and amount:
        react_to_gold(table, seat, amount, tell)


def set_aside(table: Table, seat: int, good: int, amount: int, tell: Tell) -> None:
    """Some of one good from the supply onto the Reserve."""
    goods = table.players[seat].goods
    goods[good] -= amount
    goods[RESERVE + good] += amount
    tell(events.SetAside(good=GOODS[good], amount=amount), seat)
    if good == FISH:
        triggers.check_reserve(table, seat)
