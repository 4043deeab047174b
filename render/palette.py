"""Fixed palettes: the up to 256 colors a picture may have, and the PNG made of it.
A fixed palette keeps flat colors exactly flat and spares the search for colors in every picture.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from PIL import Image

from render.png import png
from render.theme import Color, mix

LIMIT: Final = 256
_MERGE: Final = 5


def _near(a: Color, colors: Iterable[Color]) -> bool:
    """Whether it is almost one of these: asked 80,000 times when all games' palettes are made."""
    red, green, blue = a
    return any(
        -_MERGE < red - x < _MERGE and -_MERGE < green - y < _MERGE and -_MERGE < blue - z < _MERGE
        for x, y, z in colors
    )


class Palette:
    """Base colors, kept exactly, and the steps between pairs of them, for soft edges.

    `edges` come in order of importance; steps that are almost a color already present are left out, and
    steps beyond the 256th color as well.
    """

    def __init__(self, colors: Iterable[Color], edges: Iterable[tuple[Color, Color]], steps: int = 3) -> None:
        self.colors: list[Color] = list(dict.fromkeys(colors))
        if len(self.colors) > LIMIT:
            raise ValueError(f"{len(self.colors)} base colors, {LIMIT} are possible")
        for a, b in edges:
            for step in range(1, steps + 1):
                between = mix(a, b, step / (steps + 1))
                if len(self.colors) < LIMIT and not _near(between, self.colors):
                    self.colors.append(between)
        self._image = Image.new("P", (1, 1))
        # Pillow reads missing entries as black: the last color repeated is harmless.
        full = self.colors + [self.colors[-1]] * (LIMIT - len(self.colors))
        self._image.putpalette([channel for color in full for channel in color])

    def reduce(self, image: Image.Image) -> Image.Image:
        """The RGB picture in these colors, each pixel in the nearest."""
        return image.quantize(palette=self._image, dither=Image.Dither.NONE)

    def png(self, image: Image.Image) -> bytes:
        """The RGB picture as a palette PNG, packed quickly rather than tightly."""
        return png(self.reduce(image))
