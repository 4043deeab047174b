"""What a choice of Captains of the Gulf would do now, as data for the small print beside a button. Decides no rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.captains_gulf import adding, data, fishing, phases, sailing, selling, steps, trading, upkeep
from games.captains_gulf.bundles import counts_of, wild_needed
from games.captains_gulf.data import CARD_INDEX, FIRST_PORT, HEXES, PLACE_INDEX, PORTS, SPACES
from games.engine import Ask, Choice

if TYPE_CHECKING:
    from games.captains_gulf.captain import Captain
    from games.captains_gulf.table import Table


def detail(table: Table, step: Choice, choice: str) -> Ask | None:
    """The facts a player wants to see with `choice`; None if its name says it all."""
    captain = table.captains[step.seat]
    verb, _, argument = choice.partition(":")
    match verb:
        case "go":
            return _go(table, step.seat, SPACES.index(argument))
        case "license" | "crew" | "upgrade":
            return _add(table, step, choice)
        case "fish":
            hex_ = PLACE_INDEX[argument]
            fuel = sailing.fishing_fuel(table.card, captain, hex_)
            shrimp, oyster, crab = (row[hex_] for row in table.sea)
            return Ask("fish", {"fuel": fuel, "shrimp": shrimp, "oyster": oyster, "crab": crab})
        case "row":
            rows = [name for name in HEXES if name.startswith(argument)]
            return Ask("row", {"hexes": len(rows)})
        case "sail":
            discount = step.discount if isinstance(step, upkeep.Sail) else 0
            fuel = sailing.sail_fuel(table.card, captain, PLACE_INDEX[argument], discount)
            if fuel > captain.fuel:
                return Ask("sail_towed", {"fuel": fuel, "money": sailing.towing(captain, fuel)})
            return Ask("sail", {"fuel": fuel})
        case "sell":
            _, raw_code, cooked_code = choice.split(":")
            raw, cooked = counts_of(raw_code) or (0, 0, 0), counts_of(cooked_code) or (0, 0, 0)
            money = selling.proceeds(table, captain.at - FIRST_PORT, raw, cooked, table.card)
            return Ask("sell", {"money": money, "steps": selling.steps(captain, raw, cooked, table.card, False)})
        case "advance" | "boost" if isinstance(step, trading.Advance):
            return _advance(table, step, verb == "boost", PORTS.index(argument))
        case "buy":
            package = upkeep.BUY.index(choice)
            gained = min(data.FUEL_AMOUNT[package], captain.tank - captain.fuel)
            return Ask("buy", {"money": data.FUEL_PRICE[package], "fuel": gained})
        case "inspection":
            with_fuel = choice == upkeep.WITH_FUEL
            fuel = data.ROWS.round_card[data.COAST_GUARD].fuel if with_fuel else 0
            return Ask("inspection", {"fuel": fuel, "money": phases.inspection_cost(captain, with_fuel)})
        case "play" | "drop" | "catch":
            return _card(captain, CARD_INDEX[argument.partition(":")[0]])
        case "take" if isinstance(step, fishing.Play):
            wild = wild_needed(counts_of(argument) or (0, 0, 0), fishing.icons_of(step.cards))
            return Ask("take", {"tiles": wild}) if wild else None
        case "repay":
            return Ask("repay", {"money": data.LOAN.repay})
        case _:
            return None


def _go(table: Table, seat: int, space: int) -> Ask:
    """What the move costs, whether it ends the round, and whether the action there is possible."""
    captain = table.captains[seat]
    number, cost = steps.wheel_move(table.card, captain, space)
    crosses = captain.wheel >= 0 and captain.wheel + number >= len(SPACES)
    ends = crosses and (table.timer + 1) % table.seats == 0
    return Ask(
        "go" if possible(table, seat, space) else "go_in_vain",
        {"cost": cost, "crosses": int(crosses), "ends": int(ends)},
    )


def possible(table: Table, seat: int, space: int) -> bool:
    """Whether the action of a wheel space could be carried out now."""
    captain = table.captains[seat]
    if space == data.FUEL_DOCK:
        return captain.in_port
    step = steps.main_step(space, seat)
    return len(step.options(table)) > 1


def _add(table: Table, step: Choice, choice: str) -> Ask | None:
    found = steps.added(choice)
    if found is None:
        return None
    captain = table.captains[step.seat]
    if isinstance(step, steps.FirstLicense):
        return Ask("add", {"money": data.LICENSE_COST[found[0]]})
    cost = adding.price(table.card, captain, *found)
    if isinstance(step, trading.AddCard):
        cost += step.surcharge()
    elif isinstance(step, trading.Shipyard) and step.first != trading.NO_CARD:
        cost += data.RULES.second_card_surcharge
    return Ask("add", {"money": cost})


def _advance(table: Table, step: trading.Advance, boosted: bool, port: int) -> Ask:
    seat = step.seat
    space = selling.target(table, seat, port, step.boosted if boosted else step.plain)
    elsewhere = port != table.captains[seat].at - FIRST_PORT
    money = data.RULES.delivery_truck_cost if elsewhere else 0
    return Ask("advance", {"start": table.captains[seat].tracks[port], "space": space, "money": money})


def _card(captain: Captain, card: int) -> Ask:
    """What else the card could have become."""
    return Ask(
        "card",
        {
            "license": data.LICENSES[data.LICENSE_OF[card]],
            "crew": data.CREW[data.CREW_OF[card]],
            "upgrade": data.UPGRADES[data.UPGRADE_OF[card]],
        },
    )
