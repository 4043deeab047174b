"""The score track along the upper edge: a pin for every seat, spread so that equal scores stand side by side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from render import theme
from render.canvas import Canvas
from render.grid import Box, around
from render.marks import corner_ticks, emblem
from render.montego_bay import colors
from render.montego_bay.scene import Scene
from render.type import Face

LAP: Final = 40
TOKEN: Final = 32
_SCALE: Final = 22


def spread(wanted: Sequence[int], pitch: int, low: int, high: int) -> list[int]:
    """Middles as near as can be to the wanted ones (in rising order), at least `pitch` apart, from `low` to `high`."""
    blocks: list[tuple[float, int]] = []
    for number, x in enumerate(wanted):
        blocks.append((x - number * pitch, 1))
        while len(blocks) > 1 and blocks[-2][0] > blocks[-1][0]:
            (a, m), (b, n) = blocks[-2:]
            blocks[-2:] = [((a * m + b * n) / (m + n), m + n)]
    starts = [start for start, count in blocks for _ in range(count)]
    most = high - (len(wanted) - 1) * pitch
    return [round(min(max(start, low), most)) + number * pitch for number, start in enumerate(starts)]


@lru_cache(maxsize=256)
def _needle(dx: int, height: int) -> Image.Image:
    """A thin stroke from the upper edge's middle to `dx` pixels aside at the lower edge, as an L mask."""
    n, width = 4, abs(dx) + 6
    image = Image.new("L", (width * n, height * n), 0)
    start = 3 if dx >= 0 else width - 3
    ImageDraw.Draw(image).line((start * n, 0, (start + dx) * n, height * n), fill=255, width=2 * n)
    return image.reduce(n)


def track(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Draw it. The scale grows by a lap of 40 points when somebody needs it."""
    seats = range(scene.view.seats)
    points = [(scene.view.players[seat].vp, scene.player_before(seat).vp) for seat in seats]
    canvas.kept(box.inset(-5), scene.shows("track", points), lambda: _draw(canvas, scene, box))


def _draw(canvas: Canvas, scene: Scene, box: Box) -> None:
    view = scene.view
    laps = max(1, *(-(-player.vp // LAP) for player in view.players))
    top = laps * LAP
    canvas.rounded(box, theme.RADIUS_CARD, theme.PAPER, theme.LINE, 1.4)
    canvas.text(Box(box.x + 14, box.y, 44, box.h), scene.say("vp"), Face.NAME, 21, colors.HEADER)
    left, right = box.x + 136, box.right - 40

    def at(points: int) -> int:
        return left + round((right - left) * points / top)

    foot = box.bottom - _SCALE
    canvas.rule(left, foot, right - left, colors.WAY, 2)
    step = 5 if laps == 1 else 10
    for points in range(top + 1):
        tall = points % step == 0
        if tall or laps <= 2:
            canvas.fill(Box(at(points), foot - (6 if tall else 2), 2, 6 if tall else 2), colors.WAY)
        if tall:
            label = around(at(points) + 1, foot + 12, 40, 18)
            canvas.text(label, str(points), Face.LABEL, 19, theme.SOFT, "center")
    seats = sorted(range(view.seats), key=lambda seat: (view.players[seat].vp, seat))
    middles = spread([at(view.players[seat].vp) for seat in seats], TOKEN + 8, box.x + 76, box.right - 22)
    cy = box.y + TOKEN // 2
    for seat, x in zip(seats, middles, strict=True):
        points = view.players[seat].vp
        dx, height = at(points) + 1 - x, foot - cy
        needle = _needle(dx, height)
        canvas.stamp(needle, x - 3 if dx >= 0 else x - needle.width + 3, cy, theme.INK)
        emblem(canvas, x, cy, TOKEN, scene.color(seat))
        if points != scene.player_before(seat).vp:
            corner_ticks(canvas, around(x, cy, TOKEN - 2), 8)
