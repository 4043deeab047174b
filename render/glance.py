"""A table at a glance, for people whose Discord shows the whole of it too small: its size, and what all games have on
it. When it is needed follows from the size of the picture of the table; what is on it, the games' own folders say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from render import theme
from render.canvas import Canvas
from render.grid import Box
from render.marks import emblem
from render.theme import Color, Player
from render.type import Face

DESKTOP: Final = 550, 350
"""The box in CSS pixels in which Discord shows a picture on a desktop; smaller where the picture has another shape."""
PHONE: Final = 400
"""The width in CSS pixels at which it shows any picture on a phone."""

WIDTH: Final = 1100
HEIGHT: Final = 700
FLOOR: Final = 25
"""The smallest lettering on it: 9 CSS pixels on a phone, which are read without effort."""
MARGIN: Final = 18
GAP: Final = 12
_HEAD: Final = 122
_RULE: Final = 5
AREA: Final = Box(MARGIN, _HEAD + _RULE + 14, WIDTH - 2 * MARGIN, HEIGHT - _HEAD - _RULE - 14 - MARGIN)
"""What the game has for itself."""


def too_tall(width: int, height: int) -> bool:
    """Whether a desktop shows a picture of this shape narrower than a phone, for which all pictures are made."""
    return width * DESKTOP[1] < height * PHONE


def blank(ground: Color) -> Canvas:
    """The empty paper."""
    return Canvas(WIDTH, HEIGHT, ground)


def panel_of(box: Box) -> Box:
    """All that a panel in this box covers, its shadow included."""
    return Box(box.x, box.y, box.w + 3, box.h + 5)


def head(
    canvas: Canvas, ground: Color, rule: Color, *, number: str, caption: str, phase: str, decision: str,
    seats: Sequence[int], players: Sequence[Player] = theme.PLAYERS,
) -> None:  # fmt: skip
    """The places of every picture's header: round, phase over decision, before it the emblems of who decides."""
    canvas.fill(Box(0, 0, WIDTH, _HEAD), ground)
    canvas.fill(Box(0, _HEAD, WIDTH, _RULE), rule)
    card = Box(MARGIN, 14, 146, _HEAD - 28)
    canvas.rounded(card, theme.RADIUS_CARD + 2, theme.PAPER)
    canvas.text(card.top(58), number, Face.HEAVY, theme.ROUND, ground, "center")
    canvas.text(Box(card.x + 6, card.bottom - 36, card.w - 12, 30), caption, Face.LABEL, 26, theme.SOFT, "center",
                FLOOR)  # fmt: skip
    x = card.right + 20
    width = WIDTH - MARGIN - x
    canvas.text(Box(x, 8, width, 54), phase, Face.TITLE, 42, theme.WHITE, floor=30)
    for i, seat in enumerate(seats):
        emblem(canvas, x + 20 + i * 42, 88, 40, seat, players)
    text_x = x + (12 + len(seats) * 42 if seats else 0)
    canvas.text(Box(text_x, 64, width - (text_x - x), 48), decision, Face.STRONG, 40, theme.DECISION, floor=28)


def score(canvas: Canvas, box: Box, points: str, ground: Color, *, leads: bool, cups: bool = False) -> None:
    """The points of a seat on their dark badge; the best ones are golden and have a cup, or all have `cups`."""
    canvas.rounded(box, theme.RADIUS_CARD, ground)
    room = box.inset(10, 0)
    if leads or cups:
        canvas.icon("trophy", box.x + 24, box.cy, 30, theme.DECISION if leads else theme.TAKEN)
        room = Box(box.x + 40, box.y, box.w - 50, box.h)
    tone = theme.DECISION if leads else theme.WHITE
    canvas.text(room, points, Face.HEAVY, 42, tone, "right", FLOOR)
