"""The room of votes: hearing what people say who are asked."""

from __future__ import annotations

from bot.gateway.room import Room
from bot.gateway.seat_panel import SeatPanel
from bot.votes.answers import VoteAnswers
from bot.votes.votes import Votes


def room(votes: Votes, panel: SeatPanel) -> Room:
    """What it offers."""
    return Room(name="votes", answers=VoteAnswers(votes, panel).answers())
