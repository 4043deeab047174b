"""Fleet's pieces, alike in all its pictures: dice, the captain's stones, boats, pennants, boxes of the sheet."""

from __future__ import annotations

import math
from functools import lru_cache

from games.fleet_dice import data
from render import theme
from render.canvas import Canvas
from render.fleet_dice import colors
from render.grid import Box, around
from render.icons import ICONS
from render.marks import coin, corner_ticks, emblem, number_disc, pencil_cross, ring, strike
from render.path import Shape
from render.theme import Color
from render.type import Face

_BOX_SIGNS = {"license": "pennant", "boat": "hull", "choice": "question", "fishing": "fish", "activation": "tick"}
_FACE_SIGNS = {
    "harbor": ("anchor", colors.HARBOR),
    "wharf": ("wharf", colors.WHARF),
    "market": ("market", colors.MARKET),
}


def sign(section: str) -> str:
    """The icon of a section; an anchor where a replaced data table has one we never drew."""
    return section if section in ICONS else "anchor"


def color_of(section: int) -> Color:
    """The color of a section's area."""
    if section in data.COLUMN_SECTIONS:
        return colors.TYPE[section]
    return colors.HARBOR if section in data.HARBOR_SECTIONS else colors.WHARF


def die(canvas: Canvas, cx: int, cy: int, size: int, face: str, *, taken: bool = False) -> None:
    """A die showing its face; taken ones are gray."""
    box = around(cx, cy, size)
    ground = theme.TAKEN if taken else theme.BOX
    radius = max(4, size // 6)
    canvas.rounded(box.moved(0, max(2, size // 22)), radius, colors.STONE if taken else theme.SHADOW)
    canvas.rounded(box, radius, ground)
    dark = colors.HEADER if taken else None
    if face == data.COINS3:
        for dx, dy in ((0, -0.2), (-0.23, 0.18), (0.23, 0.18)):
            x, y = cx + round(dx * size), cy + round(dy * size)
            if dark:
                canvas.icon("coin_face", x, y, round(size * 0.38), dark)
            else:
                coin(canvas, x, y, round(size * 0.38))
    elif face in _FACE_SIGNS:
        icon, color = _FACE_SIGNS[face]
        canvas.icon(icon, cx, cy, round(size * 0.7), dark or color)
    else:
        index = data.SECTION_INDEX.get(face, 0)
        canvas.icon(sign(face), cx, cy, round(size * 0.74), dark or color_of(index))


def stone(canvas: Canvas, cx: int, cy: int, size: int) -> None:
    """One of Captain Ruth's stones: a dark pebble with her cap on it."""
    canvas.icon("stone", cx + 1, cy + 2, size + 4, theme.SHADOW)
    canvas.icon("stone", cx, cy, size + 4, theme.BOX)
    canvas.icon("stone", cx, cy, size, colors.STONE)
    canvas.icon("captain", cx, cy, round(size * 0.6), theme.WHITE)


@lru_cache(maxsize=256)
def _hull(w: int, h: int, prow: int, chamfer: float, *, level: bool) -> Shape:
    """A boat seen from above, prow up, or prow to the right if `level`."""
    if level:
        nose = 100 - 100 * prow / w
        return (f"+ M0,0 L{nose:.1f},0 L100,50 L{nose:.1f},100 L0,100 Z",)
    nose, low, side = 100 * prow / h, 100 - 100 * chamfer / h, 100 * chamfer / w
    return (
        f"+ M50,0 L100,{nose:.1f} L100,{low:.1f} L{100 - side:.1f},100 L{side:.1f},100 L0,{low:.1f} L0,{nose:.1f} Z",
    )


def hull(canvas: Canvas, box: Box, prow: int, fill: Color, outline: Color, width: int, *, level: bool = False) -> None:
    """A boat's hull with its outline inside the box."""
    chamfer = min(8, min(box.w, box.h) // 6)
    canvas.shape(_hull(box.w, box.h, prow, chamfer, level=level), box, outline)
    across, along = (box.h, box.w) if level else (box.w, box.h)
    # The slanted sides of the prow need more room to keep the outline's width.
    tip = round(width * math.hypot(1, 2 * prow / across))
    inner_prow = round(prow * (across - 2 * width) / across)
    along -= tip + width
    if level:
        inner = Box(box.x + width, box.y + width, along, box.h - 2 * width)
    else:
        inner = Box(box.x + width, box.y + tip, box.w - 2 * width, along)
    canvas.shape(_hull(inner.w, inner.h, inner_prow, max(1, chamfer - 0.59 * width), level=level), inner, fill)


def space(canvas: Canvas, cx: int, cy: int, size: int, color: Color, fish: str) -> None:
    """A space for fish: `no` (empty), `yes`, `new` (caught since) or `shut` (not open at this license level)."""
    box = around(cx, cy, size)
    if fish == "shut":
        canvas.icon("dash", cx, cy, round(size * 0.7), colors.pale(color))
        return
    canvas.rounded(box, max(3, size // 3), theme.BOX, colors.pale(color), 1.2)
    if fish != "no":
        canvas.icon("fish", cx, cy, size - 3, theme.CHANGED if fish == "new" else theme.INK)


def pennant(canvas: Canvas, box: Box, color: Color, level: int, state: str) -> None:
    """A license: `now` is the level that works, `past` one it replaced, `open` one not reached yet."""
    canvas.shape(ICONS["pennant"], box, colors.pale(color) if state == "past" else color)
    if state != "now":
        canvas.shape(ICONS["pennant"], Box(box.x + 2, box.y + 2, box.w - 4, box.h - 5), theme.BOX)
    text = theme.WHITE if state == "now" else color
    size = 24 if box.h >= 50 else round(box.h * 0.5)
    room = Box(box.x + 5, box.y + 2, box.w - 10, round(box.h * 0.54))
    canvas.text(room, str(level), Face.HEAVY, size, text, "center")


def sheet_box(
    canvas: Canvas,
    cx: int,
    cy: int,
    size: int,
    kind: str,
    color: Color,
    place: str,
    state: str,
    number: int | None,
    *,
    over: bool = False,
) -> None:
    """A box of the sheet: square if plain, round if it does something. `place` names it for ever.

    `state` is `open`, `marked`, `new` (marked since last seen) or `struck`; `number` rings the box.
    The number stands at the box's corner, or `over` its middle where a name ends beside it.
    """
    box = around(cx, cy, size)
    plain = kind == "plain"
    if number is not None:
        ring(canvas, box, round_box=not plain, reach=7 if size >= 30 else 5)
    radius = theme.RADIUS_BOX if plain else size // 2
    done = state != "open"
    canvas.rounded(box, radius, theme.BOX, colors.pale(color) if done else color, 2)
    if not plain:
        canvas.icon(_BOX_SIGNS[kind], cx, cy, round(size * 0.56), colors.pale(color) if done else color)
    if state == "struck":
        strike(canvas, cx, cy, size - 4, place)
    elif done:
        pencil_cross(canvas, cx, cy, round(size * 0.98), place, changed=state == "new")
    if state == "new":
        corner_ticks(canvas, box)
    if number is not None:
        number_disc(canvas, cx if over else box.x - 3, box.y - (5 if over else 3), number)


def pool(
    canvas: Canvas, dice: list[tuple[str, int | None, bool, int | None]], right: int, cy: int, size: int
) -> list[int]:
    """Dice in a row ending at `right`: face, taker, whether it is in use, number of its button. Returns their middles.

    A taker below -1 means nobody has the die; None is Captain Ruth.
    """
    pitch = size + 18
    middles: list[int] = []
    for i, (face, taker, using, number) in enumerate(dice):
        cx = right - size // 2 - (len(dice) - 1 - i) * pitch
        middles.append(cx)
        if using or number is not None:
            canvas.rounded(around(cx, cy, size + 14), size // 4, colors.HEADER, theme.RING, 5)
        free = taker is not None and taker < 0
        die(canvas, cx, cy, size, face, taken=not free and not using)
        if taker is None:
            stone(canvas, cx + size // 2 - 6, cy + size // 2 - 4, 28)
        elif taker >= 0:
            emblem(canvas, cx + size // 2 - 4, cy + size // 2 - 4, 32, taker)
        if number is not None:
            number_disc(canvas, cx - size // 2 + 2, cy - size // 2 + 2, number, 28)
    return middles
