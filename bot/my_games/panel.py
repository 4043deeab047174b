"""The private list of a person's games: what waits for them first, a button to each of those, ten on a page."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec
from discord import ui

from bot.gateway.controls import OWN, control
from bot.gateway.layout import ACCENT, button, layout, rows, text
from bot.text import Words

PAGE = 10


class ListedGame(msgspec.Struct, frozen=True):
    """A line of the list. `play` is the label of the button that leads to the game; without it there is none."""

    game_id: str
    line: str
    play: str = ""


def games_view(entries: Sequence[ListedGame], kept: Sequence[str], page: int, words: Words) -> ui.LayoutView:
    """One page of the list, counted from 0; `kept` is what the person has kept from earlier games."""
    pages = max(1, -(-len(entries) // PAGE))
    page = min(page, pages - 1)
    shown = entries[page * PAGE : (page + 1) * PAGE]
    lines = [words("games-title"), *(entry.line for entry in shown)] if shown else [words("games-none")]
    if page == pages - 1:
        lines += kept
    if pages > 1:
        lines.append(words("games-page", page=page + 1, pages=pages))
    style = discord.ButtonStyle
    plays = [button(control(entry.game_id, 0, "@play"), entry.play, style.primary) for entry in shown if entry.play]
    turns = [
        button(control(OWN, max(page - 1, 0), "@games.back"), words("button-back"), disabled=page == 0),
        button(control(OWN, page + 1, "@games.forth"), words("button-forth"), disabled=page == pages - 1),
    ]
    return layout(text("\n".join(lines)), *rows(plays), *(rows(turns) if pages > 1 else []), accent=ACCENT)
