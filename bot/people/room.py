"""The room of what people set for themselves: what it offers to the rest."""

from __future__ import annotations

from bot.clocks.vacations import Vacations
from bot.gateway.room import Room
from bot.ledger.ledger import Ledger
from bot.people.answers import SettingsAnswers
from bot.people.command import register
from bot.reminders.alarms import Alarms
from db.store import Store


def room(store: Store, ledger: Ledger, alarms: Alarms, vacations: Vacations) -> Room:
    """How a person wants to be called, and when not at all."""
    answers = SettingsAnswers(store, ledger, alarms, vacations)
    return Room(name="people", answers=answers.answers(), commands=[lambda tree: register(tree, answers)])
