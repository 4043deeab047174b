"""The button that leads to the proof of a finished game's luck. What it leads to is in `proof_answers.py`."""

from __future__ import annotations

from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import button
from bot.ledger.loaded import Loaded
from bot.text import Words


def proof_button(loaded: Loaded, words: Words) -> ui.Button[ui.LayoutView]:
    """The last button below the final scoring."""
    return button(control(loaded.id, loaded.board, "@proof"), words("button-proof"))
