"""/undo and /redo."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.game_command import add_game_command
from bot.gateway.room import Tree
from bot.undo.answers import UndoAnswers


def register(tree: Tree, answers: UndoAnswers, choice: GameChoice) -> None:
    """Add the commands."""
    add_game_command(tree, choice, "undo", "present", answers.back, "undo")
    add_game_command(tree, choice, "redo", "present", answers.redo, "undo")
