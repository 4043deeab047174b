"""One card of a game, large: name, figures, the whole text, and which of all that is printed and which our own.
What a card has to show is said by the games' own folders; no table is needed for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from render import theme
from render.canvas import Canvas, Picture
from render.grid import Box
from render.marks import coin
from render.palette import Palette
from render.theme import Color
from render.type import Face, text_width, wrap
from render.words import Words

WIDTH: Final = 1000
_EDGE: Final = 26
_BAND: Final = 132
_FIGURES: Final = 168
_LINE: Final = 50
_TEXT: Final = 40
_NOTE: Final = 34
_NOTE_TEXT: Final = 27
_MOST_LINES: Final = 12


class Sign(NamedTuple):
    """A drawn sign with what stands beside it, such as a log and "2"."""

    icon: str
    color: Color
    text: str


class Figure(NamedTuple):
    """A figure: `said` in words, drawn as `signs` where it has some. It stands on these `fields` of the row."""

    label: str
    said: str
    fields: tuple[str, ...]
    signs: Sequence[Sign] = ()


@dataclass(frozen=True)
class Card:
    """What a card shows.

    `house` are the fields of its row that are our own, `effect_fields` those its text tells; `replaced` says that the
    row comes from a file that replaced ours. Of a game that was never `published` nothing is said of all that.
    """

    id: str
    kind: str
    color: Color
    sign: str
    figures: Sequence[Figure]
    text: str
    effect_fields: tuple[str, ...]
    house: frozenset[str]
    replaced: bool = False
    published: bool = True

    def origin(self, fields: Iterable[str], words: Words) -> tuple[str, bool]:
        """Whether values of these fields are printed or our own: in words, and whether they are our own."""
        own = not self.house.isdisjoint(fields)
        return (words("picture-card-own" if own else "picture-card-printed") if self.published else "", own)


def card_picture(card: Card, words: Words, palette: Palette, ground: Color) -> Picture:
    """The card as a picture whose alt text holds everything on it."""
    rows, size = wrap(card.text, Face.TEXT, _TEXT, WIDTH - 4 * _EDGE, _MOST_LINES)
    notes = _notes(card, words)
    noted = [wrap(note, Face.TEXT, _NOTE_TEXT, WIDTH - 2 * _EDGE, 3)[0] for note in notes]
    effect = 54 + len(rows) * _LINE + 22 if card.text else 0
    height = _BAND + _FIGURES + effect + 2 * _EDGE + _NOTE * sum(map(len, noted)) + 18
    canvas = Canvas(WIDTH, height, ground)
    box = Box(_EDGE, _EDGE, WIDTH - 2 * _EDGE, _BAND + _FIGURES + effect)
    canvas.rounded(box, theme.RADIUS_PANEL, theme.BOX, card.color, 3)
    _head(canvas, card, words, box.top(_BAND))
    area = Box(box.x + _EDGE, box.y + _BAND, box.w - 2 * _EDGE, _FIGURES)
    for figure, cell in zip(card.figures, area.columns(len(card.figures), 16), strict=True):
        _figure(canvas, figure, cell, *card.origin(figure.fields, words))
    if card.text:
        text = area.moved(0, _FIGURES)
        canvas.rule(text.x, text.y, text.w)
        heading = Box(text.x, text.y + 8, text.w, 40)
        _tag(canvas, heading, words("picture-card-effect"), *card.origin(card.effect_fields, words))
        for number, row in enumerate(rows):
            line = Box(text.x, text.y + 54 + number * _LINE, text.w, _LINE)
            canvas.text(line, row, Face.TEXT, size, theme.INK)
    y = box.bottom + 14
    for lines in noted:
        for line in lines:
            canvas.text(Box(_EDGE, y, WIDTH - 2 * _EDGE, _NOTE), line, Face.TEXT, _NOTE_TEXT, theme.INK)
            y += _NOTE
    return canvas.finish(palette, _alt(card, words, notes))


def _head(canvas: Canvas, card: Card, words: Words, band: Box) -> None:
    """The colored band with sign, name and kind."""
    canvas.rounded(band, theme.RADIUS_PANEL, card.color)
    canvas.fill(Box(band.x, band.cy, band.w, band.bottom - band.cy), card.color)
    canvas.icon(card.sign, band.x + 66, band.cy, 78, theme.WHITE)
    room = Box(band.x + 128, band.y + 14, band.w - 150, band.h - 26)
    canvas.text(room.top(64), words.name(card.id), Face.TITLE, 54, theme.WHITE)
    canvas.text(room.below(66), card.kind, Face.LABEL, 32, theme.WHITE)


def _figure(canvas: Canvas, figure: Figure, cell: Box, origin: str, own: bool) -> None:
    """Name, value, and whose value it is."""
    _tag(canvas, Box(cell.x, cell.y + 16, cell.w, 68), figure.label, origin, own, below=True)
    value = Box(cell.x, cell.y + 92, cell.w, 62)
    if not figure.signs:
        if text_width(figure.said, Face.NAME, 40) <= value.w:
            canvas.text(value, figure.said, Face.NAME, 40, theme.INK)
        else:
            fits = all(text_width(word, Face.NAME, 27) <= value.w for word in figure.said.split())
            canvas.paragraph(value, figure.said, Face.NAME if fits else Face.LABEL, 27, theme.INK)
        return
    size = next(size for size in range(46, 0, -2) if _signs_width(figure.signs, size) <= value.w)
    x = value.x
    for sign in figure.signs:
        if sign.icon == "coin":
            coin(canvas, x + size // 2, value.cy, size)
        else:
            canvas.icon(sign.icon, x + size // 2, value.cy, size, sign.color)
        width = round(text_width(sign.text, Face.HEAVY, size)) + 2
        canvas.text(Box(x + size + 8, value.y, width, value.h), sign.text, Face.HEAVY, size, theme.INK)
        x += size + 8 + width + size // 3


def _signs_width(signs: Sequence[Sign], size: int) -> int:
    gaps = (size + 8) * len(signs) + size // 3 * (len(signs) - 1)
    return gaps + sum(round(text_width(sign.text, Face.HEAVY, size)) + 2 for sign in signs)


def _tag(canvas: Canvas, box: Box, label: str, origin: str, own: bool, *, below: bool = False) -> None:
    """A label, and beside or below it whether what follows is printed or our own."""
    color = theme.STRIKE if own else theme.SOFT
    if below:
        canvas.text(box.top(36), label, Face.STRONG, 30, theme.INK)
        canvas.text(box.below(36), origin, Face.LABEL, 27, color)
        return
    end = canvas.text(box, label, Face.STRONG, 30, theme.INK)
    canvas.text(Box(end + 18, box.y, box.right - end - 18, box.h), origin, Face.LABEL, 27, color)


def _notes(card: Card, words: Words) -> list[str]:
    """What the labels mean, and what else is to be said about where the card comes from."""
    if not card.published:
        return []
    if card.replaced:
        return [words("picture-card-note-replaced")]
    values = {field for figure in card.figures for field in figure.fields} | set(card.effect_fields)
    notes = [words("picture-card-note-own")] if card.house & values else []
    if values - card.house:
        notes.append(words("picture-card-note-printed"))
    if f"name_{words.language}" in card.house:
        notes.append(words("picture-card-note-name"))
    return notes


def _alt(card: Card, words: Words, notes: Sequence[str]) -> list[str]:
    said = [f"{words.name(card.id).rstrip('.')}. {card.kind}."]
    for label, value, fields in [
        *((figure.label, figure.said, figure.fields) for figure in card.figures),
        *([(words("picture-card-effect"), card.text.rstrip("."), card.effect_fields)] if card.text else []),
    ]:
        origin, _ = card.origin(fields, words)
        said.append(f"{label} ({origin}): {value}." if origin else f"{label}: {value}.")
    return [*said, *notes]
