"""What a played game came to besides points: rounds, ships, pushes. For balance; no rule depends on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from games.engine import Event
from games.montego_bay.data import CAPACITY, SHIP_INDEX


def measures(told: Sequence[Event], seats: int) -> dict[str, float | list[float]]:
    """M11.1: counted from everything that was told in a whole game; the fill is one figure a ship."""
    kinds = Counter(event.kind for event in told)
    sailed = [event for event in told if event.kind == "ship_sailed"]
    why = Counter(str(event.args["why"]) for event in sailed)
    fills = [
        100 * sum(_hold(event)) / CAPACITY[SHIP_INDEX[str(event.args["ship"])]]
        for event in sailed
        if event.args["why"] == "cast_off"
    ]
    return {
        "rounds": kinds["round_began"],
        "ships sailing full": why["full"],
        "ships sent off in phase 5": why["cast_off"],
        "their fill in %": fills,
        "ships scored at the end": why["end"],
        "Jack hired": kinds["jack_hired"],
        "pushes": kinds["pushed"],
        "set-backs": kinds["set_back"] + kinds["stayed"],
        "games with barrels in the tavern in %": 100 * bool(kinds["barrels_to_tavern"]),
        "most barrels one player had aboard": _most_aboard(told, seats),
    }


def _hold(sailed: Event) -> list[int]:
    """The barrels of each seat aboard a ship that sailed."""
    return cast("list[int]", sailed.args["barrels"])


def _most_aboard(told: Sequence[Event], seats: int) -> int:
    aboard, most = [0] * seats, 0
    for event in told:
        if event.kind == "ship_sailed":
            aboard = [before - gone for before, gone in zip(aboard, _hold(event), strict=True)]
        elif event.kind in ("loaded", "barrels_taken_back") and event.seat is not None:
            barrels = cast("int", event.args["barrels"])
            aboard[event.seat] += barrels if event.kind == "loaded" else -barrels
            most = max(most, aboard[event.seat])
    return most
