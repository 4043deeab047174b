"""The whole table of Nusfjord as all may see it: Action board, every display alike, elders and buildings on display."""

from __future__ import annotations

from functools import partial
from typing import Final

from render import theme
from render.canvas import Canvas, Picture
from render.glance import panel_of
from render.grid import Box
from render.nusfjord import colors
from render.nusfjord.alt import table_alt
from render.nusfjord.board import HEIGHT as BOARD
from render.nusfjord.board import action_board
from render.nusfjord.display import COUNCIL, council, display, display_height, displayed
from render.nusfjord.legend import legend
from render.nusfjord.plate import HEIGHT as PLATE
from render.nusfjord.plate import plate
from render.nusfjord.scene import Scene
from render.nusfjord.signs import signs, signs_height, signs_of
from render.nusfjord.top import top

GAP: Final = 11
UPPER: Final = theme.HEADER + theme.RULE + 13
LEGEND: Final = 32
SIGNS: Final = 16


def draw_table(scene: Scene) -> Canvas:
    """The table as a canvas, as tall as seats and cards need."""
    seats, cards = scene.view.seats, display_height(scene)
    heights = [BOARD, *[PLATE] * seats, COUNCIL, *([cards] if cards else [])]
    found, wide = signs_of(scene, displayed(scene.view), scene.view.stacks), theme.WIDTH - 2 * theme.MARGIN - 8
    meanings = signs_height(scene, found, wide, SIGNS)
    canvas = Canvas(theme.WIDTH, UPPER + sum(heights) + GAP * len(heights) + meanings + LEGEND - 4, colors.GROUND)
    top(canvas, scene)
    boxes: list[Box] = []
    y = UPPER
    for height in heights:
        boxes.append(Box(theme.MARGIN, y, theme.WIDTH - 2 * theme.MARGIN, height))
        y += height + GAP
    view, earlier = scene.view, scene.earlier
    action_board(canvas, scene, boxes[0])  # seldom twice the same, unlike its parts, which are kept
    for seat, box in enumerate(boxes[1 : 1 + seats]):
        shows = scene.shows(
            "plate", seat, scene.name(seat), view.players[seat], scene.before(seat), seat in view.waiting, view.first,
            seats, view.phase, view.over, view.round, view.advanced, scene.options,
        )  # fmt: skip
        canvas.kept(panel_of(box), shows, partial(plate, canvas, scene, seat, box))
    shows = scene.shows("council", view.stacks, earlier.stacks, scene.options)
    canvas.kept(panel_of(boxes[1 + seats]), shows, partial(council, canvas, scene, boxes[1 + seats]))
    if cards:
        had = [earlier.open_a, earlier.open_b, earlier.open_c]
        shows = scene.shows(
            "display", view.open_a, view.open_b, view.open_c, had, scene.shortages, scene.options
        )  # fmt: skip
        canvas.kept(panel_of(boxes[-1]), shows, partial(display, canvas, scene, boxes[-1]))
    signs(canvas, scene, found, Box(theme.MARGIN + 4, y - 4, wide, meanings), SIGNS)
    legend(canvas, scene, Box(theme.MARGIN + 4, y + meanings - 1, wide, 21))
    return canvas


def table_picture(scene: Scene) -> Picture:
    """The table as a picture."""
    return draw_table(scene).finish(colors.PALETTE, table_alt(scene.in_words))
