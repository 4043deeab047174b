"""Type: the two font families, measuring, fitting into a width, cached text masks.
Places no text on a picture; `render.canvas` does.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from pathlib import Path
from typing import Final
from unicodedata import normalize

from PIL import Image, ImageDraw, ImageFont

from render.grid import Box
from render.theme import FLOOR

_FOLDER: Final = Path(__file__).parent / "fonts"
ELLIPSIS: Final = "…"


class Face(Enum):
    """A family and weight: serif for titles, names and large numbers, the condensed sans for the rest."""

    TITLE = "bitter", 600
    HEAVY = "bitter", 700
    NAME = "bitter", 500
    TEXT = "fira-sans-condensed", 400
    LABEL = "fira-sans-condensed", 500
    STRONG = "fira-sans-condensed", 600

    __hash__ = object.__hash__  # faces are asked for by the thousand: Enum's own is not compiled


# A person's name may be written in any script: letters a face lacks are borrowed from these.
_BORROWED: Final = tuple(("fira-sans-condensed", subset, 500) for subset in ("cyrillic", "greek", "vietnamese"))


@lru_cache(maxsize=512)
def _font(family: str, subset: str, weight: int, size: int) -> ImageFont.FreeTypeFont:
    # Basic layout: the same on every machine, whichever shaping library Pillow finds there.
    path = _FOLDER / f"{family}-{subset}-{weight}-normal.woff2"
    return ImageFont.truetype(path, size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=64)
def _missing(family: str, subset: str, weight: int) -> bytes:
    return _drawn(_font(family, subset, weight, 20), "\uffff")


def _drawn(font: ImageFont.FreeTypeFont, letter: str) -> bytes:
    image = Image.new("L", (48, 48), 0)
    ImageDraw.Draw(image).text((8, 34), letter, fill=255, font=font, anchor="ls")
    return image.tobytes()


def _sources(face: Face) -> tuple[tuple[str, str, int], ...]:
    family, weight = face.value
    return (family, "latin", weight), (family, "latin-ext", weight), *_BORROWED


@lru_cache(maxsize=4096)
def _source(face: Face, letter: str) -> tuple[str, str, int] | None:
    """The font file that has this letter; None where no file has it (an emoji, say)."""
    sources = _sources(face)
    if letter.isspace():
        return sources[0]
    for source in sources:
        shape = _drawn(_font(*source, 20), letter)
        if any(shape) and shape != _missing(*source):
            return source
    return None


@lru_cache(maxsize=4096)
def _runs(face: Face, text: str) -> tuple[tuple[tuple[str, str, int], str], ...]:
    """The text cut into pieces of one font file each; letters nobody has are left out."""
    runs: list[tuple[tuple[str, str, int], str]] = []
    for letter in text:
        letter = " " if letter.isspace() else letter  # noqa: PLW2901 - a line break has no shape
        source = _source(face, letter)
        if source is None:
            continue
        if runs and (runs[-1][0] == source or letter.isspace()):
            runs[-1] = runs[-1][0], runs[-1][1] + letter
        else:
            runs.append((source, letter))
    return tuple(runs)


def drawable(text: str, face: Face = Face.TITLE) -> str:
    """The text without what no font can draw, such as emojis, and without doubled spaces; may be empty. A letter and
    the mark above it are one letter where there is such a letter."""
    return " ".join("".join(run for _, run in _runs(face, normalize("NFC", text))).split())


# The fonts have no kerning, and letters stand on whole pixels: a text is its letters side by side.


@lru_cache(maxsize=8192)
def _advance(source: tuple[str, str, int], letter: str, size: int) -> float:
    """How far behind this letter the next one begins."""
    return _font(*source, size).getlength(letter)


@lru_cache(maxsize=16384)
def text_width(text: str, face: Face, size: int) -> float:
    """The width in pixels the text takes on its line."""
    return sum(_advance(source, letter, size) for source, run in _runs(face, text) for letter in run)


@lru_cache(maxsize=128)
def cap_height(face: Face, size: int) -> int:
    """The height in pixels of a capital letter, by which text is centered in its box."""
    family, weight = face.value
    return -round(_font(family, "latin", weight, size).getbbox("H", anchor="ls")[1])


@lru_cache(maxsize=4096)
def _letter(source: tuple[str, str, int], letter: str, size: int) -> tuple[Image.Image, int, int] | None:
    """The letter's ink as an L mask, with the offset of its top left corner; None for one without, like a space."""
    font = _font(*source, size)
    left, top, right, bottom = (round(edge) for edge in font.getbbox(letter, anchor="ls"))
    image = Image.new("L", (right - left + 2, bottom - top + 2), 0)
    ImageDraw.Draw(image).text((1 - left, 1 - top), letter, fill=255, font=font, anchor="ls")
    ink = image.getbbox()
    return (image.crop(ink), left - 1 + ink[0], top - 1 + ink[1]) if ink is not None else None


@lru_cache(maxsize=8192)
def text_mask(text: str, face: Face, size: int) -> tuple[Image.Image, int, int]:
    """The text's L mask with the offset of its top left corner from the start of the baseline.

    Shared between pictures: never draw on it.
    """
    placed: list[tuple[Image.Image, Box]] = []
    x = 0.0
    for source, run in _runs(face, text):
        for letter in run:
            if (drawn := _letter(source, letter, size)) is not None:
                ink, dx, dy = drawn
                placed.append((ink, Box(round(x) + dx, dy, *ink.size)))
            x += _advance(source, letter, size)
    if not placed:
        return Image.new("L", (1, 1), 0), 0, 0
    left, top = min(box.x for _, box in placed), min(box.y for _, box in placed)
    right, bottom = max(box.right for _, box in placed), max(box.bottom for _, box in placed)
    image = Image.new("L", (right - left, bottom - top), 0)
    for ink, box in placed:
        image.paste(255, box.moved(-left, -top).corners, ink)
    return image, left, top


@lru_cache(maxsize=8192)
def fit(text: str, face: Face, size: int, width: int, floor: int = FLOOR) -> tuple[str, int]:
    """The text and size that fit into `width` pixels: first in smaller letters, then cut with an ellipsis.

    Never smaller than `floor` (or `size`, where that is smaller already); empty where not even a letter fits.
    """
    floor = min(floor, size)
    for smaller in range(size, floor - 1, -1):
        if text_width(text, face, smaller) <= width:
            return text, smaller
    for end in range(len(text) - 1, 0, -1):
        short = text[:end].rstrip(" ,;:–-·") + ELLIPSIS
        if text_width(short, face, floor) <= width:
            return short, floor
    return "", floor


@lru_cache(maxsize=4096)
def wrap(text: str, face: Face, size: int, width: int, lines: int, floor: int = FLOOR) -> tuple[tuple[str, ...], int]:
    """The text broken between words into at most `lines` lines of `width`, smaller or cut if it must be."""
    floor = min(floor, size)
    rows: list[str] = []
    for smaller in range(size, floor - 1, -1):
        rows = _broken(text, face, smaller, width)
        if len(rows) <= lines and all(text_width(row, face, smaller) <= width for row in rows):
            return tuple(rows), smaller
    kept = [*rows[: lines - 1], " ".join(rows[lines - 1 :])] if len(rows) > lines else rows
    return tuple(fit(row, face, floor, width, floor)[0] for row in kept), floor


def _broken(text: str, face: Face, size: int, width: int) -> list[str]:
    rows: list[str] = []
    for word in text.split(" "):  # a no-break space holds its words together
        if not word:
            continue
        longer = f"{rows[-1]} {word}" if rows else word
        if rows and text_width(longer, face, size) <= width:
            rows[-1] = longer
        else:
            rows.append(word)
    return rows
