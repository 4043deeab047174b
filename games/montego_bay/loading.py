"""Phase 4 (M6, M7): one figure after the other empties its store room; ships fill, are scored and sail.
With the choices in it: onto which ships, and off which."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.engine import Auto, Choice, Illegal, Luck, Question, Tell
from games.montego_bay import events, picks, questions, refusals
from games.montego_bay.data import CAPACITY, JACK, PILOT, ROOMS, RULES, SHIP_INDEX, SHIPS, VP
from games.montego_bay.picks import PICKS
from games.montego_bay.places import place_name
from games.montego_bay.ranking import ranks
from games.montego_bay.scoring import CAST_OFF, END, EXTRA, FULL, Sailed, is_last_round
from games.montego_bay.steps import figure_args
from games.montego_bay.untimely import bids_open, cards_open

if TYPE_CHECKING:
    from games.montego_bay.table import Step, Table

WHY: dict[int, events.Why] = {FULL: "full", CAST_OFF: "cast_off", END: "end"}
MOST = max(max(room.barrels, room.broken) for room in ROOMS)
LOAD = [[picks.Load(ship, number).text for number in range(MOST + 1)] for ship in SHIPS]
SPLIT = [[picks.Split(ship, number).text for number in range(MOST + 1)] for ship in SHIPS]
REMOVE = [[picks.Remove(ship, number).text for number in range(MOST + 1)] for ship in SHIPS]


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
            events.RoomEmptied(
                space=place_name(place, table.spaces),
                barrels=room.barrels,
                broken=room.broken,
                coins=room.coins,
                **figure_args(figure),
            ),
            seat,
        )
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
                tell(events.BarrelsToTavern(barrels=number), self.seat)
            if self.left > number:
                tell(events.BarrelsLapsed(barrels=self.left - number), self.seat)
        elif supply:
            table.then(LoadBarrels(self.seat, self.left))
        else:
            tell(events.BarrelsLapsed(barrels=self.left), self.seat)


class LoadBarrels(Choice, frozen=True, tag="load"):
    """M6.2: `left` barrels go onto the ships in harbor; everything that fits on one, or fewer and then go on."""

    left: int

    def question(self, table: Table) -> Question:
        return questions.Load(left=self.left, **figure_args(table.active))

    def options(self, table: Table) -> list[str]:
        most = min(self.left, table.supply[self.seat])
        everything: list[str] = []
        parts: list[str] = []
        for pier, ship in enumerate(table.harbor):
            free = CAPACITY[ship] - sum(table.holds[pier])
            if free:
                number = free if free < most else most
                everything.append(LOAD[ship][number])
                if number > 1:
                    parts += SPLIT[ship][1:number]
        return everything + parts if len(everything) > 1 else everything

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        asked = picks.Load.read(choice) or picks.Split.of(choice)
        load(table, self.seat, SHIP_INDEX[asked.ship], asked.number, luck, tell)
        if self.left > asked.number:
            table.then(Fetch(self.seat, self.left - asked.number))

    def why_not(self, table: Table, choice: str) -> Illegal:
        if over := bids_open(choice) or cards_open(choice):
            return over
        match PICKS.read(choice):
            case picks.Load(ship, number) | picks.Split(ship, number) if ship in SHIP_INDEX and 0 < number <= MOST:
                return self._why_not(table, ship, number)
            case _:
                return Illegal(refusals.LoadFirst(left=self.left))

    def _why_not(self, table: Table, ship: str, number: int) -> Illegal:
        index = SHIP_INDEX[ship]
        if index == PILOT:
            return Illegal(refusals.PilotBoat())
        if index not in table.harbor:
            return Illegal(refusals.ShipNotHere(ship=ship))
        free = CAPACITY[index] - sum(table.holds[table.harbor.index(index)])
        if number > free:
            return Illegal(refusals.TooFewSlots(ship=ship, free=free))
        if number > table.supply[self.seat]:
            return Illegal(refusals.TooFewBarrels(supply=table.supply[self.seat]))
        if number > self.left:
            return Illegal(refusals.TooManyBarrels(left=self.left))
        return Illegal(refusals.OtherVerb(most=min(free, self.left, table.supply[self.seat])))


class Remove(Auto, frozen=True, tag="take"):
    """M6.4: `left` own barrels come back; if there are not more aboard, all of them."""

    seat: int
    left: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        if not self.left:
            return
        aboard = sum(hold[self.seat] for hold in table.holds)
        if aboard > self.left:
            table.then(RemoveBarrels(self.seat, self.left))
            return
        for pier, ship in enumerate(table.harbor):
            if table.holds[pier][self.seat]:
                take_back(table, self.seat, ship, table.holds[pier][self.seat], tell)


class RemoveBarrels(Choice, frozen=True, tag="remove"):
    """M6.4: `left` own barrels come back from ships of the owner's choice."""

    left: int

    def question(self, table: Table) -> Question:
        return questions.Remove(left=self.left, **figure_args(table.active))

    def options(self, table: Table) -> list[str]:
        seat, left = self.seat, self.left
        options: list[str] = []
        ships = 0
        for pier, ship in enumerate(table.harbor):
            mine = table.holds[pier][seat]
            if mine:
                ships += 1
                options += REMOVE[ship][1 : min(mine, left) + 1]
        return options[-1:] if ships == 1 else options

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        asked = picks.Remove.of(choice)
        take_back(table, self.seat, SHIP_INDEX[asked.ship], asked.number, tell)
        table.then(Remove(self.seat, self.left - asked.number))

    def why_not(self, table: Table, choice: str) -> Illegal:
        if over := bids_open(choice) or cards_open(choice):
            return over
        asked = picks.Remove.read(choice)
        if asked is None or asked.ship not in SHIP_INDEX or not 0 < asked.number <= MOST:
            return Illegal(refusals.RemoveFirst(left=self.left))
        ship, number = asked.ship, asked.number
        index = SHIP_INDEX[ship]
        mine = table.holds[table.harbor.index(index)][self.seat] if index in table.harbor else 0
        if number > mine:
            return Illegal(refusals.NotSoManyAboard(ship=ship, mine=mine))
        return Illegal(refusals.TooManyRemoved(left=self.left))


class TakeCoins(Auto, frozen=True, tag="coins"):
    """M6.5, A10: coins from the general supply, as long as there are any."""

    seat: int
    coins: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        coins = min(self.coins, table.bank)
        if coins:
            table.bank -= coins
            table.coins[self.seat] += coins
            tell(events.CoinsTaken(coins=coins), self.seat)
        else:
            tell(events.NoCoinsLeft(), self.seat)


def load(table: Table, seat: int, ship: int, number: int, luck: Luck, tell: Tell) -> None:
    """M6.2, M6.3: `number` barrels onto a ship in harbor; if that fills it, it sails at once."""
    pier = table.harbor.index(ship)
    hold = table.holds[pier]
    hold[seat] += number
    table.supply[seat] -= number
    tell(events.Loaded(ship=SHIPS[ship], barrels=number), seat)
    if sum(hold) >= CAPACITY[ship]:
        was_certain = ends_with_this_round(table)
        sail(table, pier, seat, FULL, tell)
        next_ship(table, tell)
        if ends_with_this_round(table) and not was_certain:
            tell(events.LastRound())


def take_back(table: Table, seat: int, ship: int, number: int, tell: Tell) -> None:
    """M6.4: own barrels from a ship back into the supply."""
    table.holds[table.harbor.index(ship)][seat] -= number
    table.supply[seat] += number
    tell(events.BarrelsTakenBack(ship=SHIPS[ship], barrels=number), seat)


def sail(table: Table, pier: int, last: int, why: int, tell: Tell) -> None:
    """M7: score the ship at `pier` (0 is pier 1) and let it leave; `last` filled its last slot (-1: nobody).

    `why` is the source of the points: `FULL`, `CAST_OFF` or `END`.
    """
    ship = table.harbor.pop(pier)
    hold = table.holds.pop(pier)
    table.sailed.append(Sailed(ship, hold, last, table.round))
    tell(events.ShipSailed(ship=SHIPS[ship], barrels=hold[:], why=WHY[why]))
    for seat, points in enumerate(ranks(hold, VP[table.seats][ship])):
        extra = RULES.last_barrel_vp if seat == last else 0  # M7.5
        table.supply[seat] += hold[seat]  # M7.6
        table.earned[seat][why] += points
        table.earned[seat][EXTRA] += extra
        if points or extra:
            tell(events.ShipScored(ship=SHIPS[ship], points=points + extra, extra=extra), seat)


def ends_with_this_round(table: Table) -> bool:
    """M9.1: whether everybody can see that this round is the last one."""
    return is_last_round(len(table.first_stack) + len(table.second_stack), len(table.harbor))


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
    tell(events.ShipArrived(ship=SHIPS[ship], pier=len(table.harbor), below=below), barrier=bool(stack))
    if not table.first_stack and not table.second_stack:
        tell(events.NoMoreShips())
