"""The room of plans: what people decide before they are asked."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.room import Room
from bot.ledger.ledger import Ledger
from bot.plans.answers import PlanAnswers
from bot.plans.command import register
from bot.plans.plans import Plans
from bot.players.foresight import Foresight
from db.games import GameRepository


def room(ledger: Ledger, plans: Plans, foresight: Foresight, games: GameRepository, choice: GameChoice) -> Room:
    """What it offers."""
    answers = PlanAnswers(ledger, plans, foresight, games)
    return Room(name="plans", answers=answers.answers(), commands=[lambda tree: register(tree, answers, choice)])
