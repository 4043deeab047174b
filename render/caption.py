"""A strip with words below a finished frame of an animation. Knows nothing of what the frame shows."""

from __future__ import annotations

from typing import Final

from PIL import Image

from render import theme
from render.canvas import Canvas
from render.grid import Box
from render.sampling import sampling
from render.type import Face, drawable

STRIP: Final = 64
_SIZE: Final = 19
_MARGIN: Final = 12


def captioned(frame: Image.Image, caption: str) -> Image.Image:
    """The frame with up to two lines of text below it; the same size for every caption, the empty one too.

    A frame in a palette stays in its palette.
    """
    width, height = frame.width * sampling(), frame.height * sampling()
    canvas = Canvas(width, height + STRIP, theme.INK)
    canvas.image.paste(frame.convert("RGB"), (0, 0))
    box = Box(_MARGIN, height + 8, width - 2 * _MARGIN, STRIP - 16)
    canvas.paragraph(box, drawable(caption), Face.TEXT, _SIZE, theme.PAPER)
    if frame.mode != "P":
        return canvas.image
    return canvas.image.quantize(palette=frame, dither=Image.Dither.NONE)
