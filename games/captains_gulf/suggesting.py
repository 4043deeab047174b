"""What is played for a seat whose player stays away: the tamest choice of every decision.
It spends nothing that need not be spent; computer players are in `players.py`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from games.captains_gulf import data, phases, picks, round_cards, trading, upkeep, wheel
from games.captains_gulf.data import CARD_INDEX, SPACES
from games.captains_gulf.picks import PICKS

if TYPE_CHECKING:
    from games.captains_gulf.captain import Captain
    from games.captains_gulf.table import Table


def suggest(table: Table, seat: int, options: Sequence[str]) -> str:
    """One of `options`: the cheapest license, one space on the wheel, no main action, no bonus action, no free action,
    cards with few icons away, the inspection that leaves more money."""
    captain = table.captains[seat]
    tame = next((option for option in (upkeep.DECLINE, phases.END, trading.DONE) if option in options), None)
    if tame is not None:
        return tame
    match PICKS.read(options[0]):
        case picks.Go():
            return wheel.GO[(captain.wheel + 1) % len(SPACES) if captain.wheel >= 0 else data.FUEL_DOCK]
        case picks.License():
            return min(options, key=_cheapest)
        case picks.Drop():
            return min((option for option in options if picks.Drop.read(option)), key=_fewest_icons)
        case _:
            return _inspection(captain) if options[0] == round_cards.WITH_FUEL else options[0]


def _inspection(captain: Captain) -> str:
    cheaper = round_cards.inspection_cost(captain, True) < round_cards.inspection_cost(captain, False)
    return round_cards.WITH_FUEL if cheaper else round_cards.WITH_MONEY


def _cheapest(license_: str) -> tuple[int, int]:
    card = CARD_INDEX[picks.License.of(license_).card]
    return data.LICENSE_COST[card], card


def _fewest_icons(drop: str) -> tuple[int, int]:
    card = CARD_INDEX[picks.Drop.of(drop).card]
    return len(data.FISH[card]), card
