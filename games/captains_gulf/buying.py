"""Adding cards as computer players weigh it: what the sections of a hand gain, and the prospects they lead to.
The rules are in `adding.py`, what sections bring a round in `appraisal.py`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import msgspec
from msgspec.structs import replace

from games.captains_gulf import adding, data
from games.captains_gulf.appraisal import SAVED_IN_HAND
from games.captains_gulf.data import RULES
from games.captains_gulf.outlook import Outlook, Use
from games.captains_gulf.prospects import Prospect, fit_out

CARDS_LOOKED_AT = 3
_ITEM = [data.LICENSE_OF, data.CREW_OF, data.UPGRADE_OF]


class Gain(msgspec.Struct, frozen=True, gc=False):
    """What adding a section of a card gains until the end, its cost deducted; `saved` is what it saves on the hand."""

    gain: float
    card: int
    section: int
    saved: float


def gains(outlook: Outlook, prospect: Prospect, turn: int, sections: tuple[int, ...], surcharge: int = 0) -> list[Gain]:
    """CG10: the sections of the hand that can be paid, the best first."""
    budget = prospect.captain.money - surcharge
    if budget < RULES.min_card_price:
        return []
    clock = max(0.0, outlook.clock(prospect, turn) - 0.3)  # nothing is gained before the next trip
    found = [
        Gain(
            (use.more + use.thrift * clock) * clock + use.saved - use.cost - surcharge, use.card, use.section, use.saved
        )
        for use in _uses(outlook, prospect)
        if use.cost <= budget and use.section in sections
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
            for section in data.ALL_SECTIONS:
                item = section, _ITEM[section][card]
                if item not in items and adding.obstacle(captain, card, section) is None:
                    fitted_out = captain.clone()
                    fit_out(fitted_out, card, section)
                    cost = adding.price(prospect.card, captain, card, section)
                    more = outlook.income(fitted_out) - prospect.income
                    thrifty = outlook.thrift(fitted_out) - prospect.thrift
                    items[item] = Use(card, section, cost, more, thrifty)
        uses = [use for use in items.values() if use.more > 0 or use.thrift > 0]
        found = outlook.uses[key] = [_with_saved(use, uses) for use in uses]
    return found


def _with_saved(use: Use, uses: list[Use]) -> Use:
    """CG10.2: with what Crew Quarters and the Boat Upgrade Engineer would save on the rest of the hand."""
    if use.thrift <= 0:
        return use
    cheaper = data.AS_CREW if use.section == data.AS_UPGRADE else data.AS_UPGRADE
    others = sum(
        each.section == cheaper and each.card != use.card and each.cost > RULES.min_card_price for each in uses
    )
    return replace(use, saved=SAVED_IN_HAND * min(2, others))


def added(outlook: Outlook, prospect: Prospect, adds: tuple[tuple[int, int], ...], surcharge: int) -> Prospect:
    """CG10: these (card, section) added; all are priced before."""
    done = prospect.on()
    captain = done.captain
    captain.money -= surcharge + sum(adding.price(done.card, captain, card, section) for card, section in adds)
    for card, section in adds:
        fit_out(captain, card, section)
    done.income, done.thrift = outlook.income(captain), outlook.thrift(captain)
    return done


def shipyards(outlook: Outlook, prospect: Prospect, turn: int) -> Iterator[tuple[Gain, Prospect]]:
    """CG5.E: one of the best cards, or two of them; the first one is named."""
    captain = prospect.captain
    best = [each for each in gains(outlook, prospect, turn, data.ALL_SECTIONS) if each.gain > -1][:CARDS_LOOKED_AT]
    for each in best:
        done = added(outlook, prospect, ((each.card, each.section),), 0)
        done.hope += each.saved
        yield each, done
    for one, two in combinations(best, 2):
        adds = (one.card, one.section), (two.card, two.section)
        cost = sum(adding.price(prospect.card, captain, *add) for add in adds) + RULES.second_card_surcharge
        if cost <= captain.money and adding.clash(*adds[0], captain, *adds[1]) is None:
            yield one, added(outlook, prospect, adds, RULES.second_card_surcharge)
