"""The upper edge of Nusfjord's pictures: round, phase, decision, and all seats in the order of their points."""

from __future__ import annotations

from typing import Final

from render import theme
from render.canvas import Canvas
from render.figures import figure, round_of
from render.grid import Box
from render.marks import header
from render.nusfjord import colors
from render.nusfjord.pieces import company_emblem
from render.nusfjord.scene import Scene
from render.type import Face

_PLACE: Final = 84


def top(canvas: Canvas, scene: Scene) -> None:
    """Draw it over the whole width."""
    view = scene.view
    header(
        canvas,
        colors.HEADER,
        colors.RULE,
        round_of(view.round, view.rounds),
        scene.words("picture-round"),
        scene.phase,
        scene.decision,
        view.waiting,
        view.seats * _PLACE + 30,
        colors.COMPANIES,
    )
    best = scene.total(scene.ranking[0])
    x = canvas.width - 20 - view.seats * _PLACE
    for place, seat in enumerate(scene.ranking):
        box = Box(x + place * _PLACE, 12, _PLACE, theme.HEADER - 20)
        leads = scene.total(seat) == best
        company_emblem(canvas, box.cx, box.y + 30, 52, seat)
        color = theme.DECISION if leads else theme.WHITE
        canvas.text(Box(box.x, box.y + 58, box.w, 44), figure(scene.total(seat)), Face.HEAVY, 40, color, "center")
        if leads:
            canvas.rounded(Box(box.cx - 26, box.bottom - 8, 52, 6), 3, theme.DECISION)
