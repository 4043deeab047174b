"""The room of notes: what it offers to the rest."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.room import Room
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.ledger import Ledger
from bot.notes.answers import NoteAnswers
from bot.notes.command import register
from bot.notes.notes import Notes
from db.notes import NoteRepository


def room(ledger: Ledger, notes: NoteRepository, panel: SeatPanel, choice: GameChoice) -> Room:
    """What people write down for themselves."""
    answers = NoteAnswers(ledger, Notes(ledger, notes), panel)
    return Room(name="notes", answers=answers.answers(), commands=[lambda tree: register(tree, answers, choice)])
