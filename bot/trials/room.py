"""The room of trials: a private copy of a table, to try something out on."""

from __future__ import annotations

from bot.gateway.room import Room
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.ledger import Ledger
from bot.pictures.studio import Studio
from bot.plans.plans import Plans
from bot.trials.answers import TrialAnswers
from bot.trials.plan_answers import TrialPlanAnswers
from bot.trials.trials import Trials


def room(ledger: Ledger, trials: Trials, plans: Plans, studio: Studio, panel: SeatPanel) -> Room:
    """What it offers."""
    plans_made = TrialPlanAnswers(ledger, trials, plans, panel)
    return Room(name="trials", answers=TrialAnswers(ledger, trials, plans, studio).answers() | plans_made.answers())
