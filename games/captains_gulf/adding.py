"""Adding cards to a boat: which section may be added, its price, what it changes (CG10)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.captains_gulf import data, events, picks, refusals
from games.captains_gulf.data import AS_CREW, AS_LICENSE, CARDS, RULES, SETUP
from games.engine import Illegal

if TYPE_CHECKING:
    from games.captains_gulf.captain import Captain
    from games.captains_gulf.table import Table
    from games.engine import Tell

_ITEMS = [
    [data.LICENSES[each] for each in data.LICENSE_OF],
    [data.CREW[each] for each in data.CREW_OF],
    [data.UPGRADES[each] for each in data.UPGRADE_OF],
]
# ADD[section][card]: the choice of adding this section of the card.
ADD = [
    [asked(card, item).text for card, item in zip(CARDS, items, strict=True)]
    for asked, items in zip((picks.License, picks.Crew, picks.Upgrade), _ITEMS, strict=True)
]


def item_of(card: int, section: int) -> str:
    """What a section of a card adds."""
    return _ITEMS[section][card]


_ADDED = {choice: (card, section) for section, choices in enumerate(ADD) for card, choice in enumerate(choices)}


def added(choice: str) -> tuple[int, int] | None:
    """The (card, section) of a choice like `crew:G17:fuel_engineer`; None if it is no such choice."""
    return _ADDED.get(choice)


def named(choice: str) -> tuple[int, int]:
    """The (card, section) of a choice known to add a card."""
    found = added(choice)
    assert found is not None
    return found


def crew_discount(card: int, captain: Captain) -> int:
    """CG10.2: off each crew member, under this round card."""
    discount = RULES.crew_quarters_discount if captain.fitted[data.CREW_QUARTERS] else 0
    return discount + data.AMOUNT[card] if card == data.LABOR_DISCOUNT else discount


def obstacle(captain: Captain, card: int, section: int) -> Illegal | None:
    """CG10.5 to CG10.7: why this section may not be added, whatever it costs; None if it may."""
    if section == AS_LICENSE:
        return None
    if section == AS_CREW:
        member = data.CREW_OF[card]
        return Illegal(refusals.CrewAboard(crew=data.CREW[member])) if captain.crew >> member & 1 else None
    kind, fitted = data.UPGRADE_OF[card], captain.fitted
    if fitted[kind] >= data.MOST_UPGRADES[kind]:
        return Illegal(refusals.UpgradeAboard(upgrade=data.UPGRADES[kind]))
    bigger, smaller = data.BIGGER[kind], data.SMALLER[kind]
    if bigger >= 0 and fitted[bigger]:
        if data.TANKS[kind]:
            return Illegal(refusals.BiggerAboard(upgrade=data.UPGRADES[bigger]), "CG10.7")
        return Illegal(refusals.BiggerAboard(upgrade=data.UPGRADES[bigger]))
    replaced = data.BOXES[smaller] if smaller >= 0 and fitted[smaller] else 0
    if captain.boxes + data.BOXES[kind] - replaced > SETUP.max_boxes:
        return Illegal(refusals.BoxesFull(most=SETUP.max_boxes))
    return None


def price(round_: int, captain: Captain, card: int, section: int) -> int:
    """CG10.2, CG10.6: the price of a section before surcharges, under the round card `round_`."""
    if section == AS_LICENSE:
        cost = data.LICENSE_COST[card]
    elif section == AS_CREW:
        cost = data.CREW_COST[captain.prices][card] - crew_discount(round_, captain)
    else:
        costs = data.UPGRADE_COST[captain.prices]
        cost = costs[card] - captain.engineer(data.UPGRADE_ENGINEER)
        smaller = data.SMALLER[data.UPGRADE_OF[card]]
        if smaller >= 0 and captain.fitted[smaller]:
            cost -= costs[replaced_card(captain, smaller)]
    return cost if cost > RULES.min_card_price else RULES.min_card_price


def replaced_card(captain: Captain, kind: int) -> int:
    """CG10.6: the small card aboard that a big one replaces."""
    return next(card for card in captain.upgrade_cards if data.UPGRADE_OF[card] == kind)


def clash(first: int, first_section: int, captain: Captain, card: int, section: int) -> Illegal | None:
    """CG10.4 to CG10.6a: why this section may not be added together with the first one of a Shipyard action."""
    if card == first:
        return Illegal(refusals.CardUsed(card=data.CARDS[card]))
    if section != first_section or section == AS_LICENSE:
        return None
    if section == AS_CREW:
        member = data.CREW_OF[card]
        return Illegal(refusals.CrewAboard(crew=data.CREW[member])) if member == data.CREW_OF[first] else None
    one, other = data.UPGRADE_OF[first], data.UPGRADE_OF[card]
    if one == other:
        boxes = captain.boxes + 2 * data.BOXES[one]
        if captain.fitted[one] + 2 > data.MOST_UPGRADES[one] or boxes > SETUP.max_boxes:
            return Illegal(refusals.UpgradeAboard(upgrade=data.UPGRADES[one]))
    elif data.FAMILY[one] == data.FAMILY[other]:
        return Illegal(refusals.OneOfAFamily(upgrade=data.UPGRADES[one]))
    return None


def offers(table: Table, seat: int, sections: tuple[int, ...], budget: int) -> list[tuple[int, int]]:
    """Every (card, section) of the hand that may be added for at most `budget`."""
    captain, round_ = table.captains[seat], table.card
    return [
        (card, section)
        for card in captain.hand
        for section in sections
        if price(round_, captain, card, section) <= budget and obstacle(captain, card, section) is None
    ]


def any_offer(table: Table, seat: int, sections: tuple[int, ...], budget: int) -> bool:
    """Whether there is such an offer."""
    if budget < RULES.min_card_price:
        return False
    captain, round_ = table.captains[seat], table.card
    for card in captain.hand:
        for section in sections:
            if price(round_, captain, card, section) <= budget and obstacle(captain, card, section) is None:
                return True
    return False


def add(table: Table, seat: int, card: int, section: int, paid: int, tell: Tell) -> None:
    """CG10.1: move a card from the hand to the boat, with its effect; `paid` is told, not taken."""
    captain = table.captains[seat]
    captain.hand.remove(card)
    name = data.CARDS[card]
    if section == AS_LICENSE:
        captain.license_cards.append(card)
        captain.licensed[data.LICENSED[card]] += 1
        tell(events.LicenseAdded(card=name, license=data.LICENSES[data.LICENSE_OF[card]], money=paid), seat)
    elif section == AS_CREW:
        captain.crew_cards.append(card)
        captain.crew |= 1 << data.CREW_OF[card]
        tell(events.CrewAdded(card=name, crew=data.CREW[data.CREW_OF[card]], money=paid), seat)
    else:
        kind = data.UPGRADE_OF[card]
        smaller = data.SMALLER[kind]
        captain.boxes += data.BOXES[kind]
        captain.tank = max(captain.tank, data.TANKS[kind])
        tell(events.UpgradeAdded(card=name, upgrade=data.UPGRADES[kind], money=paid), seat)
        if smaller >= 0 and captain.fitted[smaller]:
            old = replaced_card(captain, smaller)
            captain.upgrade_cards.remove(old)
            captain.fitted[smaller] -= 1
            captain.boxes -= data.BOXES[smaller]
            table.discards.append(old)
            tell(events.UpgradeReplaced(card=data.CARDS[old], upgrade=data.UPGRADES[smaller]), seat)
        captain.upgrade_cards.append(card)
        captain.fitted[kind] += 1
