"""/log, /history and /replay."""

from __future__ import annotations

from bot.gateway.game_choice import GameChoice
from bot.gateway.game_command import add_game_command
from bot.gateway.room import Tree
from bot.history.answers import HistoryAnswers
from bot.history.log_answers import LogAnswers
from bot.history.replay_answers import ReplayAnswers


def register(tree: Tree, log: LogAnswers, history: HistoryAnswers, replay: ReplayAnswers, choice: GameChoice) -> None:
    """Add the commands."""
    add_game_command(tree, choice, "log", "watcher", log.show, dealt=True)
    add_game_command(tree, choice, "history", "watcher", history.show, dealt=True)
    add_game_command(tree, choice, "replay", "watcher", replay.show, "replay", dealt=True)
