"""/follow."""

from __future__ import annotations

from bot.follow.answers import FollowAnswers
from bot.gateway.game_choice import GameChoice
from bot.gateway.game_command import add_game_command
from bot.gateway.room import Tree


def register(tree: Tree, answers: FollowAnswers, choice: GameChoice) -> None:
    """Add the command."""
    add_game_command(tree, choice, "follow", "newcomer", answers.show)
