"""/review."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.game_command import add_game_command
from bot.gateway.room import Tree
from bot.review.answers import ReviewAnswers


def register(tree: Tree, answers: ReviewAnswers, choice: GameChoice) -> None:
    """Add the command."""
    add_game_command(tree, choice, "review", "watcher", answers.show, "review", dealt=True)
