"""The buttons of seats that other rooms show: with which whoever is asked to take over a seat answers, below the notice
that asks, and with which a host lets a paused game go on, in the panel that says so."""

from __future__ import annotations

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import button, rows
from bot.ledger.loaded import Loaded
from bot.text import Words

HERE = "here"
"""The argument of an action that was pressed in the panel of a seat: it leads back there."""


def resume_button(loaded: Loaded, words: Words, seat: int) -> list[ui.Button[ui.LayoutView]]:
    """For the host of a paused game, who sits at `seat`."""
    paused = loaded.row.state == "running" and loaded.saved.course.paused
    if not paused or loaded.person_at(seat) != loaded.row.host_id:
        return []
    go_on = control(loaded.id, 0, f"@go-on.{HERE}")
    return [button(go_on, words("button-go-on"), discord.ButtonStyle.success)]


def offer_buttons(loaded: Loaded, words: Words, number: int) -> list[ui.ActionRow[ui.LayoutView]]:
    """For whoever is asked to take over a seat."""
    styles = discord.ButtonStyle
    return rows(
        [
            button(control(loaded.id, number, "@accept"), words("button-accept"), styles.success),
            button(control(loaded.id, number, "@decline"), words("button-decline")),
        ]
    )
