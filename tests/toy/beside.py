"""Lays the toy game beside the real ones, as an owner of a further game would, and takes it away again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import bot.text
import games
import render
from bot.lobby.catalog import offered
from bot.text import texts
from games.engine import registry

ADDED = Path(__file__).parent / "added"


@contextmanager
def beside_the_others() -> Iterator[None]:
    """Tides has rules, pictures and words where the bot looks for them."""
    homes = (games.__path__, "games"), (render.__path__, "render"), (bot.text.__path__, "text")
    for path, name in homes:
        path.append(str(ADDED / name))
    _forget()
    try:
        yield
    finally:
        for path, name in homes:
            path.remove(str(ADDED / name))
        for module in ("games.tides", "render.tides"):
            sys.modules.pop(module, None)
        _forget()


def _forget() -> None:
    registry.cache_clear()
    offered.cache_clear()
    texts.cache_clear()
