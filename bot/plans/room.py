"""The room of plans: what people decide before they are asked."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.room import Room
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.ledger import Ledger
from bot.plans.advice import Advice
from bot.plans.answers import PlanAnswers
from bot.plans.command import register
from bot.plans.favorites import Favorites
from bot.plans.favorites_answers import FavoriteAnswers
from bot.plans.plans import Plans
from bot.plans.quick_answers import QuickPlanAnswers
from bot.players.foresight import Foresight
from db.store import Store


def room(
    ledger: Ledger, plans: Plans, foresight: Foresight, store: Store, *, panel: SeatPanel, choice: GameChoice
) -> Room:
    """What it offers."""
    advice, favorites = Advice(store.games, foresight), Favorites(store.favorites, foresight)
    answers = PlanAnswers(ledger, plans, advice, favorites)
    return Room(
        name="plans",
        answers={
            **answers.answers(),
            **QuickPlanAnswers(ledger, plans, advice, panel).answers(),
            **FavoriteAnswers(favorites).answers(),
        },
        commands=[lambda tree: register(tree, answers, choice)],
    )
