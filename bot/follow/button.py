"""The button by which those who watch a game begin to follow it. The panel it leads to is in `panel.py`."""

from __future__ import annotations

from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import button
from bot.ledger.loaded import Loaded
from bot.text import Words


def follow_button(loaded: Loaded, words: Words) -> ui.Button[ui.LayoutView]:
    """The button that leads to the panel of who follows."""
    return button(control(loaded.id, 0, "@following"), words("button-follow"))
