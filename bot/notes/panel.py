"""The form in which a note is written."""

from __future__ import annotations

import discord
from discord import ui

from bot.gateway.controls import control
from bot.ledger.loaded import Loaded
from bot.text import Words
from db.notes import LONGEST_NOTE

NOTE = "note"


def note_modal(loaded: Loaded, words: Words, note: str) -> ui.Modal:
    """The form, with what is written there now."""
    modal = ui.Modal(title=words("note-form"), custom_id=control(loaded.id, 0, "@note"), timeout=None)
    field: ui.TextInput[ui.Modal] = ui.TextInput(
        custom_id=NOTE,
        style=discord.TextStyle.paragraph,
        default=note or None,
        max_length=LONGEST_NOTE,
        required=False,
    )
    modal.add_item(ui.Label(text=words("note-label"), description=words("note-label.small"), component=field))
    modal.stop()
    return modal
