"""The games people can open: those with rules, pictures, and words in every language.
A game that is still growing may lie in the tree without being offered."""

from __future__ import annotations

from functools import cache
from typing import Any

from bot.text import LANGUAGES, texts
from games.engine import Game, registry
from render import painter


@cache
def offered_games() -> dict[str, Game[Any, Any]]:
    """The games offered, by id."""
    return {id_: game for id_, game in registry().items() if _has_words(id_) and _has_pictures(id_)}


def _has_words(game_id: str) -> bool:
    return all(texts().has(language, f"{game_id}-title") for language in LANGUAGES)


def _has_pictures(game_id: str) -> bool:
    try:
        painter(game_id)
    except LookupError:
        return False
    return True
