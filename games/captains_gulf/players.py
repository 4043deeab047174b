"""Computer players of Captains of the Gulf: they see the view of their seat only, never a table.
Plans are made in `candidates.py` and `beam.py`; here they become answers to the questions of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from games.captains_gulf import adding, data, round_cards, upkeep
from games.captains_gulf.beam import MATES, Beam, best
from games.captains_gulf.bundles import code, tiles
from games.captains_gulf.buying import gains
from games.captains_gulf.candidates import PLANS
from games.captains_gulf.data import CARD_INDEX, CARDS, FIRST_PORT, PLACE_INDEX, PORTS
from games.captains_gulf.deeds import catch_at, sold
from games.captains_gulf.outlook import Outlook
from games.captains_gulf.view import View


class Mate:
    """Plans some turns of its own ahead: trips, sales, cards and bonus actions together, and the wheel they take.

    It knows what a person at its seat knows: the view. The others only make time pass; what they may take away or what
    cards may be drawn it leaves aside.
    """

    name = "mate"

    def __init__(self, beam: Beam = MATES) -> None:
        self._beam = beam

    def choose(self, view: View, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        assert view.asked is not None
        outlook = Outlook(view)
        if planned := PLANS.get(view.asked.kind):
            plans = planned(outlook, options)
            choice = (
                best(outlook, plans.found, plans.turn, plans.beam(self._beam)).choice if plans.found else upkeep.DECLINE
            )
        else:
            choice = ANSWERS[view.asked.kind](outlook, options)
        return choice if choice in options else options[0]


def _catch(outlook: Outlook, options: Sequence[str]) -> str:
    catch = catch_at(outlook, outlook.start, PLACE_INDEX[outlook.view.hex])
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


def _add(outlook: Outlook, options: Sequence[str]) -> str:
    found = (adding.ADD[each.section][each.card] for each in gains(outlook, outlook.start, 1, adding.ALL_SECTIONS))
    return next((choice for choice in found if choice in options), options[0])


def _sell(outlook: Outlook, options: Sequence[str]) -> str:
    def worth(option: str) -> float:
        _, raw, cooked = option.split(":")
        return outlook.appraise(sold(outlook, outlook.start, [*tiles(raw), *tiles(cooked)]), 1)

    return max((option for option in options if option != upkeep.DECLINE), key=worth)


def _advance(outlook: Outlook, options: Sequence[str]) -> str:
    asked, here = outlook.view.asked, outlook.start.captain.at - FIRST_PORT
    number = asked.args["steps"] if asked is not None else 0
    assert isinstance(number, int)
    port, boosted = outlook.best_track(outlook.start, number, here)
    return f"{'boost' if boosted else 'advance'}:{PORTS[port]}"


def _buy_fuel(outlook: Outlook, options: Sequence[str]) -> str:
    missing = outlook.start.captain.tank - outlook.start.captain.fuel
    return next((option for option in options if int(option.partition(":")[2]) >= missing), options[-1])


def _drop(outlook: Outlook, options: Sequence[str]) -> str:
    def missed(option: str) -> float:
        return outlook.hopes.missed(CARD_INDEX[option.partition(":")[2]])

    return min((option for option in options if option.startswith("drop:")), key=missed)


def _inspection(outlook: Outlook, options: Sequence[str]) -> str:
    captain = outlook.start.captain
    enough = captain.fuel >= 4 or captain.money < data.ROWS.round_card[data.COAST_GUARD].base
    return round_cards.WITH_FUEL if enough else round_cards.WITH_MONEY


ANSWERS: dict[str, Callable[[Outlook, Sequence[str]], str]] = {
    "catch": _catch,
    "play": _catch,
    "take": _catch,
    "printer": _add,
    "dockside_improvement": _add,
    "market": _sell,
    "dockside_market": _sell,
    "advance": _advance,
    "buy_fuel": _buy_fuel,
    "drop": _drop,
    "inspection": _inspection,
}
