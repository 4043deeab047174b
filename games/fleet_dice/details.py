"""What a choice of Fleet would do now, as data for the small print beside a button. Decides no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Choice, Detail
from games.fleet_dice import data, picks, small_print
from games.fleet_dice.picks import PICKS
from games.fleet_dice.rows import BoxKind

if TYPE_CHECKING:
    from games.fleet_dice.sheet import Sheet
    from games.fleet_dice.table import Table


BOX: dict[BoxKind, type[small_print.Box]] = {
    "plain": small_print.BoxPlain,
    "license": small_print.BoxLicense,
    "boat": small_print.BoxBoat,
    "choice": small_print.BoxChoice,
    "fishing": small_print.BoxFishing,
    "activation": small_print.BoxActivation,
}


def detail(table: Table, step: Choice, choice: str) -> Detail | None:
    """The facts a player wants to see with `choice`; None if its name says it all."""
    sheet = table.sheets[step.seat]
    match PICKS.read(choice):
        case picks.Mark(section):
            return _box(sheet, data.SECTION_INDEX[section])
        case picks.Use(way):
            return _use(sheet, way)
        case picks.Hex():
            filled = sum(sheet.hexes)
            row = data.ROWS.buffet.vp_by_filled
            return small_print.Hex(points=row[filled + 1] - row[filled])
        case picks.Die(face):
            return _die(sheet, face)
        case picks.Bonus(bonus):
            return small_print.Bonus(points=_bonus_points(table, step.seat, bonus))
        case _:
            return None


def _use(sheet: Sheet, way: str) -> Detail:
    """F4.3: what using a die this way brings."""
    match way:
        case "coin":
            return small_print.Coins(coins=sheet.payable(sheet.coins_per_die()))
        case "coins3":
            return small_print.Coins(coins=sheet.payable(data.ROWS.coin_track.coins3_face))
        case "market":
            return _market(sheet)
        case _:
            left = data.ROWS.wharf[data.RECYCLING - data.WHARF_SECTIONS[0]].uses - sheet.recycled
            return small_print.Recycle(left=left)


def _die(sheet: Sheet, face: str) -> Detail | None:
    """What a die of this face is for on the sheet: its box, what it may choose from, or a coin."""
    if face == data.COINS3:
        return None
    if face == "market":
        return _market(sheet)
    if face == data.TYPES[data.SHRIMP] and sheet.levels[data.SHRIMP]:  # F10.1
        return small_print.DieLicensed(coins=sheet.payable(data.ROWS.coin_track.coins3_face))
    if face in data.TYPES and sheet.is_open(data.SECTION_INDEX[face]):
        return _box(sheet, data.SECTION_INDEX[face])
    if face == "harbor" and sheet.open_in(data.HARBOR_SECTIONS):
        return small_print.DieHarbor()
    if face == "wharf" and sheet.open_in(data.WHARF_SECTIONS):
        return small_print.DieWharf()
    return small_print.Coins(coins=sheet.payable(sheet.coins_per_die()))


def _box(sheet: Sheet, section: int) -> Detail:
    """The next box of an open section and what it sets off."""
    box = sheet.marked[section]
    size = data.SIZES[section] - sheet.struck[section]
    last = box + 1 == size and section in data.WHARF_SECTIONS
    said = small_print.BoxCompletes if last else BOX[data.BOXES[section][box]]
    return said(box=box + 1, boxes=size)


def _market(sheet: Sheet) -> Detail:
    """What the market pays now."""
    return small_print.Market(coins=sheet.payable(sheet.market_coins()), fish=sheet.fish())


def _bonus_points(table: Table, seat: int, bonus: str) -> int:
    """What the bonus would be worth with the sheet as it stands."""
    row = data.BONUSES[bonus]
    cap = data.ROWS.harbor[data.KING_CRAB - len(data.TYPES)].bonus_max
    return min(cap, table.sheets[seat].metric(row.metric) // row.per * row.vp)
