"""The whole table of Captains of the Gulf as all may see it: chart, tracks, wheel, every boat alike."""

from __future__ import annotations

from functools import partial
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
from render.captains_gulf.signs import signs, signs_height
from render.captains_gulf.top import FOOT, UNDER, foot, top
from render.captains_gulf.tracks import tracks
from render.captains_gulf.wheel import wheel
from render.glance import panel_of
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
    wide = theme.WIDTH - 2 * theme.MARGIN
    meanings = signs_height(scene, wide - 8)
    canvas = Canvas(theme.WIDTH, HEIGHT + meanings, colors.GROUND)
    top(canvas, scene)
    area = Box(theme.MARGIN, UNDER, wide, HEIGHT - UNDER - FOOT - 4)
    left = area.left(_LEFT)
    captains, before = scene.view.captains, [scene.before(seat) for seat in range(scene.view.seats)]
    sea, ways = left.top(_CHART), left.below(_CHART + 12).top(_TRACKS)
    chart(canvas, scene, sea)  # seldom twice the same: what is kept would only make room for it
    rewards = [scene.rewards_before(port) for port in range(len(scene.view.ports))]
    shows = scene.shows(
        "tracks", [each.tracks for each in captains], [each.tracks for each in before], scene.view.ports, rewards,
        scene.options,
    )  # fmt: skip
    canvas.kept(panel_of(ways), shows, partial(tracks, canvas, scene, ways))
    bonus = left.below(_CHART + _TRACKS + 24)
    canvas.kept(panel_of(bonus), scene.shows("bonus", scene.options), partial(bonus_actions, canvas, scene, bonus))
    right = area.beside(_LEFT + theme.GUTTER)
    wheel(canvas, scene, right.top(_WHEEL))
    _boats(canvas, scene, right.below(_WHEEL + 12))
    signs(canvas, scene, Box(area.x + 4, HEIGHT - FOOT + 2, wide - 8, meanings))
    foot(canvas, scene)
    return canvas


def _boats(canvas: Canvas, scene: Scene, area: Box) -> None:
    """Every boat; what they leave of the column tells which round cards there have been."""
    view, seats = scene.view, scene.view.seats
    height = min(plate_height(scene, range(seats)), area.rows(seats, 10)[-1].h)
    left = area.h - seats * (height + 10)
    if left < _CARDS:
        height, left = area.rows(seats, 10)[-1].h, 0
    if left > _MOST_CARDS:
        height += (left - _MOST_CARDS) // seats
    plates = area.top(seats * (height + 10) - 10)
    for seat, box in enumerate(plates.rows(seats, 10)):
        shows = scene.shows(
            "plate", seat, scene.name(seat), view.captains[seat], scene.before(seat), seat in view.waiting,
            seat in scene.leaders, view.first == seat,
        )  # fmt: skip
        canvas.kept(panel_of(box), shows, partial(plate, canvas, scene, seat, box))
    if left:
        cards = area.below(plates.h + 10)
        shows = scene.shows("round cards", view.shown_cards, view.round, view.rounds, view.over)
        canvas.kept(panel_of(cards), shows, partial(round_cards, canvas, scene, cards))


def table_picture(scene: Scene) -> Picture:
    """The table as a picture."""
    return draw_table(scene).finish(colors.PALETTE, table_alt(scene.in_words))
