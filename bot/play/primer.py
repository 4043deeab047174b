"""The rules in a minute, for whoever never saw the game: the button that asks for them, and the page.
A game without a primer has neither."""

from __future__ import annotations

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import ACCENT, button, layout, rows, text
from bot.learn.button import learn_button
from bot.ledger.loaded import Loaded
from bot.play.provenance import of_a_game
from bot.text import Words


def primer_button(loaded: Loaded, revision: int, words: Words) -> list[ui.Button[ui.LayoutView]]:
    """The button, if there is something to show."""
    if not words.has(f"{loaded.row.kind}-primer"):
        return []
    return [button(control(loaded.id, revision, "@primer"), words("button-primer"))]


def primer_view(loaded: Loaded, words: Words) -> ui.LayoutView:
    """The page. Raises `MissingText` for a game without a primer."""
    kind = loaded.row.kind
    title = words("primer-title", game=words(f"{kind}-title"))
    lines = [title, words(f"{kind}-primer"), words("primer-more"), *of_a_game(kind, words)]
    lesson = learn_button(kind, words, discord.ButtonStyle.primary)
    return layout(text("\n".join(lines)), *rows(lesson), accent=ACCENT)
