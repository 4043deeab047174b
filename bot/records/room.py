"""The room of records: what it offers to the rest."""

from __future__ import annotations

from bot.gateway.room import Room
from bot.ledger.ledger import Ledger
from bot.pictures.studio import Studio
from bot.records.answers import RecordsAnswers
from bot.records.command import register
from db.store import Store


def room(store: Store, ledger: Ledger, studio: Studio) -> Room:
    """Playing a handed-in record again."""
    answers = RecordsAnswers(store, ledger, studio)
    return Room(name="records", commands=[lambda tree: register(tree, answers)])
