"""The room of lobbies: what it offers to the rest."""

from __future__ import annotations

from bot.gateway.room import Room
from bot.ledger.ledger import Ledger
from bot.lobby.answers import LobbyAnswers
from bot.lobby.card import LobbyCard
from bot.lobby.command import register
from bot.lobby.lobby import Lobbies
from bot.lobby.posts import LobbyPosts
from bot.lobby.venue import Venue
from bot.outbox.messages import GameMessages


def room(ledger: Ledger, lobbies: Lobbies, venue: Venue, card: LobbyCard, messages: GameMessages) -> Room:
    """Opening games, sitting down, starting; and the card that shows where a game stands."""
    answers = LobbyAnswers(ledger, lobbies, venue, card)
    return Room(
        name="lobby",
        answers=answers.answers(),
        commands=[lambda tree: register(tree, answers)],
        posts=LobbyPosts(lobbies, card, messages).deliveries(),
    )
