"""Rectangles on a picture and how they are divided. Whole pixels only; nothing is drawn here."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle: left, top, width, height in pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """The first column right of the box."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """The first row below the box."""
        return self.y + self.h

    @property
    def cx(self) -> int:
        """The column through the middle."""
        return self.x + self.w // 2

    @property
    def cy(self) -> int:
        """The row through the middle."""
        return self.y + self.h // 2

    @property
    def corners(self) -> tuple[int, int, int, int]:
        """Left, top, right, bottom, as Pillow wants them."""
        return self.x, self.y, self.x + self.w, self.y + self.h

    def inset(self, dx: int, dy: int | None = None) -> Box:
        """The box smaller by `dx` on the left and right and `dy` (or `dx`) above and below."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: int, dy: int) -> Box:
        """The box somewhere else."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def top(self, height: int) -> Box:
        """The strip of `height` at the upper edge."""
        return Box(self.x, self.y, self.w, height)

    def below(self, height: int) -> Box:
        """What is left under a strip of `height` at the upper edge."""
        return Box(self.x, self.y + height, self.w, self.h - height)

    def left(self, width: int) -> Box:
        """The strip of `width` at the left edge."""
        return Box(self.x, self.y, width, self.h)

    def beside(self, width: int) -> Box:
        """What is left to the right of a strip of `width`."""
        return Box(self.x + width, self.y, self.w - width, self.h)

    def columns(self, count: int, gap: int = 0) -> list[Box]:
        """`count` equal boxes side by side, every pixel of the width used."""
        edges = [self.x + round(i * (self.w + gap) / count) for i in range(count + 1)]
        return [Box(a, self.y, b - a - gap, self.h) for a, b in pairwise(edges)]

    def rows(self, count: int, gap: int = 0) -> list[Box]:
        """`count` equal boxes one under the other."""
        edges = [self.y + round(i * (self.h + gap) / count) for i in range(count + 1)]
        return [Box(self.x, a, self.w, b - a - gap) for a, b in pairwise(edges)]

    def holds(self, other: Box, slack: int = 0) -> bool:
        """Whether `other` lies inside, give or take `slack` pixels."""
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )


def around(cx: int, cy: int, w: int, h: int | None = None) -> Box:
    """The box of this size (a square without `h`) with this middle."""
    h = w if h is None else h
    return Box(cx - w // 2, cy - h // 2, w, h)
