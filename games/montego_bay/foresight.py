"""What the mate expects: how many points a ship will bring, and where figures will stand when all cards are open.
Works on views only; everything here is a guess and no rule."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from math import exp, sqrt
from random import Random

import msgspec

from games.montego_bay import picks
from games.montego_bay.data import CARDS, FIGURE_INDEX, JACK, RULES
from games.montego_bay.moving import move, ring_of
from games.montego_bay.picks import PICKS
from games.montego_bay.places import ASIDE, FREE, landing
from games.montego_bay.ranking import ranks
from games.montego_bay.view import ShipView, SpaceView, View

PER_PIER = 3.0
"""Barrels a ship gets in a round, about."""
SPREAD = 0.55
"""How uncertain the lead on a ship is: its logistic width for each square root of a barrel still to come."""
BARREL, BROKEN = 1.2, 0.9
"""What a barrel and a broken one of a store room are worth in points, about."""


class Mind(msgspec.Struct, frozen=True, gc=False):
    """What one player makes of a table. As it stands: the mate's, tuned by playing.

    `keen` is how strongly it takes the others to be drawn to good rooms (0: they lay random cards), `heed` how much of
    what is still to come aboard a ship it reckons with (0: nothing, 1: all), `coin` what a coin is worth in points,
    `others` how much a point of the others counts against an own one, on average.
    """

    keen: float = 0.9
    heed: float = 1.0
    coin: float = 0.8
    others: float = 0.6


def to_come(view: View, pier: int, free: int, mind: Mind) -> float:
    """How many barrels a ship will still get before it leaves."""
    now = sum(space.barrels for space in view.spaces if space.figure in view.queue) / max(1, len(view.harbor))
    return mind.heed * min(float(free), now + PER_PIER * pier)


def promise(barrels: Sequence[int], vp: Sequence[int], coming: float) -> list[float]:
    """Expected points of every seat from a ship that gets `coming` more barrels."""
    seats = len(barrels)
    if coming < 0.5:
        return [float(points) for points in ranks(barrels, vp)]
    width = SPREAD * sqrt(coming)
    worth = [*vp, *([0] * seats)]
    expected: list[float] = []
    for seat, mine in enumerate(barrels):
        ahead = 0.0
        for other, theirs in enumerate(barrels):
            if other != seat:
                ahead += 1 / (1 + exp(min(50.0, (mine - theirs) / width)))
        place = int(ahead)
        share = ahead - place
        points = worth[place] * (1 - share) + worth[place + 1] * share
        expected.append(points if mine else points * (1 - exp(-coming / seats)))
    return expected


def balance(points: Sequence[float], seat: int, mind: Mind) -> float:
    """Own points, less a part of what the others get on average."""
    others = (sum(points) - points[seat]) / (len(points) - 1)
    return points[seat] - mind.others * others


def ship_value(view: View, pier: int, ship: ShipView, seat: int, change: int, mind: Mind) -> float:
    """What a ship promises `seat` if it loads `change` barrels more (or takes some back, below 0)."""
    barrels = ship.barrels[:]
    barrels[seat] += change
    free = ship.free - change
    if free:
        return balance(promise(barrels, ship.vp, to_come(view, pier, free, mind)), seat, mind)
    return balance([float(points) for points in ranks(barrels, ship.vp)], seat, mind) + RULES.last_barrel_vp


def ship_change(view: View, choice: str, mind: Mind) -> float:
    """What a load or a removal changes of that for whoever sees this, by itself."""
    assert view.viewer is not None
    match PICKS.read(choice):
        case picks.Load(ship, change) | picks.Split(ship, change):
            pass
        case picks.Remove(ship, number):
            change = -number
        case _:
            raise AssertionError(choice)
    pier = next(pier for pier, each in enumerate(view.harbor) if each.id == ship)
    before = ship_value(view, pier, view.harbor[pier], view.viewer, 0, mind)
    return ship_value(view, pier, view.harbor[pier], view.viewer, change, mind) - before


def best_loading(view: View, seat: int, left: int, mind: Mind) -> dict[str, int]:
    """How to spread `left` barrels over the ships in harbor."""
    ships = [(pier, ship) for pier, ship in enumerate(view.harbor) if ship.free]
    gains: list[list[float]] = []
    for pier, ship in ships:
        now = ship_value(view, pier, ship, seat, 0, mind)
        gains.append([ship_value(view, pier, ship, seat, n, mind) - now for n in range(min(left, ship.free) + 1)])
    total = min(left, sum(ship.free for _, ship in ships))
    best, chosen = float("-inf"), (0,) * len(ships)
    for numbers in product(*(range(len(gain)) for gain in gains)):
        if sum(numbers) == total:
            gain = sum(gains[ship][number] for ship, number in enumerate(numbers))
            if gain > best:
                best, chosen = gain, numbers
    return {ship.id: number for (_, ship), number in zip(ships, chosen, strict=True) if number}


def least_loss(view: View, seat: int, mind: Mind) -> str:
    """The ship from which one own barrel is missed least."""
    mine = [(pier, ship) for pier, ship in enumerate(view.harbor) if ship.barrels[seat]]
    losses = {
        ship.id: ship_value(view, pier, ship, seat, 0, mind) - ship_value(view, pier, ship, seat, -1, mind)
        for pier, ship in mine
    }
    return min(losses, key=losses.__getitem__)


def coin_worth(view: View, mind: Mind) -> float:
    """What a coin is worth in points: late ones buy nothing any more."""
    return mind.coin if sum(view.stacks) >= 2 else 0.0


def places_of(view: View) -> list[int]:
    """Where each figure stands (`places`)."""
    at = [ASIDE] * (JACK + 1)
    for figure in view.figures:
        at[FIGURE_INDEX[figure.id]] = figure.at
    return at


def room_value(space: SpaceView, aboard: int, jack: bool, coin: float) -> float:
    """What a store room is worth to a seat with `aboard` barrels on ships, a coin being worth `coin`."""
    value = BARREL * space.barrels + coin * space.coins
    return value if jack else value - BROKEN * min(space.broken, aboard)


class Outlook:
    """The moves of one round as one seat foresees them: what the others may lay, and what its own cards then bring."""

    def __init__(self, view: View, seat: int, rng: Random, samples: int, mind: Mind) -> None:
        self.view, self.seat, self.mind = view, seat, mind
        coin = coin_worth(view, mind)
        self.spaces = len(view.spaces)
        self.at = places_of(view)
        self.owner = [-1] * (JACK + 1)
        for figure in view.figures:
            self.owner[FIGURE_INDEX[figure.id]] = figure.seat
        self.order = [FIGURE_INDEX[tile] for tile in view.tiles]
        if view.hirer >= 0:
            self.order.insert(0, JACK)
        self.worth = [
            [
                [room_value(space, player.aboard, jack, coin) for space in view.spaces]
                for player in view.players
            ]
            for jack in (False, True)
        ]  # fmt: skip
        self.futures = [self._others(rng) for _ in range(samples)]

    def _others(self, rng: Random) -> list[int]:
        """Cards the others may have laid: good rooms draw them."""
        cards = [0] * (JACK + 1)
        for figure in self.order:
            owner = self.owner[figure]
            if owner != self.seat:
                worth = self.worth[figure == JACK][owner]
                weights = [exp(self.mind.keen * worth[landing(self.at[figure], card, self.spaces)]) for card in CARDS]
                cards[figure] = rng.choices(CARDS, weights)[0]
        return cards

    def value(self, own: Iterable[tuple[int, int]]) -> float:
        """What these own cards bring on average: rooms of the own figures."""
        mine, total = list(own), 0.0
        ring_before = ring_of(self.at, self.spaces)
        for future in self.futures:
            for figure, card in mine:
                future[figure] = card
            ring, at = ring_before[:], self.at[:]
            for figure in self.order:
                move(ring, at, figure, future[figure], self.view.walk_on)
            for figure, _ in mine:
                if at[figure] >= 0:
                    total += self.worth[figure == JACK][self.seat][at[figure]]
        return total / len(self.futures)

    def ends(self, own: dict[int, int], most: int) -> Iterator[tuple[list[int], list[int]]]:
        """M5, M6.1: in which order figures load, and where all stand, after some of the rounds that may come of these
        own cards."""
        ring_before = ring_of(self.at, self.spaces)
        for future in self.futures[:most]:
            ring, at = ring_before[:], self.at[:]
            for figure in self.order:
                move(ring, at, figure, own.get(figure) or future[figure], self.view.walk_on)
            yield [figure for figure in reversed(ring) if figure != FREE], at

    def best_cards(self, laid: dict[int, int], missing: Sequence[int], companion: int) -> tuple[float, dict[int, int]]:
        """The best cards for the figures that have none, the others being `laid`; Jack's differs from `companion`'s."""
        return max(self.all_cards(laid, missing, companion), key=_value_of, default=(float("-inf"), dict(laid)))

    def all_cards(
        self, laid: dict[int, int], missing: Sequence[int], companion: int
    ) -> Iterator[tuple[float, dict[int, int]]]:
        """Every way of laying cards before the figures that have none, with what it brings on average."""
        return self._all(missing, product(CARDS, repeat=len(missing)), laid, companion)

    def _all(
        self, missing: Sequence[int], ways: Iterable[tuple[int, ...]], laid: dict[int, int], companion: int
    ) -> Iterator[tuple[float, dict[int, int]]]:
        for cards in ways:
            own = {**laid, **dict(zip(missing, cards, strict=True))}
            if JACK in own and own[JACK] == own[companion]:
                continue
            yield self.value(own.items()), own

    def likely_cards(self, figures: Sequence[int], companion: int, tried: int) -> dict[int, int]:
        """Good cards for these figures, none of which has one: the best of those that lead each to its best rooms.

        Of each figure only that many cards are `tried`.
        """
        promising: list[list[int]] = []
        for figure in figures:
            worth = self.worth[figure == JACK][self.seat]
            rooms = {card: worth[landing(self.at[figure], card, self.spaces)] for card in CARDS}
            promising.append(sorted(CARDS, key=rooms.__getitem__, reverse=True)[:tried])
        return max(self._all(figures, product(*promising), {}, companion), key=_value_of)[1]


def _value_of(plan: tuple[float, dict[int, int]]) -> float:
    return plan[0]
