"""What the signs in a picture mean: small print in lines as wide as there is room, each sign before its meaning."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from render import theme
from render.canvas import Canvas
from render.grid import Box
from render.type import Face, text_width

LINE: Final = 24
_GAP: Final = 20


@dataclass(frozen=True)
class Meaning:
    """A sign, so `wide` with the room behind it, drawn from an x on in a line with this middle; and what it means."""

    wide: int
    draw: Callable[[Canvas, int, int], None]
    text: str


def height_of(meanings: Sequence[Meaning], width: int, size: int) -> int:
    """How tall the lines of them are in letters of this `size`."""
    return LINE * len(_lines(meanings, width, size))


def write(canvas: Canvas, meanings: Sequence[Meaning], box: Box, size: int) -> None:
    """The lines, from the top of the box on."""
    for number, line in enumerate(_lines(meanings, box.w, size)):
        x, row = box.x, Box(box.x, box.y + number * LINE, box.w, LINE)
        for meaning in line:
            meaning.draw(canvas, x, row.cy)
            x += meaning.wide
            width = _width(meaning, size)
            canvas.text(Box(x, row.y, width, row.h), meaning.text, Face.TEXT, size, theme.SOFT)
            x += width + _GAP


def _lines(meanings: Sequence[Meaning], width: int, size: int) -> list[list[Meaning]]:
    lines: list[list[Meaning]] = []
    left = 0
    for meaning in meanings:
        needed = meaning.wide + _width(meaning, size)
        if needed > left:
            lines.append([])
            left = width
        lines[-1].append(meaning)
        left -= needed + _GAP
    return lines


def _width(meaning: Meaning, size: int) -> int:
    return round(text_width(meaning.text, Face.TEXT, size)) + 2
