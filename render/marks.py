"""What all pictures share above plain shapes: pencil crosses, strikes, rings, numbered discs, corner ticks,
emblems, coins, and the header. No game is known here.
"""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from render import theme
from render.canvas import Canvas
from render.grid import Box, around
from render.path import paint
from render.theme import Color, Player
from render.type import Face, text_width

_HANDS: Final = 8


def _stroke(points: Sequence[tuple[float, float]], width: float) -> str:
    """A pencil's stroke along a quadratic curve: thin where it starts and ends."""
    (x0, y0), (x1, y1), (x2, y2) = points
    left: list[str] = []
    right: list[str] = []
    steps = 14
    for i in range(steps + 1):
        t = i / steps
        x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2
        y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2
        dx = 2 * (1 - t) * (x1 - x0) + 2 * t * (x2 - x1)
        dy = 2 * (1 - t) * (y1 - y0) + 2 * t * (y2 - y1)
        length = math.hypot(dx, dy) or 1
        half = width / 2 * (0.45 + 0.55 * math.sin(math.pi * min(1, 0.12 + t * 0.95)))
        left.append(f"{x - dy / length * half:.1f},{y + dx / length * half:.1f}")
        right.append(f"{x + dy / length * half:.1f},{y - dx / length * half:.1f}")
    return "+ M" + " L".join(left + right[::-1]) + " Z"


@lru_cache(maxsize=256)
def _cross(size: int, hand: int) -> Image.Image:
    """Two bent strokes; `hand` chooses one of a few ways the same hand makes them."""
    luck = random.Random(hand * 7919 + 11)

    def near(value: float, spread: float = 6) -> float:
        return value + luck.uniform(-spread, spread)

    down = (near(12), near(12)), (near(50, 9), near(46, 9)), (near(90), near(90))
    up = (near(88), near(10)), (near(54, 9), near(50, 9)), (near(10), near(90))
    return paint((_stroke(down, 12), _stroke(up, 12)), size, size)


@lru_cache(maxsize=64)
def _scratch(size: int, hand: int) -> Image.Image:
    """A box struck out: three level strokes to and fro, unlike any cross."""
    luck = random.Random(hand * 104729 + 5)
    ys = [luck.uniform(-4, 4) + y for y in (30, 42, 52, 62, 72)]
    line = f"~9 M2,{ys[0]:.0f} L97,{ys[1]:.0f} L4,{ys[2]:.0f} L97,{ys[3]:.0f} L3,{ys[4]:.0f}"
    return paint((line,), size, size)


def _hand(place: str) -> int:
    return zlib.crc32(place.encode()) % _HANDS


def pencil_cross(canvas: Canvas, cx: int, cy: int, size: int, place: str, *, changed: bool = False) -> None:
    """A mark on the box called `place`; the same place always looks the same."""
    stencil = _cross(size, _hand(place))
    canvas.stamp(stencil, cx - size // 2, cy - size // 2, theme.CHANGED if changed else theme.PENCIL)


def strike(canvas: Canvas, cx: int, cy: int, size: int, place: str) -> None:
    """The box is lost: scratched out in rust red."""
    canvas.stamp(_scratch(size, _hand(place)), cx - size // 2, cy - size // 2, theme.STRIKE)


def ring(canvas: Canvas, box: Box, *, round_box: bool = False, reach: int = 7) -> None:
    """The amber ring and wash of what may be chosen now, around the box."""
    outer = box.inset(-reach)
    radius = outer.w // 2 if round_box else theme.RADIUS_BOX + reach
    canvas.rounded(outer, radius, theme.WASH, theme.RING, 4)


def number_disc(canvas: Canvas, cx: int, cy: int, number: int, size: int = 24, *, quiet: bool = False) -> None:
    """The number of the button or menu entry that chooses this; a `quiet` one of what gains nothing."""
    label = str(number)
    letters = max(theme.FLOOR, size * 2 // 3)
    width = max(size, round(text_width(label, Face.STRONG, letters)) + 10)
    box = around(cx, cy, width, size)
    canvas.rounded(box, size // 2, theme.SOFT if quiet else theme.DISC, theme.WHITE, 1.5)
    canvas.text(box, label, Face.STRONG, letters, theme.WHITE, "center")


def corner_ticks(canvas: Canvas, box: Box, length: int = 8, thickness: int = 2) -> None:
    """Four blue corners around what changed last."""
    outer = box.inset(-3)
    for x, dx in ((outer.x, 0), (outer.right - length, length - thickness)):
        for y, dy in ((outer.y, 0), (outer.bottom - length, length - thickness)):
            canvas.fill(Box(x, y + dy, length, thickness), theme.CHANGED)
            canvas.fill(Box(x + dx, y, thickness, length), theme.CHANGED)


def emblem(canvas: Canvas, cx: int, cy: int, size: int, seat: int, players: Sequence[Player] = theme.PLAYERS) -> None:
    """A seat's disc with its shape, ringed so that it stands out on any ground."""
    player = players[seat % len(players)]
    canvas.icon("disc", cx, cy, size, theme.BOX)
    canvas.icon("disc", cx, cy, size - max(2, size // 14) * 2, theme.INK)
    canvas.icon("disc", cx, cy, size - max(2, size // 14) * 4, player.fill)
    canvas.icon(player.emblem, cx, cy, round(size * 0.46), player.emblem_color)


def coin(canvas: Canvas, cx: int, cy: int, size: int) -> None:
    """A coin."""
    canvas.icon("disc", cx, cy, size, theme.COIN_RIM)
    canvas.icon("disc", cx, cy, size - max(2, round(size * 0.14)), theme.COIN)
    if size >= 18:
        canvas.icon("ring", cx, cy, round(size * 0.62), theme.COIN_RIM)
        canvas.icon("disc", cx, cy, round(size * 0.44), theme.COIN)


def tick_disc(canvas: Canvas, cx: int, cy: int, size: int, color: Color) -> None:
    """Complete or full."""
    canvas.icon("disc", cx, cy, size, theme.BOX)
    canvas.icon("disc", cx, cy, size - 3, color)
    canvas.icon("tick", cx, cy, round(size * 0.58), theme.WHITE)


def band(canvas: Canvas, box: Box, color: Color, icon: str, title: str, note: str = "") -> None:
    """A section's heading: sign, title, and at the right a note."""
    canvas.rounded(box, theme.RADIUS_CARD, color)
    canvas.icon(icon, box.x + 22, box.cy, box.h - 10, theme.WHITE)
    end = canvas.text(Box(box.x + 44, box.y, box.w // 2 - 44, box.h), title, Face.NAME, theme.SECTION, theme.WHITE)
    if note:
        room = Box(end + 16, box.y, box.right - 12 - end - 16, box.h)
        canvas.text(room, note, Face.LABEL, theme.LABEL, theme.WHITE, "right")


def header(
    canvas: Canvas,
    ground: Color,
    rule: Color,
    number: str,
    caption: str,
    phase: str,
    decision: str,
    seats: Sequence[int],
    room: int,
    players: Sequence[Player] = theme.PLAYERS,
) -> None:
    """The places of every picture: round, phase over decision, and `room` pixels left free at the right.

    `seats` are those who decide now; their emblems, as `players` have them, stand before the decision.
    """  # fmt: skip
    canvas.fill(Box(0, 0, canvas.width, theme.HEADER), ground)
    canvas.fill(Box(0, theme.HEADER, canvas.width, theme.RULE), rule)
    card = Box(24, 22, 128, 92)
    canvas.rounded(card, theme.RADIUS_CARD + 2, theme.PAPER)
    canvas.text(Box(card.x + 6, card.y + 2, card.w - 12, 58), number, Face.HEAVY, theme.ROUND, ground, "center")
    canvas.text(Box(card.x + 6, card.bottom - 32, card.w - 12, 26), caption, Face.LABEL, 21, theme.SOFT, "center")
    x = card.right + 24
    width = canvas.width - room - x - 16
    canvas.text(Box(x, 14, width, 62), phase, Face.TITLE, theme.PHASE, theme.WHITE, floor=30)
    for i, seat in enumerate(seats):
        emblem(canvas, x + 19 + i * 40, 98, 38, seat, players)
    text_x = x + (10 + len(seats) * 40 if seats else 0)
    canvas.text(
        Box(text_x, 74, width - (text_x - x), 50),
        decision,
        Face.STRONG,
        theme.DECISION_SIZE,
        theme.DECISION,
        floor=24,
    )
