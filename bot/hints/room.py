"""The room of hints: advice at tables that allow it."""

from __future__ import annotations

from bot.gateway.room import Room
from bot.hints.answers import HintAnswers
from bot.hints.hints import Hints
from bot.ledger.ledger import Ledger
from bot.players.thinking import Thinking


def room(ledger: Ledger, hints: Hints, thinking: Thinking) -> Room:
    """What it offers."""
    return Room(name="hints", answers=HintAnswers(ledger, hints, thinking).answers())
