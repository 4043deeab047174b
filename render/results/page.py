"""A page of statistics: heading, tiles, and the panels below them."""

from __future__ import annotations

from typing import Final

from render import theme
from render.canvas import Canvas, Picture
from render.grid import Box
from render.results import colors
from render.results.content import Page, Tile
from render.results.panels import draw_panel
from render.type import Face

_TILES: Final = 128
_ROW: Final = 392
_WIDE: Final = 0.57


def page_picture(page: Page) -> Picture:
    """The page as a picture, as high as its panels need."""
    rows = -(-len(page.panels) // 2)
    top = theme.HEADER + theme.RULE + theme.GUTTER
    height = top + _TILES + rows * (_ROW + theme.GUTTER) + theme.MARGIN
    canvas = Canvas(theme.WIDTH, height, colors.GROUND)
    heading(canvas, page.title, page.subtitle, "star")
    body = Box(theme.MARGIN, top, theme.WIDTH - 2 * theme.MARGIN, height - top - theme.MARGIN)
    for tile, box in zip(page.tiles, body.top(_TILES).columns(len(page.tiles), theme.GUTTER), strict=True):
        _tile(canvas, box, tile)
    for number in range(rows):
        row = Box(body.x, body.y + _TILES + theme.GUTTER + number * (_ROW + theme.GUTTER), body.w, _ROW)
        two = page.panels[2 * number : 2 * number + 2]
        wide = round(row.w * _WIDE) if len(two) == 2 else row.w
        draw_panel(canvas, row.left(wide), two[0])
        if len(two) == 2:
            draw_panel(canvas, row.beside(wide + theme.GUTTER), two[1])
    return canvas.finish(colors.PALETTE, page.alt)


def heading(canvas: Canvas, title: str, subtitle: str, sign: str) -> None:
    """The dark band on top: what it is about, over whose or which it is."""
    canvas.fill(Box(0, 0, canvas.width, theme.HEADER), colors.HEADER)
    canvas.fill(Box(0, theme.HEADER, canvas.width, theme.RULE), colors.RULE)
    canvas.icon(sign, 82, theme.HEADER // 2, 92, theme.DECISION)
    room = Box(152, 0, canvas.width - 152 - 28, theme.HEADER)
    canvas.text(Box(room.x, 12, room.w, 66), title, Face.TITLE, 52, theme.WHITE, floor=30)
    canvas.text(Box(room.x, 76, room.w, 48), subtitle, Face.STRONG, 36, theme.DECISION, floor=22)


def _tile(canvas: Canvas, box: Box, tile: Tile) -> None:
    canvas.panel(box, theme.BOX)
    inner = box.inset(14, 8)
    canvas.text(inner.top(28), tile.label, Face.LABEL, 25, theme.SOFT, "center", floor=18)
    canvas.text(Box(inner.x, inner.y + 26, inner.w, 60), tile.value, Face.HEAVY, 50, theme.INK, "center", floor=24)
    canvas.text(Box(inner.x, inner.y + 84, inner.w, 28), tile.note, Face.LABEL, 23, theme.SOFT, "center", floor=16)
