"""Phase 4 (M6, M7): one figure after the other empties its store room; ships fill, are scored and sail.
The choices in it are in `steps.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Auto, Luck, Tell
from games.montego_bay import steps
from games.montego_bay.data import CAPACITY, JACK, PILOT, ROOMS, RULES, SHIPS, VP
from games.montego_bay.places import place_name
from games.montego_bay.ranking import ranks
from games.montego_bay.scoring import CAST_OFF, END, EXTRA, FULL, Sailed

if TYPE_CHECKING:
    from games.montego_bay.table import Step, Table

WHY = {FULL: "full", CAST_OFF: "cast_off", END: "end"}


class Loading(Auto, frozen=True, tag="loading"):
    """M6.1, M6.7, A12: the next figure against the arrow empties its room: barrels, broken ones, coin.

    After the last one the Tally-Man goes back to his crate (M6.10).
    """

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        if not table.queue:
            table.active = -1
            return
        table.active = figure = table.queue.pop()
        place = table.at[figure]
        seat = table.hirer if figure == JACK else table.owner[figure]  # A9, A11
        room = ROOMS[table.rooms[place]]
        tell(
            "room_emptied", seat, space=place_name(place, table.spaces), barrels=room.barrels, broken=room.broken,
            coins=room.coins, **steps.figure_args(figure),
        )  # fmt: skip
        following: list[Step] = []
        if room.barrels:
            following.append(Fetch(seat, room.barrels))
        if room.broken and figure != JACK:  # M6.6
            following.append(Remove(seat, room.broken))
        if room.coins:
            following.append(TakeCoins(seat, room.coins))
        table.then(*following, self)


class Fetch(Auto, frozen=True, tag="fetch"):
    """M6.2, M6.8, M6.9: `left` barrels from the own supply; without ships they go to the tavern, the rest lapses."""

    seat: int
    left: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        supply = table.supply[self.seat]
        if not any(ship != PILOT for ship in table.harbor):
            number = min(self.left, supply)
            if number:
                table.supply[self.seat] -= number
                table.tavern[self.seat] += number
                tell("barrels_to_tavern", self.seat, barrels=number)
            if self.left > number:
                tell("barrels_lapsed", self.seat, barrels=self.left - number)
        elif supply:
            table.then(steps.LoadBarrels(self.seat, self.left))
        else:
            tell("barrels_lapsed", self.seat, barrels=self.left)


class Remove(Auto, frozen=True, tag="take"):
    """M6.4: `left` own barrels come back; if there are not more aboard, all of them."""

    seat: int
    left: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        if not self.left:
            return
        aboard = sum(hold[self.seat] for hold in table.holds)
        if aboard > self.left:
            table.then(steps.RemoveBarrels(self.seat, self.left))
            return
        for pier, ship in enumerate(table.harbor):
            if table.holds[pier][self.seat]:
                take_back(table, self.seat, ship, table.holds[pier][self.seat], tell)


class TakeCoins(Auto, frozen=True, tag="coins"):
    """M6.5, A10: coins from the general supply, as long as there are any."""

    seat: int
    coins: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        coins = min(self.coins, table.bank)
        if coins:
            table.bank -= coins
            table.coins[self.seat] += coins
            tell("coins_taken", self.seat, coins=coins)
        else:
            tell("no_coins_left", self.seat)


def load(table: Table, seat: int, ship: int, number: int, luck: Luck, tell: Tell) -> None:
    """M6.2, M6.3: `number` barrels onto a ship in harbor; if that fills it, it sails at once."""
    pier = table.harbor.index(ship)
    hold = table.holds[pier]
    hold[seat] += number
    table.supply[seat] -= number
    tell("loaded", seat, ship=SHIPS[ship], barrels=number)
    if sum(hold) >= CAPACITY[ship]:
        sail(table, pier, seat, FULL, tell)
        next_ship(table, tell)


def take_back(table: Table, seat: int, ship: int, number: int, tell: Tell) -> None:
    """M6.4: own barrels from a ship back into the supply."""
    table.holds[table.harbor.index(ship)][seat] -= number
    table.supply[seat] += number
    tell("barrels_taken_back", seat, ship=SHIPS[ship], barrels=number)


def sail(table: Table, pier: int, last: int, why: int, tell: Tell) -> None:
    """M7: score the ship at `pier` (0 is pier 1) and let it leave; `last` filled its last slot (-1: nobody).

    `why` is the source of the points: `FULL`, `CAST_OFF` or `END`.
    """
    ship = table.harbor.pop(pier)
    hold = table.holds.pop(pier)
    table.sailed.append(Sailed(ship, hold, last, table.round))
    tell("ship_sailed", ship=SHIPS[ship], barrels=hold[:], why=WHY[why])
    for seat, points in enumerate(ranks(hold, VP[table.seats][ship])):
        extra = RULES.last_barrel_vp if seat == last else 0  # M7.5
        table.supply[seat] += hold[seat]  # M7.6
        table.earned[seat][why] += points
        table.earned[seat][EXTRA] += extra
        if points or extra:
            tell("ship_scored", seat, ship=SHIPS[ship], points=points + extra, extra=extra)


def next_ship(table: Table, tell: Tell) -> None:
    """M7.6: pier 4 gets the next ship, from the first stack, then from the second, then none."""
    stack = table.first_stack or table.second_stack
    if not stack:
        return
    if stack is table.second_stack and not table.opened:  # A17
        table.opened = table.round
    ship = stack.pop()
    table.harbor.append(ship)
    table.holds.append([0] * table.seats)
    # A18: the ship below becomes visible, so whoever brought it up can't take that back
    below = SHIPS[stack[-1]] if stack else ""
    tell("ship_arrived", barrier=bool(stack), ship=SHIPS[ship], pier=len(table.harbor), below=below)
