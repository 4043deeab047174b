"""The room of places: what it offers to the rest."""

from __future__ import annotations

from bot.gateway.room import Room
from bot.ledger.post import Delivery
from bot.places.kinds import Reopen
from bot.places.reopening import Reopening


def room(reopening: Reopening) -> Room:
    """What is done later about places."""
    return Room(name="places", posts=[Delivery(Reopen, plain=reopening.deliver)])
