"""The room of privacy: what it offers to the rest."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.room import Room
from bot.ledger.ledger import Ledger
from bot.ledger.post import Delivery
from bot.lobby.card import LobbyCard
from bot.privacy.answers import PrivacyAnswers
from bot.privacy.command import register
from bot.privacy.export_answers import ExportAnswers
from bot.privacy.forgetting import Forgetting
from bot.privacy.kinds import ForgetDue
from bot.workers.workers import Workers
from db.store import Store


def room(
    store: Store, ledger: Ledger, forgetting: Forgetting, card: LobbyCard, choice: GameChoice, *, workers: Workers
) -> Room:
    """Files with what is stored, and being forgotten."""
    answers = PrivacyAnswers(store.games, ledger, forgetting, card)
    exports = ExportAnswers(store, ledger, workers)
    return Room(
        name="privacy",
        answers=answers.answers(),
        commands=[lambda tree: register(tree, exports, answers, choice)],
        posts=[Delivery(ForgetDue, plain=forgetting.go_on)],
    )
