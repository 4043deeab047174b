"""What those see who follow a game without playing in it: the panel in which they say so, and what they are told."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import ACCENT, button, layout, rows, text
from bot.ledger.loaded import Loaded
from bot.outbox.public_message import PublicMessage, composed
from bot.text import Words
from bot.text.markdown import in_markdown


def follow_view(loaded: Loaded, words: Words, state: str, *, label: str, follows: bool, daily: bool) -> ui.LayoutView:
    """How a person follows a game (`state` is the sentence for it) and what they may change about it."""
    style = discord.ButtonStyle
    buttons: list[ui.Button[ui.LayoutView]] = []
    if not follows or daily:
        buttons.append(button(control(loaded.id, 0, "@follow.end"), words("button-follow-end"), style.primary))
    if not daily:
        buttons.append(button(control(loaded.id, 0, "@follow.daily"), words("button-follow-daily"), style.primary))
    if follows:
        buttons.append(_stop(loaded, words))
    title = words("follow-title", game=in_markdown(label))
    return layout(text(f"{title}\n{words(state)}"), *rows(buttons), accent=ACCENT)


def news_message(loaded: Loaded, words: Words, story: Sequence[str], label: str) -> PublicMessage:
    """What happened in a running game, as a direct message to somebody who follows it."""
    names = [in_markdown(words.seat(seat)) for seat in loaded.waiting()]
    head = words("follow-news", game=in_markdown(label), place=_place(loaded))
    foot = words("follow-waits", people=words.listed(names))
    return PublicMessage(
        content=composed(words, head, story, [foot]), rows=rows([*_looks(loaded, words), _stop(loaded, words)])
    )


def over_message(loaded: Loaded, words: Words, label: str) -> PublicMessage:
    """How a game ended, as a direct message to somebody who followed it."""
    result = loaded.game.result(loaded.table) if loaded.table is not None else None
    key = "follow-over" if result is not None else "follow-cancelled"
    lines = [words(key, game=in_markdown(label), place=_place(loaded))]
    for score in sorted(result.scores, key=lambda each: (each.place, each.seat)) if result is not None else []:
        name = in_markdown(words.seat(score.seat))
        lines.append(words("follow-result", place=score.place, name=name, points=score.total))
    return PublicMessage(content="\n".join(lines), rows=rows(_looks(loaded, words)))


def _place(loaded: Loaded) -> str:
    return f"<#{loaded.row.thread_id or loaded.row.channel_id}>"


def _looks(loaded: Loaded, words: Words) -> list[ui.Button[ui.LayoutView]]:
    posted = loaded.board
    return [
        button(control(loaded.id, posted, "@table"), words("button-table"), discord.ButtonStyle.primary),
        button(control(loaded.id, posted, "@history"), words("button-history")),
    ]


def _stop(loaded: Loaded, words: Words) -> ui.Button[ui.LayoutView]:
    return button(control(loaded.id, 0, "@unfollow"), words("button-unfollow"))
