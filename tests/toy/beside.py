"""Lays the toy game beside the real ones, as an owner of a further game would, and takes it away again."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import bot.text
import games
import render
from bot.gateway.catalog import offered_games
from bot.text import Texts, texts
from games.engine import registry

ADDED = Path(__file__).parent / "added"


_READ: dict[bool, Texts] = {}
"""The texts with the toy game and without: what was parsed of them takes a quarter of a second to parse anew."""


@contextmanager
def beside_the_others() -> Iterator[None]:
    """Tides has rules, pictures and words where the bot looks for them."""
    homes = (games.__path__, "games"), (render.__path__, "render"), (bot.text.__path__, "text")
    _READ[False] = texts()
    for path, name in homes:
        path.append(str(ADDED / name))
    _look_again(beside=True)
    try:
        yield
    finally:
        _READ[True] = texts()
        for path, name in homes:
            path.remove(str(ADDED / name))
        for module in ("games.tides", "render.tides"):
            sys.modules.pop(module, None)
        _look_again(beside=False)


def _look_again(*, beside: bool) -> None:
    registry.cache_clear()
    offered_games.cache_clear()
    texts.cache_clear()
    if beside in _READ:
        with patch("bot.text.Texts", lambda _: _READ[beside]):
            texts()
