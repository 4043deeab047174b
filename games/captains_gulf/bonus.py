"""Bonus actions: which are legal, why others are not, and what they do (CG6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.captains_gulf import adding, data, drawing, events, picks, refusals, sailing, trading, upkeep
from games.captains_gulf.data import (
    BONUS_ACTIONS,
    BONUS_ENGINE,
    BONUS_FUEL_LINE,
    BONUS_GALLEY,
    BUY_FUEL,
    DAY_LABORER,
    DOCKSIDE_MARKET,
    FIRST_PORT,
    FUEL_LINE,
    FUEL_PRICE,
    GALLEY,
    GIVES_TILE,
    IMPROVEMENT,
    LICENSE_COST,
    PRINTER,
    RADAR,
    ROWS,
    RULES,
    SETUP,
    UPGRADES,
)
from games.engine import Illegal

if TYPE_CHECKING:
    from games.captains_gulf.captain import Captain
    from games.captains_gulf.table import Table
    from games.engine import Luck, Tell

BONUS = [picks.Bonus(action).text for action in BONUS_ACTIONS]


def markers(round_: int) -> int:
    """CG3.7, CG13.4: bonus markers of every player in a round."""
    return SETUP.late_bonus_markers if round_ >= SETUP.second_bonus_marker_from_round else SETUP.bonus_markers


def options(table: Table, seat: int) -> list[str]:
    """CG6: every legal bonus action."""
    captain = table.captains[seat]
    if table.marked or captain.used >= markers(table.round):
        return []
    found: list[str] = []
    cash, fitted = captain.money, captain.fitted
    least = cash - RULES.printer_surcharge
    for card in captain.hand:
        if LICENSE_COST[card] <= least:
            found.append(BONUS[PRINTER])
            break
    found.append(BONUS[RADAR])
    if captain.at >= FIRST_PORT:
        found += _options_in_port(table, seat)
    elif table.fished and fitted[data.ENGINE]:
        found.append(BONUS[BONUS_ENGINE])
    if fitted[GALLEY] and cash >= RULES.galley_cost and any(captain.hold[: len(data.KINDS)]):
        found.append(BONUS[BONUS_GALLEY])
    if fitted[FUEL_LINE] and _can_buy_fuel(captain):
        found.append(BONUS[BONUS_FUEL_LINE])
    return found


def _options_in_port(table: Table, seat: int) -> list[str]:
    """CG6.2: the legal ones of those that are offered in port only."""
    captain, found = table.captains[seat], [BONUS[DAY_LABORER]]
    budget = captain.money - RULES.dockside_improvement_surcharge
    if adding.any_offer(table, seat, data.DOCKSIDE_SECTIONS, budget):
        found.append(BONUS[IMPROVEMENT])
    if any(captain.hold):
        found.append(BONUS[DOCKSIDE_MARKET])
    if _can_buy_fuel(captain):
        found.append(BONUS[BUY_FUEL])
    return found


def _can_buy_fuel(captain: Captain) -> bool:
    """CG6.9: at least one fuel is gained, and the Fuel Engineer's money counts."""
    return captain.fuel < captain.tank and captain.money + captain.engineer(data.FUEL_ENGINEER) >= FUEL_PRICE[0]


def why_not(table: Table, seat: int, choice: str) -> Illegal | None:
    """Why a bonus action is refused; None if `choice` is none."""
    if choice not in BONUS:
        return None
    captain, action = table.captains[seat], BONUS.index(choice)
    row = ROWS.bonus_action[action]
    if row.upgrade and not captain.fitted[UPGRADES.index(row.upgrade)]:
        return Illegal(refusals.UpgradeMissing(upgrade=row.upgrade))
    if table.marked:
        return Illegal(refusals.OneBonusATurn())
    if captain.used >= markers(table.round):
        return Illegal(refusals.NoMarkerLeft(markers=markers(table.round)))
    if row.where == "port" and not captain.in_port:
        return Illegal(refusals.BonusNeedsPort())
    return _in_vain(captain, action)


def _in_vain(captain: Captain, action: int) -> Illegal:
    """Why an action that a marker may be spent on would come to nothing."""
    if action == BONUS_ENGINE:
        return _no_sail(captain)
    if action in (BUY_FUEL, BONUS_FUEL_LINE):
        return _no_fuel(captain)
    if action == BONUS_GALLEY:
        return _nothing_cooked(captain)
    if action == DOCKSIDE_MARKET:
        return Illegal(refusals.HoldEmpty())
    if action == PRINTER:
        return Illegal(refusals.NoCardPayable(money=captain.money), "CG6.4")
    return Illegal(refusals.NoCardPayable(money=captain.money))


def _no_sail(captain: Captain) -> Illegal:
    """CG6.11, CG16.6: the Improved Engine sails to a port after fishing, so never before the main action."""
    if captain.in_port:
        return Illegal(refusals.InPortAlready())
    return Illegal(refusals.AfterFishingOnly())


def _no_fuel(captain: Captain) -> Illegal:
    """CG6.9: at least one fuel must be gained, and paid."""
    if captain.fuel >= captain.tank:
        return Illegal(refusals.TankFull())
    return Illegal(refusals.FuelTooDear(cost=FUEL_PRICE[0], money=captain.money))


def _nothing_cooked(captain: Captain) -> Illegal:
    """CG6.10: the Galley cooks raw tiles at a price."""
    if not any(captain.hold[: len(data.KINDS)]):
        return Illegal(refusals.NothingRaw())
    return Illegal(refusals.GalleyTooDear(cost=RULES.galley_cost, money=captain.money))


def take(table: Table, seat: int, choice: str, luck: Luck, tell: Tell) -> None:
    """CG6.1: spend a marker and carry the bonus action out, or put its decision on the stack."""
    captain, action = table.captains[seat], BONUS.index(choice)
    table.marked = True
    captain.used += 1
    tell(events.BonusAction(action=BONUS_ACTIONS[action]), seat)
    if GIVES_TILE[action]:
        captain.tiles += 1
        tell(events.TileGained(tiles=captain.tiles), seat)
    if action == PRINTER:
        table.then(trading.AddCard(seat, printer=True))
    elif action == IMPROVEMENT:
        table.then(trading.AddCard(seat, printer=False))
    elif action == RADAR:
        drawing.draw(table, seat, RULES.radar_draw, luck, tell)
        upkeep.trim(table, seat, RULES.radar_discard)
    elif action == DAY_LABORER:
        captain.money += RULES.day_laborer_money
        tell(events.Labored(money=RULES.day_laborer_money), seat)
    elif action == DOCKSIDE_MARKET:
        table.then(trading.Sell(seat, dockside=True))
    elif action == BONUS_GALLEY:
        captain.money -= RULES.galley_cost
        kinds = len(data.KINDS)
        cooked = sum(captain.hold[:kinds])
        captain.hold = [0] * kinds + [captain.hold[kind] + captain.hold[kinds + kind] for kind in data.KINDS]
        tell(events.Cooked(number=cooked, money=RULES.galley_cost), seat)
    elif action == BONUS_ENGINE:
        table.then(upkeep.Sail(seat, RULES.engine_sail_fuel_discount))
    else:
        sailing.pay_engineer(captain, seat, tell)
        table.then(upkeep.BuyFuel(seat))
