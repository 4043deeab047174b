"""The paper: fills, rounded boxes, shapes and texts, put down from cached masks, and the finished picture.
What the shapes mean (dice, marks, emblems) stands in `render.marks` and in the games' own folders.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final, Literal

from PIL import Image, ImageDraw

from render import theme
from render.audit import Placed, listening
from render.grid import Box
from render.icons import ICONS
from render.kept import pixels
from render.palette import Palette
from render.path import Point, Shape, mask, stroke
from render.sampling import sampling
from render.solid import pieces
from render.theme import Color
from render.type import ELLIPSIS, Face, cap_height, fit, text_mask, text_width, wrap

if TYPE_CHECKING:
    from PIL._imaging import ImagingCore

Align = Literal["left", "center", "right"]
ALT_LIMIT: Final = 1024
_OVERSAMPLE: Final = 4
_SMALL: Final = 120
_MARKED: Final = "marked"
KEPT: Final = pixels()
"""The pieces of all pictures that `Canvas.kept` puts down again."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture: the file, its size in pixels, and its text for people who do not see it.

    `whole` is the picture that shows everything, where this one shows it at a glance. `sentences` are those of `alt`
    and those for which Discord has no room there.
    """

    data: bytes
    width: int
    height: int
    alt: str
    kind: Literal["png", "webp"] = "png"
    whole: Picture | None = None
    sentences: tuple[str, ...] = ()


def shortened_alt(sentences: Iterable[str]) -> str:
    """The sentences as one text that Discord accepts; those that do not fit any more are left out."""
    text = ""
    for sentence in sentences:
        if len(text) + 1 + len(sentence) > ALT_LIMIT:
            break
        text = f"{text} {sentence}".strip()
    return text


@lru_cache(maxsize=1024)
def _rounded(w: int, h: int, r: int, fill: Color, outline: Color | None, width: float) -> Image.Image:
    """A rounded rectangle on a transparent ground, outline inside its edge."""
    n = _OVERSAMPLE
    image = Image.new("RGBA", (w * n, h * n), (*(outline or fill), 0))
    draw = ImageDraw.Draw(image)
    if outline:
        draw.rounded_rectangle((0, 0, w * n - 1, h * n - 1), r * n, fill=(*outline, 255))
    stroke = round(width * n) if outline else 0
    inner = (stroke, stroke, w * n - 1 - stroke, h * n - 1 - stroke)
    draw.rounded_rectangle(inner, max(0, r * n - stroke), fill=(*fill, 255))
    return image.reduce(n)


@lru_cache(maxsize=1024)
def _tile_pieces(
    w: int, h: int, r: int, fill: Color, outline: Color | None, width: float
) -> tuple[tuple[Box, ImagingCore, ImagingCore | None], ...]:
    """The same in pieces, with their places and masks: those without one cover all that they lie on."""
    tile = _rounded(w, h, r, fill, outline, width)
    found = [(box, tile.crop(box.corners), solid) for box, solid in pieces(tile.getchannel("A"))]
    return tuple(
        (box, part.convert("RGB").im, None) if solid else (box, part.im, part.im) for box, part, solid in found
    )


@lru_cache(maxsize=1024)
def _stencil_pieces(shape: Shape, w: int, h: int) -> tuple[tuple[Box, ImagingCore | None], ...]:
    """The mask of a shape in pieces, with their places; None where it covers everything."""
    whole = mask(shape, w, h)
    found = pieces(whole)
    if len(found) == 1 and not found[0].solid and found[0].box == (0, 0, w, h):
        return ((found[0].box, whole.im),)
    return tuple((box, None if solid else whole.crop(box.corners).im) for box, solid in found)


@lru_cache(maxsize=256)
def _corners(r: int, edge: int, fill: Color, outline: Color | None, width: float) -> tuple[Image.Image, ...]:
    """The four corners, left to right and top to bottom."""
    side = 2 * r + 4
    tile = _rounded(side, side, r, fill, outline, width)
    far = side - edge
    return tuple(tile.crop((x, y, x + edge, y + edge)) for y in (0, far) for x in (0, far))


@lru_cache(maxsize=256)
def _edge(fill: Color, outline: Color | None, width: float) -> tuple[tuple[int, int, Color], ...]:
    """The colors from the edge inwards, until the fill begins, with the pixels where each begins and ends."""
    if outline is None:
        return ()
    whole = int(width)
    part = round(width * _OVERSAMPLE) / _OVERSAMPLE - whole
    found = ((0, whole, outline), (whole, whole + 1, theme.mix(fill, outline, part)))
    return found[: 1 + (part > 0)] if whole else found[1 : 1 + (part > 0)]


def _around(box: Box, covered: Box | None) -> Iterator[Box]:
    """A rectangle in parts, without what of it is `covered` later on."""
    if covered is None or min(covered.w, covered.h) < 1:
        yield box
        return
    x, y = max(box.x, covered.x), max(box.y, covered.y)
    right, bottom = min(box.right, covered.right), min(box.bottom, covered.bottom)
    if x >= right or y >= bottom:
        yield box
        return
    yield box.top(y - box.y)
    yield Box(box.x, y, x - box.x, bottom - y)
    yield Box(right, y, box.right - right, bottom - y)
    yield Box(box.x, bottom, box.w, box.bottom - bottom)


@lru_cache(maxsize=512)
def _frame(
    w: int, h: int, r: int, fill: Color, outline: Color | None, width: float, covered: Box | None
) -> tuple[tuple[tuple[Box, Color], ...], tuple[tuple[Box, Image.Image], ...]]:
    """A large rectangle with round corners in parts, with their places: the plain ones, in the order in which they are
    put down, and the corners, which alone need soft pixels; a plain edge may be a mixture."""
    edge = min(r + 1, w // 2, h // 2)
    plain = [(Box(edge, 0, w - 2 * edge, edge), fill), (Box(edge, h - edge, w - 2 * edge, edge), fill)]
    plain += [(part, fill) for part in _around(Box(0, edge, w, h - 2 * edge), covered)]
    for start, end, color in _edge(fill, outline, width):
        thick = end - start
        plain += [(Box(edge, y, w - 2 * edge, thick), color) for y in (start, h - end)]
        plain += [(Box(x, edge, thick, h - 2 * edge), color) for x in (start, w - end)]
    places = ((x, y) for y in (0, h - edge) for x in (0, w - edge))
    tiles = zip(places, _corners(r, edge, fill, outline, width), strict=True)
    corners = tuple((Box(x, y, *tile.size), tile) for (x, y), tile in tiles)
    return tuple((part, color) for part, color in plain if part.w > 0 and part.h > 0), corners


def _enlarged(stencil: Image.Image, size: tuple[int, int]) -> Image.Image:
    """The mask in another size, which it keeps: marks are made of a few masks, again and again."""
    found = stencil.info.get(size)
    if found is None:
        whole = (0, 0, *stencil.size)
        found = stencil.transform(size, Image.Transform.EXTENT, whole, Image.Resampling.BICUBIC)
        stencil.info[size] = found
    return found


class Canvas:
    """One picture being drawn, in RGB. Everything is put where it belongs in the whole picture, `width` x `height`.

    Drawn at a `zoom`, it is so much larger in all its parts, letters included, while places and sizes are told as
    before; only audited texts have the places and sizes that the picture has. `image` may be a sample of it (see
    `render.sampling`); a piece that is to be kept is drawn `whole`. `marked` says whether anything was drawn until now
    in the color of what has changed.
    """

    def __init__(self, width: int, height: int, ground: Color, *, whole: bool = False, zoom: float = 1) -> None:
        self.width = width
        self.height = height
        self.zoom = zoom
        self.marked = False
        self._listener = listening.get()
        self._every = 1 if whole or self._listener is not None else sampling()
        self.image = Image.new("RGB", self._pixels(self._zoomed(Box(0, 0, width, height)))[2:], ground)
        self._core = self.image.im

    @property
    def audited(self) -> bool:
        """Whether somebody listens to what is written here."""
        return self._listener is not None

    def kept(self, box: Box, shows: Hashable, draw: Callable[[], None]) -> None:
        """What `draw` puts into the box; if the same was drawn before, as it came out then.

        `shows` names the piece and everything it depends on, the ground it lies on included. While somebody listens to
        what is written, everything is drawn.
        """
        if self._listener is not None:
            draw()
            return
        grid = 2 * self._every  # halves of pixels are rounded to even ones
        at = (box.x % grid, box.y % grid) if self.zoom == 1 else (box.x, box.y)
        key = (shows, box.w, box.h, *at, self._every, self.zoom)
        piece = KEPT.get(key)
        if piece is None:
            before, self.marked = self.marked, False
            draw()
            piece = self.image.crop(self._pixels(self._zoomed(box)))
            piece.info[_MARKED] = self.marked
            self.marked |= before
            KEPT.put(key, piece)
        else:
            self._put(piece, *self._pixels(self._zoomed(box))[:2])
            self.marked |= piece.info[_MARKED]

    def fill(self, box: Box, color: Color) -> None:
        """A plain rectangle."""
        self._fill(self._zoomed(box), color)

    def rounded(
        self,
        box: Box,
        radius: int = theme.RADIUS_CARD,
        fill: Color = theme.BOX,
        outline: Color | None = None,
        width: float = 1.2,
        under: Box | None = None,
    ) -> None:
        """A rectangle with round corners; `outline` lies inside its edge. A large one may leave out what will lie
        `under` another one, as large, with the same corners."""
        covered = None if under is None else self._zoomed(under).inset(self._long(radius) + 1)
        self.marked |= theme.CHANGED in (fill, outline)
        box, radius, width = self._zoomed(box), self._long(radius), width * self.zoom
        radius = min(radius, box.w // 2, box.h // 2)
        if box.w <= _SMALL and box.h <= _SMALL:
            self._small(box, radius, fill, outline, width)
            return
        x, y = box.x, box.y
        hidden = None if covered is None else covered.moved(-x, -y)
        plain, corners = _frame(box.w, box.h, radius, fill, outline, width, hidden)
        if self._every > 1:
            for part, color in plain:
                self._fill(part.moved(x, y), color)
            for part, tile in corners:
                self._tile(tile, x + part.x, y + part.y)
            return
        paste = self._core.paste
        for (left, top, w, h), color in plain:
            paste(color, (left + x, top + y, left + x + w, top + y + h))
        for (left, top, w, h), tile in corners:
            paste(tile.im, (left + x, top + y, left + x + w, top + y + h), tile.im)

    def panel(self, box: Box, fill: Color = theme.PAPER, outline: Color = theme.LINE, width: float = 1.6) -> None:
        """A sheet of paper lying on the ground, with its flat shadow."""
        self.rounded(box.moved(3, 5), theme.RADIUS_PANEL, theme.SHADOW, under=box)
        self.rounded(box, theme.RADIUS_PANEL, fill, outline, width)

    def shape(self, shape: Shape, box: Box, color: Color) -> None:
        """A shape of `render.path` stretched over the box."""
        self._shape(shape, self._zoomed(box), color)

    def icon(self, name: str, cx: int, cy: int, size: int, color: Color) -> None:
        """A drawn sign with this middle."""
        cx, cy, size = self._long(cx), self._long(cy), self._long(size)
        self._shape(ICONS[name], Box(cx - size // 2, cy - size // 2, size, size), color)

    def stamp(self, stencil: Image.Image, x: int, y: int, color: Color) -> None:
        """Color through an L mask whose top left corner is here."""
        if self.zoom != 1:
            stencil = _enlarged(stencil, (self._long(stencil.width), self._long(stencil.height)))
        self._stamp(stencil, self._long(x), self._long(y), color)

    def lay(self, piece: Image.Image, x: int, y: int) -> None:
        """A whole piece that was drawn on a canvas of its own at the same zoom, its top left corner here."""
        if (found := self._sampled(piece, self._long(x), self._long(y))) is not None:
            self._put(found[0], *found[1])

    def rule(self, x: int, y: int, w: int, color: Color = theme.LINE, thickness: int = 1) -> None:
        """A level line."""
        self.fill(Box(x, y, w, thickness), color)

    def line(self, points: Sequence[Point], color: Color, width: float, opacity: float = 1.0) -> None:
        """A line through these points, with round ends and corners, through which the ground may show."""
        zoom = self.zoom
        stencil, x, y = stroke([(x * zoom, y * zoom) for x, y in points], width * zoom, opacity)
        self._stamp(stencil, x, y, color)

    def pattern(self, shape: Shape, box: Box, period: int, color: Color) -> None:
        """A shape repeated over the box, `period` pixels square; it goes on from box to box of the same picture."""
        box, period = self._zoomed(box), self._long(period)
        tile, stencil = mask(shape, period, period), Image.new("L", (box.w, box.h), 0)
        for x in range(-(box.x % period), box.w, period):
            for y in range(-(box.y % period), box.h, period):
                stencil.paste(tile, (x, y))
        self._stamp(stencil, box.x, box.y, color)

    def text(
        self,
        box: Box,
        text: str,
        face: Face = Face.LABEL,
        size: int = theme.NOTE,
        color: Color = theme.INK,
        align: Align = "left",
        floor: int = theme.FLOOR,
    ) -> int:
        """One line in the box, centered on its height, smaller or cut where it is too long.

        Returns the x where the text ends, for what stands after it.
        """
        box = self._zoomed(box)
        fitted, size = fit(text, face, self._long(size), box.w, self._long(floor))
        end = self._line(box, text, fitted, face, size, color, align)
        return end if self.zoom == 1 else math.ceil(end / self.zoom)

    def paragraph(
        self,
        box: Box,
        text: str,
        face: Face = Face.TEXT,
        size: int = theme.NOTE,
        color: Color = theme.SOFT,
        align: Align = "left",
        lines: int = 2,
        floor: int = theme.FLOOR,
    ) -> None:
        """Up to `lines` lines in the box, broken between words."""
        box = self._zoomed(box)
        rows, size = wrap(text, face, self._long(size), box.w, lines, self._long(floor))
        height = round(size * 1.22)
        cut_from = None if " ".join(rows) == " ".join(filter(None, text.split(" "))) else text
        top = box.cy - height * len(rows) // 2
        for i, row in enumerate(rows):
            wanted = row if cut_from is None or not row.endswith(ELLIPSIS) else cut_from
            self._line(Box(box.x, top + i * height, box.w, height), wanted, row, face, size, color, align)

    def holds(self, box: Box, text: str, face: Face, lines: int = 1, floor: int = theme.FLOOR) -> bool:
        """Whether a paragraph of so many lines in the box shows all of the text, if only in the smallest letters."""
        width, smallest = self._zoomed(box).w, self._long(floor)
        rows, _ = wrap(text, face, smallest, width, len(text) + 1, smallest)
        return len(rows) <= lines and not any(row.endswith(ELLIPSIS) for row in rows)

    def _line(self, box: Box, wanted: str, text: str, face: Face, size: int, color: Color, align: Align) -> int:
        stencil, dx, dy = text_mask(text, face, size)
        width = text_width(text, face, size)
        match align:
            case "left":
                x = box.x
            case "center":
                x = round(box.x + (box.w - width) / 2)
            case _:
                x = round(box.right - width)
        baseline = box.cy + (cap_height(face, size) + 1) // 2
        ink = Box(x + dx, baseline + dy, stencil.width, stencil.height)
        if self._listener is not None and text:
            seen = self.image.crop(ink.corners).getcolors(ink.w * ink.h) or []
            ground = max(seen, default=(0, theme.BOX), key=lambda entry: entry[0])[1]
            assert isinstance(ground, tuple), "pictures have colors"
            red, green, blue = ground
            self._listener.append(Placed(wanted, text, size, box, ink, color, (red, green, blue)))
        self._stamp(stencil, ink.x, ink.y, color)
        return round(x + width)

    def _shape(self, shape: Shape, box: Box, color: Color) -> None:
        self.marked |= color == theme.CHANGED
        if self._every > 1:
            self._stamp(mask(shape, box.w, box.h), box.x, box.y, color)
            return
        paste, left, top = self._core.paste, box.x, box.y
        for (x, y, w, h), stencil in _stencil_pieces(shape, box.w, box.h):
            place = (x + left, y + top, x + left + w, y + top + h)
            if stencil is None:
                paste(color, place)
            else:
                paste(color, place, stencil)

    def _small(self, box: Box, radius: int, fill: Color, outline: Color | None, width: float) -> None:
        """A rectangle with round corners that is kept as it comes out."""
        if self._every > 1:
            self._tile(_rounded(box.w, box.h, radius, fill, outline, width), box.x, box.y)
            return
        paste, left, top = self._core.paste, box.x, box.y
        for (x, y, w, h), part, stencil in _tile_pieces(box.w, box.h, radius, fill, outline, width):
            place = (x + left, y + top, x + left + w, y + top + h)
            if stencil is None:
                paste(part, place)
            else:
                paste(part, place, stencil)

    def _fill(self, box: Box, color: Color) -> None:
        self.marked |= color == theme.CHANGED
        left, top, right, bottom = self._pixels(box)
        if left < right and top < bottom:
            self._core.paste(color, (left, top, right, bottom))

    def _stamp(self, stencil: Image.Image, x: int, y: int, color: Color) -> None:
        self.marked |= color == theme.CHANGED
        if self._every == 1:
            self._color(color, x, y, *stencil.size, stencil)
        elif (found := self._sampled(stencil, x, y)) is not None:
            stencil, (x, y) = found
            self._color(color, x, y, *stencil.size, stencil)

    def _tile(self, tile: Image.Image, x: int, y: int) -> None:
        if (found := self._sampled(tile, x, y)) is not None:
            self._put(found[0], *found[1])

    # What `Image.paste` does, which looks both images over at each call: that takes longer than most pieces do.

    def _color(self, color: Color, x: int, y: int, w: int, h: int, stencil: Image.Image | None = None) -> None:
        """One color in this place of `image`, through an L mask if there is one."""
        box = (x, y, x + w, y + h)
        if stencil is None:
            self._core.paste(color, box)
        else:
            self._core.paste(color, box, stencil.im)

    def _put(self, piece: Image.Image, x: int, y: int) -> None:
        """A piece in this place of `image`; one in RGBA as far as it covers what it lies on."""
        w, h = piece.size
        box, core = (x, y, x + w, y + h), piece.im
        if piece.mode == "RGBA":
            self._core.paste(core, box, core)
        else:
            self._core.paste(core, box)

    def _long(self, length: int) -> int:
        """A length or place at the zoom."""
        return length if self.zoom == 1 else round(length * self.zoom)

    def _zoomed(self, box: Box) -> Box:
        """The box at the zoom; boxes that touch still do."""
        if self.zoom == 1:
            return box
        x, y = round(box.x * self.zoom), round(box.y * self.zoom)
        return Box(x, y, round(box.right * self.zoom) - x, round(box.bottom * self.zoom) - y)

    def _pixels(self, box: Box) -> tuple[int, int, int, int]:
        """The pixels of `image` that lie in the box: left, top, right, bottom."""
        n = self._every
        if n == 1:
            return box.corners
        x, y, w, h = box
        return -(-x // n), -(-y // n), -(-(x + w) // n), -(-(y + h) // n)

    def _sampled(self, piece: Image.Image, x: int, y: int) -> tuple[Image.Image, tuple[int, int]] | None:
        """What `image` has of a piece that lies here, and where; None if it has no pixel of it."""
        n = self._every
        if n == 1:
            return piece, (x, y)
        w, h = piece.size
        left, top = -(-x // n), -(-y // n)
        size = -(-(x + w) // n) - left, -(-(y + h) // n) - top
        if min(size) < 1:
            return None
        middle = (1 - n) / 2  # Pillow asks for the middle of what each new pixel stands for
        across, down = left * n - x + middle, top * n - y + middle
        return piece.transform(size, Image.Transform.AFFINE, (n, 0, across, 0, n, down)), (left, top)

    def finish(self, palette: Palette, alt: Iterable[str]) -> Picture:
        """The picture as a palette PNG with its alt text."""
        sentences = tuple(alt)
        return Picture(palette.png(self.image), *self.image.size, shortened_alt(sentences), sentences=sentences)
