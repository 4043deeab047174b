"""What a player may do, main and bonus actions, as steps from one prospect to the next: those worth a look.
The rules themselves are in the modules of the actions; whole turns are put together in `planning.py`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import msgspec

from games.captains_gulf import adding, bonus, data, sailing, selling
from games.captains_gulf.appraisal import income
from games.captains_gulf.captain import Captain
from games.captains_gulf.catching import Catch, best_catch
from games.captains_gulf.data import FIRST_PORT, GOOD_HAUL, KINDS, RULES
from games.captains_gulf.gulf import DISTANCE, PORT_PLACES
from games.captains_gulf.outlook import COOKED, FAR_OUT, NEAREST, STRANDED, Outlook, Use
from games.captains_gulf.prospects import Prospect, Spot, dearest, fit_out, pay

HEXES_LOOKED_AT, CARDS_LOOKED_AT = 4, 3
SAILING = 0.35  # what a fuel for the way out takes off a hex
_ITEM = [data.LICENSE_OF, data.CREW_OF, data.UPGRADE_OF]
_ALL = (1 << len(KINDS)) - 1


# -- fishing and sailing -----------------------------------------------------------------------------------------


def spots(prospect: Prospect, most: int = HEXES_LOOKED_AT) -> list[Spot]:
    """CG5.B: the hexes within reach that promise most, the best first."""
    captain = prospect.captain
    free = captain.free_boxes()
    if free <= 0 or not captain.hand:
        return []
    shrimp, oyster, crab = room = room_for(captain)
    if not (shrimp or oyster or crab):
        return []
    hand = tuple(sorted(captain.hand))
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
            stranded = max(0, NEAREST[hex_] + change - tank + fuel)
            promise = catch.worth - SAILING * fuel - FAR_OUT * NEAREST[hex_] - STRANDED * stranded
            found.append((promise, hex_, fuel, catch))
    found.sort(key=lambda spot: -spot[0])
    return found[:most]


def room_for(captain: Captain) -> tuple[int, int, int]:
    """CG5.B5: tiles of each type the boat may take in."""
    free = captain.free_boxes()
    shrimp, oyster, crab = (max(0, min(each, free)) for each in captain.room())
    return shrimp, oyster, crab


def second_card(prospect: Prospect) -> int:
    """CG11.7, CG14.15: types for which a second card may be played, as bits."""
    return _ALL if prospect.card == GOOD_HAUL else data.DECKHAND_SEAFOOD[prospect.captain.crew]


def catch_at(prospect: Prospect, hex_: int) -> Catch:
    """The best catch at a hex where the boat may fish."""
    captain = prospect.captain
    free = captain.free_boxes()
    hand, tiles = tuple(sorted(captain.hand)), min(captain.tiles, free)
    return best_catch(hand, prospect.sea[hex_], room_for(captain), free, tiles, second_card(prospect))


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


# -- markets and cards -------------------------------------------------------------------------------------------


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


class Gain(msgspec.Struct, frozen=True, gc=False):
    """What adding a section of a card gains until the end, its cost deducted."""

    gain: float
    card: int
    section: int


def gains(outlook: Outlook, prospect: Prospect, turn: int, sections: tuple[int, ...], surcharge: int = 0) -> list[Gain]:
    """CG10: the sections of the hand that can be paid, the best first."""
    budget = prospect.captain.money - surcharge
    if budget < RULES.min_card_price:
        return []
    clock = max(0.0, outlook.clock(prospect, turn) - 0.3)  # nothing is gained before the next trip
    found = [
        Gain(more * clock - cost - surcharge, card, section)
        for more, cost, card, section in _uses(outlook, prospect)
        if cost <= budget and section in sections
    ]
    found.sort(key=lambda each: -each.gain)
    return found


def _uses(outlook: Outlook, prospect: Prospect) -> list[Use]:
    """CG10: what each section of the hand would bring a round, and its price."""
    captain = prospect.captain
    hand, licensed, fitted = tuple(captain.hand), tuple(captain.licensed), tuple(captain.fitted)
    key = hand, licensed, captain.boxes, captain.crew, fitted, prospect.card
    found = outlook.uses.get(key)
    if found is None:
        items: dict[tuple[int, int], Use] = {}
        for card in captain.hand:
            for section in adding.ALL_SECTIONS:
                item = section, _ITEM[section][card]
                if item not in items and adding.obstacle(captain, card, section) is None:
                    fitted_out = captain.clone()
                    fit_out(fitted_out, card, section)
                    cost = adding.price(prospect.card, captain, card, section)
                    items[item] = income(fitted_out) - prospect.income, cost, card, section
        found = outlook.uses[key] = [use for use in items.values() if use[0] > 0]
    return found


def added(prospect: Prospect, adds: tuple[tuple[int, int], ...], surcharge: int) -> Prospect:
    """CG10: these (card, section) added; all are priced before."""
    done = prospect.on()
    captain = done.captain
    captain.money -= surcharge + sum(adding.price(done.card, captain, card, section) for card, section in adds)
    for card, section in adds:
        fit_out(captain, card, section)
    done.income = income(captain)
    return done


def shipyards(outlook: Outlook, prospect: Prospect, turn: int) -> Iterator[tuple[Gain, Prospect]]:
    """CG5.E: one of the best cards, or two of them; the first one is named."""
    captain = prospect.captain
    best = [each for each in gains(outlook, prospect, turn, adding.ALL_SECTIONS) if each.gain > -1][:CARDS_LOOKED_AT]
    for each in best:
        yield each, added(prospect, ((each.card, each.section),), 0)
    for one, two in combinations(best, 2):
        adds = (one.card, one.section), (two.card, two.section)
        cost = sum(adding.price(prospect.card, captain, *add) for add in adds) + RULES.second_card_surcharge
        if cost <= captain.money and adding.clash(*adds[0], captain, *adds[1]) is None:
            yield one, added(prospect, adds, RULES.second_card_surcharge)


# -- main and bonus actions --------------------------------------------------------------------------------------


def mains(outlook: Outlook, prospect: Prospect, turn: int, space: int) -> Iterator[Prospect]:
    """CG5: what the main action of a wheel space may come to."""
    captain = prospect.captain
    in_port = captain.at >= FIRST_PORT
    if space == data.FUEL_DOCK:
        if in_port and (captain.fuel < captain.tank or captain.crew & data.FUEL_ENGINEER):
            yield _docked(prospect)
    elif space == data.SHIPYARD:
        if in_port:
            for _, done in shipyards(outlook, prospect, turn):
                yield done
    elif space == data.MARKET:
        if in_port and any(captain.hold):
            yield sold(outlook, prospect, captain.hold)
    else:
        if space != data.SAIL_TO_PORT:
            found = prospect.spots if prospect.spots is not None else spots(prospect)
            for _, hex_, fuel, catch in found:
                yield _caught(prospect, hex_, fuel, catch)
        if space != data.FISHING and not in_port:
            yield from sails(prospect)


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
        yield _marked(prospect, data.RADAR)


def _best_card(outlook: Outlook, prospect: Prospect, turn: int, action: int) -> Iterator[Prospect]:
    """CG6.4, CG6.7: the best card for the Printer or the Dockside Improvement, if it gains anything."""
    printer = action == data.PRINTER
    sections = adding.PRINTER_SECTIONS if printer else adding.DOCKSIDE_SECTIONS
    surcharge = RULES.printer_surcharge if printer else RULES.dockside_improvement_surcharge
    for each in gains(outlook, prospect, turn, sections, surcharge)[:1]:
        if each.gain > 0:
            yield _marked(added(prospect, ((each.card, each.section),), surcharge), action)


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
