"""The room of lessons: what it offers to the rest."""

from __future__ import annotations

from bot.gateway.room import Room
from bot.gateway.visibility import Visibility
from bot.learn.answers import LearnAnswers
from bot.learn.command import register
from bot.learn.open_tables import OpenTables
from bot.ledger.ledger import Ledger
from bot.pictures.studio import Studio
from db.store import Store


def room(store: Store, ledger: Ledger, visibility: Visibility, studio: Studio) -> Room:
    """Learning a game by playing, and the ways from there to a table."""
    answers = LearnAnswers(studio, OpenTables(store, ledger, visibility))
    return Room(name="learn", answers=answers.answers(), commands=[lambda tree: register(tree, answers)])
