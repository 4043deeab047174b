"""The private list of a person's games: what waits for them first, a button to each of those, ten on a page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import discord
import msgspec
from discord import ui

from bot.gateway.controls import LISTED, OWN, control
from bot.gateway.layout import ACCENT, button, layout, rows, text
from bot.text import Words

PAGE = 10


Press = Literal["", "play", "look"]
"""What the button of a game does: there is none, one plays, or only looks."""


class ListedGame(msgspec.Struct, frozen=True):
    """A line of the list, and the label of the button that leads to the game."""

    game_id: str
    line: str
    label: str
    press: Press = ""


class Page(msgspec.Struct, frozen=True):
    """A page of the list, counted from 0, of so many."""

    number: int
    of: int

    @classmethod
    def turned_to(cls, number: int, games: int) -> Page:
        """The page with this number where there are so many games, or the last one."""
        pages = max(1, -(-games // PAGE))
        return cls(min(number, pages - 1), pages)

    @property
    def games(self) -> slice:
        """Which games of the list stand on it."""
        return slice(self.number * PAGE, (self.number + 1) * PAGE)


def games_view(shown: Sequence[ListedGame], kept: Sequence[str], at: Page, words: Words) -> ui.LayoutView:
    """One page of the list with the games it shows; `kept` is what the person has kept from earlier games."""
    page, pages = at.number, at.of
    lines = [words("games-title"), *(entry.line for entry in shown)] if shown else [words("games-none")]
    if page == pages - 1:
        lines += kept
    if pages > 1:
        lines.append(words("games-page", page=page + 1, pages=pages))
    plays = [_way(entry, words) for entry in shown if entry.press]
    turns = [
        button(control(OWN, max(page - 1, 0), "@games.back"), words("button-back"), disabled=page == 0),
        button(control(OWN, page + 1, "@games.forth"), words("button-forth"), disabled=page == pages - 1),
    ]
    return layout(text("\n".join(lines)), *rows(plays), *(rows(turns) if pages > 1 else []), accent=ACCENT)


def _way(entry: ListedGame, words: Words) -> ui.Button[ui.LayoutView]:
    """The button that leads to a game, whose panel leads back to the list."""
    label, styles = words(f"games-{entry.press}", game=entry.label), discord.ButtonStyle
    if entry.press == "play":
        return button(control(entry.game_id, 0, f"@play.{LISTED}"), label, styles.primary)
    return button(control(entry.game_id, 0, f"@fresh.{LISTED}"), label)
