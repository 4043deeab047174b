"""Computer players of Captains of the Gulf: they see the view of their seat only, never a table.
Plans are made in `planning.py`; here they become answers to the questions of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from games.captains_gulf import adding, data, steps, upkeep
from games.captains_gulf.beam import afters, best
from games.captains_gulf.bundles import code, counts_of
from games.captains_gulf.data import CARD_INDEX, CARDS, FIRST_PORT, ICONS, KINDS, PLACE_INDEX, PLACES, PORTS, RULES
from games.captains_gulf.deeds import added, bonuses, catch_at, gains, mains, sails, shipyards, sold
from games.captains_gulf.outlook import Outlook
from games.captains_gulf.prospects import Prospect
from games.captains_gulf.view import View


class Mate:
    """Plans some turns of its own ahead: trips, sales, cards and bonus actions together, and the wheel they take.

    It knows what a person at its seat knows: the view. The others only make time pass; what they may take away or what
    cards may be drawn it leaves aside.
    """

    name = "mate"

    def choose(self, view: View, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        assert view.asked is not None
        choice = _ANSWERS[view.asked.kind](Outlook(view), options)
        return choice if choice in options else options[0]


def _first_license(outlook: Outlook, options: Sequence[str]) -> str:
    found: list[Prospect] = []
    for option in options:
        done = added(outlook.start, (_named(option),), 0)
        done.choice = option
        found.append(done)
    return best(outlook, found, 1)


def _turn(outlook: Outlook, options: Sequence[str]) -> str:
    return best(outlook, [outlook.start], 1)


def _voyage(outlook: Outlook, options: Sequence[str]) -> str:
    found: list[Prospect] = []
    for done in mains(outlook, outlook.start, 1, data.SPACES.index(outlook.view.space)):
        place = PLACES[done.captain.at]
        verb = "sail" if done.captain.at >= FIRST_PORT else "fish"
        choice = f"{verb}:{place}" if f"{verb}:{place}" in options else f"row:{place[0]}"
        if choice in options:
            done.choice = choice
            found += afters(outlook, done, 1)
    return best(outlook, found, 2) if found else options[0]


def _catch(outlook: Outlook, options: Sequence[str]) -> str:
    catch = catch_at(outlook.start, PLACE_INDEX[outlook.view.hex])
    if not catch.cards:
        return options[0]
    taken, played = code(catch.taken), outlook.view.played
    plain = f"catch:{CARDS[catch.cards[0]]}:{taken}"
    if len(catch.cards) == 1 and plain in options:
        return plain
    if "other" in options:
        return "other"
    for card in catch.cards:
        if CARDS[card] not in played:
            return f"play:{CARDS[card]}:{data.FISH[card]}"
    take = f"take:{taken}"
    return take if take in options else f"total:{sum(catch.taken)}"


def _shipyard(outlook: Outlook, options: Sequence[str]) -> str:
    found: list[Prospect] = []
    for one, done in shipyards(outlook, outlook.start, 1):
        done.choice = steps.ADD[one.section][one.card]
        found += afters(outlook, done, 1)
    return best(outlook, found, 2) if found else steps.DECLINE


def _second_card(outlook: Outlook, options: Sequence[str]) -> str:
    first = CARD_INDEX[outlook.view.pending], _pending_section(outlook)
    found: list[Prospect] = []
    for option in options:
        if option == steps.DONE:
            done = added(outlook.start, (first,), 0)
        else:
            done = added(outlook.start, (first, _named(option)), RULES.second_card_surcharge)
        done.choice = option
        outlook.end_turn(done, 1)
        found.append(done)
    return best(outlook, found, 2, 3)


def _pending_section(outlook: Outlook) -> int:
    """As what the first card of the Shipyard is added: the best use that leaves the money that is left."""
    asked, prospect = outlook.view.asked, outlook.start
    card = CARD_INDEX[outlook.view.pending]
    for each in gains(outlook, prospect, 1, adding.ALL_SECTIONS):
        price = adding.price(prospect.card, prospect.captain, card, each.section)
        if each.card == card and asked is not None and prospect.captain.money - price == asked.args["money"]:
            return each.section
    return data.AS_LICENSE


def _add(outlook: Outlook, options: Sequence[str]) -> str:
    found = (steps.ADD[each.section][each.card] for each in gains(outlook, outlook.start, 1, adding.ALL_SECTIONS))
    return next((choice for choice in found if choice in options), options[0])


def _sell(outlook: Outlook, options: Sequence[str]) -> str:
    def worth(option: str) -> float:
        _, raw, cooked = option.split(":")
        tiles = [*(counts_of(raw) or ()), *(counts_of(cooked) or ())]
        return outlook.appraise(sold(outlook, outlook.start, tiles), 1)

    return max((option for option in options if option != steps.DECLINE), key=worth)


def _advance(outlook: Outlook, options: Sequence[str]) -> str:
    asked, here = outlook.view.asked, outlook.start.captain.at - FIRST_PORT
    number = asked.args["steps"] if asked is not None else 0
    assert isinstance(number, int)
    port, boosted = outlook.best_track(outlook.start, number, here)
    return f"{'boost' if boosted else 'advance'}:{PORTS[port]}"


def _after(outlook: Outlook, options: Sequence[str]) -> str:
    ended = outlook.start.on()
    ended.choice = steps.END
    found = [*(bonuses(outlook, outlook.start, 1, True) if outlook.view.acted else ()), ended]
    for done in found:
        outlook.end_turn(done, 1)
    return best(outlook, found, 2) if len(found) > 1 else steps.END


def _sail(outlook: Outlook, options: Sequence[str]) -> str:
    found = list(sails(outlook.start, RULES.engine_sail_fuel_discount))
    for done in found:
        done.choice = f"sail:{PLACES[done.captain.at]}"
        outlook.end_turn(done, 1)
    return best(outlook, found, 2)


def _buy_fuel(outlook: Outlook, options: Sequence[str]) -> str:
    missing = outlook.start.captain.tank - outlook.start.captain.fuel
    return next((option for option in options if int(option.partition(":")[2]) >= missing), options[-1])


def _drop(outlook: Outlook, options: Sequence[str]) -> str:
    licensed = outlook.start.captain.licensed

    def missed(option: str) -> float:
        icons = ICONS[CARD_INDEX[option.partition(":")[2]]]
        return 0.3 * sum(min(icons[kind], licensed[kind]) * data.PRICES[kind] for kind in KINDS) + 0.1 * sum(icons)

    return min((option for option in options if option.startswith("drop:")), key=missed)


def _inspection(outlook: Outlook, options: Sequence[str]) -> str:
    captain = outlook.start.captain
    enough = captain.fuel >= 4 or captain.money < data.ROWS.round_card[data.COAST_GUARD].base
    return upkeep.WITH_FUEL if enough else upkeep.WITH_MONEY


def _named(option: str) -> tuple[int, int]:
    """The (card, section) of a choice of adding a card."""
    found = steps.added(option)
    assert found is not None
    return found


_ANSWERS: dict[str, Callable[[Outlook, Sequence[str]], str]] = {
    "first_license": _first_license,
    "turn": _turn,
    "first_turn": _turn,
    "fish": _voyage,
    "sail_to_port": _voyage,
    "fish_or_sail": _voyage,
    "fish_in_row": _voyage,
    "catch": _catch,
    "play": _catch,
    "take": _catch,
    "shipyard": _shipyard,
    "second_card": _second_card,
    "printer": _add,
    "dockside_improvement": _add,
    "market": _sell,
    "dockside_market": _sell,
    "advance": _advance,
    "after": _after,
    "sail": _sail,
    "buy_fuel": _buy_fuel,
    "drop": _drop,
    "inspection": _inspection,
}
