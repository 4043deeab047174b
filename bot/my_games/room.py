"""The room of a person's own games: the list of them, and the way to the next that waits."""

from __future__ import annotations

import discord

from bot.gateway.room import Room
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.ledger import Ledger
from bot.my_games.answers import MyGamesAnswers
from bot.my_games.command import register
from db.store import Store


def room(store: Store, ledger: Ledger, client: discord.Client, panel: SeatPanel) -> Room:
    """What it offers."""
    answers = MyGamesAnswers(store, ledger, client, panel)
    return Room(name="my_games", answers=answers.answers(), commands=[lambda tree: register(tree, answers)])
