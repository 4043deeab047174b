"""Payments: what is paid at once, and what must be paid with forced loans (CG7.6, CG12)."""

from __future__ import annotations

from games.captains_gulf import events
from games.captains_gulf.captain import Captain
from games.captains_gulf.data import LOAN
from games.engine import Tell


def loans_for(captain: Captain, amount: int) -> int:
    """CG7.6: how many loans it takes to pay `amount`."""
    return max(0, -(-(amount - captain.money) // LOAN.cash))


def must_pay(captain: Captain, seat: int, amount: int, tell: Tell) -> None:
    """CG7.6: pay `amount`, with as many loans as that takes and not one more (CG12.1, CG12.3)."""
    taken = loans_for(captain, amount)
    captain.loans += taken
    captain.money += taken * LOAN.cash - amount
    if taken:
        tell(events.LoansTaken(number=taken, money=taken * LOAN.cash, loans=captain.loans), seat)


def repay(captain: Captain, seat: int, tell: Tell) -> None:
    """CG12.2: give one loan back."""
    captain.money -= LOAN.repay
    captain.loans -= 1
    tell(events.LoanRepaid(money=LOAN.repay, loans=captain.loans), seat)
