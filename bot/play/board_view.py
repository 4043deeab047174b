"""The public board message: the pictures, what happened, and a mention of exactly those who now decide."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.gateway.controls import control
from bot.gateway.layout import ACCENT, button, layout, pictures, rows, text
from bot.ledger.loaded import Loaded
from bot.play.course_lines import course_parts, offer_buttons, vote_buttons
from bot.text import Words
from bot.text.event_lines import shortened
from bot.text.markdown import in_markdown
from games.engine import Result

STORY = 2400


def board_view(
    loaded: Loaded, words: Words, story: Sequence[str], files: Sequence[discord.File], deciders: Sequence[str]
) -> ui.LayoutView:
    """The board with its story and pictures, the table last; `deciders` are mentions or names of those who owe a
    decision.

    Its controls carry the number of the move it was posted after, also when it is edited later.
    """
    parts: list[ui.Item[ui.LayoutView]] = []
    if story:
        parts.append(text(shortened(story, words, STORY)))
    parts += pictures(files)
    parts += course_parts(loaded, words, None)
    running = loaded.row.state == "running"
    if deciders and running and not loaded.saved.course.paused:
        parts.append(text(words("board-decide", people=words.listed(list(deciders)), count=len(deciders))))
    revision = loaded.saved.posted
    style = discord.ButtonStyle
    play = button(control(loaded.id, revision, "@play"), words("button-play"), style.primary)
    parts += rows(
        [
            *([play] if running else []),
            button(control(loaded.id, revision, "@sheet"), words("button-sheet")),
            button(control(loaded.id, revision, "@log"), words("button-log")),
            button(control(loaded.id, revision, "@text"), words("button-text")),
        ]
    )
    return layout(*parts, accent=ACCENT)


def final_view(
    loaded: Loaded,
    words: Words,
    story: Sequence[str],
    files: Sequence[discord.File],
    result: Result,
    secret: bytes | None,
    called: Sequence[str],
) -> ui.LayoutView:
    """The final scoring, with the secret that shows that the luck was fixed before the game (None: it stays sealed).

    `called` are mentions of those who played.
    """
    names = [in_markdown(words.seat(seat)) for seat in result.winners]
    if len(result.scores) == 1:
        headline = words("final-solo", points=result.scores[0].total)
        if result.title:
            headline += " " + words("final-title", title=words.name(result.title))
    else:
        headline = words("final-winner", people=words.listed(names), count=len(names))
    parts: list[ui.Item[ui.LayoutView]] = [text(f"## {headline}")]
    if story:
        parts.append(text(shortened(story, words, STORY)))
    parts += pictures(files)
    if kept := kept_lines(loaded, words):
        parts.append(text("\n".join(kept)))
    parts.append(text(words("final-called", people=words.listed(list(called)))))
    style = discord.ButtonStyle
    parts += rows(
        [
            button(control(loaded.id, loaded.row.revision, "@again"), words("button-again"), style.success),
            button(control(loaded.id, loaded.row.revision, "@table"), words("button-last-table")),
            button(control(loaded.id, loaded.row.revision, "@replay"), words("button-replay")),
            button(control(loaded.id, loaded.row.revision, "@history"), words("button-history")),
            button(control(loaded.id, loaded.row.revision, "@log"), words("button-log")),
        ]
    )
    if secret is not None:
        parts.append(secret_line(loaded, words, secret))
    return layout(*parts, accent=ACCENT)


def kept_lines(loaded: Loaded, words: Words) -> list[str]:
    """What those who played keep from the finished game, such as a new rank."""
    kept = (loaded.row.result or {}).get("kept", [])
    seats = {seat.person_id: seat.seat for seat in loaded.seats}
    return [
        words(
            "final-kept",
            name=in_markdown(words.seat(seats[each["person_id"]])),
            kept=words(f"{loaded.row.kind}-kept-{each['key']}", value=each["value"]),
            before=each["before"] or 0,
            change=each["value"] - (each["before"] or 0),
        )
        for each in kept
    ]


def notice_view(
    loaded: Loaded, words: Words, story: Sequence[str], called: Sequence[str], number: int, secret: bytes | None = None
) -> ui.LayoutView:
    """What move `number` has done to the game, for everybody; with the buttons of what it asks those `called`.

    `secret` is given when it has ended the game.
    """
    parts: list[ui.Item[ui.LayoutView]] = [text(shortened(story, words, STORY))]
    people, course = words.listed(list(called)), loaded.saved.course
    if course.vote is not None and course.vote.number == number and called:
        parts.append(text(words("notice-called", people=people, count=len(called))))
        parts += vote_buttons(loaded, words, course.vote)
    elif loaded.offer(number) is not None and called:
        parts.append(text(words("seats-invited", person=people)))
        parts += offer_buttons(loaded, words, number)
    elif loaded.row.state == "running":
        if called:
            parts.append(text(words("board-decide", people=people, count=len(called))))
        parts += rows([button(control(loaded.id, number, "@fresh.play"), words("button-play"))])
    if secret is not None:
        parts.append(secret_line(loaded, words, secret))
    return layout(*parts, accent=ACCENT)


def secret_line(loaded: Loaded, words: Words, secret: bytes) -> ui.TextDisplay[ui.LayoutView]:
    """What shows, once a game is over, that its luck was fixed before it."""
    row = loaded.row
    return text(words("final-secret", commitment=row.commitment, secret=secret.hex(), salt=row.salt))
