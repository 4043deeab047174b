"""The button with which table mates nudge whoever holds a game up."""

from __future__ import annotations

from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import button
from bot.ledger.loaded import Loaded
from bot.nudge.nudging import awaited_by
from bot.text import Words


def nudge_button(loaded: Loaded, words: Words, seat: int | None) -> list[ui.Button[ui.LayoutView]]:
    """The button as `seat` sees it (None: everybody), where people play together and one of them is waited for."""
    together = len(loaded.people(range(len(loaded.seats)))) > 1
    awaited = together and awaited_by(loaded, -1 if seat is None else seat)
    return [button(control(loaded.id, 0, "@nudge"), words("button-nudge"))] if awaited else []
