"""The private message in which one leafs through a game: a turn's picture, what happened in it, and where to go next.
Buttons name the turn they lead to, so an old one still works; the form of a control says what is looked at."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.heading import game_heading
from bot.gateway.layout import ACCENT, BYTES, MENU, TEXT, button, layout, menu, pictures, rows, text, told_picture
from bot.ledger.loaded import Loaded
from bot.pictures.replayed_turns import Chapter
from bot.pictures.table_in_words import TableInWords
from bot.text import Words
from bot.text.event_lines import shortened, tell

TABLE, SHEET = "table", "sheet"
"""What is looked at."""
ROUNDS_FROM = 5
STORY = 2000


def history_view(
    loaded: Loaded,
    words: Words,
    chapter: Chapter,
    files: Sequence[discord.File],
    what: str,
    *,
    viewer: int | None,
    in_words: TableInWords | None = None,
) -> ui.LayoutView:
    """The turn with its picture, for whoever sits at `viewer`, who can look at a sheet of their own; None watches.
    `in_words` is the table as it was then, for who reads it before they look at the picture."""
    number, newest = chapter.number, chapter.newest
    story = tell(chapter.events, words, viewer) or [words("history-quiet")]
    told = [text(_title(loaded, words, chapter)), text(shortened(story, words, STORY))]
    parts: list[ui.Item[ui.LayoutView]] = [*told]
    if in_words is None:
        parts += pictures(files)
    else:
        said = in_words.within(TEXT - sum(len(part.content) for part in told), BYTES // 2)
        parts += [*([text(said)] if said else []), *map(told_picture, files)]
    if newest:
        heading = words("history-jump")
        entries = [(str(turn), _entry(words, turn, chapter.rounds[turn]), "") for turn in stops(chapter.rounds)]
        parts.append(menu(control(loaded.id, number, f"@step.jump.{what}"), heading, entries))
    leads = {"first": 0, "back": max(number - 1, 0), "forth": min(number + 1, newest), "last": newest}
    ways = [
        button(
            control(loaded.id, turn, f"@step.{way}.{what}"),
            words(f"button-{way}"),
            disabled=turn == number and (way != "last" or loaded.row.state != "running"),
        )
        for way, turn in leads.items()
    ]
    other = TABLE if what == SHEET else SHEET
    look = button(control(loaded.id, number, f"@step.look.{other}"), words(f"button-{other}-then"))
    return layout(*parts, *rows([*ways, *([look] if viewer is not None else [])]), accent=ACCENT)


def stops(rounds: Sequence[int]) -> list[int]:
    """The turns a menu leads to: all of them, else the first of each round, else some at even distances."""
    if len(rounds) <= MENU:
        return list(range(len(rounds)))
    firsts = [turn for turn, number in enumerate(rounds) if not turn or number != rounds[turn - 1]]
    if ROUNDS_FROM <= len(firsts) <= MENU:
        return firsts
    return [round(each * (len(rounds) - 1) / (MENU - 1)) for each in range(MENU)]


def _title(loaded: Loaded, words: Words, chapter: Chapter) -> str:
    number, newest = chapter.number, chapter.newest
    title = game_heading(loaded, words) + "\n"
    title += words("history-turn" if number else "history-deal", turn=number, count=newest)
    if chapter.rounds[number]:
        title += " " + words("history-round", round=chapter.rounds[number])
    if number == newest:
        title += " " + words("history-now" if loaded.row.state == "running" else "history-end")
    return title


def _entry(words: Words, turn: int, round_: int) -> str:
    if not turn:
        return words("history-entry-deal")
    return words("history-entry-round" if round_ else "history-entry", turn=turn, round=round_)
