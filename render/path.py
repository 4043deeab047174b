"""Shapes on a 100 x 100 square written as short texts, and their anti-aliased masks of any size.
No color and no meaning here: what the shapes depict stands in `render.icons`.

A shape is a sequence of layers. The first character says what the layer does: `+` fills, `-` cuts out,
`~w` draws a round line of width w, `^w` cuts such a line. Then follow SVG-like commands with absolute
coordinates: M, L, C, Q, Z, and O (circle: center, radius), E (ellipse: center, two radii), R (box: corner,
width, height, radius of its corners), A (arc: center, radius, two angles in degrees, clockwise from east).
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from PIL import Image, ImageDraw

Point = tuple[float, float]
Shape = tuple[str, ...]

_TOKEN = re.compile(r"([A-Z])|(-?\d+(?:\.\d+)?)")
_ARITY: Final = {"M": 2, "L": 2, "C": 6, "Q": 4, "Z": 0, "O": 3, "E": 4, "R": 5, "A": 5}
_OVERSAMPLE: Final = 4
_CURVE_STEPS: Final = 18


def _commands(text: str) -> Iterator[tuple[str, list[float]]]:
    command, numbers = "", list[float]()
    for letter, number in _TOKEN.findall(text):
        if letter:
            command, numbers = letter, []
        else:
            numbers.append(float(number))
        if len(numbers) == _ARITY[command]:
            yield command, numbers
            numbers = []


def _curve(points: list[Point]) -> Iterator[Point]:
    """Points of a Bezier curve after its start (de Casteljau, any degree)."""
    for step in range(1, _CURVE_STEPS + 1):
        t = step / _CURVE_STEPS
        level: list[Point] = points
        while len(level) > 1:
            level = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for a, b in pairwise(level)]
        yield level[0]


def _arc(x: float, y: float, rx: float, ry: float, start: float, end: float) -> list[Point]:
    steps = max(6, round(abs(end - start) / 6))
    angles = (math.radians(start + (end - start) * i / steps) for i in range(steps + 1))
    return [(x + rx * math.cos(a), y + ry * math.sin(a)) for a in angles]


def _box(x: float, y: float, w: float, h: float, r: float) -> list[Point]:
    return [
        *_arc(x + r, y + r, r, r, 180, 270),
        *_arc(x + w - r, y + r, r, r, 270, 360),
        *_arc(x + w - r, y + h - r, r, r, 0, 90),
        *_arc(x + r, y + h - r, r, r, 90, 180),
    ]


def outlines(text: str) -> list[list[Point]]:
    """The polygons or lines of one layer's commands, curves flattened."""
    lines: list[list[Point]] = []
    for command, n in _commands(text):
        match command:
            case "M":
                lines.append([(n[0], n[1])])
            case "L":
                lines[-1].append((n[0], n[1]))
            case "C" | "Q":
                ends = [(n[i], n[i + 1]) for i in range(0, len(n), 2)]
                lines[-1].extend(_curve([lines[-1][-1], *ends]))
            case "Z":
                lines[-1].append(lines[-1][0])
            case "O":
                lines.append(_arc(n[0], n[1], n[2], n[2], 0, 360))
            case "E":
                lines.append(_arc(n[0], n[1], n[2], n[3], 0, 360))
            case "R":
                lines.append(_box(*n))
            case _:
                lines.append(_arc(n[0], n[1], n[2], n[2], n[3], n[4]))
    return lines


def _thick(draw: ImageDraw.ImageDraw, points: list[Point], width: float, value: int) -> None:
    draw.line(points, fill=value, width=max(1, round(width)), joint="curve")
    half = width / 2
    for x, y in (points[0], points[-1]):
        draw.ellipse((x - half, y - half, x + half, y + half), fill=value)


def paint(layers: Iterable[str], width: int, height: int, *, mirrored: bool = False) -> Image.Image:
    """An anti-aliased L mask of the shape stretched over `width` x `height` pixels."""
    sx, sy = width * _OVERSAMPLE / 100, height * _OVERSAMPLE / 100
    image = Image.new("L", (width * _OVERSAMPLE, height * _OVERSAMPLE), 0)
    draw = ImageDraw.Draw(image)
    for layer in layers:
        head, _, commands = layer.partition(" ")
        value = 255 if head[0] in "+~" else 0
        for line in outlines(commands):
            points = [((100 - x if mirrored else x) * sx, y * sy) for x, y in line]
            if head[0] in "+-":
                draw.polygon(points, fill=value)
            else:
                _thick(draw, points, float(head[1:]) * min(sx, sy), value)
    return image.reduce(_OVERSAMPLE)


def stroke(points: Sequence[Point], width: float, opacity: float = 1.0) -> tuple[Image.Image, int, int]:
    """An anti-aliased L mask of a round line through these points of a picture, and where its top left corner is."""
    n, reach = _OVERSAMPLE, math.ceil(width / 2) + 1
    left, top = (math.floor(min(point[axis] for point in points)) - reach for axis in (0, 1))
    right, bottom = (math.ceil(max(point[axis] for point in points)) + reach for axis in (0, 1))
    image = Image.new("L", ((right - left) * n, (bottom - top) * n), 0)
    _thick(ImageDraw.Draw(image), [((x - left) * n, (y - top) * n) for x, y in points], width * n, round(255 * opacity))
    return image.reduce(n), left, top


@lru_cache(maxsize=1024)
def mask(shape: Shape, width: int, height: int) -> Image.Image:
    """The cached mask of a shape; shared, so never draw on it."""
    return paint(shape, width, height)
