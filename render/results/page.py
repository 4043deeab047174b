"""A page of statistics: heading, tiles, and the panels below them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render import theme
from render.canvas import Canvas, Picture
from render.grid import Box
from render.results import colors
from render.results.content import Page, Tile
from render.results.panels import draw_panel
from render.type import Face

WIDTH: Final = 1000
SMALLEST: Final = 25
"""The smallest lettering: 9 CSS pixels where a phone shows a panel's picture."""
_TILE: Final = 128
_ACROSS: Final = 4
_ROW: Final = 384
_NOTE_SIGNS: Final = 19


def page_picture(page: Page) -> Picture:
    """The page as a picture, as high as its panels need; a page that goes on has neither heading nor tiles."""
    top = theme.HEADER + theme.RULE + theme.GUTTER if page.title else theme.MARGIN
    lines = [page.tiles[at : at + _ACROSS] for at in range(0, len(page.tiles), _ACROSS)]
    heights = [_tile_height(tiles) + theme.GUTTER for tiles in lines]
    height = top + sum(heights) + len(page.panels) * (_ROW + theme.GUTTER) - theme.GUTTER + theme.MARGIN
    canvas = Canvas(WIDTH, height, colors.GROUND)
    if page.title:
        heading(canvas, page.title, page.subtitle, "star")
    y = top
    for tiles, tall in zip(lines, heights, strict=True):
        row = Box(theme.MARGIN, y, WIDTH - 2 * theme.MARGIN, tall - theme.GUTTER)
        for tile, box in zip(tiles, row.columns(len(tiles), theme.GUTTER), strict=True):
            _tile(canvas, box, tile)
        y += tall
    for panel in page.panels:
        draw_panel(canvas, Box(theme.MARGIN, y, WIDTH - 2 * theme.MARGIN, _ROW), panel)
        y += _ROW + theme.GUTTER
    return canvas.finish(colors.PALETTE, page.alt)


def heading(canvas: Canvas, title: str, subtitle: str, sign: str) -> None:
    """The dark band on top: what it is about, over whose or which it is."""
    canvas.fill(Box(0, 0, canvas.width, theme.HEADER), colors.HEADER)
    canvas.fill(Box(0, theme.HEADER, canvas.width, theme.RULE), colors.RULE)
    canvas.icon(sign, 82, theme.HEADER // 2, 92, theme.DECISION)
    room = Box(152, 0, canvas.width - 152 - 28, theme.HEADER)
    canvas.text(Box(room.x, 12, room.w, 66), title, Face.TITLE, 52, theme.WHITE, floor=30)
    canvas.text(Box(room.x, 76, room.w, 48), subtitle, Face.STRONG, 36, theme.DECISION, floor=SMALLEST)


def _tile_height(tiles: Sequence[Tile]) -> int:
    """A note that is a name needs a second line."""
    return _TILE + (30 if any(len(tile.note) > _NOTE_SIGNS for tile in tiles) else 0)


def _tile(canvas: Canvas, box: Box, tile: Tile) -> None:
    canvas.panel(box, theme.BOX)
    inner = box.inset(10, 8)
    canvas.text(inner.top(30), tile.label, Face.LABEL, 26, theme.SOFT, "center", floor=SMALLEST)
    value = Box(inner.x, inner.y + 28, inner.w, 56)
    canvas.text(value, tile.value, Face.HEAVY, 46, theme.INK, "center", floor=SMALLEST)
    note = inner.below(84)
    canvas.paragraph(note, tile.note, Face.LABEL, SMALLEST, theme.SOFT, "center", floor=SMALLEST)
