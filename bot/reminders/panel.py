"""What a reminder says."""

from __future__ import annotations

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import ACCENT, button, layout, rows, text
from bot.ledger.loaded import Loaded
from bot.text import Words


def reminder_view(loaded: Loaded, words: Words, person: str, since: int, *, direct: bool = False) -> ui.LayoutView:
    """A reminder of a decision owed `since` (seconds since 1970), with the button that opens the panel."""
    place = f"<#{loaded.row.thread_id or loaded.row.channel_id}>"
    title = words(f"{loaded.row.kind}-title")
    key = "reminder-direct" if direct else "reminder-mention"
    buttons = [
        button(control(loaded.id, loaded.saved.posted, "@play"), words("button-play"), discord.ButtonStyle.primary)
    ]
    return layout(
        text(words(key, person=person, game=title, place=place, since=f"<t:{since}:f>")), *rows(buttons), accent=ACCENT
    )
