"""Where values stand in a plot, lines and signs put there, and the scales beside it. No words: whoever draws a plot
writes them itself.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from typing import Final

from render.canvas import Canvas
from render.grid import Box
from render.theme import Color

_STEPS: Final = (1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10)
"""How far the values of a scale may lie apart, but for tens, hundreds and so on."""


class Plot:
    """A coordinate system over a box of the picture.

    `x` are the values at the box's left and right edge, `y` those at its bottom and top.
    """

    def __init__(self, canvas: Canvas, box: Box, x: tuple[float, float], y: tuple[float, float]) -> None:
        self.box = box
        self._canvas = canvas
        self._x, self._y = x, y

    def at_x(self, value: float) -> int:
        """The column of the picture in which a value of the x axis stands."""
        return self.box.x + round(self._across(value))

    def at_y(self, value: float) -> int:
        """The row of the picture in which a value of the y axis stands."""
        return self.box.bottom - round(self._upwards(value))

    def area(self, x: tuple[float, float], y: tuple[float, float]) -> Box:
        """The part of the picture between two values of each axis."""
        left, right = sorted(map(self.at_x, x))
        top, bottom = sorted(map(self.at_y, y))
        return Box(left, top, right - left, bottom - top)

    def line(self, points: Iterable[tuple[float, float]], color: Color, width: float, opacity: float = 1.0) -> None:
        """A line from value to value, so many pixels wide."""
        there = [(self.box.x + self._across(x), self.box.bottom - self._upwards(y)) for x, y in points]
        self._canvas.line(there, color, width, opacity)

    def sign(self, name: str, x: float, y: float, size: int, color: Color) -> None:
        """A drawn sign whose middle is at these values."""
        self._canvas.icon(name, self.at_x(x), self.at_y(y), size, color)

    def _across(self, value: float) -> float:
        low, high = self._x
        return (value - low) / (high - low) * self.box.w

    def _upwards(self, value: float) -> float:
        low, high = self._y
        return (value - low) / (high - low) * self.box.h


def ticks(low: float, high: float, most: int = 5) -> list[int]:
    """The round values of a scale that reaches from `low` or below to `high` or above, in about `most` steps."""
    wanted = max(1.0, (high - low) / most)
    scale = 10 ** int(math.log10(wanted))
    step = next(int(each * scale) for each in _STEPS if each * scale >= wanted and each * scale % 1 == 0)
    first, last = math.floor(low / step), math.ceil(high / step)
    return [step * number for number in range(first, max(last, first + 1) + 1)]


def rolling(values: Sequence[float], last: int) -> list[float]:
    """For each value the mean of the last ones up to it."""
    return [sum(part) / len(part) for end in range(1, len(values) + 1) if (part := values[max(0, end - last) : end])]
