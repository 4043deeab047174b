"""The button that leads to the review of a finished game. What it leads to is in `panel.py`."""

from __future__ import annotations

from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import button
from bot.ledger.loaded import Loaded
from bot.text import Words


def review_button(loaded: Loaded, words: Words) -> ui.Button[ui.LayoutView]:
    """The button below the final scoring and in the panel of a finished game."""
    return button(control(loaded.id, loaded.board, "@review"), words("button-review"))
