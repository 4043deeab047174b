"""The panels of a page of statistics, each a plot with its words."""

from __future__ import annotations

from itertools import accumulate, chain, pairwise, repeat
from typing import Final, assert_never

from render import theme
from render.canvas import Canvas
from render.figures import figure
from render.grid import Box
from render.results import colors
from render.results.content import Bars, Columns, Course, Panel, Remark, Rows, Stacks
from render.results.plots import Plot, rolling, ticks
from render.type import Face, text_width

LAST: Final = 5
"""The mean that is drawn is that of so many games."""
_DENSE: Final = 40
"""More games than these are drawn smaller."""
_MEDALS: Final = (colors.GOLD, colors.SILVER, colors.BRONZE)
_HEAD: Final = 52
_SMALL: Final = 25
_TEXT: Final = 27


def draw_panel(canvas: Canvas, box: Box, panel: Panel) -> None:
    """One panel on its sheet of paper."""
    canvas.panel(box)
    inner = box.inset(22, 14)
    canvas.text(inner.top(_HEAD - 8), panel.title, Face.TITLE, 32, theme.INK)
    area = inner.below(_HEAD)
    match panel:
        case Course():
            _course(canvas, area, panel)
        case Columns():
            _columns(canvas, area, panel)
        case Bars():
            _bars(canvas, area, panel)
        case Stacks():
            _stacks(canvas, area, panel)
        case Rows():
            _rows(canvas, area, panel)
        case Remark():
            _remark(canvas, area, panel)
        case _:
            assert_never(panel)


def _course(canvas: Canvas, area: Box, panel: Course) -> None:
    values = [game.value for game in panel.games]
    scale = ticks(min(0.0, *values), max(1.0, *values))
    legend = area.top(34)
    star, line = panel.legend
    canvas.icon("star", legend.x + 14, legend.cy, 30, colors.GOLD)
    end = canvas.text(Box(legend.x + 36, legend.y, legend.w // 2 - 36, legend.h), star, Face.LABEL, _SMALL, theme.SOFT)
    canvas.fill(Box(end + 28, legend.cy - 2, 36, 5), colors.MEAN)
    canvas.text(Box(end + 74, legend.y, legend.right - end - 74, legend.h), line, Face.LABEL, _SMALL, theme.SOFT)
    plot = Plot(canvas, _framed(area.below(44), scale), (-0.6, len(values) - 0.4), (scale[0], scale[-1]))
    _scale(canvas, plot, scale)
    plot.line(enumerate(values), colors.PLOT, 2.5, 0.5)
    dot, star = (10, 14) if len(values) > _DENSE else (15, 24)
    for at, game in enumerate(panel.games):
        if not game.won:
            plot.sign("disc", at, game.value, dot, colors.PLOT)
    for at, game in enumerate(panel.games):
        if game.won:
            plot.sign("star", at, game.value, star + 4, theme.PAPER)
            plot.sign("star", at, game.value, star, colors.GOLD)
    if len(values) > 1:
        plot.line(enumerate(rolling(values, LAST)), colors.MEAN, 5)
    foot = Box(plot.box.x, plot.box.bottom + 4, plot.box.w, 34)
    canvas.text(foot, panel.games[0].label, Face.LABEL, _SMALL, theme.SOFT)
    if len(values) > 1:
        canvas.text(foot, panel.games[-1].label, Face.LABEL, _SMALL, theme.SOFT, "right")


def _columns(canvas: Canvas, area: Box, panel: Columns) -> None:
    most = max(1.0, *(entry.value for entry in panel.entries))
    box = Box(area.x, area.y + 36, area.w, area.h - 36 - 42)
    plot = Plot(canvas, box, (-0.6, len(panel.entries) - 0.4), (0, most))
    for number, (entry, color) in enumerate(zip(panel.entries, chain(_MEDALS, repeat(colors.QUIET)), strict=False)):
        canvas.fill(plot.area((number - 0.36, number + 0.36), (0, entry.value)), color)
    canvas.rule(box.x, box.bottom, box.w, theme.LINE, 2)
    width = box.w // max(1, len(panel.entries))
    for number, entry in enumerate(panel.entries):
        column = Box(plot.at_x(number) - width // 2, 0, width, 36)
        canvas.text(column.moved(0, plot.at_y(entry.value) - 38), entry.said, Face.HEAVY, 30, theme.INK, "center")
        canvas.text(column.moved(0, box.bottom + 5), entry.label, Face.LABEL, _TEXT, theme.SOFT, "center")


def _bars(canvas: Canvas, area: Box, panel: Bars) -> None:
    if panel.note:
        canvas.paragraph(
            Box(area.x, area.bottom - 34, area.w, 34), panel.note, Face.LABEL, _SMALL, lines=1, floor=_SMALL
        )
        area = area.top(area.h - 38)
    most = max(1.0, *(abs(entry.value) for entry in panel.entries))
    height = min(76, area.h // max(1, len(panel.entries)))
    names = min(area.w // 2, 14 + max(round(text_width(entry.label, Face.LABEL, _TEXT)) for entry in panel.entries))
    figures = 16 + max(round(text_width(entry.said, Face.HEAVY, 30)) for entry in panel.entries)
    box = Box(area.x + names, area.y, area.w - names - figures, height * len(panel.entries))
    low = min(0.0, *(entry.value for entry in panel.entries))
    plot = Plot(canvas, box, (low, most), (len(panel.entries) - 0.5, -0.5))
    for number, entry in enumerate(panel.entries):
        canvas.fill(plot.area((0, entry.value), (number - 0.28, number + 0.28)), colors.PLOT)
        row = Box(area.x, box.y + number * height, names - 14, height)
        canvas.text(row, entry.label, Face.LABEL, _TEXT, theme.INK, floor=_SMALL)
        canvas.text(Box(box.right, row.y, figures, height), entry.said, Face.HEAVY, 30, theme.INK, "right")


def _stacks(canvas: Canvas, area: Box, panel: Stacks) -> None:
    x, y = area.x, area.y
    for number, kind in enumerate(panel.kinds):
        width = 32 + round(text_width(kind, Face.LABEL, _SMALL)) + 2
        if x > area.x and x + width > area.right:
            x, y = area.x, y + 34
        _fill(canvas, Box(x, y + 5, 24, 24), number)
        canvas.text(Box(x + 32, y, min(width - 32, area.right - x - 32), 34), kind, Face.LABEL, _SMALL, theme.INK)
        x += width + 26
    sums = [sum(numbers) for _, numbers in panel.columns]
    scale = ticks(0, max(1, *sums))
    plot = Plot(canvas, _framed(area.below(y - area.y + 44), scale), (-0.6, len(sums) - 0.4), (scale[0], scale[-1]))
    _scale(canvas, plot, scale)
    width = plot.box.w // len(sums)
    for number, (label, counts) in enumerate(panel.columns):
        for kind, (below, above) in enumerate(pairwise(accumulate(counts, initial=0))):
            _fill(canvas, plot.area((number - 0.35, number + 0.35), (below, above)), kind)
        foot = Box(plot.at_x(number) - width // 2, plot.box.bottom + 4, width, 34)
        canvas.text(foot, label, Face.LABEL, _SMALL, theme.SOFT, "center", floor=_SMALL)


def _fill(canvas: Canvas, box: Box, kind: int) -> None:
    """The box in the color and the hatching of a kind."""
    kind %= len(colors.KINDS)
    canvas.fill(box, colors.KINDS[kind])
    canvas.pattern(colors.HATCHES[kind], box, colors.HATCHING, theme.mix(colors.KINDS[kind], theme.WHITE, 0.55))


def _rows(canvas: Canvas, area: Box, panel: Rows) -> None:
    first = area.w * 9 // 20
    columns = Box(area.x + first, area.y, area.w - first, area.h).columns(max(1, len(panel.heads) - 1), 6)
    for head, column in zip(panel.heads[1:], columns, strict=True):
        canvas.text(column.top(36), head, Face.LABEL, _SMALL, theme.SOFT, "right", floor=_SMALL)
    height = min(76, (area.h - 40) // max(1, len(panel.rows)))
    for number, row in enumerate(panel.rows):
        line = Box(area.x, area.y + 40 + number * height, area.w, height)
        canvas.rule(line.x, line.y, line.w)
        canvas.text(Box(line.x, line.y, first - 10, height), row[0], Face.NAME, 28, theme.INK, floor=_SMALL)
        for cell, column in zip(row[1:], columns, strict=True):
            canvas.text(
                Box(column.x, line.y, column.w, height), cell, Face.STRONG, 29, theme.INK, "right", floor=_SMALL
            )


def _remark(canvas: Canvas, area: Box, panel: Remark) -> None:
    """A line with a mark; its middle is what was to be expected."""
    canvas.paragraph(area.top(area.h - 118), panel.text, Face.TEXT, 28, theme.INK, lines=4, floor=_SMALL)
    line = Box(area.x + 18, area.bottom - 86, area.w - 36, 16)
    plot = Plot(canvas, Box(line.x, line.y - 22, line.w, 60), (-1, 1), (-1, 1))
    plot.line([(-1, 0), (1, 0)], theme.LINE, 10)
    plot.line([(0, -0.6), (0, 0.6)], theme.SOFT, 4)
    at = max(-0.96, min(0.96, panel.share))
    plot.sign("disc", at, 0, 34, theme.INK)
    plot.sign("disc", at, 0, 28, colors.GOLD)
    foot = Box(area.x, area.bottom - 40, area.w, 36)
    canvas.text(Box(foot.x, foot.y, foot.w // 2 - 8, foot.h), panel.ends[0], Face.LABEL, _SMALL, theme.SOFT)
    canvas.text(
        Box(foot.cx + 8, foot.y, foot.w // 2 - 8, foot.h), panel.ends[1], Face.LABEL, _SMALL, theme.SOFT, "right"
    )


def _framed(area: Box, scale: list[int]) -> Box:
    """The box of a plot that has a scale at its left and labels below."""
    left = 14 + max(round(text_width(figure(value), Face.LABEL, _SMALL)) for value in scale)
    return Box(area.x + left, area.y + 10, area.w - left - 4, area.h - 10 - 40)


def _scale(canvas: Canvas, plot: Plot, scale: list[int]) -> None:
    box = plot.box
    left = 14 + max(round(text_width(figure(value), Face.LABEL, _SMALL)) for value in scale)
    for value in scale:
        y = plot.at_y(value)
        canvas.rule(box.x, min(y, box.bottom - 1), box.w, colors.GRID, 2)
        canvas.text(Box(box.x - left, y - 16, left - 12, 32), figure(value), Face.LABEL, _SMALL, theme.SOFT, "right")
