"""What is played for a seat whose player stays away: the tamest choice of every decision.
It spends nothing that need not be spent; computer players are in `players.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.captains_gulf import data, phases, round_cards, trading, upkeep, wheel
from games.captains_gulf.data import CARD_INDEX, SPACES

if TYPE_CHECKING:
    from games.captains_gulf.table import Table


def suggest(table: Table, seat: int, options: Sequence[str]) -> str:
    """One of `options`: the cheapest license, one space on the wheel, no main action, no bonus action, no free action,
    cards with few icons away, the inspection that leaves more money."""
    captain = table.captains[seat]
    tame = next((option for option in (upkeep.DECLINE, phases.END, trading.DONE) if option in options), None)
    if tame is not None:
        return tame
    verb = options[0].partition(":")[0]
    if verb == "go":
        return wheel.GO[(captain.wheel + 1) % len(SPACES) if captain.wheel >= 0 else data.FUEL_DOCK]
    if verb == "license":
        return min(options, key=lambda each: (data.LICENSE_COST[card_of(each)], card_of(each)))
    if verb == "drop":
        drops = [option for option in options if option.startswith("drop:")]
        return min(drops, key=lambda each: (len(data.FISH[card_of(each)]), card_of(each)))
    if options[0] == round_cards.WITH_FUEL:
        cheaper = round_cards.inspection_cost(captain, True) < round_cards.inspection_cost(captain, False)
        return round_cards.WITH_FUEL if cheaper else round_cards.WITH_MONEY
    return options[0]


def card_of(choice: str) -> int:
    """The card a choice names first."""
    return CARD_INDEX[choice.split(":")[1]]
