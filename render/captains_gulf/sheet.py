"""One seat's own picture: chart, wheel and tracks with the numbers of the buttons, its boat, its hand as cards."""

from __future__ import annotations

from typing import Final

from render import theme
from render.canvas import Canvas, Picture
from render.captains_gulf import colors
from render.captains_gulf.alt import sheet_alt
from render.captains_gulf.bonus import bonus_actions
from render.captains_gulf.chart import chart
from render.captains_gulf.extras import extras, extras_height
from render.captains_gulf.hand import hand, hand_height
from render.captains_gulf.plate import plate
from render.captains_gulf.scene import Scene
from render.captains_gulf.signs import signs, signs_height
from render.captains_gulf.top import FOOT, UNDER, foot, top
from render.captains_gulf.tracks import tracks
from render.captains_gulf.wheel import wheel
from render.grid import Box

_LEFT: Final = 750
_CHART: Final = 590
_TRACKS: Final = 222
_WHEEL: Final = 286
_BONUS: Final = 222


def draw_sheet(scene: Scene, seat: int) -> Canvas:
    """The sheet as a canvas, as tall as its hand and its choices need."""
    width = theme.WIDTH - 2 * theme.MARGIN
    upper = _CHART + 12 + _TRACKS
    loose = extras_height(scene, width)
    cards = hand_height(len(scene.view.captains[seat].hand))
    height = UNDER + upper + 14 + loose + (4 if loose else 0) + (cards + 10 if cards else 0) + FOOT
    meanings = signs_height(scene, width - 8)
    canvas = Canvas(theme.WIDTH, height + meanings, colors.GROUND)
    top(canvas, scene)
    area = Box(theme.MARGIN, UNDER, width, upper)
    left, right = area.left(_LEFT), area.beside(_LEFT + theme.GUTTER)
    chart(canvas, scene, left.top(_CHART))
    tracks(canvas, scene, left.below(_CHART + 12))
    wheel(canvas, scene, right.top(_WHEEL), seat)
    rest = right.below(_WHEEL + 12)
    plate(canvas, scene, seat, rest.top(rest.h - _BONUS - 12))
    bonus_actions(canvas, scene, Box(rest.x, rest.bottom - _BONUS, rest.w, _BONUS), seat)
    under = Box(area.x, area.bottom + 14, area.w, loose)
    extras(canvas, scene, under)
    hand(canvas, scene, Box(area.x, under.bottom + (4 if loose else 0), area.w, cards), seat)
    signs(canvas, scene, Box(area.x + 4, height - FOOT + 2, width - 8, meanings))
    foot(canvas, scene)
    return canvas


def sheet_picture(scene: Scene, seat: int) -> Picture:
    """The sheet as a picture."""
    return draw_sheet(scene, seat).finish(colors.PALETTE, sheet_alt(scene.in_words, seat))
