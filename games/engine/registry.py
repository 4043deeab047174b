"""The games there are: every package beside this one that has a `GAME`."""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from typing import Any

import games
from games.engine.game import Game


@cache
def registry() -> dict[str, Game[Any, Any]]:
    """All games by id, in the order of their names. Raises `DataError` for a damaged data file."""
    found: dict[str, Game[Any, Any]] = {}
    for module in pkgutil.iter_modules(games.__path__):
        if module.ispkg and module.name != "engine":
            game: Game[Any, Any] = importlib.import_module(f"games.{module.name}").GAME
            found[game.id] = game
    return found
