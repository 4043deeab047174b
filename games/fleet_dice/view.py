"""What a seat or a spectator may know of a game of Fleet, built up from what is allowed (F2.5, F3.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from games.engine import Ask, Choice
from games.fleet_dice import data, scoring, solo
from games.fleet_dice.scoring import Points
from games.fleet_dice.steps import Draft, SecondUse, UseDie

if TYPE_CHECKING:
    from games.fleet_dice.sheet import Sheet
    from games.fleet_dice.table import Table


class SheetView(msgspec.Struct, frozen=True, gc=False):
    """A score sheet. Lists follow the order of `games.fleet_dice.data` (sections, boat types, fleets). `points_list` is
    the number of what boats bring."""

    marked: list[int]
    struck: list[int]
    levels: list[int]
    fleets: list[list[int]]
    capacities: list[list[int]]  # of the launched boats
    hexes: list[int]
    coins: int
    struck_stars: list[int]
    recycled: int
    king_crab_license: bool
    bonus: str
    captain: str
    complete: list[str]  # finished buildings
    fish: int
    boats: int
    full_boats: int
    income: int
    market: int
    points: Points
    points_list: int = data.POINTS


class RuthView(msgspec.Struct, frozen=True, gc=False):
    """F15: Captain Ruth's stones, and what she will do with the dice on the table (public logic).

    `next_face` is empty when she has no die to take; `next_section` and `next_boxes` say what she would strike as the
    sheet stands. With `if_left` you may still take the die yourself.
    """

    stones: dict[str, str]
    human_first: bool
    next_face: str = ""
    next_section: str = ""
    next_boxes: int = 0
    next_star: int = 0
    if_left: bool = False


class View(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """One viewer's knowledge. `viewer` is a seat or None for a spectator; `waiting` are the seats that owe a decision.

    `face` and `drafted` tell which die the viewer is using, if any; `asked` is the question put to the viewer, or else
    the one everybody hears because a single seat is being asked outside of a window. `taken` lists drafted dice as
    (face, seat), the seat being None for Captain Ruth.
    """

    viewer: int | None
    seats: int
    round: int
    rounds: int
    phase: str
    starting: int
    pool: list[str]
    taken: list[tuple[str, int | None]]
    sheets: list[SheetView]
    waiting: list[int]
    window: bool
    face: str = ""
    drafted: bool = False
    asked: Ask | None = None
    captains: bool = False
    gold: str = ""
    silver: str = ""
    silver_winners: list[int] = []
    gold_winners: list[int] = []
    ruth: RuthView | None = None
    over: bool = False


def sheet_view(sheet: Sheet, trophies: int) -> SheetView:
    """A sheet as it may be seen."""
    return SheetView(
        sheet.marked[:],
        sheet.struck[:],
        sheet.levels[:],
        [fleet[:] for fleet in sheet.fleets],
        [[sheet.capacity(fleet, boat) for boat in range(len(boats))] for fleet, boats in enumerate(sheet.fleets)],
        sheet.hexes[:],
        sheet.coins,
        sheet.struck_stars[:],
        sheet.recycled,
        sheet.king_crab_license,
        sheet.bonus,
        sheet.captain,
        [data.SECTIONS[section] for section in data.WHARF_SECTIONS if sheet.is_complete(section)],
        sheet.fish(),
        sheet.boats(),
        sheet.full_boats(),
        sheet.income(),
        sheet.market_coins(),
        scoring.points(sheet, trophies),
        sheet.points_list or data.FIRST_POINTS,
    )


def view(table: Table, seat: int | None) -> View:
    """What `seat` may know: while a window is open the others' sheets are those from before it (F3.1)."""
    shown = table.shown or table.sheets
    sheets = [table.sheets[each] if each == seat else shown[each] for each in range(len(table.sheets))]
    mine = _step(table, seat)
    using = mine if isinstance(mine, UseDie) else None
    return View(
        viewer=seat,
        seats=len(table.sheets),
        round=table.round,
        rounds=table.rounds,
        phase=table.phase,
        starting=table.starting,
        pool=table.pool[:],
        taken=[(die.face, die.seat) for die in table.taken],
        sheets=[sheet_view(sheet, scoring.trophy_points(table, each)) for each, sheet in enumerate(sheets)],
        waiting=_waiting(table),
        window=table.lanes is not None,
        face=using.face if using is not None else (data.TYPES[data.SHRIMP] if isinstance(mine, SecondUse) else ""),
        drafted=using.drafted if using is not None else isinstance(mine, SecondUse),
        asked=_asked(table, mine),
        captains=table.captains,
        gold=table.gold,
        silver=table.silver,
        silver_winners=table.silver_winners[:],
        gold_winners=table.gold_winners[:],
        ruth=ruth_view(table) if table.solo else None,
        over=table.over,
    )


def _step(table: Table, seat: int | None) -> object:
    if seat is None:
        return None
    stack = table.lanes.stacks[seat] if table.lanes is not None else table.stack
    return stack[-1] if stack and getattr(stack[-1], "seat", None) == seat else None


def _asked(table: Table, mine: object) -> Ask | None:
    step = table.stack[-1] if mine is None and table.stack else mine
    return step.ask(table) if isinstance(step, Choice) else None


def _waiting(table: Table) -> list[int]:
    if table.lanes is not None:
        return [seat for seat, stack in enumerate(table.lanes.stacks) if stack]
    return [table.stack[-1].seat] if table.stack else []  # type: ignore[union-attr]


def ruth_view(table: Table) -> RuthView:
    """F15: Captain Ruth's stones, and what she will do next as the sheet stands."""
    stones = {stone: data.SECTIONS[section] for stone, section in table.stones.items()}
    coming = [step for step in table.stack if isinstance(step, solo.RuthDrafts | solo.RuthShares)]
    if not coming or not table.pool:
        return RuthView(stones, table.human_first)
    shares = isinstance(coming[-1], solo.RuthShares)
    face = solo.pick(table)
    boxes = data.ROWS.solo.strikes_shared_die if shares else data.ROWS.solo.strikes_drafted_die
    action = solo.strike(table, face, boxes)
    return RuthView(
        stones,
        table.human_first,
        face,
        data.SECTIONS[action.section] if action.section is not None else "",
        action.boxes,
        action.stars[0] if action.stars else 0,
        isinstance(table.stack[-1], Draft),
    )
