"""A leaderboard in words and as the content of a picture, with the ways to other months and games."""

from __future__ import annotations

from collections.abc import Sequence

import discord
import msgspec
from discord import ui

from bot.gateway.controls import OWN, control
from bot.gateway.layout import ACCENT, button, layout, menu, rows, text, told_picture
from bot.outbox.public_message import PublicMessage, kept
from bot.results.leaderboards import Line
from bot.results.panel import ALL
from bot.results.wording import month_name, rating_text, tenths
from bot.text import Words
from bot.text.markdown import in_markdown
from render.results.content import Board
from render.results.content import Line as Drawn

EVER = "ever"
SHOWN = 10
"""Lines of a leaderboard that are shown; whoever looks sees their own besides."""


class Which(msgspec.Struct, frozen=True):
    """Which leaderboard: of a month (2026-11) or `ever`, of one game or (empty) of all; whether the month goes on."""

    when: str
    kind: str
    server: str
    running: bool = False


def shown(lines: Sequence[Line], viewer: int | None) -> list[Line]:
    """The first lines, and the viewer's own one if it is further down."""
    first = list(lines[:SHOWN])
    return first + [line for line in lines[SHOWN:] if viewer is not None and _person(line) == viewer]


def board_page(which: Which, lines: Sequence[Line], viewer: int | None, words: Words) -> Board:
    """The picture."""
    rated = any(line.rating is not None for line in lines)
    heads = [words(f"board-head-{head}") for head in ("place", "name", "points", "games", "won", "rating")]
    drawn = [_drawn(line, viewer, words) for line in shown(lines, viewer)]
    title, subtitle = heading(which, words)
    note = words("board-note-rating" if rated else "board-note-points")
    plain = [line.replace("**", "") for line in board_lines(lines, viewer, words)]
    return Board(title, subtitle, heads, drawn, note, [f"{title}, {subtitle}.", *plain, note])


def heading(which: Which, words: Words) -> tuple[str, str]:
    """What it is a leaderboard of, and of which time and place."""
    title = words("board-title-game", game=words(f"{which.kind}-title")) if which.kind else words("board-title")
    if which.when == EVER:
        when = words("board-ever")
    else:
        month = month_name(which.when, words)
        when = words("board-so-far", month=month) if which.running else month
    return title, f"{which.server} · {when}"


def board_lines(lines: Sequence[Line], viewer: int | None, words: Words) -> list[str]:
    """The lines in words."""
    told: list[str] = []
    for line in shown(lines, viewer):
        args = {"name": in_markdown(name_of(line, words)), "games": line.games, "wins": line.wins}
        if line.rating is None:
            told.append(words("board-line", place=line.place, points=tenths(line.points, words), **args))
        elif line.place:
            told.append(words("board-line-rating", place=line.place, rating=rating_text(line.rating, words), **args))
        else:
            told.append(words("board-line-computer", rating=rating_text(line.rating, words), **args))
    more = len(lines) - len(told)
    return [*told, words("board-more", count=more)] if more > 0 else told


def board_view(
    which: Which,
    lines: Sequence[Line],
    viewer: int | None,
    words: Words,
    file: discord.File | None,
    *,
    kinds: Sequence[str] = (),
    back: str = "",
    forth: str = "",
    now: str,
) -> ui.LayoutView:
    """The panel. `back` and `forth` are the months before and after, where there are such, `now` the present one."""
    parts: list[ui.Item[ui.LayoutView]] = [text(_title(which, words))]
    if file is not None:
        parts.append(told_picture(file))
    if lines:
        parts.append(text("\n".join(_told(lines, viewer, words))))
    else:
        parts.append(text(words("board-none", when=EVER if which.when == EVER else "month")))
    entries = [(ALL, words("results-all-games"), ""), *((each, words(f"{each}-title"), "") for each in kinds)]
    parts.append(menu(control(OWN, 0, f"@boardof.{which.when}"), words("results-pick-game"), entries))
    kind = which.kind or ALL
    ways = [(back, f"◀ {month_name(back, words)}")] if back else []
    ways += [(forth, f"{month_name(forth, words)} ▶")] if forth else []
    ways += [(now, words("button-board-now"))] if now not in (which.when, forth) else []
    ways += [(EVER, words("button-board-ever"))] if which.when != EVER else []
    parts += rows(button(control(OWN, 0, f"@board.{when}.{kind}"), label) for when, label in ways)
    return layout(*parts, accent=ACCENT)


def month_message(which: Which, lines: Sequence[Line], words: Words, file: discord.File) -> PublicMessage:
    """The leaderboard of a month that is over, for everybody."""
    over = words("board-closed", month=month_name(which.when, words))
    told = "\n".join(_told(lines, None, words))
    return PublicMessage(content=f"{_title(which, words)}\n{over}\n{told}", pictures=kept([file]))


def _title(which: Which, words: Words) -> str:
    title, subtitle = heading(which, words)
    return f"## {in_markdown(title)}\n{in_markdown(subtitle)}"


def _told(lines: Sequence[Line], viewer: int | None, words: Words) -> list[str]:
    rated = any(line.rating is not None for line in lines)
    note = words("board-note-rating" if rated else "board-note-points")
    return [*board_lines(lines, viewer, words), f"-# {note}"]


def name_of(line: Line, words: Words) -> str:
    """Who it is, whatever the language they were named in."""
    if line.who is not None and line.who.player:
        key = f"board-player-{line.who.player}"
        return words(key) if words.has(key) else line.who.player
    return line.name or words("forgotten-name")


def _person(line: Line) -> int | None:
    return line.who.person_id if line.who is not None else None


def _drawn(line: Line, viewer: int | None, words: Words) -> Drawn:
    person, rating = _person(line), line.rating
    computer = line.who is not None and bool(line.who.player)
    return Drawn(
        place="" if computer else str(line.place),
        name=name_of(line, words),
        points="" if computer else tenths(line.points, words),
        games=str(line.games),
        wins=str(line.wins),
        computer=computer,
        mine=person is not None and person == viewer,
        strength=rating.strength if rating is not None else None,
        within=rating.within if rating is not None else 0.0,
        said=rating_text(rating, words) if rating is not None else "",
    )
