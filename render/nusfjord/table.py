"""The whole table of Nusfjord as all may see it: Action board, every display alike, elders and buildings on display."""

from __future__ import annotations

from typing import Final

from render import theme
from render.canvas import Canvas, Picture
from render.grid import Box
from render.nusfjord import colors
from render.nusfjord.alt import table_alt
from render.nusfjord.board import HEIGHT as BOARD
from render.nusfjord.board import action_board
from render.nusfjord.display import COUNCIL, council, display, display_height
from render.nusfjord.legend import legend
from render.nusfjord.plate import HEIGHT as PLATE
from render.nusfjord.plate import plate
from render.nusfjord.scene import Scene
from render.nusfjord.top import top

GAP: Final = 11
UPPER: Final = theme.HEADER + theme.RULE + 13
LEGEND: Final = 32


def draw_table(scene: Scene) -> Canvas:
    """The table as a canvas, as tall as seats and cards need."""
    seats, cards = scene.view.seats, display_height(scene)
    heights = [BOARD, *[PLATE] * seats, COUNCIL, *([cards] if cards else [])]
    canvas = Canvas(theme.WIDTH, UPPER + sum(heights) + GAP * len(heights) + LEGEND - 4, colors.GROUND)
    top(canvas, scene)
    boxes: list[Box] = []
    y = UPPER
    for height in heights:
        boxes.append(Box(theme.MARGIN, y, theme.WIDTH - 2 * theme.MARGIN, height))
        y += height + GAP
    action_board(canvas, scene, boxes[0])
    for seat in range(seats):
        plate(canvas, scene, seat, boxes[1 + seat])
    council(canvas, scene, boxes[1 + seats])
    if cards:
        display(canvas, scene, boxes[-1])
    legend(canvas, scene, Box(theme.MARGIN + 4, y - 1, theme.WIDTH - 2 * theme.MARGIN - 8, 21))
    return canvas


def table_picture(scene: Scene) -> Picture:
    """The table as a picture."""
    return draw_table(scene).finish(colors.PALETTE, table_alt(scene))
