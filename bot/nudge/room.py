"""The room of nudges: what it offers to the rest."""

from __future__ import annotations

from bot.gateway.room import Room
from bot.nudge.answers import NudgeAnswers
from bot.nudge.nudging import Nudging


def room(nudging: Nudging) -> Room:
    """Calling those once more who hold a game up."""
    return Room(name="nudge", answers=NudgeAnswers(nudging).answers())
