"""Tables of Fleet laid out by hand for pictures: an early one, the fullest one, one against Captain Ruth."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec

from games.engine import Result, Score
from games.fleet_dice import data
from games.fleet_dice.sheet import Sheet, blank_sheet
from games.fleet_dice.view import RuthView, View, sheet_view
from render import Painter


class Named:
    """A painter that knows these people unless it is told others."""

    def __init__(self, painter: Painter, people: list[str]) -> None:
        self._painter = painter
        self._people = people

    def __getattr__(self, kind: str) -> Any:
        return partial(getattr(self._painter, kind), names=self._people)


PEOPLE = ["Maximiliane von Hohenstein", "Ægir Þórðarson", "Łucja", "Ben"]


def early_sheet(seat: int = 0) -> Sheet:
    """Some boxes of everything, nothing complete but the casino."""
    sheet = blank_sheet()
    sheet.marked = [(3 + section + seat) % (size + 1) // 2 for section, size in enumerate(data.SIZES)]
    sheet.marked[data.CASINO] = data.SIZES[data.CASINO]
    sheet.levels = [(type_ + seat) % 3 for type_ in range(len(data.TYPES))]
    for fleet in data.COLUMN_SECTIONS:
        sheet.fleets[fleet] = [2, 1][: (fleet + seat) % 3]
    sheet.fleets[data.KING_CRAB] = [1]
    sheet.hexes[seat % len(data.TYPES)] = 1
    sheet.coins = 16 + seat
    return sheet


def full_sheet(seat: int = 0) -> Sheet:
    """Every box marked, every boat full, every hex filled."""
    sheet = blank_sheet()
    sheet.marked = list(data.SIZES)
    sheet.levels = list(data.LEVELS)
    for fleet in range(data.FLEETS):
        sheet.fleets[fleet] = [0] * data.BOATS[fleet]
        sheet.fleets[fleet] = [sheet.capacity(fleet, boat) for boat in range(data.BOATS[fleet])]
    sheet.hexes = [1] * len(data.TYPES)
    sheet.coins = data.ROWS.coin_track.length
    sheet.recycled = data.ROWS.wharf[data.RECYCLING - data.WHARF_SECTIONS[0]].uses
    sheet.king_crab_license = True
    sheet.bonus = list(data.BONUSES)[(seat + 2) % len(data.BONUSES)]
    sheet.captain = list(data.CAPTAINS)[seat]
    return sheet


def table(sheets: list[Sheet], **changes: Any) -> View:
    """A table of these sheets in the boat phase of round 5: seat 0 uses the die it has just taken."""
    facts: dict[str, Any] = {
        "viewer": None, "seats": len(sheets), "round": 5, "rounds": 10, "phase": "boat", "starting": 0,
        "pool": ["lobster", "coins3"], "taken": [("cod", len(sheets) - 1), ("shrimp", 0)],
        "sheets": [sheet_view(sheet, 0) for sheet in sheets], "waiting": [0], "window": False,
    }  # fmt: skip
    return View(**(facts | changes))


def early(seats: int = 3, **changes: Any) -> View:
    """A table after a few rounds."""
    return table([early_sheet(seat) for seat in range(seats)], **changes)


def fullest(seats: int = 4) -> View:
    """Last round, everything full, all modules in play, all deciding, the most dice and the longest names."""
    silver = max((card for card in data.TROPHIES.values() if card.kind == "silver"), key=lambda card: len(card.id)).id
    gold = max((card for card in data.TROPHIES.values() if card.kind == "gold"), key=lambda card: len(card.id)).id
    everybody = list(range(seats))
    return table(
        [full_sheet(seat) for seat in everybody],
        round=10,
        phase="town",
        pool=["swordfish"],
        taken=[(face, seat) for seat, face in zip(everybody, ("harbor", "wharf", "market", "wharf"), strict=False)],
        waiting=everybody,
        window=True,
        captains=True,
        gold=gold,
        silver=silver,
        silver_winners=everybody,
    )


def alone() -> View:
    """Against Captain Ruth: strikes from below, stones, her next die."""
    sheet = early_sheet()
    sheet.struck = [min(2, size - marked) for size, marked in zip(data.SIZES, sheet.marked, strict=True)]
    sheet.struck_stars = [min(data.STARS), max(data.STARS)]
    sheet.captain = next(iter(data.CAPTAINS))
    ruth = RuthView({"boat": "cod", "harbor": "barge", "wharf": "buffet"}, False, "wharf", "buffet", 2)
    return table(
        [sheet], rounds=8, round=6, phase="town", pool=["wharf", "market"], taken=[("oyster", None)], ruth=ruth
    )  # fmt: skip


def all_options(view: View, seat: int = 0) -> dict[str, int]:
    """Numbers for more choices than any one decision has, to see every ring and disc."""
    sheet = view.sheets[seat]
    choices = [
        f"mark:{section}"
        for index, section in enumerate(data.SECTIONS)
        if sheet.marked[index] + sheet.struck[index] < data.SIZES[index]
    ]
    choices += [f"hex:{type_}" for index, type_ in enumerate(data.TYPES) if not sheet.hexes[index]]
    choices += [f"bonus:{bonus}" for bonus in data.BONUSES if bonus not in {each.bonus for each in view.sheets}]
    choices += ["use:market", "use:coins3", "use:recycle", "use:coin", "reroll"]
    choices += [f"die:{face}" for face in dict.fromkeys(view.pool)]
    return {choice: number for number, choice in enumerate(choices, 1)}


def result(view: View) -> Result:
    """The scoring of the sheets as they stand."""
    standing = [(sheet.points.total, sheet.fish) for sheet in view.sheets]
    return Result([
        Score(seat, sheet.points.total, msgspec.structs.asdict(sheet.points),
              1 + sum(other > standing[seat] for other in standing))
        for seat, sheet in enumerate(view.sheets)
    ])  # fmt: skip
