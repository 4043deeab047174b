"""A note as its owner reads it in the private panel, and nobody else. Its form is in `panel.py`."""

from __future__ import annotations

from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import button, text
from bot.ledger.loaded import Loaded
from bot.text import Words
from bot.text.markdown import in_markdown


def note_parts(words: Words, note: str) -> list[ui.Item[ui.LayoutView]]:
    """What the private panel shows of a note."""
    return [text(words("note-yours", note=in_markdown(note)))] if note else []


def note_button(loaded: Loaded, words: Words) -> list[ui.Button[ui.LayoutView]]:
    """The button that opens the form, while the game is under way."""
    under_way = loaded.row.state == "running"
    return [button(control(loaded.id, 0, "@note"), words("button-note"))] if under_way else []
