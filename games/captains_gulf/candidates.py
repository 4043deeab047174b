"""What a seat may go for where it plans: prospects that begin with the choices it is offered.
Which of them leads furthest is found by `beam.py`; `players.py` asks for it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec
from msgspec.structs import replace

from games.captains_gulf import adding, data, fishing, phases, questions, trading, upkeep
from games.captains_gulf.beam import Beam, afters
from games.captains_gulf.buying import added, gains, shipyards
from games.captains_gulf.data import CARD_INDEX, FIRST_PORT, ROW_NAMES, RULES
from games.captains_gulf.deeds import bonuses, mains, sails
from games.captains_gulf.outlook import Outlook
from games.captains_gulf.prospects import Prospect
from games.engine.sayings import kind_of


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
        done = added(outlook, outlook.start, (adding.named(option),), 0)
        done.choice = option
        found.append(done)
    return Plans(found, 1)


def _turn(outlook: Outlook, options: Sequence[str]) -> Plans:
    return Plans([outlook.start], 1)


def _voyage(outlook: Outlook, options: Sequence[str]) -> Plans:
    found: list[Prospect] = []
    for done in mains(outlook, outlook.start, 1, data.SPACES.index(outlook.view.space)):
        at = done.captain.at
        choice = upkeep.SAIL[at - FIRST_PORT] if at >= FIRST_PORT else fishing.HEX[at]
        if choice not in options and at < FIRST_PORT:
            choice = fishing.ROW[ROW_NAMES[at]]
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
            done = added(outlook, outlook.start, (first,), 0)
        else:
            done = added(outlook, outlook.start, (first, adding.named(option)), RULES.second_card_surcharge)
        done.choice = option
        outlook.end_turn(done, 1)
        found.append(done)
    return Plans(found, 2, 1)


def _pending_section(outlook: Outlook) -> int:
    """As what the first card of the Shipyard is added: the best use that leaves the money that is left."""
    asked, prospect = questions.SecondCard.of(outlook.view.asked), outlook.start
    card = CARD_INDEX[outlook.view.pending]
    for each in gains(outlook, prospect, 1, data.ALL_SECTIONS):
        price = adding.price(prospect.card, prospect.captain, card, each.section)
        if each.card == card and asked is not None and prospect.captain.money - price == asked.money:
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
        done.choice = upkeep.SAIL[done.captain.at - FIRST_PORT]
        outlook.end_turn(done, 1)
    return Plans(found, 2)


PLANS: dict[str, Callable[[Outlook, Sequence[str]], Plans]] = {
    kind_of(questions.FirstLicense): _first_license,
    kind_of(questions.Turn): _turn,
    kind_of(questions.FirstTurn): _turn,
    kind_of(questions.Fish): _voyage,
    kind_of(questions.SailToPort): _voyage,
    kind_of(questions.FishOrSail): _voyage,
    kind_of(questions.FishInRow): _voyage,
    kind_of(questions.Shipyard): _shipyard,
    kind_of(questions.SecondCard): _second_card,
    kind_of(questions.After): _after,
    kind_of(questions.Sail): _sail,
}
