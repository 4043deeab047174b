"""Computer players of Captains of the Gulf: they see the view of their seat only, never a table.
Plans are made in `candidates.py` and `beam.py`; here they become answers to the questions of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from games.captains_gulf import adding, data, fishing, picks, questions, round_cards, trading, upkeep
from games.captains_gulf.beam import MATES, Beam, best
from games.captains_gulf.bundles import code, tiles
from games.captains_gulf.buying import gains
from games.captains_gulf.candidates import PLANS
from games.captains_gulf.data import CARD_INDEX, CARDS, FIRST_PORT, PLACE_INDEX
from games.captains_gulf.deeds import catch_at, sold
from games.captains_gulf.outlook import Outlook
from games.captains_gulf.view import View
from games.engine.sayings import kind_of


class Mate:
    """Plans some turns of its own ahead: trips, sales, cards and bonus actions together, and the wheel they take.

    It knows what a person at its seat knows: the view. The others only make time pass; what they may take away or what
    cards may be drawn it leaves aside.
    """

    name = "mate"

    def __init__(self, beam: Beam = MATES, outlook: Callable[[View], Outlook] = Outlook) -> None:
        self._beam = beam
        self._outlook = outlook

    def choose(self, view: View, options: Sequence[str], rng: Random) -> str:
        """One of `options`."""
        assert view.asked is not None
        outlook = self._outlook(view)
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
    plain = picks.Catch(CARDS[catch.cards[0]], taken).text
    if len(catch.cards) == 1 and not catch.wild and plain in options:
        return plain
    if fishing.OTHER in options:  # with bonus tiles as well: a deckhand draws luck for each step
        return fishing.OTHER
    for card in catch.cards:
        if CARDS[card] not in played:
            return fishing.PLAY[card]
    take = picks.Take(taken).text
    return take if take in options else picks.Total(sum(catch.taken)).text


def _add(outlook: Outlook, options: Sequence[str]) -> str:
    found = (adding.ADD[each.section][each.card] for each in gains(outlook, outlook.start, 1, data.ALL_SECTIONS))
    return next((choice for choice in found if choice in options), options[0])


def _sell(outlook: Outlook, options: Sequence[str]) -> str:
    def worth(option: str) -> float:
        asked = picks.Sell.of(option)
        return outlook.appraise(sold(outlook, outlook.start, [*tiles(asked.raw), *tiles(asked.cooked)]), 1)

    return max((option for option in options if option != upkeep.DECLINE), key=worth)


def _advance(outlook: Outlook, options: Sequence[str]) -> str:
    asked, here = questions.Advance.of(outlook.view.asked), outlook.start.captain.at - FIRST_PORT
    port, boosted = outlook.best_track(outlook.start, asked.steps if asked is not None else 0, here)
    return trading.BOOST[port] if boosted else trading.ADVANCE[port]


def _buy_fuel(outlook: Outlook, options: Sequence[str]) -> str:
    missing = outlook.start.captain.tank - outlook.start.captain.fuel
    return next((option for option in options if picks.Buy.of(option).fuel >= missing), options[-1])


def _drop(outlook: Outlook, options: Sequence[str]) -> str:
    def missed(option: str) -> float:
        return outlook.hopes.missed(CARD_INDEX[picks.Drop.of(option).card])

    return min((option for option in options if picks.Drop.read(option)), key=missed)


def _inspection(outlook: Outlook, options: Sequence[str]) -> str:
    captain = outlook.start.captain
    enough = captain.fuel >= 4 or captain.money < data.ROWS.round_card[data.COAST_GUARD].base
    return round_cards.WITH_FUEL if enough else round_cards.WITH_MONEY


ANSWERS: dict[str, Callable[[Outlook, Sequence[str]], str]] = {
    kind_of(questions.Catch): _catch,
    kind_of(questions.Play): _catch,
    kind_of(questions.Take): _catch,
    kind_of(questions.Printer): _add,
    kind_of(questions.DocksideImprovement): _add,
    kind_of(questions.Market): _sell,
    kind_of(questions.DocksideMarket): _sell,
    kind_of(questions.Advance): _advance,
    kind_of(questions.BuyFuel): _buy_fuel,
    kind_of(questions.Drop): _drop,
    kind_of(questions.Inspection): _inspection,
}
