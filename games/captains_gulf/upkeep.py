"""Short decisions within and between turns: a port, fuel, discards, the Coast Guard (CG3.9, CG6.9, CG14.5).
The frame of a turn is in `steps.py`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.captains_gulf import data, drawing, sailing, steps  # a discard may lead to a free action
from games.captains_gulf.data import CARD_INDEX, CARDS, FIRST_PORT, PLACE_INDEX, PORTS, ROWS, SETUP
from games.engine import Ask, Choice, Illegal, Luck, Tell

if TYPE_CHECKING:
    from games.captains_gulf.captain import Captain
    from games.captains_gulf.table import Table

SAIL = [f"sail:{port}" for port in PORTS]
BUY = [f"buy:{amount}" for amount in data.FUEL_AMOUNT]
DROP = [f"drop:{card}" for card in CARDS]
WITH_FUEL, WITH_MONEY = "inspection:fuel", "inspection:money"


def trim(table: Table, seat: int, forced: int = 0) -> None:
    """CG3.9: discards that are due: `forced` ones, then down to a full hand."""
    hand = len(table.captains[seat].hand)
    if min(forced, hand) > 0 or hand > SETUP.hand_size:
        table.then(DropCards(seat, min(forced, hand)))


def refill(table: Table, seat: int, luck: Luck, tell: Tell) -> None:
    """CG10.8: draw back up to a full hand, of which at least one card has just been used."""
    drawing.draw(table, seat, drawing.missing(table, seat), luck, tell)
    trim(table, seat)


class Sail(Choice, frozen=True, tag="sail"):
    """CG6.11: the port the Improved Engine sails to."""

    discount: int

    def ask(self, table: Table) -> Ask:
        return Ask("sail", {"fuel": table.captains[self.seat].fuel})

    def options(self, table: Table) -> list[str]:
        return SAIL

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        sailing.sail_to_port(table, self.seat, PLACE_INDEX[choice[5:]], tell, self.discount)

    def why_not(self, table: Table, choice: str) -> Illegal:
        return Illegal("choose_port", "CG6.11")


class BuyFuel(Choice, frozen=True, tag="buy"):
    """CG6.9: how much fuel to buy; what does not fit into the tank is lost."""

    def ask(self, table: Table) -> Ask:
        captain = table.captains[self.seat]
        return Ask("buy_fuel", {"money": captain.money, "fuel": captain.fuel, "tank": captain.tank})

    def options(self, table: Table) -> list[str]:
        cash = table.captains[self.seat].money
        return [text for text, cost in zip(BUY, data.FUEL_PRICE, strict=True) if cost <= cash]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        captain = table.captains[self.seat]
        package = BUY.index(choice)
        captain.money -= data.FUEL_PRICE[package]
        gained = sailing.gain_fuel(captain, data.FUEL_AMOUNT[package])
        tell("fuel_bought", self.seat, fuel=gained, money=data.FUEL_PRICE[package])

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice in BUY:
            captain = table.captains[self.seat]
            return Illegal("fuel_too_dear", "CG6.9", cost=data.FUEL_PRICE[BUY.index(choice)], money=captain.money)
        return Illegal("buy_first", "CG6.9")


class DropCards(Choice, frozen=True, tag="drop"):
    """D6, D7, CG3.9: discard a card: `forced` ones whatever the hand, then down to a full hand.

    While only the full hand is in question more bonus tiles may be spent for cards (CG14.8).
    """

    forced: int = 0

    def ask(self, table: Table) -> Ask:
        hand = len(table.captains[self.seat].hand)
        return Ask("drop", {"number": max(self.forced, hand - SETUP.hand_size)})

    def options(self, table: Table) -> list[str]:
        captain = table.captains[self.seat]
        options = [DROP[card] for card in captain.hand]
        if not self.forced and captain.tiles:
            options.append(steps.DRAW)
        return options

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if choice == steps.DRAW:
            steps.free_action(table, self.seat, choice, luck, tell)
            return
        drawing.discard(table, self.seat, [CARD_INDEX[choice[5:]]])
        tell("discarded", self.seat, card=choice[5:])
        trim(table, self.seat, max(0, self.forced - 1))

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice in DROP:
            return Illegal("card_not_in_hand", "CG3.9", card=choice[5:])
        return Illegal("drop_first", "CG3.9")


class Inspection(Choice, frozen=True, tag="inspection"):
    """D8, CG14.5: pay with fuel and a little money, or with money alone; secret until all have answered."""

    def ask(self, table: Table) -> Ask:
        row, captain = ROWS.round_card[data.COAST_GUARD], table.captains[self.seat]
        return Ask(
            "inspection",
            {
                "fuel": row.fuel,
                "with_fuel": row.amount,
                "money": row.base,
                "own_fuel": captain.fuel,
                "own_money": captain.money,
            },
        )

    def options(self, table: Table) -> list[str]:
        if table.captains[self.seat].fuel < ROWS.round_card[data.COAST_GUARD].fuel:
            return [WITH_MONEY]
        return [WITH_FUEL, WITH_MONEY]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        table.captains[self.seat].answer = int(choice == WITH_FUEL)

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice == WITH_FUEL:
            return Illegal("too_little_fuel", "CG14.5", fuel=table.captains[self.seat].fuel)
        return Illegal("answer_inspection", "CG14.5")


def ports_in_reach(captain: Captain) -> list[str]:
    """CG5.C, CG7.5: from sea to any port, whatever the fuel; from a port to none (ruling 4)."""
    return [] if captain.at >= FIRST_PORT else SAIL
