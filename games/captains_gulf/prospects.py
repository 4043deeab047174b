"""States a player's boat may come to in turns of its own, as computer players imagine them from a view.
What they are worth is in `outlook.py`, what leads from one to the next in `deeds.py`."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from games.captains_gulf import adding, data
from games.captains_gulf.captain import Captain
from games.captains_gulf.catching import Catch, Three
from games.captains_gulf.data import CARD_INDEX, KINDS, PLACE_INDEX, PRICES, SPACES
from games.captains_gulf.money import loans_for
from games.captains_gulf.view import View

Spot = tuple[float, int, int, Catch]
"""A hex to fish at: how much it promises, the hex, the fuel to go there, the catch."""


class Prospect(msgspec.Struct, gc=False):
    """A state of the own boat, some of its turns from now.

    `card` is the active round card (-1: not known yet), `path` counts spaces of the wheel, `rounds` the ends of rounds
    on the way; `marked` and `fished` are what the turn under way has seen. `choice` is what all this began with,
    `worth` in dollars at the end of the game, `income` what the boat's cards bring a round, `thrift` what they save on
    cards to come, `hope` what cards to be drawn may be worth. `over`: so is the game.
    """

    captain: Captain
    sea: list[Three]
    card: int
    path: int
    income: float
    thrift: float = 0.0
    rounds: int = 0
    marked: bool = False
    fished: bool = False
    choice: str = ""
    worth: float = 0.0
    hope: float = 0.0
    over: bool = False
    spots: list[Spot] | None = None

    def on(self) -> Prospect:
        """A copy to go on from."""
        return replace(self, captain=self.captain.clone(), spots=None)


def captain_of(view: View) -> Captain:
    """The viewer's own boat as the rules have it."""
    assert view.viewer is not None
    me = view.captains[view.viewer]
    fitted = [0] * len(data.UPGRADES)
    for _, name in me.upgrades:
        fitted[data.UPGRADES.index(name)] += 1
    return Captain(
        me.money,
        [CARD_INDEX[card] for card in me.hand],
        me.licensed[:],
        fitted,
        me.raw + me.cooked,
        me.tracks[:],
        [CARD_INDEX[card] for card, _ in me.licenses],
        [CARD_INDEX[card] for card, _ in me.crew],
        [CARD_INDEX[card] for card, _ in me.upgrades],
        me.fuel,
        me.tank,
        me.boxes,
        PLACE_INDEX[me.place],
        SPACES.index(me.wheel) if me.wheel else -1,
        sum(1 << data.CREW.index(name) for _, name in me.crew),
        me.tiles,
        me.markers_used,
        me.loans,
        price_list=view.prices,
    )


def pay(captain: Captain, amount: int) -> None:
    """CG7.6: with loans if need be."""
    loans = loans_for(captain, amount)
    captain.loans += loans
    captain.money += loans * data.LOAN.cash - amount


def fit_out(captain: Captain, card: int, section: int) -> None:
    """CG10.1: a section of a card added, with its effect."""
    captain.hand.remove(card)
    if section == data.AS_LICENSE:
        captain.license_cards.append(card)
        captain.licensed[data.LICENSED[card]] += 1
    elif section == data.AS_CREW:
        captain.crew_cards.append(card)
        captain.crew |= 1 << data.CREW_OF[card]
    else:
        kind = data.UPGRADE_OF[card]
        smaller = data.SMALLER[kind]
        captain.boxes += data.BOXES[kind]
        captain.tank = max(captain.tank, data.TANKS[kind])
        if smaller >= 0 and captain.fitted[smaller]:
            captain.upgrade_cards.remove(adding.replaced_card(captain, smaller))
            captain.fitted[smaller] -= 1
            captain.boxes -= data.BOXES[smaller]
        captain.upgrade_cards.append(card)
        captain.fitted[kind] += 1


def dearest(hold: list[int], limit: int) -> list[int]:
    """As many tiles of a hold as may be sold, the dearest."""
    if sum(hold) <= limit:
        return hold[:]
    chosen = [0] * len(hold)
    kinds = len(KINDS)
    for tile in sorted(range(len(hold)), key=lambda each: -PRICES[each % kinds] - each // kinds):
        chosen[tile] = min(hold[tile], limit)
        limit -= chosen[tile]
    return chosen
