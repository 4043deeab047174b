"""One seat's private view: its own position, the quay with where its cards lead, and what it may choose, large."""

from __future__ import annotations

from typing import Final

from games.montego_bay import picks
from render import theme
from render.canvas import Canvas, Picture
from render.grid import Box
from render.montego_bay import colors
from render.montego_bay.alt import sheet_alt
from render.montego_bay.hand import hand, previews, slot_of
from render.montego_bay.harbor import harbor, small_harbor
from render.montego_bay.hiring import companions, hiring
from render.montego_bay.lobby import lobby
from render.montego_bay.quay import quay, ring_choice, stacks
from render.montego_bay.quay_plan import HEIGHT, TOP
from render.montego_bay.scene import Scene
from render.montego_bay.shelf import legend, shelf
from render.montego_bay.strip import strip
from render.montego_bay.table import STRIP
from render.montego_bay.top import top
from render.montego_bay.walks import legs

_SHIPS: Final = 92


def draw_sheet(scene: Scene, seat: int) -> Canvas:
    """The private view as a canvas; before the board is laid out, the colors."""
    if not scene.view.spaces:
        return lobby(scene)
    canvas = Canvas(theme.WIDTH, theme.HEIGHT, colors.GROUND)
    top(canvas, scene)
    strip(canvas, scene, seat, STRIP)
    plan = quay(canvas, scene, legs(scene.before, scene.view))
    stacks(canvas, scene, plan)
    lower = Box(0, TOP + HEIGHT, theme.WIDTH, theme.HEIGHT - TOP - HEIGHT)
    if scene.moment not in ("hire", "place", "cards"):
        harbor(canvas, scene)
        shelf(canvas, scene)
        return canvas
    canvas.fill(lower, colors.SHELF)
    small_harbor(canvas, scene, lower.top(_SHIPS))
    area = Box(theme.MARGIN, lower.y + _SHIPS + 12, theme.WIDTH - 2 * theme.MARGIN, lower.h - _SHIPS - 48)
    match scene.moment:
        case "cards":
            previews(canvas, scene, seat, plan)
            hand(canvas, scene, seat, area)
        case "hire":
            hiring(canvas, scene, seat, area)
        case _:
            _place(canvas, scene, seat, area)
            for figure in scene.workers(seat):
                number = scene.number(picks.Place(slot_of(scene, seat, figure)))
                if number is not None:
                    ring_choice(canvas, scene, plan, figure, number)
    legend(canvas, scene, Box(theme.MARGIN, theme.HEIGHT - 28, theme.WIDTH - 2 * theme.MARGIN, 22))
    return canvas


def _place(canvas: Canvas, scene: Scene, seat: int, area: Box) -> None:
    if scene.view.hirer == seat:
        companions(canvas, scene, seat, area)
    else:
        hiring(canvas, scene, seat, area)


def sheet_picture(scene: Scene, seat: int) -> Picture:
    """The private view as a picture."""
    return draw_sheet(scene, seat).finish(colors.PALETTE, sheet_alt(scene.in_words, seat))
