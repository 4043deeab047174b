"""The whole table of Captains of the Gulf as all may see it: chart, tracks, wheel, every boat alike."""

from __future__ import annotations

from typing import Final

from render import theme
from render.canvas import Canvas, Picture
from render.captains_gulf import colors
from render.captains_gulf.alt import table_alt
from render.captains_gulf.bonus import bonus_actions
from render.captains_gulf.chart import chart
from render.captains_gulf.plate import plate, plate_height
from render.captains_gulf.rounds import round_cards
from render.captains_gulf.scene import Scene
from render.captains_gulf.top import FOOT, UNDER, foot, top
from render.captains_gulf.tracks import tracks
from render.captains_gulf.wheel import wheel
from render.grid import Box

HEIGHT: Final = 1264
_LEFT: Final = 800
_CHART: Final = 640
_TRACKS: Final = 230
_WHEEL: Final = 292
_CARDS: Final = 150
_MOST_CARDS: Final = 230


def draw_table(scene: Scene) -> Canvas:
    """The table as a canvas."""
    canvas = Canvas(theme.WIDTH, HEIGHT, colors.GROUND)
    top(canvas, scene)
    area = Box(theme.MARGIN, UNDER, theme.WIDTH - 2 * theme.MARGIN, HEIGHT - UNDER - FOOT - 4)
    left = area.left(_LEFT)
    chart(canvas, scene, left.top(_CHART))
    tracks(canvas, scene, left.below(_CHART + 12).top(_TRACKS))
    bonus_actions(canvas, scene, left.below(_CHART + _TRACKS + 24))
    right = area.beside(_LEFT + theme.GUTTER)
    wheel(canvas, scene, right.top(_WHEEL))
    _boats(canvas, scene, right.below(_WHEEL + 12))
    foot(canvas, scene)
    return canvas


def _boats(canvas: Canvas, scene: Scene, area: Box) -> None:
    """Every boat; what they leave of the column tells which round cards there have been."""
    seats = scene.view.seats
    height = min(plate_height(scene, range(seats)), area.rows(seats, 10)[-1].h)
    left = area.h - seats * (height + 10)
    if left < _CARDS:
        height, left = area.rows(seats, 10)[-1].h, 0
    if left > _MOST_CARDS:
        height += (left - _MOST_CARDS) // seats
    plates = area.top(seats * (height + 10) - 10)
    for seat, box in enumerate(plates.rows(seats, 10)):
        plate(canvas, scene, seat, box)
    if left:
        round_cards(canvas, scene, area.below(plates.h + 10))


def table_picture(scene: Scene) -> Picture:
    """The table as a picture."""
    return draw_table(scene).finish(colors.PALETTE, table_alt(scene))
