"""The room of privacy: what it offers to the rest."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.room import Room
from bot.ledger.ledger import Ledger
from bot.lobby.card import LobbyCard
from bot.privacy.answers import PrivacyAnswers
from bot.privacy.command import register
from bot.privacy.forgetting import Forgetting
from db.store import Store


def room(store: Store, ledger: Ledger, forgetting: Forgetting, card: LobbyCard, choice: GameChoice) -> Room:
    """Files with what is stored, and being forgotten."""
    answers = PrivacyAnswers(store, ledger, forgetting, card)
    return Room(name="privacy", answers=answers.answers(), commands=[lambda tree: register(tree, answers, choice)])
