"""/plan."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.game_command import add_game_command
from bot.gateway.room import Tree
from bot.plans.answers import PlanAnswers


def register(tree: Tree, answers: PlanAnswers, choice: GameChoice) -> None:
    """Add the command."""
    add_game_command(tree, choice, "plan", "player", answers.plan)
