"""/table."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.game_command import add_game_command
from bot.gateway.room import Tree
from bot.seats.table_answers import TableAnswers


def register(tree: Tree, table: TableAnswers, choice: GameChoice) -> None:
    """Add the command."""
    add_game_command(tree, choice, "table", "watcher", table.show)
