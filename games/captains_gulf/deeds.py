"""What a player may do, main and bonus actions, as steps from one prospect to the next: those worth a look.
The rules themselves are in the modules of the actions; whole turns are put together in `planning.py`."""

from __future__ import annotations

from collections.abc import Iterator

from games.captains_gulf import bonus, data, sailing, selling
from games.captains_gulf.buying import added, gains, shipyards
from games.captains_gulf.captain import Captain
from games.captains_gulf.catching import Catch, best_catch
from games.captains_gulf.data import ALL_KINDS, FIRST_PORT, GOOD_HAUL, KINDS, RULES
from games.captains_gulf.gulf import DISTANCE, PORT_PLACES
from games.captains_gulf.outlook import COOKED, FAR_OUT, NEAREST, STRANDED, Outlook
from games.captains_gulf.prospects import Prospect, Spot, dearest, pay

HEXES_LOOKED_AT = 4
SAILING = 0.35  # what a fuel for the way out takes off a hex


# -- fishing and sailing -----------------------------------------------------------------------------------------


def spots(outlook: Outlook, prospect: Prospect, most: int = HEXES_LOOKED_AT) -> list[Spot]:
    """CG5.B: the hexes within reach that promise most, the best first."""
    captain = prospect.captain
    free = captain.free_boxes()
    if free <= 0 or not captain.hand:
        return []
    shrimp, oyster, crab = room = room_for(captain)
    if not (shrimp or oyster or crab):
        return []
    hand = _for_fishing(outlook, captain)
    way = DISTANCE[captain.at]
    change = sailing.modifier(prospect.card, captain)
    tiles, second = min(captain.tiles, free), second_card(prospect)
    least, idle, tank = RULES.min_sail_fuel, sailing.idle_fuel(captain), captain.fuel
    found: list[Spot] = []
    for hex_, there in enumerate(prospect.sea):
        if not ((there[0] and shrimp) or (there[1] and oyster) or (there[2] and crab)):
            continue
        fuel = idle if hex_ == captain.at else max(least, way[hex_] + change)
        if fuel > tank:
            continue
        catch = best_catch(hand, there, room, free, tiles, second)
        if catch.cards:
            found.append((promise(catch, hex_, fuel, tank, change), hex_, fuel, catch))
    found.sort(key=lambda spot: -spot[0])
    return found[:most]


def promise(catch: Catch, hex_: int, fuel: int, tank: int, change: int) -> float:
    """What a catch at a hex is worth to a boat with so much fuel in its tank: the way there and home from it taken
    off."""
    stranded = max(0, NEAREST[hex_] + change - tank + fuel)
    return catch.worth - SAILING * fuel - FAR_OUT * NEAREST[hex_] - STRANDED * stranded


def room_for(captain: Captain) -> tuple[int, int, int]:
    """CG5.B5: tiles of each type the boat may take in."""
    free = captain.free_boxes()
    shrimp, oyster, crab = (max(0, min(each, free)) for each in captain.room())
    return shrimp, oyster, crab


def second_card(prospect: Prospect) -> int:
    """CG11.7, CG14.15: types for which a second card may be played, as bits."""
    return ALL_KINDS if prospect.card == GOOD_HAUL else data.DECKHAND_SEAFOOD[prospect.captain.crew]


def catch_at(outlook: Outlook, prospect: Prospect, hex_: int) -> Catch:
    """The best catch at a hex where the boat may fish."""
    captain = prospect.captain
    free = captain.free_boxes()
    hand, tiles = _for_fishing(outlook, captain), min(captain.tiles, free)
    return best_catch(hand, prospect.sea[hex_], room_for(captain), free, tiles, second_card(prospect))


def _for_fishing(outlook: Outlook, captain: Captain) -> tuple[int, ...]:
    """The hand, what is least to be missed first: of cards that catch the same the first one is played."""
    return tuple(sorted(captain.hand, key=outlook.hopes.gain))


def _caught(prospect: Prospect, hex_: int, fuel: int, catch: Catch) -> Prospect:
    """CG5.B6: what is drawn for the cards isn't known."""
    done = prospect.on()
    captain = done.captain
    captain.at = hex_
    captain.fuel -= fuel
    captain.tiles -= catch.wild
    done.sea = prospect.sea[:]
    one, two, three = done.sea[hex_]
    shrimp, oyster, crab = catch.taken
    done.sea[hex_] = (one - shrimp, two - oyster, three - crab)
    for kind in KINDS:
        captain.hold[kind] += catch.taken[kind]
    for card in catch.cards:
        captain.hand.remove(card)
    done.fished = True
    return done


def sails(prospect: Prospect, discount: int = 0) -> Iterator[Prospect]:
    """CG5.C, CG7.5: in each port, towed if need be."""
    for port in PORT_PLACES:
        done = prospect.on()
        captain = done.captain
        fuel = sailing.sail_fuel(done.card, captain, port, discount)
        towing = sailing.towing(captain, fuel)
        captain.fuel = max(0, captain.fuel - fuel)
        captain.at = port
        if towing:
            pay(captain, towing)
        yield done


def _docked(prospect: Prospect) -> Prospect:
    """CG5.A."""
    done = prospect.on()
    captain = done.captain
    captain.money += captain.engineer(data.FUEL_ENGINEER)
    captain.fuel = captain.tank
    return done


# -- markets ----------------------------------------------------------------------------------------------------


def sold(outlook: Outlook, prospect: Prospect, tiles: list[int]) -> Prospect:
    """CG9: these tiles sold where the boat lies, the disc moved as seems best."""
    done = prospect.on()
    captain = done.captain
    here = captain.at - FIRST_PORT
    captain.money += outlook.proceeds(tiles, here, done.card)
    for tile, number in enumerate(tiles):
        captain.hold[tile] -= number
    steps = selling.steps(captain, tuple(tiles[:COOKED]), tuple(tiles[COOKED:]), done.card, False)
    port, boosted = outlook.best_track(done, steps, here)
    if port != here:
        captain.money -= RULES.delivery_truck_cost
    outlook.advance(captain, port, steps + boosted)
    captain.tiles -= boosted
    return done


# -- main and bonus actions --------------------------------------------------------------------------------------


def mains(outlook: Outlook, prospect: Prospect, turn: int, space: int) -> Iterator[Prospect]:
    """CG5: what the main action of a wheel space may come to."""
    in_port = prospect.captain.at >= FIRST_PORT
    if space in (data.FUEL_DOCK, data.SHIPYARD, data.MARKET):
        if in_port:
            yield from _done_in_port(outlook, prospect, turn, space)
        return
    if space != data.SAIL_TO_PORT:
        found = prospect.spots if prospect.spots is not None else spots(outlook, prospect)
        for _, hex_, fuel, catch in found:
            yield _caught(prospect, hex_, fuel, catch)
    if space != data.FISHING and not in_port:
        yield from sails(prospect)


def _done_in_port(outlook: Outlook, prospect: Prospect, turn: int, space: int) -> Iterator[Prospect]:
    """CG5: the main actions for which the boat must lie in a port."""
    captain = prospect.captain
    if space == data.FUEL_DOCK:
        if captain.fuel < captain.tank or captain.crew & data.FUEL_ENGINEER:
            yield _docked(prospect)
    elif space == data.SHIPYARD:
        for _, done in shipyards(outlook, prospect, turn):
            yield done
    elif any(captain.hold):
        yield sold(outlook, prospect, captain.hold)


def bonuses(outlook: Outlook, prospect: Prospect, turn: int, after: bool) -> Iterator[Prospect]:
    """CG6: what a bonus action may come to, before the move or `after` the main action."""
    if prospect.marked or outlook.markers(prospect) <= 0:
        return
    captain = prospect.captain
    in_port = captain.at >= FIRST_PORT
    if in_port:
        done = _marked(prospect, data.DAY_LABORER)
        done.captain.money += RULES.day_laborer_money
        yield done
        if any(captain.hold):
            tiles = dearest(captain.hold, captain.dockside_limit())
            yield _marked(sold(outlook, prospect, tiles), data.DOCKSIDE_MARKET)
        yield from _best_card(outlook, prospect, turn, data.IMPROVEMENT)
        yield from _fuel_bought(prospect, data.BUY_FUEL)
    elif after and prospect.fished and captain.fitted[data.ENGINE]:
        for done in sails(prospect, RULES.engine_sail_fuel_discount):
            yield _marked(done, data.BONUS_ENGINE)
    yield from _best_card(outlook, prospect, turn, data.PRINTER)
    if captain.fitted[data.GALLEY] and captain.money >= RULES.galley_cost and sum(captain.hold[:COOKED]) > 1:
        done = _marked(prospect, data.BONUS_GALLEY)
        done.captain.money -= RULES.galley_cost
        hold = done.captain.hold
        done.captain.hold = [0] * COOKED + [hold[kind] + hold[kind + COOKED] for kind in KINDS]
        yield done
    if captain.fitted[data.FUEL_LINE] and not in_port:
        yield from _fuel_bought(prospect, data.BONUS_FUEL_LINE)
    if after:
        done = _marked(prospect, data.RADAR)
        if turn == 1:
            done.hope += outlook.hopes.drawing(outlook.seats, RULES.radar_draw)
        yield done


def _best_card(outlook: Outlook, prospect: Prospect, turn: int, action: int) -> Iterator[Prospect]:
    """CG6.4, CG6.7: the best card for the Printer or the Dockside Improvement, if it gains anything."""
    printer = action == data.PRINTER
    sections = data.PRINTER_SECTIONS if printer else data.DOCKSIDE_SECTIONS
    surcharge = RULES.printer_surcharge if printer else RULES.dockside_improvement_surcharge
    for each in gains(outlook, prospect, turn, sections, surcharge)[:1]:
        if each.gain > 0:
            done = _marked(added(outlook, prospect, ((each.card, each.section),), surcharge), action)
            done.hope += each.saved
            yield done


def _fuel_bought(prospect: Prospect, action: int) -> Iterator[Prospect]:
    """CG6.9: as much as there is room and money for, if that is a whole package."""
    captain = prospect.captain
    missing = captain.tank - captain.fuel
    money = captain.money + captain.engineer(data.FUEL_ENGINEER)
    offers = list(zip(data.FUEL_AMOUNT, data.FUEL_PRICE, strict=True))
    payable = [(fuel, cost) for fuel, cost in offers if cost <= money]
    if missing < data.FUEL_AMOUNT[0] or not payable:
        return
    fuel, cost = next((each for each in payable if each[0] >= missing), payable[-1])
    done = _marked(prospect, action)
    done.captain.money = money - cost
    sailing.gain_fuel(done.captain, fuel)
    yield done


def _marked(prospect: Prospect, action: int) -> Prospect:
    """CG6.1, CG6.3: a marker less, perhaps a bonus tile more."""
    done = prospect.on()
    done.marked = True
    done.captain.used += 1
    done.captain.tiles += data.GIVES_TILE[action]
    done.choice = done.choice or bonus.BONUS[action]
    return done
