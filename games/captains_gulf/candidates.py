"""What a seat may go for where it plans: prospects that begin with the choices it is offered.
Which of them leads furthest is found by `beam.py`; `players.py` asks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from games.captains_gulf import adding, data, phases, trading
from games.captains_gulf.beam import Beam, afters
from games.captains_gulf.buying import added, gains, shipyards
from games.captains_gulf.data import CARD_INDEX, FIRST_PORT, PLACES, RULES
from games.captains_gulf.deeds import bonuses, mains, sails
from games.captains_gulf.outlook import Outlook
from games.captains_gulf.prospects import Prospect


class Plans(msgspec.Struct, frozen=True):
    """Prospects to choose among; the own turn number `turn` is the first one still to be played.

    So many turns `less` are looked ahead.
    """

    found: list[Prospect]
    turn: int
    less: int = 0

    def beam(self, beam: Beam) -> Beam:
        """This beam, as far as it is to look ahead."""
        return replace(beam, ahead=beam.ahead - self.less) if self.less else beam


def _first_license(outlook: Outlook, options: Sequence[str]) -> Plans:
    found: list[Prospect] = []
    for option in options:
        done = added(outlook.start, (adding.named(option),), 0)
        done.choice = option
        found.append(done)
    return Plans(found, 1)


def _turn(outlook: Outlook, options: Sequence[str]) -> Plans:
    return Plans([outlook.start], 1)


def _voyage(outlook: Outlook, options: Sequence[str]) -> Plans:
    found: list[Prospect] = []
    for done in mains(outlook, outlook.start, 1, data.SPACES.index(outlook.view.space)):
        place = PLACES[done.captain.at]
        verb = "sail" if done.captain.at >= FIRST_PORT else "fish"
        choice = f"{verb}:{place}" if f"{verb}:{place}" in options else f"row:{place[0]}"
        if choice in options:
            done.choice = choice
            found += afters(outlook, done, 1)
    return Plans(found, 2)


def _shipyard(outlook: Outlook, options: Sequence[str]) -> Plans:
    found: list[Prospect] = []
    for one, done in shipyards(outlook, outlook.start, 1):
        done.choice = adding.ADD[one.section][one.card]
        found += afters(outlook, done, 1)
    return Plans(found, 2)


def _second_card(outlook: Outlook, options: Sequence[str]) -> Plans:
    first = CARD_INDEX[outlook.view.pending], _pending_section(outlook)
    found: list[Prospect] = []
    for option in options:
        if option == trading.DONE:
            done = added(outlook.start, (first,), 0)
        else:
            done = added(outlook.start, (first, adding.named(option)), RULES.second_card_surcharge)
        done.choice = option
        outlook.end_turn(done, 1)
        found.append(done)
    return Plans(found, 2, 1)


def _pending_section(outlook: Outlook) -> int:
    """As what the first card of the Shipyard is added: the best use that leaves the money that is left."""
    asked, prospect = outlook.view.asked, outlook.start
    card = CARD_INDEX[outlook.view.pending]
    for each in gains(outlook, prospect, 1, adding.ALL_SECTIONS):
        price = adding.price(prospect.card, prospect.captain, card, each.section)
        if each.card == card and asked is not None and prospect.captain.money - price == asked.args["money"]:
            return each.section
    return data.AS_LICENSE


def _after(outlook: Outlook, options: Sequence[str]) -> Plans:
    ended = outlook.start.on()
    ended.choice = phases.END
    found = [*(bonuses(outlook, outlook.start, 1, True) if outlook.view.acted else ()), ended]
    for done in found:
        outlook.end_turn(done, 1)
    return Plans(found, 2)


def _sail(outlook: Outlook, options: Sequence[str]) -> Plans:
    found = list(sails(outlook.start, RULES.engine_sail_fuel_discount))
    for done in found:
        done.choice = f"sail:{PLACES[done.captain.at]}"
        outlook.end_turn(done, 1)
    return Plans(found, 2)


PLANS: dict[str, Callable[[Outlook, Sequence[str]], Plans]] = {
    "first_license": _first_license,
    "turn": _turn,
    "first_turn": _turn,
    "fish": _voyage,
    "sail_to_port": _voyage,
    "fish_or_sail": _voyage,
    "fish_in_row": _voyage,
    "shipyard": _shipyard,
    "second_card": _second_card,
    "after": _after,
    "sail": _sail,
}
