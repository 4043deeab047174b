"""/table."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.game_command import add_game_command
from bot.gateway.room import Tree
from bot.seats.answers import SeatsAnswers


def register(tree: Tree, answers: SeatsAnswers, choice: GameChoice) -> None:
    """Add the command."""
    add_game_command(tree, choice, "table", "watcher", answers.show)
