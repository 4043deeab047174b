"""The room of a person's own games: the list of them, the way to the one that is meant, and to the next that waits."""

from __future__ import annotations

import discord

from bot.gateway.game_choice import GameChoice
from bot.gateway.press import together
from bot.gateway.room import Room
from bot.gateway.seat_panel import SeatPanel
from bot.ledger.ledger import Ledger
from bot.my_games.answers import MyGamesAnswers
from bot.my_games.command import register
from bot.my_games.which_answers import WhichAnswers
from db.store import Store


def room(store: Store, ledger: Ledger, client: discord.Client, panel: SeatPanel, choice: GameChoice) -> Room:
    """What it offers."""
    answers = MyGamesAnswers(store, ledger, client, panel)
    which = WhichAnswers(store, choice, panel, answers)
    return Room(
        name="my_games",
        answers=together([answers.answers(), which.answers()]),
        commands=[lambda tree: register(tree, answers, which, choice)],
    )
