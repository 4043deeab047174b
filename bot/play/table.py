"""The table's picture as a person gets it privately, with a menu of its parts to look at alone; and sheets."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.follow.button import follow_button
from bot.gateway.controls import control
from bot.gateway.heading import game_heading
from bot.gateway.layout import BYTES, TEXT, button, layout, menu, picture, pictures, rows, text, told_picture
from bot.ledger.loaded import Loaded
from bot.pictures.table_in_words import TableInWords
from bot.play.panel import NEWS
from bot.text import Words
from bot.text.event_lines import shortened

WHOLE = "@table"
"""What is asked for instead of a part to see all of it."""


def table_view(
    loaded: Loaded,
    words: Words,
    files: Sequence[discord.File],
    parts: Sequence[str],
    news: Sequence[str],
    *,
    watches: bool,
    trouble: str = "",
    in_words: TableInWords | None = None,
) -> ui.LayoutView:
    """The pictures below what the person had not seen yet, and what keeps the game from being shown where it is played,
    if anything; the menu only for games whose table has parts.

    Who only `watches` a running game can follow it from here. `in_words` is the table for who reads it first.
    """
    told = [game_heading(loaded, words), *([f"⚠️ {trouble}"] if trouble else [])]
    told += [shortened(news, words, NEWS)] if news else []
    shown: list[ui.Item[ui.LayoutView]] = [text("\n".join(told))]
    if in_words is None:
        shown += pictures(files)
    else:
        said = in_words.within(TEXT - len("\n".join(told)), BYTES // 2)
        shown += [*([text(said)] if said else []), *map(told_picture, files)]
    if parts:
        entries = [(WHOLE, words("part-whole"), ""), *((part, words.part(part), "") for part in parts)]
        shown.append(menu(control(loaded.id, loaded.board, "@part"), words("part-menu"), entries))
    buttons = [button(control(loaded.id, loaded.board, "@history"), words("button-history"))]
    if watches:
        buttons.append(follow_button(loaded, words))
    return layout(*shown, *rows(buttons))


def sheet_view(loaded: Loaded, words: Words, file: discord.File, said: str = "") -> ui.LayoutView:
    """A sheet, and a menu of everybody's where several play. What is `said` is what the picture shows, in words."""
    shown: list[ui.Item[ui.LayoutView]] = [text(game_heading(loaded, words))]
    shown += [text(said), told_picture(file)] if said else [picture(file)]
    if len(loaded.seats) > 1:
        entries = [(str(seat), name, "") for seat, name in enumerate(loaded.names)]
        shown.append(menu(control(loaded.id, loaded.board, "@whose"), words("sheet-menu"), entries))
    return layout(*shown)
