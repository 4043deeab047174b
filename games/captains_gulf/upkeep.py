"""What actions of all kinds have in common: the way to a port, fuel, free actions, cards above the hand, no action at
all (CG3.6, CG3.9, CG4.7, CG5.A, CG6.9, CG6.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from games.captains_gulf import data, drawing, events, money, picks, questions, refusals, sailing
from games.captains_gulf.data import CARDS, FIRST_PORT, LOAN, PORTS, RULES, SETUP, SPACES
from games.engine import Auto, Choice, Illegal, Luck, Question, Tell

if TYPE_CHECKING:
    from games.captains_gulf.captain import Captain
    from games.captains_gulf.table import Table

DECLINE, REPAY, DRAW = picks.Decline().text, picks.Repay().text, picks.Draw().text
SAIL = [picks.Sail(port).text for port in PORTS]
BUY = [picks.Buy(amount).text for amount in data.FUEL_AMOUNT]
DROP = [picks.Drop(card).text for card in CARDS]


def forfeit(table: Table, seat: int, tell: Tell) -> None:
    """CG4.7: no main action, and so no bonus action after it."""
    tell(events.Forfeited(space=SPACES[table.space]), seat)


# -- ports and fuel ----------------------------------------------------------------------------------------------


def ports_in_reach(captain: Captain) -> list[str]:
    """CG5.C, CG7.5: from sea to any port, whatever the fuel; from a port to none (ruling 4)."""
    return [] if captain.at >= FIRST_PORT else SAIL


class Sail(Choice, frozen=True, tag="sail"):
    """CG6.11: the port the Improved Engine sails to."""

    discount: int

    def question(self, table: Table) -> Question:
        captain = table.captains[self.seat]
        return questions.Sail(captain.fuel, captain.money)

    def options(self, table: Table) -> list[str]:
        return SAIL

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        sailing.sail_to_port(table, self.seat, FIRST_PORT + SAIL.index(choice), tell, self.discount)

    def why_not(self, table: Table, choice: str) -> Illegal:
        return Illegal(refusals.ChoosePort())


class FuelDock(Auto, frozen=True, tag="dock"):
    """CG5.A: the Fuel Engineer's money, then a full tank. Free and never harmful, so nobody is asked."""

    seat: int

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        captain = table.captains[self.seat]
        if not captain.in_port:
            forfeit(table, self.seat, tell)
            return
        table.acted = True
        sailing.pay_engineer(captain, self.seat, tell)
        gained = sailing.gain_fuel(captain, captain.tank)
        tell(events.Refueled(fuel=gained, tank=captain.tank), self.seat)


class BuyFuel(Choice, frozen=True, tag="buy"):
    """CG6.9: how much fuel to buy; what does not fit into the tank is lost."""

    def question(self, table: Table) -> Question:
        captain = table.captains[self.seat]
        return questions.BuyFuel(money=captain.money, fuel=captain.fuel, tank=captain.tank)

    def options(self, table: Table) -> list[str]:
        cash = table.captains[self.seat].money
        return [text for text, cost in zip(BUY, data.FUEL_PRICE, strict=True) if cost <= cash]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        captain = table.captains[self.seat]
        package = BUY.index(choice)
        captain.money -= data.FUEL_PRICE[package]
        gained = sailing.gain_fuel(captain, data.FUEL_AMOUNT[package])
        tell(events.FuelBought(fuel=gained, money=data.FUEL_PRICE[package]), self.seat)

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice in BUY:
            captain = table.captains[self.seat]
            return Illegal(refusals.FuelTooDear(cost=data.FUEL_PRICE[BUY.index(choice)], money=captain.money))
        return Illegal(refusals.BuyFirst())


# -- free actions (CG3.6) and cards above the hand (CG3.9) -------------------------------------------------------


def free_options(captain: Captain) -> list[str]:
    """CG3.6: repaying a loan, drawing cards for bonus tiles."""
    options: list[str] = []
    if captain.loans and captain.money >= LOAN.repay:
        options.append(REPAY)
    if captain.tiles:
        options.append(DRAW)
    return options


def free_action(table: Table, seat: int, choice: str, luck: Luck, tell: Tell) -> bool:
    """Carry out a free action; False if `choice` is none."""
    captain = table.captains[seat]
    if choice == REPAY:
        money.repay(captain, seat, tell)
    elif choice == DRAW:
        captain.tiles -= 1
        tell(events.TileForCard(left=captain.tiles), seat)
        drawing.draw(table, seat, RULES.bonus_tile_draw, luck, tell)
        trim(table, seat)
    else:
        return False
    return True


def why_not_free(captain: Captain, choice: str) -> Illegal | None:
    """CG3.6, CG12.2, CG6.12: why a free action is refused; None if `choice` is none."""
    if choice == REPAY:
        if not captain.loans:
            return Illegal(refusals.NoLoans())
        return Illegal(refusals.RepayTooDear(cost=LOAN.repay, money=captain.money))
    if choice == DRAW:
        return Illegal(refusals.NoBonusTiles())
    if choice == "loan":
        return Illegal(refusals.LoansAreForced())
    return None


def trim(table: Table, seat: int, forced: int = 0) -> None:
    """CG3.9: discards that are due: `forced` ones, then down to a full hand."""
    hand = len(table.captains[seat].hand)
    if min(forced, hand) > 0 or hand > SETUP.hand_size:
        table.then(DropCards(seat, min(forced, hand)))


def refill(table: Table, seat: int, luck: Luck, tell: Tell) -> None:
    """CG10.8: draw back up to a full hand, of which at least one card has just been used."""
    drawing.draw(table, seat, drawing.missing(table, seat), luck, tell)
    trim(table, seat)


class DropCards(Choice, frozen=True, tag="drop"):
    """D6, D7, CG3.9: discard a card: `forced` ones whatever the hand, then down to a full hand.

    While only the full hand is in question more bonus tiles may be spent for cards (CG14.8).
    """

    unordered: ClassVar[bool] = True  # the pile of discards is shuffled before anything is drawn from it
    forced: int = 0

    def question(self, table: Table) -> Question:
        hand = len(table.captains[self.seat].hand)
        return questions.Drop(number=max(self.forced, hand - SETUP.hand_size))

    def options(self, table: Table) -> list[str]:
        captain = table.captains[self.seat]
        options = [DROP[card] for card in captain.hand]
        if not self.forced and captain.tiles:
            options.append(DRAW)
        return options

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        if choice == DRAW:
            free_action(table, self.seat, choice, luck, tell)
            return
        card = DROP.index(choice)
        drawing.discard(table, self.seat, [card])
        tell(events.Discarded(card=CARDS[card]), self.seat)
        trim(table, self.seat, max(0, self.forced - 1))

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice in DROP:
            return Illegal(refusals.CardNotInHand(card=CARDS[DROP.index(choice)]), "CG3.9")
        return Illegal(refusals.DropFirst())
