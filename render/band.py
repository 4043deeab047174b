"""A band with words above a finished picture, which says that it is not the table as it is. Knows nothing of what the
picture shows, nor who has drawn it."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Final, ParamSpec, cast

from PIL import Image

from render import theme
from render.canvas import ALT_LIMIT, Canvas, Picture, shortened_alt
from render.grid import Box
from render.palette import LIMIT, Palette
from render.png import png
from render.sampling import sampling
from render.type import Face

P = ParamSpec("P")

_PART: Final = 13
"""The band is this part of the picture's width: 28 CSS pixels where a phone shows a panel's picture."""
_LETTERS: Final = 0.56
"""So much of the band's height the letters have."""
_STRIPE: Final = 12
"""The stripe below the words is this part of the band's height."""
_PALETTE: Final = Palette((theme.RING, theme.INK, theme.DECISION), ((theme.INK, theme.DECISION),), steps=6)


def banded(said: str, draw: Callable[P, Picture], /, *args: P.args, **kwargs: P.kwargs) -> Picture:
    """What `draw` makes of these arguments below a band that says this, and first so in its alt text. It is taller by
    the band."""
    drawn = draw(*args, **kwargs)
    below, taken = _with_room(Image.open(BytesIO(drawn.data)))
    above = _recolored(_band(drawn.width * sampling(), said), taken)
    whole = Image.new("P", (below.width, above.height + below.height))
    colors = below.getpalette() or []
    for place, color in zip(taken, _PALETTE.colors, strict=False):
        colors[3 * place : 3 * place + 3] = color
    whole.putpalette(colors)
    whole.paste(above, (0, 0))
    whole.paste(below, (0, above.height))
    sentences = (said, *drawn.sentences)
    alt = shortened_alt(sentences) if drawn.sentences else f"{said} {drawn.alt}"[:ALT_LIMIT]
    return Picture(png(whole), *whole.size, alt, sentences=sentences)


def _band(width: int, said: str) -> Image.Image:
    height = width // _PART
    canvas = Canvas(width, height, theme.DECISION)
    canvas.text(Box(0, 0, width, height).inset(height // 4), said, Face.HEAVY, round(height * _LETTERS), align="center")
    canvas.fill(Box(0, height - height // _STRIPE, width, height // _STRIPE), theme.RING)
    return _PALETTE.reduce(canvas.image)


def _with_room(picture: Image.Image) -> tuple[Image.Image, list[int]]:
    """The picture in a palette of which it uses only so much that the band's colors have room there, and their places:
    its rarest colors give way to those nearest to them."""
    needed = len(_PALETTE.colors)
    if picture.mode != "P":
        picture = picture.convert("RGB").quantize(LIMIT - needed)
    colors = picture.getpalette() or []
    colors += [0] * (3 * LIMIT - len(colors))
    used = picture.histogram()
    places = sorted(range(LIMIT), key=used.__getitem__)
    taken, left = places[:needed], places[needed:]

    def nearest(place: int) -> int:
        red, green, blue = colors[3 * place : 3 * place + 3]
        return min(
            left,
            key=lambda each: (
                abs(red - colors[3 * each]) + abs(green - colors[3 * each + 1]) + abs(blue - colors[3 * each + 2])
            ),
        )

    moved = {place: nearest(place) for place in taken if used[place]}
    if moved:
        picture = _recolored(picture, [moved.get(place, place) for place in range(LIMIT)])
    picture.putpalette(colors)
    return picture, [*taken, *[taken[-1]] * (LIMIT - needed)]


def _recolored(picture: Image.Image, places: list[int]) -> Image.Image:
    """The picture with each color from the place in the palette that this list names."""
    change = cast("Callable[[list[int]], Image.Image]", picture.point)  # pyright: ignore[reportUnknownMemberType]
    return change(places)
