"""The strategy book of Montego Bay: ideas for a first game, each followed through whole games."""

from __future__ import annotations

from games.engine import Pick, book
from games.montego_bay import picks
from games.montego_bay.glance import Glance
from games.montego_bay.picks import PICKS
from games.montego_bay.places import landing
from games.montego_bay.players import own_cards
from games.montego_bay.view import ShipView, SpaceView, View


def most_barrels(view: View, pick: Pick) -> float:
    """Always the room with the most barrels within reach, whatever else is in it."""
    room = _room(view, pick)
    return room.barrels if room else 0


def no_broken_barrels(view: View, pick: Pick) -> float:
    """Never into a room with broken barrels: what is aboard stays aboard."""
    room = _room(view, pick)
    return bool(room and not room.broken)


def hoard_coins(view: View, pick: Pick) -> float:
    """Coins wherever there are some, and none for Lazy Jack."""
    room = _room(view, pick)
    return pick == picks.Pass() or bool(room and room.coins)


def long_strides(view: View, pick: Pick) -> float:
    """As far as a card goes: ahead of the others."""
    return pick.card if isinstance(pick, picks.Card) else 0


def dearest_ship(view: View, pick: Pick) -> float:
    """Everything onto the ship whose first rank is worth most."""
    ship = _ship(view, pick)
    return ship.vp[0] if ship else 0


def next_to_sail(view: View, pick: Pick) -> float:
    """Onto the ship that casts off next: it is scored for sure."""
    ship = _ship(view, pick)
    return -view.harbor.index(ship) if ship else 0


def empty_ships(view: View, pick: Pick) -> float:
    """Where nobody else has a barrel one is first without a fight."""
    ship = _ship(view, pick)
    return bool(ship and sum(ship.barrels) == ship.barrels[_seat(view)])


def one_barrel_each(view: View, pick: Pick) -> float:
    """A barrel on every ship: some rank everywhere."""
    ship = _ship(view, pick)
    return -ship.barrels[_seat(view)] - _loaded(pick) if ship else 0


def fill_ships(view: View, pick: Pick) -> float:
    """The last slot brings a point at once: the ship with the fewest slots left."""
    ship = _ship(view, pick)
    return -ship.free if ship else 0


def against_the_leader(view: View, pick: Pick) -> float:
    """Where whoever leads has the most barrels: don't let them have it."""
    ship = _ship(view, pick)
    leader = max((seat for seat in range(view.seats) if seat != view.viewer), key=lambda seat: view.players[seat].vp)
    return ship.barrels[leader] if ship else 0


def _seat(view: View) -> int:
    assert view.viewer is not None
    return view.viewer


def _room(view: View, pick: Pick) -> SpaceView | None:
    """Where a card leads, if nobody is in the way."""
    if not isinstance(pick, picks.Card):
        return None
    mover = own_cards(view)[pick.worker][0]
    start = next(figure.at for figure in view.figures if figure.id == mover)
    return view.spaces[landing(start, pick.card, len(view.spaces))]


def _ship(view: View, pick: Pick) -> ShipView | None:
    """The ship that a choice loads."""
    if not isinstance(pick, picks.Load | picks.Split):
        return None
    return next(ship for ship in view.harbor if ship.id == pick.ship)


def _loaded(pick: Pick) -> int:
    return pick.number if isinstance(pick, picks.Load | picks.Split) else 0


BOOK = book(
    PICKS, Glance(), most_barrels, no_broken_barrels, hoard_coins, long_strides, dearest_ship, next_to_sail,
    empty_ships, one_barrel_each, fill_ships, against_the_leader,
)  # fmt: skip
