"""A sheet of all drawn signs with their names, for who draws pictures of a game."""

from __future__ import annotations

from render import Picture, theme
from render.canvas import Canvas
from render.grid import Box
from render.icons import ICONS
from render.palette import Palette
from render.type import Face

COLUMNS, WIDTH, CELL = 6, 1000, 118
SIZE, LETTERS = 60, 25
PALETTE = Palette([theme.INK, theme.BOX], [(theme.INK, theme.BOX)])


def icons_picture() -> Picture:
    """Every sign as `Canvas.icon` draws it, above the name by which it is called."""
    rows = -(-len(ICONS) // COLUMNS)
    canvas = Canvas(WIDTH, rows * CELL, theme.BOX)
    for number, name in enumerate(sorted(ICONS)):
        row, column = divmod(number, COLUMNS)
        cell = Box(column * WIDTH // COLUMNS, row * CELL, WIDTH // COLUMNS, CELL)
        canvas.icon(name, cell.cx, cell.y + 8 + SIZE // 2, SIZE, theme.INK)
        canvas.text(cell.below(SIZE + 12).inset(4, 0), name, Face.LABEL, LETTERS, theme.INK, "center")
    return canvas.finish(PALETTE, [", ".join(sorted(ICONS))])
