"""The room of puzzles: what it offers to the rest."""

from __future__ import annotations

from bot.gateway.room import Room
from bot.gateway.visibility import Visibility
from bot.outbox.walls import Walls
from bot.pictures.studio import Studio
from bot.puzzles.answers import PuzzleAnswers
from bot.puzzles.daily import DailyPuzzles
from bot.puzzles.posts import PuzzlePosts
from db.store import Store


def room(store: Store, daily: DailyPuzzles, visibility: Visibility, walls: Walls, studio: Studio) -> Room:
    """One puzzle a day on each server that wants it; where, is in the settings of servers."""
    answers = PuzzleAnswers(store, daily, visibility, studio)
    return Room(
        name="puzzles",
        answers=answers.answers(),
        posts=PuzzlePosts(store, daily, walls, studio).deliveries(),
    )
