"""Sailing: what it costs in fuel, how a boat is towed, and what fuel can be had for (CG5.A, CG6.9, CG7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.captains_gulf import data, events
from games.captains_gulf.data import AMOUNT, GOOD_WEATHER, PLACES, PROPELLER, RULES, TROPICAL_STORM
from games.captains_gulf.gulf import DISTANCE
from games.captains_gulf.money import must_pay

if TYPE_CHECKING:
    from games.captains_gulf.captain import Captain
    from games.captains_gulf.table import Table
    from games.engine import Tell


def modifier(card: int, captain: Captain) -> int:
    """CG7.2: what is added to the distance of every sail under this round card (-1: none)."""
    change = -RULES.propeller_fuel_discount if captain.fitted[PROPELLER] else 0
    if card == GOOD_WEATHER:
        change -= AMOUNT[GOOD_WEATHER]
    elif card == TROPICAL_STORM:
        change += AMOUNT[TROPICAL_STORM]
    return change


def sail_fuel(card: int, captain: Captain, place: int, discount: int = 0) -> int:
    """CG7.2: the fuel for a sail to another place."""
    return max(RULES.min_sail_fuel, DISTANCE[captain.at][place] + modifier(card, captain) - discount)


def idle_fuel(captain: Captain) -> int:
    """CG7.3: the fuel for fishing where the boat lies."""
    return 0 if captain.fitted[data.ENGINE] else RULES.idle_fuel


def fishing_fuel(card: int, captain: Captain, place: int) -> int:
    """CG5.B2: the fuel for fishing at a hex."""
    return idle_fuel(captain) if place == captain.at else sail_fuel(card, captain, place)


def towing(captain: Captain, fuel: int) -> int:
    """CG7.5, CG11.5: what missing fuel costs, the Maintenance Engineer deducted."""
    return max(0, (fuel - captain.fuel) * RULES.towing_per_fuel - captain.engineer(data.MAINTENANCE_ENGINEER))


def sail_to_port(table: Table, seat: int, place: int, tell: Tell, discount: int = 0) -> None:
    """CG5.C, CG7.5: sail to a port; missing fuel is towed."""
    captain = table.captains[seat]
    fuel = sail_fuel(table.card, captain, place, discount)
    price = towing(captain, fuel)
    missing = max(0, fuel - captain.fuel)
    captain.fuel -= fuel - missing
    captain.at = place
    tell(events.Sailed(place=PLACES[place], fuel=fuel - missing), seat)
    if missing:
        tell(events.Towed(missing=missing, money=price), seat)
        must_pay(captain, seat, price, tell)


def pay_engineer(captain: Captain, seat: int, tell: Tell) -> None:
    """CG11.3: the Fuel Engineer's money at the start of a fuel action."""
    if amount := captain.engineer(data.FUEL_ENGINEER):
        captain.money += amount
        tell(events.EngineerEarned(money=amount), seat)


def gain_fuel(captain: Captain, amount: int) -> int:
    """Fuel up to the tank's maximum; returns what was gained."""
    gained = min(amount, captain.tank - captain.fuel)
    captain.fuel += gained
    return gained
