"""The ways figures have gone round and across the houses, each in its figure's color with a dark rim."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from games.montego_bay.places import LEFT, RIGHT
from render import theme
from render.canvas import Canvas
from render.grid import Box, around
from render.montego_bay import shapes
from render.montego_bay.quay_plan import QuayPlan
from render.montego_bay.walks import LANES, Leg, lanes
from render.path import Shape
from render.theme import Color

LINE: Final = 3
RIM: Final = 1
PITCH: Final = 6
ASIDE: Final = 14
HEAD: Final = 13
_DISC: Final = 9
REACH: Final = 32


def draw_ways(canvas: Canvas, ways: Sequence[Leg], plan: QuayPlan, inks: Mapping[str, Color]) -> None:
    """All ways: walks in lanes outside the spaces, pushes beside the warehouse. `inks`: the colors of the figures."""
    walks = [leg for leg in ways if leg.kind == "walk"]
    for leg, lane in lanes(walks, plan.spaces).items():
        _walk(canvas, plan, leg, lane, inks[leg.figure])
    for leg in ways:
        if leg.kind == "push":
            _push(canvas, plan, leg, inks[leg.figure])


def _walk(canvas: Canvas, plan: QuayPlan, leg: Leg, lane: int, ink: Color) -> None:
    """Out of the start, along the lane, into the end. Its disc beside a tavern touches neither that nor the stacks
    below it: both are put down again as they were drawn, whatever ways there are."""
    out = REACH + 3 + lane * PITCH
    disc = _DISC // 2 + RIM
    points: list[tuple[int, int]] = []
    half = plan.spaces // 2
    if leg.start >= 0:
        x, y = plan.middle(leg.start)
        north = leg.start < half
        x += ASIDE if north else -ASIDE
        points = [(x, y - REACH + 4 if north else y + REACH - 4), (x, y - out if north else y + out)]
    elif leg.start == LEFT:
        north = True
        points = [(plan.tavern(LEFT).right + disc, plan.north - out)]
    else:
        north = False
        points = [(plan.tavern(RIGHT).x - 1 - disc, plan.south + out)]
    # Round the ends of the row as long as the way is not on the side where it ends, nor behind its end.
    x, y = plan.middle(leg.end)
    ends_north = leg.end < half
    x += -ASIDE if ends_north else ASIDE
    while north != ends_north or (points[-1][0] > x if north else points[-1][0] < x):
        edge = plan.path.right - 4 - (LANES - lane) * PITCH if north else plan.path.x + 4 + (LANES - lane) * PITCH
        here, there = (plan.north - out, plan.south + out) if north else (plan.south + out, plan.north - out)
        points += [(edge, here), (edge, there)]
        north = not north
    points += [(x, y - out if ends_north else y + out), (x, y - REACH + 4 if ends_north else y + REACH - 4)]
    _line(canvas, points, ink)
    _ends(canvas, points[0], points[-1], shapes.CHEVRON_DOWN if ends_north else shapes.CHEVRON_UP, ink)


def _push(canvas: Canvas, plan: QuayPlan, leg: Leg, ink: Color) -> None:
    """From one side of a warehouse to the other, through the alley on its right."""
    x, start = plan.middle(leg.start)
    _, end = plan.middle(leg.end)
    alley = x + plan.houses[0].w // 2 + 6
    down = end > start
    near = 14 if down else -14
    here, there = (x + REACH - 2, start + near), (x + REACH + 3, end - near)
    _line(canvas, [here, (alley, start + near), (alley, end - near), there], ink)
    _ends(canvas, here, (x + REACH + 2, end - near), shapes.CHEVRON_LEFT, ink)


def _line(canvas: Canvas, points: list[tuple[int, int]], ink: Color) -> None:
    """Level and upright strokes from point to point."""
    for rim, color in ((RIM, theme.INK), (0, ink)):
        for (ax, ay), (bx, by) in pairwise(points):
            left, top = min(ax, bx) - LINE // 2, min(ay, by) - LINE // 2
            canvas.fill(Box(left, top, abs(ax - bx) + LINE, abs(ay - by) + LINE).inset(-rim), color)


def _ends(canvas: Canvas, start: tuple[int, int], tip: tuple[int, int], head: Shape, ink: Color) -> None:
    """A disc where the way begins, and the head of its arrow."""
    for rim, color in ((RIM, theme.INK), (0, ink)):
        canvas.icon("disc", *start, _DISC + 2 * rim, color)
        canvas.shape(head, around(*tip, HEAD + 4 * rim), color)
