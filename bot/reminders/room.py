"""The room of reminders: what it offers to the rest."""

from __future__ import annotations

from bot.gateway.room import Room
from bot.ledger.post import Delivery
from bot.reminders.kinds import Alarm, Reminder
from bot.reminders.posts import AlarmBell, Reminders


def room(reminders: Reminders, bell: AlarmBell) -> Room:
    """Reminders and alarms."""
    return Room(name="reminders", posts=[Delivery(Reminder, game=reminders.remind), Delivery(Alarm, game=bell.ring)])
