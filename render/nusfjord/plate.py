"""One seat's display as a line of the table: figures, Harbor board, Fishing track, elders, shares."""

from __future__ import annotations

from typing import Final

from render import theme
from render.canvas import Canvas
from render.figures import figure
from render.grid import Box
from render.nusfjord import colors
from render.nusfjord.fleet import crew, elders, holdings, supply, track
from render.nusfjord.harbor import harbor
from render.nusfjord.pieces import company_emblem
from render.nusfjord.scene import Scene
from render.type import Face, text_width

HEIGHT: Final = 158
_FIGURES: Final = 292
_HARBOR: Final = 546


def plate(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """The panel of a seat, framed in amber while it decides."""
    decides = seat in scene.view.waiting
    canvas.panel(box, colors.SHEET, theme.RING if decides else theme.LINE, 5 if decides else 1.6)
    inner = box.inset(14, 10)
    _figures(canvas, scene, seat, inner.left(_FIGURES))
    harbor(canvas, scene, seat, Box(inner.x + _FIGURES + 14, inner.y + 3, _HARBOR, inner.h - 6))
    right = inner.beside(_FIGURES + 14 + _HARBOR + 18)
    track(canvas, scene, seat, right.top(40))
    elders(canvas, scene, seat, Box(right.x, right.y + 45, right.w, 62))
    holdings(canvas, scene, seat, Box(right.x, right.bottom - 26, right.w, 26))


def _figures(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """Emblem, name, points; supply; workers and cards in hand."""
    head(canvas, scene, seat, box.top(56))
    supply(canvas, scene, seat, Box(box.x + 2, box.y + 61, box.w - 4, 38), size=32)
    crew(canvas, scene, seat, Box(box.x + 2, box.y + 102, box.w - 4, box.h - 102), size=34)


def head(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """Emblem, name with the first player's anchor, and the points so far."""
    decides = seat in scene.view.waiting
    if decides:
        canvas.rounded(box.inset(-4, 0), theme.RADIUS_CARD, theme.WASH)
    company_emblem(canvas, box.x + 26, box.cy, 50, seat)
    points = figure(scene.total(seat))
    width = round(text_width(points, Face.HEAVY, 52)) + 2
    canvas.text(Box(box.right - width, box.y, width, box.h - 4), points, Face.HEAVY, 52, theme.INK, "right")
    starts = seat == scene.view.first and not scene.alone
    name = Box(box.x + 58, box.y, box.right - width - 12 - box.x - 58, box.h)
    if starts:
        canvas.icon("anchor", name.right - 10, name.cy, 24, colors.DEEP)
        name = name.left(name.w - 26)
    canvas.paragraph(name, scene.name(seat), Face.TITLE, 27, theme.INK)
