"""The room of seats: what it offers to the rest."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.room import Room
from bot.ledger.ledger import Ledger
from bot.play.private_panel import PrivatePanel
from bot.seats.answers import SeatsAnswers
from bot.seats.command import register
from bot.seats.hosting import Hosting
from bot.seats.replacing import Replacing
from bot.seats.seating import Seating


def room(
    ledger: Ledger,
    seating: Seating,
    replacing: Replacing,
    hosting: Hosting,
    panel: PrivatePanel,
    choice: GameChoice,
) -> Room:
    """Standing up, coming back, handing over; and what a host does to a game."""
    answers = SeatsAnswers(ledger, seating, replacing, hosting, panel)
    return Room(name="seats", answers=answers.answers(), commands=[lambda tree: register(tree, answers, choice)])
