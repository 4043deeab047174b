"""The pictures of results that are compared with stored ones: between them they have every kind of plot."""

from __future__ import annotations

from collections.abc import Callable

from bot.text import texts
from bot.text.texts import Words
from bot.tools.gallery.results import pictures
from render import Picture
from render.results import results_picture


def words_of(language: str) -> Words:
    return texts().words(language)


def _drawn(words: Words, wanted: str) -> Picture:
    [content] = [content for name, _, content in pictures(words.language) if name == wanted]
    return results_picture(content)


PICTURES: dict[str, Callable[[Words], Picture]] = {
    "all games": lambda words: _drawn(words, "stats-all"),
    "one game": lambda words: _drawn(words, "stats-game"),
    "one game goes on": lambda words: _drawn(words, "stats-game-2"),
    "how a game went": lambda words: _drawn(words, "course-4"),
    "ratings": lambda words: _drawn(words, "board-rating"),
}
