"""How a game went: a line for each seat from stop to stop, with its emblem, and numbers where something turned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from render import marks, theme
from render.canvas import Canvas, Picture
from render.figures import figure
from render.grid import Box
from render.palette import Palette
from render.results import colors
from render.results.content import Curve, CurveLine
from render.results.page import heading
from render.results.plots import Plot, ticks
from render.theme import Player
from render.type import Face, drawable, text_width

_WIDTH: Final = 1000
_PLOT: Final = 560
"""The height of plot, scale and labels together."""
_ENTRY: Final = 46
_COLUMNS: Final = 2
_TEXT: Final = 26
_FIGURE: Final = 30
_EMBLEM: Final = 30
_NOTE: Final = 76
_FOOT: Final = 44
_TURN: Final = 40
_TOP: Final = 12
_MOST_LABELS: Final = 12
_LINE: Final = 5


@lru_cache(maxsize=8)
def _palette(players: Sequence[Player]) -> Palette:
    """The colors of a curve in which these take part."""
    fills = [player.fill for player in players]
    return Palette(
        dict.fromkeys([
            theme.INK, theme.SOFT, theme.BOX, theme.PAPER, colors.GROUND, colors.HEADER, colors.RULE, colors.GRID,
            colors.MEAN, theme.LINE, theme.SHADOW, theme.WHITE, theme.DECISION, *fills,
            *(player.emblem_color for player in players),
        ]),
        [
            *((ink, ground) for ground in (theme.PAPER, colors.GROUND) for ink in (theme.INK, theme.SOFT)),
            *((fill, theme.PAPER) for fill in fills), *((fill, theme.INK) for fill in fills),
            *((player.emblem_color, player.fill) for player in players),
            (theme.WHITE, colors.HEADER), (theme.DECISION, colors.HEADER), (theme.WHITE, colors.MEAN),
            (colors.MEAN, theme.PAPER), (theme.BOX, theme.INK),
        ],
    )  # fmt: skip


def curve_picture(curve: Curve) -> Picture:
    """The curve as a picture, as high as there are seats; it has two stops at least."""
    legend = _ENTRY * -(-len(curve.lines) // _COLUMNS)
    top = theme.HEADER + theme.RULE + theme.GUTTER
    height = _PLOT + legend + 28
    canvas = Canvas(_WIDTH, top + height + _NOTE + theme.MARGIN, colors.GROUND)
    heading(canvas, curve.title, curve.subtitle, "star")
    sheet = Box(theme.MARGIN, top, _WIDTH - 2 * theme.MARGIN, height)
    canvas.panel(sheet)
    inner = sheet.inset(20, 14)
    plot, scale = _framed(canvas, inner.top(_PLOT), curve)
    _scale(canvas, plot, scale)
    _stops(canvas, plot, curve.stops)
    for number, at in enumerate(curve.turns, 1):
        _turn(canvas, plot, at + 0.5, number)
    for line in curve.lines:
        plot.line(enumerate(line.values), theme.INK, _LINE + 3)
        plot.line(enumerate(line.values), line.look.fill, _LINE)
    looks = tuple(line.look for line in curve.lines)
    for seat, line in enumerate(curve.lines):
        for at, value in enumerate(line.values):
            marks.emblem(canvas, plot.at_x(at), plot.at_y(value), _EMBLEM, seat, looks)
    _legend(canvas, inner.below(_PLOT), curve.lines, looks)
    note = Box(theme.MARGIN + 4, sheet.bottom + 8, sheet.w - 8, _NOTE)
    canvas.paragraph(note, curve.note, Face.LABEL, _TEXT, theme.SOFT, lines=2, floor=25)
    return canvas.finish(_palette(looks), curve.alt)


def _framed(canvas: Canvas, area: Box, curve: Curve) -> tuple[Plot, list[int]]:
    """The plot beside its scale, and the values of that."""
    values = [value for line in curve.lines for value in line.values]
    scale = ticks(min(values), max(values))
    left = 16 + max(round(text_width(figure(value), Face.LABEL, _TEXT)) for value in scale)
    right = max(_EMBLEM, round(text_width(curve.stops[-1], Face.LABEL, _TEXT)) // 2)
    box = Box(area.x + left, area.y + _TURN + _TOP, area.w - left - right, area.h - _TURN - _TOP - _FOOT - 20)
    return Plot(canvas, box, (0, max(1, len(curve.stops) - 1)), (scale[0], scale[-1])), scale


def _legend(canvas: Canvas, area: Box, lines: list[CurveLine], looks: Sequence[Player]) -> None:
    """Who is who, and what they came to; the best first."""
    columns = area.columns(_COLUMNS, 24)
    for number, (seat, line) in enumerate(sorted(enumerate(lines), key=lambda each: -each[1].values[-1])):
        column = columns[number % _COLUMNS]
        row = Box(column.x, area.y + _ENTRY * (number // _COLUMNS), column.w, _ENTRY)
        marks.emblem(canvas, row.x + 20, row.cy, 36, seat, looks)
        figure = 14 + round(text_width(line.said, Face.HEAVY, _FIGURE))
        name = Box(row.x + 50, row.y, row.w - 50 - figure, row.h)
        canvas.text(name, drawable(line.name) or line.name, Face.LABEL, 28, theme.INK, floor=25)
        canvas.text(Box(name.right, row.y, figure, row.h), line.said, Face.HEAVY, _FIGURE, theme.INK, "right")


def _scale(canvas: Canvas, plot: Plot, scale: list[int]) -> None:
    box = plot.box
    for value in scale:
        y = plot.at_y(value)
        canvas.rule(box.x, min(y, box.bottom - 1), box.w, colors.GRID, 2)
        canvas.text(Box(box.x - 100, y - 17, 84, 34), figure(value), Face.LABEL, _TEXT, theme.SOFT, "right")


def _stops(canvas: Canvas, plot: Plot, stops: list[str]) -> None:
    """The labels below, as many as there is room for."""
    every = -(-len(stops) // _MOST_LABELS)
    width = plot.box.w * every // max(1, len(stops) - 1)
    for at in range(0, len(stops), every):
        room = Box(plot.at_x(at) - width // 2, plot.box.bottom + 10, width, 34)
        canvas.text(room, stops[at], Face.LABEL, _TEXT, theme.SOFT, "center", floor=25)


def _turn(canvas: Canvas, plot: Plot, at: float, number: int) -> None:
    x, box = plot.at_x(at), plot.box
    for y in range(box.y - _TOP, box.bottom, 16):
        canvas.fill(Box(x - 2, y, 4, min(9, box.bottom - y)), colors.MEAN)
    canvas.icon("disc", x, box.y - _TOP - _TURN // 2, _TURN, colors.MEAN)
    room = Box(x - _TURN // 2, box.y - _TOP - _TURN, _TURN, _TURN)
    canvas.text(room, str(number), Face.HEAVY, _TEXT, theme.WHITE, "center")
