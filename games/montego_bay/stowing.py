"""How barrels are best spread over the ships, and what comes of the rest of a round if everybody spreads theirs so.
Plain lists only, so that computer players can try hundreds of loads; everything here is a guess and no rule."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import product

import msgspec

from games.montego_bay.data import CAPACITY, COUNTS, FIGURE_INDEX, JACK, PILOT, RULES, SHIP_INDEX, VP
from games.montego_bay.foresight import PER_PIER, Mind, balance, promise
from games.montego_bay.ranking import ranks
from games.montego_bay.view import View

NOTHING = float("-inf")
Spread = dict[int, int]
"""How many barrels go onto the ship at each pier, counted from 0; piers that get none are left out."""


class Arrival(msgspec.Struct, frozen=True, gc=False):
    """A figure that empties its store room (M6.1), and for whom."""

    seat: int
    barrels: int
    broken: int
    coins: int


class Quay(msgspec.Struct, gc=False):
    """What loading changes: ships are numbers as `data` has them, `points` what each seat gets from here on.

    `next_ship` is the one that everybody sees on its stack, -1 if there is none. Those below it nobody knows: the
    pier of a second ship that leaves stays empty.
    """

    harbor: list[int]
    holds: list[list[int]]
    supply: list[int]
    tavern: list[int]
    points: list[float]
    next_ship: int

    def clone(self) -> Quay:
        """An independent copy."""
        holds = [hold[:] for hold in self.holds]
        return Quay(self.harbor[:], holds, self.supply[:], self.tavern[:], self.points[:], self.next_ship)

    @property
    def has_ships(self) -> bool:
        """Whether barrels can go aboard; else they go to the tavern (M6.8)."""
        return any(ship != PILOT for ship in self.harbor)

    def free(self, pier: int) -> int:
        """Slots left on the ship there."""
        return CAPACITY[self.harbor[pier]] - sum(self.holds[pier])

    def load(self, seat: int, pier: int, number: int) -> None:
        """M6.2, M6.3: `number` barrels onto the ship there, which sails if that fills it."""
        hold = self.holds[pier]
        hold[seat] += number
        self.supply[seat] -= number
        if self.free(pier):
            return
        for other, points in enumerate(ranks(hold, VP[len(hold)][self.harbor[pier]])):
            self.points[other] += points
            self.supply[other] += hold[other]
        self.points[seat] += RULES.last_barrel_vp
        del self.harbor[pier], self.holds[pier]
        if self.next_ship >= 0:
            self.harbor.append(self.next_ship)
            self.holds.append([0] * len(hold))
            self.next_ship = -1


def quay_of(view: View) -> Quay:
    """The quay as everybody sees it."""
    shown = [SHIP_INDEX[ship.id] for ship in view.next_ships if ship is not None]
    return Quay(
        harbor=[SHIP_INDEX[ship.id] for ship in view.harbor],
        holds=[ship.barrels[:] for ship in view.harbor],
        supply=[player.barrels for player in view.players],
        tavern=[player.tavern for player in view.players],
        points=[0.0] * view.seats,
        next_ship=shown[0] if shown else -1,
    )


def arrivals(view: View, order: Sequence[int], at: Sequence[int]) -> list[Arrival]:
    """Who empties which room, if these figures stand `at` these spaces and load in this `order`."""
    owners = {FIGURE_INDEX[figure.id]: figure.seat for figure in view.figures}
    found: list[Arrival] = []
    for figure in order:
        room = view.spaces[at[figure]]
        if figure == JACK:  # M6.6
            found.append(Arrival(view.hirer, room.barrels, 0, room.coins))
        else:
            found.append(Arrival(owners[figure], room.barrels, room.broken, room.coins))
    return found


@lru_cache(maxsize=50_000)
def gains(ship: int, hold: tuple[int, ...], seat: int, coming: float, mind: Mind) -> tuple[float, ...]:
    """What 0, 1, 2 ... more barrels on a ship are worth to a seat, if about `coming` barrels follow."""
    capacity, vp = CAPACITY[ship], VP[len(hold)][ship]
    free = capacity - sum(hold)
    values: list[float] = []
    for number in range(free + 1):
        barrels = [*hold]
        barrels[seat] += number
        if number < free:
            values.append(balance(promise(barrels, vp, min(free - number, coming)), seat, mind))
        else:
            values.append(balance([float(each) for each in ranks(barrels, vp)], seat, mind) + RULES.last_barrel_vp)
    return tuple(value - values[0] for value in values)


@lru_cache(maxsize=50_000)
def promised(ship: int, hold: tuple[int, ...], coming: float) -> tuple[float, ...]:
    """What a ship promises each seat."""
    return tuple(promise(hold, VP[len(hold)][ship], coming))


def spreads(quay: Quay, seat: int, left: int, coming: float, mind: Mind) -> list[Spread]:
    """All ways to load as many of `left` barrels as there is room for, the best by itself first. `coming` barrels a
    ship follow in this round."""
    piers = [pier for pier in range(len(quay.harbor)) if quay.free(pier)]
    total = min(left, quay.supply[seat], sum(quay.free(pier) for pier in piers))
    worth = [_gains_at(quay, pier, seat, coming, mind) for pier in piers]
    found: list[tuple[float, Spread]] = []
    for numbers in product(*(range(min(total, quay.free(pier)) + 1) for pier in piers)):
        if sum(numbers) == total:
            gain = sum(each[number] for each, number in zip(worth, numbers, strict=True))
            found.append((gain, {pier: number for pier, number in zip(piers, numbers, strict=True) if number}))
    found.sort(key=lambda each: -each[0])
    return [spread for _, spread in found]


def stow(quay: Quay, seat: int, spread: Spread) -> int:
    """Load so, ships that this fills first; returns how many barrels that were."""
    filled = [pier for pier, number in spread.items() if number == quay.free(pier)]
    ships = {quay.harbor[pier]: spread[pier] for pier in [*filled, *(each for each in spread if each not in filled)]}
    for ship, number in ships.items():
        quay.load(seat, quay.harbor.index(ship), number)
    return sum(ships.values())


def work_off(quay: Quay, queue: Sequence[Arrival], coin: float, mind: Mind) -> None:
    """M6: one figure after the other, each as it is best by itself; a coin is worth `coin` points."""
    coming = sum(arrival.barrels for arrival in queue)
    for arrival in queue:
        coming -= arrival.barrels
        _fetch(quay, arrival.seat, arrival.barrels, coming, mind)
        take_back(quay, arrival.seat, arrival.broken, mind)
        quay.points[arrival.seat] += coin * arrival.coins


def outcome(quay: Quay, view: View, seat: int, mind: Mind) -> float:
    """What the round's end is worth to a seat: its points and what ships still promise it, less a part of the others'.

    The foremost ship is about to leave (M8.1); in the last round all are (M9.2).
    """
    points = quay.points[:]
    for pier, ship in enumerate(quay.harbor):
        if ship != PILOT:
            coming = 0.0 if view.last_round else min(float(quay.free(pier)), mind.heed * PER_PIER * pier)
            for other, each in enumerate(promised(ship, tuple(quay.holds[pier]), coming)):
                points[other] += each
    coming = 0.0 if view.last_round else 1.0 + sum(view.stacks)
    for other, each in enumerate(promise(quay.tavern, COUNTS[len(points)].tavern_vp, coming)):
        points[other] += each
    return balance(points, seat, mind)


def _gains_at(quay: Quay, pier: int, seat: int, coming: float, mind: Mind) -> tuple[float, ...]:
    following = round(mind.heed * (coming + PER_PIER * pier), 1)
    return gains(quay.harbor[pier], tuple(quay.holds[pier]), seat, following, mind)


def _fetch(quay: Quay, seat: int, left: int, coming: float, mind: Mind) -> None:
    """M6.2, M6.8: barrels go aboard until none is left or no ship; what is left goes to the tavern."""
    left = min(left, quay.supply[seat])
    while left and quay.has_ships:
        spread = best_spread(quay, seat, left, coming / len(quay.harbor), mind)
        filled = next((pier for pier, number in spread.items() if number == quay.free(pier)), None)
        left -= stow(quay, seat, spread if filled is None else {filled: spread[filled]})  # then comes the next ship
    quay.supply[seat] -= left
    quay.tavern[seat] += left


def best_spread(quay: Quay, seat: int, left: int, coming: float, mind: Mind) -> Spread:
    """The first of `spreads`, found pier by pier."""
    best: list[tuple[float, tuple[int, ...]]] = [(0.0, ()), *[(NOTHING, ())] * left]
    for pier in range(len(quay.harbor)):
        worth, free = _gains_at(quay, pier, seat, coming, mind), quay.free(pier)
        longer: list[tuple[float, tuple[int, ...]]] = []
        for total in range(left + 1):
            chosen: tuple[float, tuple[int, ...]] = NOTHING, ()
            for number in range(min(free, total) + 1):
                value, numbers = best[total - number]
                if value + worth[number] > chosen[0]:
                    chosen = value + worth[number], (*numbers, number)
            longer.append(chosen)
        best = longer
    numbers = next(numbers for value, numbers in reversed(best) if value > NOTHING)
    return {pier: number for pier, number in enumerate(numbers) if number}


def take_back(quay: Quay, seat: int, left: int, mind: Mind) -> None:
    """M6.4: one barrel after the other, each from the ship on which it is missed least."""
    for _ in range(left):
        losses: list[tuple[float, int]] = []
        for pier, hold in enumerate(quay.holds):
            if hold[seat]:
                hold[seat] -= 1
                losses.append((_gains_at(quay, pier, seat, 0.0, mind)[1], pier))
                hold[seat] += 1
        if not losses:
            return
        quay.holds[min(losses)[1]][seat] -= 1
        quay.supply[seat] += 1
