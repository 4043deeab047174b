"""The whole table of Montego Bay as all may see it: score track, quay, harbor, order rail, players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render import theme
from render.canvas import Canvas, Picture
from render.grid import Box
from render.montego_bay import colors
from render.montego_bay.alt import table_alt
from render.montego_bay.harbor import harbor
from render.montego_bay.lobby import lobby
from render.montego_bay.quay import quay, stacks
from render.montego_bay.scene import Scene
from render.montego_bay.shelf import shelf
from render.montego_bay.top import top
from render.montego_bay.track import track
from render.montego_bay.walks import Leg

STRIP: Final = Box(theme.MARGIN, theme.HEADER + theme.RULE + 9, theme.WIDTH - 2 * theme.MARGIN, 58)


def draw_table(scene: Scene, ways: Sequence[Leg] = ()) -> Canvas:
    """The table as a canvas, with these ways; before the board is laid out, the colors and who plays them."""
    if not scene.view.spaces:
        return lobby(scene)
    canvas = Canvas(theme.WIDTH, theme.HEIGHT, colors.GROUND)
    top(canvas, scene)
    track(canvas, scene, STRIP)
    stacks(canvas, scene, quay(canvas, scene, ways))
    harbor(canvas, scene)
    shelf(canvas, scene)
    return canvas


def table_picture(scene: Scene) -> Picture:
    """The table as a picture."""
    return draw_table(scene).finish(colors.PALETTE, table_alt(scene.in_words))
