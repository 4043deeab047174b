"""The final scoring as a private panel shows it: one table, narrow enough for its letters to be read on a phone. Where
the points come from, the games' own folders say. Sizes are those of `focus.py`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final

from games.engine import Score
from render import theme
from render.canvas import Canvas
from render.figures import figure
from render.focus import Head, Part, stacked
from render.grid import Box
from render.marks import emblem
from render.theme import Color, Player
from render.type import Face

_PAD: Final = 10
_HEADS: Final = 72
_LINE: Final = 54
_TOTAL: Final = 54
_COLUMNS: Final = {1: 130, 2: 110, 3: 98, 4: 80, 5: 66}
"""The width of a seat's column, by the number of seats."""


@dataclass(frozen=True, slots=True)
class Line:
    """Where points come from: sign, name and how they are counted; the figure of each seat, in the order of scores.

    One that is not `counted` is told below the total, and its bars are left out.
    """

    sign: str
    color: Color
    name: str
    rule: str
    figures: Sequence[int]
    counted: bool = True


@dataclass(frozen=True, slots=True)
class Table:
    """The scores to be shown, by seat, with the names of the seats and the word for what is counted."""

    scores: Sequence[Score]
    names: Sequence[str]
    lines: Sequence[Line]
    total: str
    unit: str
    players: Sequence[Player] = theme.PLAYERS
    paints: Sequence[int] = ()
    """The number in `players` of each score's color, where it isn't that of its seat."""


def tally(ground: Color, paper: Color, head: Head, table: Table, note: str, below: Sequence[Part] = ()) -> Canvas:
    """The table below its head, what else belongs to it, and small print."""
    height = 2 * _PAD + _HEADS + _LINE * len(table.lines) + _TOTAL
    return stacked(ground, head, [Part(height, partial(_table, table, head.ground, paper)), *below], [(False, note)])


def _table(table: Table, dark: Color, paper: Color, canvas: Canvas, box: Box) -> None:
    canvas.panel(box, paper)
    inner = box.inset(_PAD)
    seats = len(table.scores)
    width = _COLUMNS[min(seats, max(_COLUMNS))]
    columns = Box(inner.right - width * seats, inner.y, width * seats, inner.h).columns(seats)
    alone = seats == 1
    for at, (score, column) in enumerate(zip(table.scores, columns, strict=True)):
        _head(canvas, table, at, column.top(_HEADS), place=0 if alone else score.place)
    counted = [line for line in table.lines if line.counted]
    most = max(1, *(abs(value) for line in counted for value in line.figures))
    y = inner.y + _HEADS
    for line in table.lines:
        if line.counted:
            _line(canvas, line, Box(inner.x, y, inner.w, _LINE), columns, most)
            y += _LINE
    _total(canvas, table, dark, Box(inner.x, y, inner.w, _TOTAL), columns)
    y += _TOTAL
    for line in table.lines:
        if not line.counted:
            _line(canvas, line, Box(inner.x, y, inner.w, _LINE), columns, 0)
            y += _LINE


def _head(canvas: Canvas, table: Table, at: int, box: Box, *, place: int) -> None:
    """A seat's emblem with its place, a cup where it has won, over its name. Alone there is no place."""
    seat = table.scores[at].seat
    paint = table.paints[at] if table.paints else seat
    emblem(canvas, box.cx - (16 if place else 0), box.y + 17, 32, paint, table.players)
    if place == 1:
        canvas.icon("trophy", box.cx + 18, box.y + 17, 26, theme.DISC)
    elif place:
        canvas.text(Box(box.cx + 5, box.y + 3, 26, 28), f"{place}.", Face.LABEL, 19, theme.SOFT, "center")
    name = Box(box.x + 3, box.y + 35, box.w - 6, box.h - 37)
    canvas.paragraph(name, table.names[at], Face.NAME, 17, theme.INK, "center")


def _line(canvas: Canvas, line: Line, box: Box, columns: Sequence[Box], most: int) -> None:
    canvas.rule(box.x, box.y, box.w)
    canvas.icon("disc", box.x + 16, box.y + 20, 30, line.color)
    canvas.icon(line.sign, box.x + 16, box.y + 20, 20, theme.WHITE)
    name = Box(box.x + 38, box.y + 4, columns[0].x - box.x - 42, 26)
    canvas.text(name, line.name, Face.STRONG, 19, theme.INK)
    canvas.text(Box(box.x + 38, box.bottom - 20, box.w - 40, 18), line.rule, Face.TEXT, 15, theme.SOFT)
    for value, column in zip(line.figures, columns, strict=True):
        ink = theme.STRIKE if value < 0 else theme.INK
        cell = Box(column.x + 6, box.y + 3, column.w - 12, 24)
        canvas.text(cell, figure(value), Face.HEAVY, 22, ink, "right")
        if most and value:
            length = max(4, round(cell.w * abs(value) / most))
            bar = Box(cell.right - length, cell.bottom + 1, length, 4)
            canvas.fill(bar, theme.STRIKE if value < 0 else line.color)


def _total(canvas: Canvas, table: Table, dark: Color, box: Box, columns: Sequence[Box]) -> None:
    """The sums on their dark band; the best ones are golden."""
    band = box.inset(0, 4)
    canvas.rounded(band, theme.RADIUS_CARD, dark)
    room = Box(band.x + 12, band.y, columns[0].x - band.x - 16, band.h)
    canvas.text(room, f"{table.total} ({table.unit})", Face.TITLE, 20, theme.WHITE)
    for score, column in zip(table.scores, columns, strict=True):
        tone = theme.DECISION if score.place == 1 else theme.WHITE
        cell = Box(column.x + 2, band.y, column.w - 8, band.h)
        canvas.text(cell, figure(score.total), Face.HEAVY, 29, tone, "right")
