"""Masks cut into their solid inside and their soft edge. Pillow puts a plain rectangle down some fifty times as fast as
the same pixels through a mask, and most of a large shape is its inside; what comes out is the same to the pixel."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Final, NamedTuple

from PIL import Image

from render.grid import Box

SMALLEST: Final = 1000
"""Masks of fewer pixels are not worth it."""
_HEIGHTS: Final = 4, 8, 16
_CALL_NS, _MASKED_NS = 800.0, 5.0
"""What putting down one piece costs at least, and more for each pixel of a mask; of a solid one pixels cost nothing."""
_SOLID: Final = re.compile(rb"\xff+")


class Piece(NamedTuple):
    """A part of a mask: where it lies there, and whether it covers all of that."""

    box: Box
    solid: bool


def pieces(mask: Image.Image) -> tuple[Piece, ...]:
    """The L mask in pieces that do not overlap; one alone where more would take longer. Empty parts are left out."""
    whole = (Piece(Box(0, 0, *mask.size), solid=False),)
    if mask.width * mask.height < SMALLEST:
        return whole
    ways = (whole, *(tuple(_cut(mask, height)) for height in _HEIGHTS))
    return min(ways, key=lambda way: sum(map(_cost, way)))


def _cost(piece: Piece) -> float:
    return _CALL_NS + (0 if piece.solid else _MASKED_NS * piece.box.w * piece.box.h)


def _cut(mask: Image.Image, height: int) -> list[Piece]:
    """Bands of so many rows, each with its longest solid stretch and what is left and right of it."""
    found: list[Piece] = []
    pixels, w = mask.tobytes(), mask.width
    for top in range(0, mask.height, height):
        band = Box(0, top, w, min(height, mask.height - top))
        rows = (pixels[start : start + w] for start in range(top * w, band.bottom * w, w))
        stretches = [each.span() for each in _SOLID.finditer(_in_all(rows))]
        start, end = max(stretches, key=lambda each: each[1] - each[0], default=(band.w, band.w))
        found += _soft(mask, Box(0, top, start, band.h))
        if end > start:
            found.append(Piece(Box(start, top, end - start, band.h), solid=True))
        found += _soft(mask, Box(end, top, band.w - end, band.h))
    return _joined(found)


def _in_all(rows: Iterable[bytes]) -> bytes:
    """The bits that all rows have: a column is solid where it has them all."""
    first, *others = rows
    found = int.from_bytes(first, "big")
    for row in others:
        found &= int.from_bytes(row, "big")
    return found.to_bytes(len(first), "big")


def _soft(mask: Image.Image, box: Box) -> list[Piece]:
    """What there is of the mask in the box, if anything."""
    ink = mask.crop(box.corners).getbbox() if box.w else None
    if ink is None:
        return []
    left, top, right, bottom = ink
    return [Piece(Box(box.x + left, box.y + top, right - left, bottom - top), solid=False)]


def _joined(found: list[Piece]) -> list[Piece]:
    """The same with solid pieces in one that lie as wide right below each other."""
    joined: list[Piece] = []
    last: dict[tuple[int, int], int] = {}
    for piece in found:
        box, key = piece.box, (piece.box.x, piece.box.w)
        above = last.get(key)
        if piece.solid and above is not None and joined[above].box.bottom == box.y:
            joined[above] = Piece(Box(box.x, joined[above].box.y, box.w, joined[above].box.h + box.h), solid=True)
            continue
        if piece.solid:
            last[key] = len(joined)
        joined.append(piece)
    return joined
