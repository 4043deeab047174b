"""What a played game came to besides points: rounds, ships, pushes. For balance; no rule depends on it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from games.engine import Event
from games.engine.sayings import kind_of
from games.montego_bay import events
from games.montego_bay.data import CAPACITY, SHIP_INDEX


def measures(told: Sequence[Event], seats: int) -> dict[str, float | list[float]]:
    """M11.1: counted from everything that was told in a whole game; the fill is one figure a ship."""
    kinds = Counter(event.kind for event in told)
    sailed = [ship for ship in map(events.ShipSailed.of, told) if ship is not None]
    why = Counter(ship.why for ship in sailed)
    fills = [100 * sum(ship.barrels) / CAPACITY[SHIP_INDEX[ship.ship]] for ship in sailed if ship.why == "cast_off"]
    return {
        "rounds": kinds[kind_of(events.RoundBegan)],
        "ships sailing full": why["full"],
        "ships sent off in phase 5": why["cast_off"],
        "their fill in %": fills,
        "ships scored at the end": why["end"],
        "Jack hired": kinds[kind_of(events.JackHired)],
        "pushes": kinds[kind_of(events.Pushed)],
        "set-backs": kinds[kind_of(events.SetBack)] + kinds[kind_of(events.Stayed)],
        "games with barrels in the tavern in %": 100 * bool(kinds[kind_of(events.BarrelsToTavern)]),
        "most barrels one player had aboard": _most_aboard(told, seats),
    }


def _most_aboard(told: Sequence[Event], seats: int) -> int:
    aboard, most = [0] * seats, 0
    for event in told:
        if sailed := events.ShipSailed.of(event):
            aboard = [before - gone for before, gone in zip(aboard, sailed.barrels, strict=True)]
        elif event.seat is not None:
            loaded, back = events.Loaded.of(event), events.BarrelsTakenBack.of(event)
            aboard[event.seat] += (loaded.barrels if loaded else 0) - (back.barrels if back else 0)
            most = max(most, aboard[event.seat])
    return most
