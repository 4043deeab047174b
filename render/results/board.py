"""A leaderboard: places, names, points, games, victories, and ratings as intervals on one scale."""

from __future__ import annotations

from typing import Final

from render import theme
from render.canvas import Align, Canvas, Picture
from render.figures import figure
from render.grid import Box
from render.results import colors
from render.results.content import Board, Line
from render.results.page import SMALLEST, WIDTH, heading
from render.results.plots import Plot, ticks
from render.theme import Color
from render.type import Face, drawable

_LINE: Final = 84
_HEADS: Final = 52
_SCALE: Final = 34
"""The height of the scale of ratings, below the heads."""
_NOTE: Final = 116
_PLACE: Final = 80
_FIGURE: Final = 106
_RATING: Final = 222
_MEDALS: Final[dict[str, Color]] = {"1": colors.GOLD, "2": colors.SILVER, "3": colors.BRONZE}


def board_picture(board: Board) -> Picture:
    """The leaderboard as a picture, as high as it is long."""
    top = theme.HEADER + theme.RULE + theme.GUTTER
    rated = any(line.strength is not None for line in board.lines)
    heads = _HEADS + (_SCALE if rated else 0)
    panel = heads + _LINE * max(1, len(board.lines)) + 16
    canvas = Canvas(WIDTH, top + panel + _NOTE + theme.MARGIN, colors.GROUND)
    heading(canvas, board.title, board.subtitle, "trophy")
    sheet = Box(theme.MARGIN, top, WIDTH - 2 * theme.MARGIN, panel)
    canvas.panel(sheet)
    inner = sheet.inset(14, 8)
    columns = _columns(inner, rated=rated)
    _heads(canvas, board.heads, columns)
    for number, line in enumerate(board.lines):
        row = Box(inner.x, inner.y + heads + number * _LINE, inner.w, _LINE)
        _line(canvas, row, columns, line)
    if rated:
        _intervals(canvas, Box(columns[5].x, inner.y + heads, columns[5].w, _LINE * len(board.lines)), board.lines)
    foot = Box(theme.MARGIN + 4, sheet.bottom + 8, sheet.w - 8, _NOTE - 8)
    canvas.paragraph(foot, board.note, Face.LABEL, 26, theme.SOFT, lines=3, floor=SMALLEST)
    return canvas.finish(colors.PALETTE, board.alt)


def _heads(canvas: Canvas, heads: list[str], columns: list[Box]) -> None:
    aligned: tuple[Align, ...] = ("center", "left", "right", "right", "right", "right")
    for head, column, align in zip(heads, columns, aligned, strict=False):
        box = column.top(_HEADS - 6).inset(4, 0)
        canvas.text(box, head, Face.LABEL, 26, theme.SOFT, align, floor=SMALLEST)


def _columns(inner: Box, *, rated: bool) -> list[Box]:
    """Place, name, points, games, wins, and the ratings' scale."""
    scale = _RATING if rated else 0
    name = inner.w - _PLACE - 3 * _FIGURE - scale
    widths = [_PLACE, name, _FIGURE, _FIGURE, _FIGURE, *([scale] if rated else [])]
    found: list[Box] = []
    x = inner.x
    for width in widths:
        found.append(Box(x, inner.y, width, inner.h))
        x += width
    return found


def _line(canvas: Canvas, row: Box, columns: list[Box], line: Line) -> None:
    if line.mine:
        canvas.rounded(row.inset(-6, 3), theme.RADIUS_CARD, theme.WASH, theme.RING, 3)
    else:
        canvas.rule(row.x, row.y, row.w)
    place = Box(columns[0].x, row.y, columns[0].w, row.h)
    if line.place in _MEDALS:
        canvas.icon("disc", place.cx, place.cy, 56, _MEDALS[line.place])
        canvas.text(place, line.place, Face.HEAVY, 34, theme.WHITE, "center")
    elif line.computer:
        canvas.icon("die", place.cx, place.cy, 32, colors.QUIET)
    else:
        canvas.text(place, line.place, Face.HEAVY, 32, theme.SOFT, "center")
    name = Box(columns[1].x + 4, row.y, columns[1].w - 8, row.h)
    ink = theme.SOFT if line.computer else theme.INK
    canvas.paragraph(name, drawable(line.name) or line.name, Face.NAME, 32, ink, floor=SMALLEST)
    for text, column, size in ((line.points, 2, 38), (line.games, 3, 30), (line.wins, 4, 30)):
        face = Face.HEAVY if column == 2 else Face.LABEL
        box = Box(columns[column].x, row.y, columns[column].w - 6, row.h)
        canvas.text(box, text, face, size, ink, "right", floor=SMALLEST)


def _intervals(canvas: Canvas, box: Box, lines: list[Line]) -> None:
    """Every rating as a dot in its interval, all on one scale, below its figures."""
    rated = [(number, line) for number, line in enumerate(lines) if line.strength is not None]
    low = min((line.strength or 0) - line.within for _, line in rated)
    high = max((line.strength or 0) + line.within for _, line in rated)
    span = ticks(low, high, 4)
    plot = Plot(canvas, box.inset(20, 0), (span[0], span[-1]), (len(lines), 0))
    for value in span:
        for number, _ in rated:
            canvas.fill(Box(plot.at_x(value) - 1, box.y + number * _LINE + 46, 3, _LINE - 54), colors.GRID)
        mark = Box(plot.at_x(value) - 24, box.y - _SCALE, 48, _SCALE - 2)
        canvas.text(mark, figure(value), Face.LABEL, SMALLEST, theme.SOFT, "center", floor=SMALLEST)
    for number, line in rated:
        strength = line.strength or 0.0
        color = colors.QUIET if line.computer else colors.PLOT
        ends = (strength - line.within, strength + line.within)
        plot.line([(end, number + 0.74) for end in ends], color, 8, 0.5)
        plot.sign("disc", strength, number + 0.74, 20, color)
        row = Box(box.x + 10, box.y + number * _LINE + 8, box.w - 20, 38)
        canvas.text(row, line.said, Face.STRONG, 27, theme.INK, "right", floor=SMALLEST)
