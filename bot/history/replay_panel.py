"""The message with the animation of a whole game, below the final scoring."""

from __future__ import annotations

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import ACCENT, button, layout, picture, rows, text
from bot.ledger.loaded import Loaded
from bot.text import Words


def replay_view(loaded: Loaded, words: Words, file: discord.File) -> ui.LayoutView:
    """The animation of the whole game, below the final scoring."""
    parts: list[ui.Item[ui.LayoutView]] = [text(words("replay-title")), picture(file)]
    language = button(control(loaded.id, loaded.row.revision, "@watch"), words("button-watch"))
    return layout(*parts, *rows([language]), accent=ACCENT)
