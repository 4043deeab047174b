"""What a choice of Fleet would do now, as data for the small print beside a button. Decides no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Ask, Choice
from games.fleet_dice import data, steps

if TYPE_CHECKING:
    from games.fleet_dice.sheet import Sheet
    from games.fleet_dice.table import Table


def detail(table: Table, step: Choice, choice: str) -> Ask | None:
    """The facts a player wants to see with `choice`; None if its name says it all."""
    sheet = table.sheets[step.seat]
    verb, _, argument = choice.partition(":")
    if verb == "mark":
        return _box(sheet, data.SECTION_INDEX[argument])
    if choice == steps.COIN:
        return Ask("coins", {"coins": sheet.coins_per_die()})
    if choice == steps.MARKET:
        return _market(sheet)
    if choice == steps.THREE_COINS:
        return Ask("coins", {"coins": data.ROWS.coin_track.coins3_face})
    if choice == steps.RECYCLE:
        left = data.ROWS.wharf[data.RECYCLING - data.WHARF_SECTIONS[0]].uses - sheet.recycled
        return Ask("recycle", {"left": left})
    if verb == "hex":
        filled = sum(sheet.hexes)
        row = data.ROWS.buffet.vp_by_filled
        return Ask("hex", {"points": row[filled + 1] - row[filled]})
    if verb == "die":
        return _die(sheet, argument)
    if verb == "bonus":
        return Ask("bonus", {"points": _bonus_points(table, step.seat, argument)})
    return None


def _die(sheet: Sheet, face: str) -> Ask | None:
    """What a die of this face is for on the sheet: its box, what it may choose from, or a coin."""
    if face == data.COINS3:
        return None
    if face == "market":
        return _market(sheet)
    if face == data.TYPES[data.SHRIMP] and sheet.levels[data.SHRIMP]:  # F10.1
        return Ask("die_licensed", {"coins": data.ROWS.coin_track.coins3_face})
    if face in data.TYPES and sheet.is_open(data.SECTION_INDEX[face]):
        return _box(sheet, data.SECTION_INDEX[face])
    if face == "harbor" and sheet.open_in(data.HARBOR_SECTIONS):
        return Ask("die_harbor")
    if face == "wharf" and sheet.open_in(data.WHARF_SECTIONS):
        return Ask("die_wharf")
    return Ask("coins", {"coins": sheet.coins_per_die()})


def _box(sheet: Sheet, section: int) -> Ask:
    """The next box of an open section and what it sets off."""
    box = sheet.marked[section]
    size = data.SIZES[section] - sheet.struck[section]
    last = box + 1 == size and section in data.WHARF_SECTIONS
    kind = "completes" if last else data.BOXES[section][box]
    return Ask(f"box_{kind}", {"box": box + 1, "boxes": size})


def _market(sheet: Sheet) -> Ask:
    """What the market pays now."""
    return Ask("market", {"coins": sheet.market_coins(), "fish": sheet.fish()})


def _bonus_points(table: Table, seat: int, bonus: str) -> int:
    """What the bonus would be worth with the sheet as it stands."""
    row = data.BONUSES[bonus]
    cap = data.ROWS.harbor[data.KING_CRAB - len(data.TYPES)].bonus_max
    return min(cap, table.sheets[seat].metric(row.metric) // row.per * row.vp)
