"""Cards: buildings as they lie on display or are held in hand, elders on the supply board."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from PIL import Image

from games.nusfjord import data, picks
from render import theme
from render.canvas import Canvas
from render.figures import figure
from render.grid import Box
from render.marks import corner_ticks
from render.nusfjord import colors
from render.nusfjord.pieces import good, numbers, points_of, possible, price, price_ink
from render.nusfjord.scene import Scene, printed_cost
from render.theme import Color
from render.type import Face, text_width, wrap
from render.words import Words

_BAND: Final = 26
_COST: Final = 46
Goods = tuple[int, int, int]
_NOTHING: Final = (0, 0, 0)
BUILDING: Final = 88
TITLE: Final = 54
TITLE_EDGES: Final = 33
"""What stands beside the name of such a title."""
ELDER: Final = 92
# a large card: its title, its cost column, the size of its text
_LARGE_BAND: Final = 36
_LARGE_COST: Final = 62
_LARGE_TEXT: Final = 18
_LARGE_LEAST: Final = 128


@dataclass(frozen=True)
class _Reader:
    """Whose words a card is written in; two readers of one language see the same card."""

    language: str
    words: Words = field(compare=False)


def brief(canvas: Canvas, words: Words, card: str, box: Box, lines: int) -> str:
    """A card's text, in short where the whole does not fit into `lines` lines of the box."""
    text = words.text(card)
    return text if canvas.holds(box, text, Face.TEXT, lines) else briefly(words, card)


def narrower(canvas: Canvas, name: str, box: Box) -> Face:
    """How a name is written in one line of the box: in the narrower letters where it would be cut in those of names."""
    return Face.NAME if canvas.holds(box, name, Face.NAME) else Face.STRONG


def briefly(words: Words, card: str) -> str:
    """A card's text in short, if there is a short one; not of data of somebody else's."""
    replaced = data.CARDS.replaced if card in data.BUILDINGS else data.COUNCIL.replaced
    return words.text(card) if card not in BRIEF or replaced else words(f"nusfjord-picture-brief-{card}")


def building_height(words: Words, building: str, width: int) -> int:
    """How tall a large card of this width must be for its whole text in its full size."""
    return _height(words.text(building), width - 15 - _LARGE_COST)


def elder_height(words: Words, elder: str, width: int) -> int:
    """The same of an elder; an empty stack needs no more than the least."""
    return _height(words.text(elder) if elder else "", width - 14)


def _height(text: str, width: int) -> int:
    rows, size = wrap(text, Face.TEXT, _LARGE_TEXT, width, len(text) + 1)
    return max(_LARGE_LEAST, _LARGE_BAND + len(rows) * round(size * 1.22) + 16)


def building_card(
    canvas: Canvas, scene: Scene, building: str, box: Box, *, fresh: bool = False, large: bool = False
) -> None:
    """A building: letter, kind, name and points above; cost beside the text."""
    found = possible(canvas, scene, box, picks.Build(building))
    ground = theme.WASH if found else colors.HEADER if large else colors.SHEET
    short, cost = scene.shortages.get(building, _NOTHING), tuple(scene.cost(building))
    if canvas.audited:  # the record wants every text, and in its place
        _building(canvas, scene.words, building, box, large=large, numbered=bool(found), short=short, cost=cost)
    else:
        reader = _Reader(scene.words.language, scene.words)
        canvas.lay(
            _face(reader, building, box.w, box.h, large, bool(found), ground, short, cost, canvas.zoom), *box[:2]
        )
    if fresh:
        corner_ticks(canvas, box.inset(1), 9)
    numbers(canvas, found, box)


@lru_cache(maxsize=320)
def _face(
    reader: _Reader,
    building: str,
    width: int,
    height: int,
    large: bool,
    numbered: bool,
    ground: Color,
    short: Goods,
    cost: tuple[str, ...],
    zoom: float,
) -> Image.Image:
    """The drawn card; a table shows two dozen of them, and they never change."""
    canvas = Canvas(width, height, ground, whole=True, zoom=zoom)
    box = Box(0, 0, width, height)
    _building(canvas, reader.words, building, box, large=large, numbered=numbered, short=short, cost=cost)
    return canvas.image


def _building(
    canvas: Canvas,
    words: Words,
    building: str,
    box: Box,
    *,
    large: bool,
    numbered: bool,
    short: Goods,
    cost: tuple[str, ...],
) -> None:
    """The card itself; one that gets a number has room for it before the letter. `short` are the goods missing, `cost`
    is what it costs now."""
    row = data.BUILDINGS[building]
    color, sign = colors.kind(row.category)
    canvas.rounded(box, theme.RADIUS_CARD, theme.BOX, color, 1.6)
    band = box.top(_LARGE_BAND if large else _BAND)
    _title(canvas, band, color)
    letter = Box(band.x + (20 if numbered else 4), band.y + 4, band.h - 8, band.h - 8)
    canvas.rounded(letter, 4, theme.BOX)
    canvas.text(letter, row.letter, Face.STRONG, 20 if large else 15, theme.INK, "center")
    canvas.icon(sign, letter.right + 5 + band.h // 3, band.cy, band.h * 2 // 3, theme.WHITE)
    points = points_of(building)
    badge = Box(band.right - band.h - 6, band.y + 4, band.h + 2, band.h - 8)
    canvas.rounded(badge, 5, theme.BOX)
    if points:
        canvas.text(badge, points, Face.HEAVY, 22 if large else 17, theme.INK, "center")
    else:
        canvas.icon("star", badge.cx, badge.cy, 22 if large else 17, theme.STAR)
    start = letter.right + 10 + band.h * 2 // 3
    name, called = Box(start, band.y, badge.x - 5 - start, band.h), words.name(building)
    canvas.text(name, called, narrower(canvas, called, name), 21 if large else 16, theme.WHITE)
    body = Box(box.x + 7, band.bottom + 2, box.w - 12, box.bottom - band.bottom - 5)
    column = _LARGE_COST if large else _COST
    _cost(canvas, building, body.left(column), cost, short, size=24 if large else 17)
    text = Box(body.x + column + 3, body.y, body.w - column - 3, body.h)
    lines = max(3, text.h // 20 if large else text.h // 18)
    size = _LARGE_TEXT if large else 15
    canvas.paragraph(text, brief(canvas, words, building, text, lines), Face.TEXT, size, theme.INK, lines=lines)


def building_title(canvas: Canvas, scene: Scene, building: str, box: Box) -> None:
    """A building's name, cost and points, of height `TITLE`."""
    row = data.BUILDINGS[building]
    color, sign = colors.kind(row.category)
    found = possible(canvas, scene, box, picks.Build(building))
    canvas.rounded(box, theme.RADIUS_CARD, theme.BOX, color, 1.6)
    band = box.top(27)
    _title(canvas, band, color)
    if not found:  # its number stands there
        canvas.icon(sign, band.x + 16, band.cy, 18, theme.WHITE)
    name, called = Box(band.x + 29, band.y, band.w - TITLE_EDGES, band.h), scene.words.name(building)
    canvas.text(name, called, narrower(canvas, called, name), 16, theme.WHITE)
    low = Box(box.x + 8, band.bottom, box.w - 14, box.bottom - band.bottom)
    price(canvas, scene.cost(building), low.x, low.cy, 17, printed_cost(building))
    points = points_of(building)
    if points:
        canvas.text(low, scene.words("picture-points", points=points), Face.STRONG, 16, theme.INK, "right")
    else:
        canvas.icon("star", low.right - 10, low.cy, 19, theme.STAR)
    numbers(canvas, found, box)


def hand_card(canvas: Canvas, scene: Scene, building: str, box: Box, *, fresh: bool = False) -> None:
    """A building in hand: its whole text, and its kind in words."""
    building_card(canvas, scene, building, box, fresh=fresh, large=True)


def _title(canvas: Canvas, band: Box, color: Color) -> None:
    """The colored upper edge of a card."""
    canvas.rounded(band, theme.RADIUS_CARD, color)
    canvas.fill(Box(band.x, band.cy, band.w, band.bottom - band.cy), color)


def _cost(canvas: Canvas, building: str, box: Box, cost: tuple[str, ...], short: Goods, *, size: int) -> None:
    """What it costs now, green where something else is printed."""
    printed = printed_cost(building)
    shown = [(index, text) for index, text in enumerate(cost) if text]
    if not shown:
        canvas.text(box, "–", Face.STRONG, 18, colors.CHEAPER if any(printed) else theme.SOFT, "center")
        return
    pitch = min(size + 6, box.h // len(shown))
    top = box.cy - pitch * len(shown) // 2
    for row, (index, text) in enumerate(shown):
        line = Box(box.x, top + row * pitch, box.w, pitch)
        drawn = size - 2 if short[index] else size
        good(canvas, index, line.x + drawn // 2, line.cy, min(drawn, pitch))
        ink = theme.STRIKE if short[index] else price_ink(text, printed[index])
        amount = Box(line.x + drawn + 3, line.y, line.w - drawn - 3, line.h)
        if short[index]:
            amount = amount.left(_missing(canvas, figure(-short[index]), text, amount, size - 3))
        canvas.text(amount, text, Face.STRONG, size - 1, ink)


def _missing(canvas: Canvas, missing: str, cost: str, box: Box, size: int) -> int:
    """What is missing of a good, on a red tag behind its cost if there is room; returns what is left for the cost."""
    width = round(text_width(missing, Face.STRONG, size)) + 3
    left = box.w - width - 1
    if left < text_width(cost, Face.STRONG, theme.FLOOR):
        return box.w
    tag = Box(box.right - width, box.cy - size // 2 - 1, width, size + 3)
    canvas.rounded(tag, 4, theme.STRIKE)
    canvas.text(tag, missing, Face.STRONG, size, theme.WHITE, "center")
    return left


def elder_card(
    canvas: Canvas,
    scene: Scene,
    elder: str,
    box: Box,
    *,
    below: int = 0,
    fresh: bool = False,
    large: bool = False,
    pick: picks.UseElder | None = None,
) -> None:
    """An elder of the supply board, and how many lie under him; an empty stack without one. `pick` is what uses him
    where he is not to be taken."""
    if not elder:
        canvas.rounded(box, theme.RADIUS_CARD, colors.GROUND, theme.LINE, 1.4)
        canvas.icon("elder", box.cx, box.cy, 40, theme.LINE)
        return
    found = possible(canvas, scene, box, pick or picks.Take(elder))
    canvas.rounded(box, theme.RADIUS_CARD, theme.BOX, colors.SLATE, 1.6)
    band = box.top(_LARGE_BAND if large else _BAND)
    _title(canvas, band, colors.SLATE)
    left = band.x + (20 if found else 0)
    canvas.icon("elder", left + 16, band.cy, 21, theme.WHITE)
    right = band.right - 8
    if below:
        text = f"+{below}"
        width = round(text_width(text, Face.STRONG, 15)) + 2
        canvas.text(Box(right - width, band.y, width, band.h), text, Face.STRONG, 15, theme.WHITE, "right")
        canvas.icon("twins", right - width - 11, band.cy, 16, theme.WHITE)
        right -= width + 24
    name = Box(left + 31, band.y, right - left - 31, band.h)
    called = scene.words.name(elder)
    canvas.text(name, called, narrower(canvas, called, name), 21 if large else 16, theme.WHITE)
    text = Box(box.x + 8, band.bottom + 1, box.w - 14, box.bottom - band.bottom - 3)
    lines = max(1, text.h // (20 if large else 18))
    size = _LARGE_TEXT if large else 15
    canvas.paragraph(text, brief(canvas, scene.words, elder, text, lines), Face.TEXT, size, theme.INK, lines=lines)
    if fresh:
        corner_ticks(canvas, box.inset(1), 9)
    numbers(canvas, found, box)


# The cards whose text is too long for a card on the table; the short one is a message for pictures.
BRIEF: Final = frozenset({
    "A102", "A104", "A108", "A109", "A111", "A112", "A114", "A117", "A203", "A204", "A209", "A210", "A214", "A217",
    "A305", "A306", "A313", "A315", "B125", "B129", "B130", "B224", "B228", "B229", "B322", "B323", "B327", "B328",
    "B329", "C143", "C254", "C341", "C342", "C344", "C347", "C350", "C352", "C354",
    "shipwright", "broker", "steward", "harbor_master",
})  # fmt: skip
