"""The button that asks for a hint, where there is one to be had. What it leads to is in `panel.py`."""

from __future__ import annotations

from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import button
from bot.hints.hints import adviser, has_alternatives
from bot.ledger.loaded import Loaded
from bot.text import Words


def hint_button(loaded: Loaded, seat: int, words: Words) -> list[ui.Button[ui.LayoutView]]:
    """The button in the panel, at tables with hints, where there is something to think about."""
    if not loaded.options.hints or adviser(loaded.row.kind) is None or not has_alternatives(loaded, seat):
        return []
    return [button(control(loaded.id, loaded.saved.asked[seat], "@hint"), words("button-hint"))]
