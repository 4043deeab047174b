"""The welcome as everybody on a server reads it, and the private panels behind its buttons."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.gateway.catalog import offered_games
from bot.gateway.controls import OWN, control
from bot.gateway.layout import ACCENT, button, layout, rows, text
from bot.learn.button import learn_button
from bot.outbox.public_message import PublicMessage
from bot.text import Words

LEARN, OPEN = "learn", "open"


def welcome_message(spoken: Sequence[Words]) -> PublicMessage:
    """Who the bot is, in each of these words, and three ways to begin, in the first of them."""
    titles = [words.listed([f"**{words(f'{kind}-title')}**" for kind in offered_games()]) for words in spoken]
    paragraphs = [words("welcome", games=games) for words, games in zip(spoken, titles, strict=True)]
    first = spoken[0]
    primary = discord.ButtonStyle.primary
    buttons = [
        button(_control(LEARN), first("button-welcome-learn"), primary),
        button(_control(OPEN), first("button-welcome-open"), primary),
        button(control(OWN, 0, "@server.show"), first("button-welcome-settings")),
    ]
    return PublicMessage(content="\n\n".join(paragraphs), rows=rows(buttons))


def games_view(what: str, words: Words) -> ui.LayoutView:
    """All games, to `learn` or to `open` a table of one."""
    listed = [f"**{words(f'{kind}-title')}**\n-# {words(f'{kind}-summary')}" for kind in offered_games()]
    buttons: list[ui.Button[ui.LayoutView]] = []
    for kind in offered_games():
        title = words(f"{kind}-title")
        buttons += [button(_table(kind), title)] if what == OPEN else _learns(kind, title, words)
    return layout(text("\n".join([f"## {words(f'welcome-{what}')}", *listed])), *rows(buttons), accent=ACCENT)


def learn_view(kind: str, words: Words) -> ui.LayoutView:
    """A game in a minute. Raises `MissingText` for a game without a primer."""
    title = words("primer-title", game=words(f"{kind}-title"))
    lines = [title, words(f"{kind}-primer"), words("welcome-more")]
    primary = discord.ButtonStyle.primary
    lesson = learn_button(kind, words, primary)
    buttons = [
        *lesson,
        button(_table(kind), words("button-welcome-table"), discord.ButtonStyle.secondary if lesson else primary),
        button(_control(LEARN), words("button-welcome-others")),
    ]
    return layout(text("\n".join(lines)), *rows(buttons), accent=ACCENT)


def _learns(kind: str, title: str, words: Words) -> list[ui.Button[ui.LayoutView]]:
    """The way to learn a game: its lesson, at once; one without is explained in a minute, or not at all."""
    reads = [button(_control(f"{LEARN}.{kind}"), title)] if words.has(f"{kind}-primer") else []
    return learn_button(kind, words, label=title) or reads


def _table(kind: str) -> str:
    return control(OWN, 0, f"@open.{kind}")


def _control(what: str) -> str:
    return control(OWN, 0, f"@welcome.{what}")
