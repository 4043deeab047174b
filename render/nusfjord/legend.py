"""The line under a picture that says what the marks mean and where the figures come from."""

from __future__ import annotations

from render import theme
from render.canvas import Canvas
from render.grid import Box, around
from render.marks import corner_ticks
from render.nusfjord import colors
from render.nusfjord.scene import Scene
from render.type import Face, text_width


def legend(canvas: Canvas, scene: Scene, area: Box, *, anchor: bool = True) -> None:
    """Ring, ticks, `anchor`, as far as the picture has them, and whose figures these are."""
    x = area.x
    if scene.options:
        canvas.rounded(around(x + 9, area.cy, 18), 5, theme.WASH, theme.RING, 3)
        x = _note(canvas, area, x + 24, scene.words("picture-possible"))
    if scene.changed is not None and canvas.marked:
        corner_ticks(canvas, around(x + 9, area.cy, 12), 5)
        x = _note(canvas, area, x + 24, scene.words("picture-changed"))
    if anchor and not scene.alone:
        canvas.icon("anchor", x + 9, area.cy, 18, colors.DEEP)
        x = _note(canvas, area, x + 24, scene.say("starts"))
    house = scene.say("house-data")
    canvas.text(Box(x, area.y, area.right - x, area.h), house, Face.TEXT, 19, theme.SOFT, "right")


def _note(canvas: Canvas, area: Box, x: int, text: str) -> int:
    width = round(text_width(text, Face.TEXT, 19)) + 2
    canvas.text(Box(x, area.y, width, area.h), text, Face.TEXT, 19, theme.SOFT)
    return x + width + 20
