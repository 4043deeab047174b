"""What a round card brings at the Reset Phase, the Coast Guard's inspection among it (CG13.2, CG14)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from games.captains_gulf import data, events, picks, questions, refusals
from games.captains_gulf.data import COAST_GUARD, ROUND_CARDS, ROWS
from games.captains_gulf.money import must_pay
from games.engine import Auto, Choice, Illegal, Luck, Question, Tell

if TYPE_CHECKING:
    from games.captains_gulf.captain import Captain
    from games.captains_gulf.table import Table

WITH_FUEL, WITH_MONEY = picks.Inspection("fuel").text, picks.Inspection("money").text


def card_money(card: int, captain: Captain) -> int:
    """CG14.1 to CG14.3, CG14.10: what a round card gives (or, below 0, takes) at the Reset Phase, engineer included."""
    row = ROWS.round_card[card]
    if card == data.BOAT_SHOW:
        cards = len(captain.license_cards) + len(captain.crew_cards) + len(captain.upgrade_cards)
        return row.amount * cards
    if card == data.MAINTENANCE:
        due = row.base + row.amount * len(captain.upgrade_cards)
    elif card == data.PROVISIONS:
        due = row.base + row.amount * len(captain.crew_cards)
    else:
        total = sum(data.LICENSE_COST[each] for each in captain.license_cards)
        due = -(-total // row.divisor)
    return -max(0, due - captain.engineer(data.MAINTENANCE_ENGINEER))


def apply_card(table: Table, seat: int, tell: Tell) -> None:
    """CG13.2: one player's gain or payment."""
    captain = table.captains[seat]
    change = card_money(table.card, captain)
    if table.card == data.BOAT_SHOW:
        captain.money += change
        tell(events.CardEarned(card=ROUND_CARDS[table.card], money=change), seat)
    else:
        tell(events.CardPaid(card=ROUND_CARDS[table.card], money=-change), seat)
        must_pay(captain, seat, -change, tell)


def inspection_cost(captain: Captain, with_fuel: bool) -> int:
    """CG14.5, CG11.5: the money part of an answer to the inspection."""
    row = ROWS.round_card[COAST_GUARD]
    due = row.amount if with_fuel else row.base
    return max(0, due - captain.engineer(data.MAINTENANCE_ENGINEER))


class Inspection(Choice, frozen=True, tag="inspection"):
    """D8, CG14.5: pay with fuel and a little money, or with money alone; secret until all have answered."""

    def question(self, table: Table) -> Question:
        row, captain = ROWS.round_card[COAST_GUARD], table.captains[self.seat]
        return questions.Inspection(
            fuel=row.fuel, with_fuel=row.amount, money=row.base, own_fuel=captain.fuel, own_money=captain.money
        )

    def options(self, table: Table) -> list[str]:
        if table.captains[self.seat].fuel < ROWS.round_card[COAST_GUARD].fuel:
            return [WITH_MONEY]
        return [WITH_FUEL, WITH_MONEY]

    def resolve(self, table: Table, choice: str, luck: Luck, tell: Tell) -> None:
        table.captains[self.seat].answer = int(choice == WITH_FUEL)

    def why_not(self, table: Table, choice: str) -> Illegal:
        if choice == WITH_FUEL:
            return Illegal(refusals.TooLittleFuel(fuel=table.captains[self.seat].fuel))
        return Illegal(refusals.AnswerInspection())


class PayInspection(Auto, frozen=True, tag="pay"):
    """CG14.5: all answers are shown and paid."""

    def run(self, table: Table, luck: Luck, tell: Tell) -> None:
        for seat in table.turn_order():
            captain = table.captains[seat]
            with_fuel = captain.answer == 1
            fuel = ROWS.round_card[COAST_GUARD].fuel if with_fuel else 0
            cost = inspection_cost(captain, with_fuel)
            captain.fuel -= fuel
            captain.answer = -1
            tell(events.Inspected(fuel=fuel, money=cost), seat, barrier=True)
            must_pay(captain, seat, cost, tell)
