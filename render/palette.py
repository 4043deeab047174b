"""Fixed palettes: the up to 256 colours a picture may have, and the PNG made of it.
A fixed palette keeps flat colours exactly flat and spares the search for colours in every picture.
"""

from __future__ import annotations

import io
from collections.abc import Iterable
from typing import Final

from PIL import Image

from render.theme import Colour, mix

LIMIT: Final = 256
_MERGE: Final = 5


def _near(a: Colour, colours: Iterable[Colour]) -> bool:
    """Whether it is almost one of these: asked 80,000 times when all games' palettes are made."""
    red, green, blue = a
    return any(
        -_MERGE < red - x < _MERGE and -_MERGE < green - y < _MERGE and -_MERGE < blue - z < _MERGE
        for x, y, z in colours
    )


class Palette:
    """Base colours, kept exactly, and the steps between pairs of them, for soft edges.

    `edges` come in order of importance; steps that are almost a colour already present are left out, and
    steps beyond the 256th colour as well.
    """

    def __init__(self, colours: Iterable[Colour], edges: Iterable[tuple[Colour, Colour]], steps: int = 3) -> None:
        self.colours: list[Colour] = list(dict.fromkeys(colours))
        if len(self.colours) > LIMIT:
            raise ValueError(f"{len(self.colours)} base colours, {LIMIT} are possible")
        for a, b in edges:
            for step in range(1, steps + 1):
                between = mix(a, b, step / (steps + 1))
                if len(self.colours) < LIMIT and not _near(between, self.colours):
                    self.colours.append(between)
        self._image = Image.new("P", (1, 1))
        # Pillow reads missing entries as black: the last colour repeated is harmless.
        full = self.colours + [self.colours[-1]] * (LIMIT - len(self.colours))
        self._image.putpalette([channel for colour in full for channel in colour])

    def reduce(self, image: Image.Image) -> Image.Image:
        """The RGB picture in these colours, each pixel in the nearest."""
        return image.quantize(palette=self._image, dither=Image.Dither.NONE)

    def png(self, image: Image.Image) -> bytes:
        """The RGB picture as a palette PNG, packed quickly rather than tightly."""
        out = io.BytesIO()
        self.reduce(image).save(out, "PNG", compress_level=1)
        return out.getvalue()
