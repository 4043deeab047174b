"""The buttons with which whoever is asked to take over a seat answers, below the notice that asks."""

from __future__ import annotations

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import button, rows
from bot.ledger.loaded import Loaded
from bot.text import Words


def offer_buttons(loaded: Loaded, words: Words, number: int) -> list[ui.ActionRow[ui.LayoutView]]:
    """For whoever is asked to take over a seat."""
    styles = discord.ButtonStyle
    return rows(
        [
            button(control(loaded.id, number, "@accept"), words("button-accept"), styles.success),
            button(control(loaded.id, number, "@decline"), words("button-decline")),
        ]
    )
