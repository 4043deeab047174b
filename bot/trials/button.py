"""The button that leads to a trial. What it leads to is in `panel.py`."""

from __future__ import annotations

from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import button
from bot.ledger.loaded import Loaded
from bot.ledger.rated import may_be_compared
from bot.text import Words


def trial_button(loaded: Loaded, words: Words, *, asked: bool) -> list[ui.Button[ui.LayoutView]]:
    """The button in the panel of a game under way, for whoever is `asked` something; for who waits only where results
    are not compared, for it begins with what others decide."""
    if loaded.row.state != "running" or loaded.saved.course.paused:
        return []
    if not asked and may_be_compared(loaded.id, loaded.options, len(loaded.seats)):
        return []
    return [button(control(loaded.id, 0, "@try"), words("button-trial"))]
