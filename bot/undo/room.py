"""The room of undo: taking back, and playing again what was taken back. What it asks a table is in `undo.py`."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.room import Room
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.ledger import Ledger
from bot.undo.answers import UndoAnswers
from bot.undo.command import register
from bot.undo.undo import Undo


def room(ledger: Ledger, undo: Undo, panel: SeatPanel, choice: GameChoice) -> Room:
    """What it offers."""
    answers = UndoAnswers(ledger, undo, panel)
    return Room(name="undo", answers=answers.answers(), commands=[lambda tree: register(tree, answers, choice)])
