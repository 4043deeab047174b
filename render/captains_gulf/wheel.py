"""The main action wheel: six actions around the hub, the markers on them, and what moving there costs."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import lru_cache, partial
from typing import Final

from games.captains_gulf import data, picks
from render import theme
from render.canvas import Canvas
from render.captains_gulf import colors
from render.captains_gulf.scene import Scene
from render.grid import Box, around
from render.marks import coin, corner_ticks, emblem, number_disc
from render.path import Shape
from render.type import Face, text_width

_COUNT: Final = len(data.SPACES)
_NARROW: Final = 540
_MARKERS: Final = (
    ((0.205, 0),),
    ((0.205, -15), (0.205, 15)),
    ((0.247, -13), (0.247, 13), (0.16, 0)),
    ((0.247, -13), (0.247, 13), (0.16, -17), (0.16, 17)),
)
"""Where markers stand that share a space, by their number: how far from the hub, as a part of the wheel's width, and
how many degrees from the middle."""


@lru_cache(maxsize=32)
def _sector(index: int, outer: float, inner: float, gap: float) -> Shape:
    """A sixth of a ring on the unit square; the first begins at the top and they go clockwise."""
    start, end = 360 / _COUNT * index - 90 + gap, 360 / _COUNT * (index + 1) - 90 - gap
    points: list[str] = []
    for radius, (a, b) in ((outer, (start, end)), (inner, (end, start))):
        for step in range(13):
            angle = math.radians(a + (b - a) * step / 12)
            points.append(f"{50 + radius * math.cos(angle):.2f},{50 + radius * math.sin(angle):.2f}")
    return ("+ M" + " L".join(points) + " Z",)


def _at(cx: int, cy: int, radius: float, degrees: float) -> tuple[int, int]:
    angle = math.radians(degrees - 90)
    return round(cx + radius * math.cos(angle)), round(cy + radius * math.sin(angle))


def mover(scene: Scene, seat: int | None) -> int | None:
    """Whose costs the wheel tells: the reader's, or those of whoever is about to move."""
    view = scene.view
    if view.over or not view.round:
        return None
    if seat is not None:
        return seat
    return view.waiting[0] if len(view.waiting) == 1 and not view.space else None


def wheel(canvas: Canvas, scene: Scene, box: Box, seat: int | None = None) -> None:
    """The wheel in its panel, names at both sides."""
    canvas.panel(box, theme.PAPER)
    inner = box.inset(12, 10)
    size = min(inner.h, inner.w - 2 * (118 if box.w > _NARROW else 150))
    round_box = around(inner.cx, inner.cy, size)
    helm(canvas, scene, round_box)
    side = (inner.w - size) // 2
    right_count = (_COUNT + 1) // 2
    columns = (
        (Box(inner.right - side + 6, inner.y, side - 6, inner.h), list(range(right_count))),
        (Box(inner.x, inner.y, side - 6, inner.h), list(range(_COUNT - 1, right_count - 1, -1))),
    )
    for column, spaces in columns:
        for place, space in zip(column.rows(len(spaces), 8), spaces, strict=True):
            _label(canvas, scene, place, space, mover(scene, seat))


def helm(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Knobs, rim, sectors with signs, the spoke with its ring buoy, and on them the markers."""
    view, cx, cy = scene.view, box.cx, box.cy
    marked = [view.space == name or scene.invites(picks.Go(name)) for name in data.SPACES]
    shows = scene.shows("dial", view.space, marked)
    canvas.kept(box.inset(-4), shows, partial(_dial, canvas, scene, box, marked))
    for index, name in enumerate(data.SPACES):
        here = [seat for seat, captain in enumerate(view.captains) if captain.wheel == name]
        for each, seat in enumerate(here):
            radius, offset = _MARKERS[len(here) - 1][each]
            x, y = _at(cx, cy, box.w * radius, 360 / _COUNT * (index + 0.5) + offset)
            token = round(box.w * (0.105 if len(here) < 3 else 0.092))
            emblem(canvas, x, y, token, seat)
            if scene.before(seat).wheel != name:
                corner_ticks(canvas, around(x, y, token - 4), 6)


def _dial(canvas: Canvas, scene: Scene, box: Box, marked: Sequence[bool]) -> None:
    """All of the wheel that does not move."""
    cx, cy = box.cx, box.cy
    for index in range(_COUNT):
        x, y = _at(cx, cy, box.w * 0.465, 360 / _COUNT * index)
        if index:
            canvas.icon("disc", x, y, round(box.w * 0.07), colors.WOOD)
    canvas.icon("disc", cx, cy, round(box.w * 0.91), colors.WOOD)
    canvas.icon("disc", cx, cy, round(box.w * 0.875), colors.pale(colors.WOOD))
    for index, name in enumerate(data.SPACES):
        now = scene.view.space == name
        if now:
            canvas.shape(_sector(index, 43.5, 12, 0.6), box, theme.RING)
        canvas.shape(_sector(index, 42, 13, 2.2 if now else 1.1), box, theme.WASH if marked[index] else theme.BOX)
        x, y = _at(cx, cy, box.w * 0.345, 360 / _COUNT * (index + 0.5))
        canvas.icon(colors.sign(name), x, y, round(box.w * 0.135), colors.HEADER)
    canvas.icon("disc", cx, cy, round(box.w * 0.2), colors.WOOD)
    canvas.icon("captains_club", cx, cy, round(box.w * 0.15), theme.PAPER)
    top = cy - round(box.w * 0.42)
    canvas.fill(Box(cx - 3, top, 6, round(box.w * 0.33)), colors.RUST)
    buoy = round(box.w * 0.15)
    canvas.icon("disc", cx, top, buoy + 4, theme.PAPER)
    canvas.icon("buoy", cx, top, buoy, colors.RUST)


def _label(canvas: Canvas, scene: Scene, box: Box, space: int, seat: int | None) -> None:
    """An action's name, where it works, and what it costs to move there; pale where that gains nothing."""
    name = data.SPACES[space]
    number, invites = scene.number(picks.Go(name)), scene.invites(picks.Go(name))
    now = scene.view.space == name
    marked, pale = invites or now, number is not None and not invites
    ink = theme.SOFT if pale else theme.INK
    fill, edge = (theme.WASH, theme.RING) if marked else (theme.BOX, theme.LINE)
    canvas.rounded(box, theme.RADIUS_CARD, fill, edge, 4 if marked else 1.2)
    room = box.inset(9, 6)
    title = scene.words.name(name)
    long = text_width(title, Face.LABEL, 18) > room.w * 1.8
    canvas.paragraph(Box(room.x, room.y - 2, room.w, room.h - 20), title, Face.LABEL, 16 if long else 18,
                     ink, lines=3 if long else 2)  # fmt: skip
    foot = Box(room.x, room.bottom - 24, room.w, 24)
    where = data.ROWS.wheel_space[space].where
    right = 0
    if seat is not None and not scene.view.space:
        cost = scene.view.captains[seat].moves[space]
        free = scene.say("free")
        right = 34 if cost else round(text_width(free, Face.STRONG, 15)) + 4
        price = Box(foot.right - right, foot.y, right, foot.h)
        if cost:
            coin(canvas, price.x + 9, price.cy, 18)
            canvas.text(Box(price.x + 18, price.y, 16, price.h), str(cost), Face.HEAVY, 18, ink, "right")
        else:
            canvas.text(price, free, Face.STRONG, 15, theme.SOFT if pale else colors.REEF, "right")
    if where != "anywhere":
        canvas.icon("anchor" if where == "port" else "sail", foot.x + 9, foot.cy, 17, theme.SOFT)
        note, words = Box(foot.x + 21, foot.y, foot.w - 21 - right, foot.h), scene.say(f"where-{where}")
        if text_width(words, Face.TEXT, 14) <= note.w:
            canvas.text(note, words, Face.TEXT, 14, theme.SOFT)
    if number is not None:
        number_disc(canvas, box.x - 3, box.y - 6, number, 26, quiet=pale)
