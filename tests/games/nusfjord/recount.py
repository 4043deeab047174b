"""Nusfjord's points counted again from a view, straight from G2 and the data files, without the game's own scoring."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import games.nusfjord
from games.nusfjord.view import PlayerView, View

FOLDER = Path(games.nusfjord.__file__).parent / "data"
CARDS: dict[str, Any] = {
    row["id"]: row for row in tomllib.loads((FOLDER / "nusfjord-buildings.toml").read_text("utf-8"))["building"]
}


def recount(view: View) -> list[int]:
    """The total of each seat, earlier games of a series included."""
    return [player.past + _points(player) for player in view.players]


def _points(player: PlayerView) -> int:
    sloops, cutters, schooners = player.ships
    buildings = [building for building, _ in player.buildings]
    worth = [_worth(CARDS[each], player) for each in buildings]
    empty = 0 if "C147" in buildings else len(player.free)
    ships = sloops + 2 * cutters + 4 * schooners
    return ships + sum(worth) + sum(player.shares) + player.supply[2] - empty - player.unissued


def _worth(card: dict[str, Any], player: PlayerView) -> int:
    return card["vp"] if "vp" in card else _star(card["vp_star"], player)


def _star(formula: Any, player: PlayerView) -> int:
    if isinstance(formula, int):
        return formula
    if "sum" in formula:
        number = sum(_star(part, player) for part in formula["sum"])
    else:
        count = _count(formula["count"], player)
        if "steps" in formula:
            return max([worth for threshold, worth in formula["steps"] if count >= threshold], default=0)
        number = count // formula.get("per", 1) * formula.get("times", 1) + formula.get("plus", 0)
    return min(max(number, formula.get("min", 0)), formula.get("max", 999))


def _count(name: str, player: PlayerView) -> int:
    letters = [building[0] for building, _ in player.buildings]
    places = [place for _, place in player.buildings]
    fixed = [CARDS[building].get("vp", 0) for building, _ in player.buildings]
    built = {place[at : at + 2] for place in places if place != "track" for at in (0, 2) if place[at : at + 2]}
    forest = {"a3a4", "b1b2", "b3b4", "c1c2", "c3c4"}
    wooded = {
        half
        for double, strips in zip(sorted(forest), player.forests, strict=True)
        if strips
        for half in (double[:2], double[2:])
    }
    rows = {"a": {"a2", "a3", "a4"}, "b": {"b1", "b2", "b3", "b4"}, "c": {"c1", "c2", "c3", "c4"}}
    counts = {
        "forests": sum(player.forests),
        "forest_doubles": sum(strips > 0 for strips in player.forests),
        "ships": sum(player.ships),
        "sloops": player.ships[0],
        "cutters": player.ships[1],
        "schooners": player.ships[2],
        "ship_types": sum(ships > 0 for ships in player.ships),
        "elders": len(player.elders),
        "buildings": len(letters),
        "buildings_A": letters.count("A"),
        "buildings_BC": letters.count("B") + letters.count("C"),
        "shares": sum(player.shares),
        "haul": player.haul,
        "track_used": player.width,
        "track_free": 14 - player.width,
        "full_rows": sum(spaces <= built - wooded for spaces in rows.values()),
        "reserve_goods": sum(player.reserve),
        "reserve_fish": player.reserve[1],
        "fish": player.supply[1],
        "gold": player.supply[2],
        "fish_total": player.supply[1] + player.reserve[1],
        "wood_total": player.supply[0] + player.reserve[0],
        "best_fixed_vp": max([0, *fixed]),
    }
    return counts[name]
