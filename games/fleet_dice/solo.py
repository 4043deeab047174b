"""Captain Ruth (F15): which die she takes, what she strikes out, where her stones go. All of it is public logic."""

from __future__ import annotations

from itertools import islice
from typing import TYPE_CHECKING

import msgspec

from games.engine import Auto, Luck, Tell
from games.fleet_dice import events
from games.fleet_dice.data import (
    COINS3,
    ROUTES,
    ROWS,
    SECTION_INDEX,
    SECTIONS,
    SIZES,
    STARS,
    TYPES,
    WHARF_SECTIONS,
)  # fmt: skip
from games.fleet_dice.steps import Taken

if TYPE_CHECKING:
    from games.fleet_dice.sheet import Sheet
    from games.fleet_dice.table import Table


class Strike(msgspec.Struct, frozen=True):
    """What Ruth does with a die: strikes so many boxes of a section, or star boxes, or (neither) nothing."""

    section: int | None = None
    boxes: int = 0
    stars: tuple[int, ...] = ()


def along(stone: str, start: int) -> list[int]:
    """The sections of a stone's route, clockwise from `start`."""
    route = ROUTES[stone]
    first = route.index(start)
    return route[first:] + route[:first]


def first_open(sheet: Sheet, stone: str, start: int) -> int | None:
    """The first section with an open box on a route, beginning at `start`."""
    return next((section for section in along(stone, start) if sheet.is_open(section)), None)


def next_stars(sheet: Sheet, count: int) -> tuple[int, ...]:
    """F15.6: the next star boxes that are neither marked nor struck."""
    left = (star for star in sorted(STARS) if star > sheet.coins and star not in sheet.struck_stars)
    return tuple(islice(left, count))


def pick(table: Table) -> str:
    """F15.4, F15.6: the die Ruth takes from the pool."""
    return _pick_boat(table, table.pool) if table.phase == "boat" else _pick_town(table)


def _pick_boat(table: Table, dice: list[str]) -> str:
    """F15.4, R18: the first open type from her stone on, else coins, else the first type from her stone on."""
    route = along("boat", table.stones["boat"])
    sheet = table.sheets[0]
    showing = [section for section in route if SECTIONS[section] in dice]
    for section in showing:
        if sheet.is_open(section):
            return SECTIONS[section]
    return COINS3 if COINS3 in dice else SECTIONS[showing[0]]


def _pick_town(table: Table) -> str:
    """F15.6, R19, R26: harbor, wharf, boat die, market, without the kinds she cannot use."""
    dice = {_kind(face): face for face in table.pool}
    in_order = [dice[kind] for kind in ROWS.solo.town_priority if kind in dice]
    return next(
        (face for face in in_order if strike(table, face, ROWS.solo.strikes_drafted_die) != Strike()), in_order[0]
    )


def _kind(face: str) -> str:
    return "boat" if face in TYPES or face == COINS3 else face


def strike(table: Table, face: str, boxes: int) -> Strike:
    """F15.3, F15.5, F15.6: what a die of this face does to your sheet when it strikes up to `boxes` boxes."""
    sheet = table.sheets[0]
    if face == "market":
        return Strike(stars=next_stars(sheet, ROWS.solo.strikes_market_star))
    if face in TYPES:
        section = SECTION_INDEX[face]
        return Strike(section, _fewer(sheet, section, boxes)) if sheet.is_open(section) else Strike()
    stone = "boat" if face == COINS3 else face
    section = first_open(sheet, stone, table.stones[stone])
    if section is None:
        return Strike()
    wanted = min(boxes, ROWS.solo.strikes_coins3_die) if face == COINS3 else boxes
    return Strike(section, _fewer(sheet, section, wanted))


def _fewer(sheet: Sheet, section: int, boxes: int) -> int:
    """F15.3, R28: fewer boxes if fewer are open."""
    return min(boxes, SIZES[section] - sheet.marked[section] - sheet.struck[section])


def carry_out(table: Table, face: str, how: events.How, boxes: int, tell: Tell) -> None:
    """Do with a die what Ruth does with it, up to `boxes` boxes, and tell it in one sentence."""
    sheet, action = table.sheets[0], strike(table, face, boxes)
    if action.stars:
        for star in action.stars:
            sheet.struck_stars.append(star)
            tell(events.RuthStruckStar(how=how, face=face, star=star))
    elif action.section is None:
        tell(events.RuthPassed(how=how, face=face))
    else:
        sheet.struck[action.section] += action.boxes
        tell(events.RuthStruck(how=how, face=face, section=SECTIONS[action.section], boxes=action.boxes))
        if action.section in WHARF_SECTIONS and sheet.is_complete(action.section):  # R20
            tell(events.Completed(section=SECTIONS[action.section]), 0)


class RuthDrafts(Auto, frozen=True, tag="ruth"):
    """F15.2, F15.3: Ruth drafts a die and strikes two boxes."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        face = pick(table)
        table.pool.remove(face)
        table.taken.append(Taken(face, None))
        carry_out(table, face, "drafted", ROWS.solo.strikes_drafted_die, tell)


class RuthShares(Auto, frozen=True, tag="ruth_shares"):
    """F15.8: Ruth uses the shared die and strikes one box."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        carry_out(table, table.pool[0], "shared", ROWS.solo.strikes_shared_die, tell)


class StonesMove(Auto, frozen=True, tag="stones"):
    """F15.9: each stone moves clockwise to the next section with an open box, or stays if there is none."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        sheet = table.sheets[0]
        for stone, section in table.stones.items():
            onward = [*along(stone, section)[1:], section]
            table.stones[stone] = next((place for place in onward if sheet.is_open(place)), section)
        boat, harbor, wharf = (SECTIONS[table.stones[stone]] for stone in ("boat", "harbor", "wharf"))
        tell(events.StonesMoved(boat=boat, harbor=harbor, wharf=wharf))
