"""The table's picture as a person gets it privately, with a menu of its parts to look at alone."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.games import Loaded
from bot.panels.controls import control
from bot.panels.layout import layout, menu, picture
from bot.text import Words

WHOLE = "@table"
"""What is asked for instead of a part to see all of it."""


def table_view(loaded: Loaded, words: Words, file: discord.File, parts: Sequence[str]) -> ui.LayoutView:
    """The picture; the menu only for games whose table has parts."""
    if not parts:
        return layout(picture(file))
    entries = [(WHOLE, words("part-whole"), ""), *((part, words.part(part), "") for part in parts)]
    return layout(picture(file), menu(control(loaded.id, loaded.row.revision, "@part"), words("part-menu"), entries))
