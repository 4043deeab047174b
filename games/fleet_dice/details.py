"""What a choice of Fleet would do now, as data for the small print beside a button. Decides no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Choice, Detail
from games.fleet_dice import data, picks, small_print
from games.fleet_dice.marking import BoatOrLicense, OysterBoat
from games.fleet_dice.picks import PICKS
from games.fleet_dice.rows import BoxKind
from games.fleet_dice.steps import UseDie

if TYPE_CHECKING:
    from games.fleet_dice.sheet import Sheet
    from games.fleet_dice.table import Table


BOX: dict[BoxKind, type[small_print.Box]] = {  # of those that say no more than their kind
    "plain": small_print.BoxPlain,
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
        case picks.Take(what) if isinstance(step, BoatOrLicense):
            return _boat(sheet, step.column) if what == "boat" else _license(sheet, step.column)
        case picks.Oyster(what) if isinstance(step, OysterBoat):
            return _oyster(sheet, step.boat, what)
        case picks.Reroll() if isinstance(step, UseDie):
            return small_print.Reroll(left=step.rerolls)
        case picks.Hex():
            return small_print.Hex(points=_hex_points(sheet))
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
            return _coins(sheet, sheet.coins_per_die())
        case "coins3":
            return _coins(sheet, data.ROWS.coin_track.coins3_face)
        case "market":
            return _market(sheet)
        case _:
            return small_print.Recycle(left=_recycling_left(sheet))


def _coins(sheet: Sheet, coins: int) -> Detail:
    """F9.1, F9.2: coins, as far as the track has room, with the stars they reach."""
    return small_print.Coins(coins=sheet.payable(coins), stars=sheet.stars_within(coins))


def _boat(sheet: Sheet, type_: int) -> small_print.TakeBoat:
    """F5.6, F10.2: the next boat of a type, or ship of the harbor."""
    boat = len(sheet.fleets[type_])
    level = sheet.levels[data.COD]
    coins = data.LICENSES[data.COD][level].amount if level else 0
    return small_print.TakeBoat(
        points=sheet.boat_points()[type_][boat],
        room=sheet.capacity(type_, boat),
        coins=sheet.payable(coins),
        stars=sheet.stars_within(coins),
    )


def _license(sheet: Sheet, type_: int) -> small_print.TakeLicense:
    """F5.7: the next license of a type."""
    level = sheet.levels[type_] + 1
    row = data.LICENSES[type_][level]
    return small_print.TakeLicense(
        level=level,
        license=f"{data.TYPES[type_]}_{level}",
        coins=sheet.payable(row.coins_on_activation),
        points=row.vp,
        stars=sheet.stars_within(row.coins_on_activation),
        room=data.OYSTER_CAPACITY[level] if type_ == data.OYSTER else 0,
    )


def _oyster(sheet: Sheet, boat: int, what: str) -> Detail:
    """F10.5: all fish, or one less and a coin."""
    coins = data.LICENSES[data.OYSTER][sheet.levels[data.OYSTER]].amount if what == "coin" else 0
    fish = data.CATCH[data.OYSTER] - (1 if what == "coin" else 0)
    return small_print.OysterCatch(
        fish=fish,
        aboard=sheet.fleets[data.OYSTER][boat] + fish,
        capacity=sheet.capacity(data.OYSTER, boat),
        coins=sheet.payable(coins),
        stars=sheet.stars_within(coins),
    )


def _hex_points(sheet: Sheet) -> int:
    """F12.4: what the next hex adds."""
    filled, row = sum(sheet.hexes), data.ROWS.buffet.vp_by_filled
    return row[filled + 1] - row[filled]


def _recycling_left(sheet: Sheet) -> int:
    """F12.5: how often the recycling yard can still be used."""
    return data.ROWS.wharf[data.RECYCLING - data.WHARF_SECTIONS[0]].uses - sheet.recycled


def _die(sheet: Sheet, face: str) -> Detail | None:
    """What a die of this face is for on the sheet: its box, what it may choose from, or a coin."""
    if face == data.COINS3:
        stars = sheet.stars_within(data.ROWS.coin_track.coins3_face)
        return small_print.Stars(stars=stars) if stars else None
    if face == "market":
        return _market(sheet)
    if face == data.TYPES[data.SHRIMP] and (level := sheet.levels[data.SHRIMP]):  # F10.1
        coins, row = sheet.payable(data.ROWS.coin_track.coins3_face), data.LICENSES[data.SHRIMP][level]
        if row.amount == 1 and not row.star_actions:
            return small_print.DieLicensed(coins=coins)
        return small_print.DieLicensedMore(coins=coins, uses=row.amount, stars=row.star_actions)
    if face in data.TYPES and sheet.is_open(data.SECTION_INDEX[face]):
        return _box(sheet, data.SECTION_INDEX[face])
    if face == "harbor" and sheet.open_in(data.HARBOR_SECTIONS):
        return small_print.DieHarbor()
    if face == "wharf" and sheet.open_in(data.WHARF_SECTIONS):
        return small_print.DieWharf()
    hexed = face in data.TYPES and sheet.is_complete(data.BUFFET) and not sheet.hexes[data.SECTION_INDEX[face]]
    recycling = sheet.can_recycle() and any(map(sheet.is_open, range(len(data.SECTIONS))))
    if hexed or recycling:
        left = _recycling_left(sheet) if recycling else 0
        coins = sheet.coins_per_die()
        return small_print.DieElse(
            coins=sheet.payable(coins),
            stars=sheet.stars_within(coins),
            points=_hex_points(sheet) if hexed else 0,
            left=left,
        )
    return _coins(sheet, sheet.coins_per_die())


def _box(sheet: Sheet, section: int) -> Detail:
    """The next box of an open section and what it sets off."""
    box, boxes = sheet.marked[section] + 1, data.SIZES[section] - sheet.struck[section]
    if section in data.WHARF_SECTIONS:
        points = _points_once_complete(section)
        if box == boxes:
            return small_print.BoxCompletes(box, boxes, points)
        return small_print.BoxToward(box, boxes, points) if points else small_print.BoxPlain(box, boxes)
    match _set_off(sheet, section, data.BOXES[section][box - 1]):
        case "license" if section in data.COLUMN_SECTIONS:
            got = _license(sheet, section)
            return small_print.BoxLicense(
                box, boxes, got.points, got.coins, got.stars, got.level, got.license, got.room
            )
        case "license":
            return small_print.BoxKingCrab(box, boxes, data.ROWS.harbor[section - len(data.TYPES)].license_vp)
        case "boat":
            boat = _boat(sheet, section)
            return small_print.BoxBoat(box, boxes, boat.points, boat.coins, boat.stars, boat.room)
        case kind:
            return BOX[kind](box, boxes)


def _points_once_complete(building: int) -> int:
    """F12.1: 0 where the building has no other effect, which then says its points."""
    if data.BOXES[building][-1] != "activation":
        return 0
    return data.ROWS.wharf[building - data.WHARF_SECTIONS[0]].vp_completed


def _set_off(sheet: Sheet, section: int, kind: BoxKind) -> BoxKind:
    """What such a box still sets off, now that boats or licenses may be used up (F5.4, F5.5)."""
    boat = kind in ("boat", "choice") and sheet.has_boat_left(section)
    license_ = kind in ("license", "choice") and (section >= len(data.TYPES) or sheet.has_license_left(section))
    match kind:
        case "boat" | "license" | "choice":
            return "choice" if boat and license_ else "boat" if boat else "license" if license_ else "plain"
        case _:
            return kind


def _market(sheet: Sheet) -> Detail:
    """What the market pays now."""
    coins = sheet.market_coins()
    return small_print.Market(coins=sheet.payable(coins), stars=sheet.stars_within(coins), fish=sheet.fish())


def _bonus_points(table: Table, seat: int, bonus: str) -> int:
    """What the bonus would be worth with the sheet as it stands."""
    row = data.BONUSES[bonus]
    cap = data.ROWS.harbor[data.KING_CRAB - len(data.TYPES)].bonus_max
    return min(cap, table.sheets[seat].metric(row.metric) // row.per * row.vp)
