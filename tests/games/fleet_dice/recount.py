"""Fleet's points counted again from a view, straight from F13 and the data file, without the game's own scoring."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import games.fleet_dice
from games.fleet_dice.view import SheetView, View

DATA: dict[str, Any] = tomllib.loads((Path(games.fleet_dice.__file__).parent / "data" / "fleet_dice.toml").read_text())
COLUMNS, HARBOR, WHARF = DATA["boat_types"], DATA["harbor"], DATA["wharf"]
NAMES = [row["id"] for row in COLUMNS + HARBOR + WHARF]


def recount(view: View) -> list[int]:
    """The total of each seat."""
    return [sum(categories(view, seat).values()) for seat in range(view.seats)]


def categories(view: View, seat: int) -> dict[str, int]:
    """The five categories of F13.1 of one seat."""
    sheet = view.sheets[seat]
    return {
        "fish": metric(sheet, "fish"),
        "boats": sum(_boat_points(sheet)),
        "licenses": 5 * metric(sheet, "level3_types") + (5 if sheet.king_crab_license else 0),
        "buildings": sum(_building_points(sheet, row) for row in WHARF) + (0, 1, 3, 6, 10, 15)[sum(sheet.hexes)],
        "bonus": _king_crab(sheet) + _captain(sheet) + _trophies(view, seat),
    }


def _boat_points(sheet: SheetView) -> list[int]:
    points: list[int] = []
    for row, boats in zip(COLUMNS, sheet.fleets, strict=False):
        points += row["boat_vp"][: len(boats)]
    for row, boats in zip(HARBOR, sheet.fleets[len(COLUMNS) :], strict=True):
        points += [row["boat_vp"] if sheet.points_list else row.get("first_boat_vp", row["boat_vp"])] * len(boats)
    return points


def _is_complete(sheet: SheetView, row: dict[str, Any]) -> bool:
    """F12.1, F15.7: nothing open and something marked."""
    section = NAMES.index(row["id"])
    return sheet.marked[section] > 0 and sheet.marked[section] + sheet.struck[section] == len(row["boxes"])


def _building_points(sheet: SheetView, row: dict[str, Any]) -> int:
    bank = row["vp_per_marked_box"] * sheet.marked[NAMES.index(row["id"])]
    return bank + (row["vp_completed"] if _is_complete(sheet, row) else 0)


def _king_crab(sheet: SheetView) -> int:
    for row in DATA["king_crab_bonuses"]:
        if row["id"] == sheet.bonus:
            return min(10, row["vp"] * (metric(sheet, row["metric"]) // row["per"]))
    return 0


def _captain(sheet: SheetView) -> int:
    for row in DATA["captain_cards"]:
        if row["id"] == sheet.captain:
            return min(row["bonus_max"], row["bonus_vp"] * (metric(sheet, row["bonus_metric"]) // row["bonus_per"]))
    return 0


def _trophies(view: View, seat: int) -> int:
    """F14.3, F14.4: silver as it was won, gold counted again."""
    points = 5 if seat in view.silver_winners else 0
    for row in DATA["trophy_cards"]:
        if row["id"] == view.gold and view.over:
            values = [metric(sheet, row["metric"]) for sheet in view.sheets]
            points += 5 if values[seat] == max(values) > 0 else 0
    return points


def capacities(sheet: SheetView) -> list[list[int]]:
    """F10.5, F16.1: how much each launched boat can hold."""
    rows: list[list[int]] = []
    for row, boats in zip(COLUMNS, sheet.fleets, strict=False):
        oyster = [DATA["oyster_capacity"]["by_license_level"][sheet.levels[4]]] * len(boats)
        rows.append(oyster if row["id"] == "oyster" else row["boat_capacity"][: len(boats)])
    for row, boats in zip(HARBOR, sheet.fleets[len(COLUMNS) :], strict=True):
        rows.append([row["boat_capacity"]] * len(boats))
    return rows


def metric(sheet: SheetView, name: str) -> int:
    """F14.5 and F11.2: what cards and bonuses count."""
    if name == "fish":
        return sum(fish for boats in sheet.fleets for fish in boats)
    if name == "boats":
        return sum(1 for boats in sheet.fleets for _ in boats)
    if name == "buildings":
        return sum(_is_complete(sheet, row) for row in WHARF)
    if name == "coins":
        passed = [box for box in range(1, sheet.coins + 1) if box not in sheet.struck_stars]
        return len(passed)
    if name == "licenses":
        return sum(sheet.levels)
    if name == "full_boats":
        pairs = zip(sheet.fleets, capacities(sheet), strict=True)
        return sum(0 < room <= fish for boats, rooms in pairs for fish, room in zip(boats, rooms, strict=True))
    least = {"level3_types": 3, "level2_types": 2, "license_types": 1}[name]
    return sum(level >= least for level in sheet.levels)
