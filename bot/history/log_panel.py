"""The log as a person gets it privately, newest page first, with buttons to older and newer pages.
A page is named by the line it ends before or begins with: what is added meanwhile moves nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.heading import game_heading
from bot.gateway.layout import ACCENT, button, layout, rows, text
from bot.ledger.loaded import Loaded
from bot.text import Words
from bot.text.clipping import clipped

ROOM = 3600
HALF_A_DAY = timedelta(hours=12)
"""Within so long, a page's last line needs no date of its own, wherever it is read."""
UNTIL, SINCE = "b", "f"
"""How an argument names a page: by the line it ends before, or by the line it begins with."""


def page_of(lengths: Sequence[int], argument: str) -> tuple[int, int]:
    """The lines of the page an argument names, as (first, behind the last); the newest page for what names none."""
    way, number = argument[:1], argument[1:]
    if not (way in (UNTIL, SINCE) and number.isascii() and number.isdigit() and len(number) < 7):
        way, number = UNTIL, str(len(lengths))
    if way == UNTIL:
        end = min(max(int(number), 1), len(lengths))
        first = end
        while first > 0 and (first == end or sum(lengths[first - 1 : end]) + end - first + 1 <= ROOM):
            first -= 1
        return first, end
    first = min(int(number), max(len(lengths) - 1, 0))
    end = first
    while end < len(lengths) and (first == end or sum(lengths[first : end + 1]) + end - first + 1 <= ROOM):
        end += 1
    return (first, end) if end < len(lengths) else page_of(lengths, "")


def _told_as(since: datetime, until: datetime) -> str:
    """How the moment of a page's last line is told behind that of its first: `none` if that is the same minute, its
    `time` alone if that is enough, else its `date` too."""
    if round(since.timestamp()) // 60 == round(until.timestamp()) // 60:
        return "none"
    return "time" if until - since < HALF_A_DAY else "date"


def log_view(loaded: Loaded, words: Words, lines: Sequence[tuple[datetime, str]], argument: str) -> ui.LayoutView:
    """A page of the log."""
    first, end = page_of([len(line) for _, line in lines], argument)
    if first == end:
        return layout(text(words("log-empty")), accent=ACCENT)
    page = lines[first:end]
    footer = words(
        "log-page",
        first=first + 1,
        last=end,
        count=len(lines),
        since=str(round(page[0][0].timestamp())),
        until=str(round(page[-1][0].timestamp())),
        until_as=_told_as(page[0][0], page[-1][0]),
    )
    style, revision = discord.ButtonStyle, loaded.board
    buttons: list[ui.Button[ui.LayoutView]] = []
    if first > 0 or end < len(lines):
        older = control(loaded.id, revision, f"@pages.{UNTIL}{first}")
        newer = control(loaded.id, revision, f"@pages.{SINCE}{end}")
        buttons += [
            button(older, words("button-older"), style.primary, disabled=first == 0),
            button(newer, words("button-newer"), disabled=end == len(lines)),
        ]
    buttons.append(button(control(loaded.id, revision, "@history"), words("button-history")))
    story = clipped("\n".join(line for _, line in page), ROOM)
    return layout(text(game_heading(loaded, words)), text(story), text(footer), *rows(buttons), accent=ACCENT)
