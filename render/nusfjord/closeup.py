"""Close-ups: the Action board, the buildings of one letter, the elders, one harbor, each alone on a narrow sheet that
a phone shows large. What lies on them is drawn by the modules of the whole table.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from games.nusfjord.view import View
from render import theme
from render.canvas import Canvas, Picture
from render.figures import round_of
from render.grid import Box, around
from render.marks import corner_ticks
from render.nusfjord import colors, fleet
from render.nusfjord.alt import board_alt, building_alt, elder_alt, harbor_alt
from render.nusfjord.board import actions, banquet, market, ships
from render.nusfjord.cards import building_card, building_height, elder_card, elder_height
from render.nusfjord.fleet import council, crew, holdings, supply, track
from render.nusfjord.harbor import harbor, standing, standing_height
from render.nusfjord.plate import head
from render.nusfjord.scene import Scene
from render.nusfjord.signs import signs, signs_height, signs_of
from render.type import Face

WIDTH: Final = 910
NARROW: Final = 640  # for what is read more than looked at: text of 18 pixels is 11 on a phone 400 wide
TALL: Final = 720  # for a harbor, which is looked at and read: text of 19 pixels is 10 there
_HEAD: Final = 84
_UNDER: Final = _HEAD + theme.RULE + 13
_FOOT: Final = 56
_SIGNS: Final = 17
_GAP: Final = 10
_PER_LINE: Final = 2
_BOARD: Final = 578
_COLUMN: Final = (NARROW - 2 * theme.MARGIN - _GAP) // _PER_LINE
_INNER: Final = TALL - 2 * theme.MARGIN - 24
_ELDER: Final = 20
_UPPER: Final = 472
_BUILDINGS: Final = {f"buildings_{letter}": letter for letter in "abc"}


def part_ids(view: View) -> list[str]:
    """The close-ups of a table: letters without a card and the elders when all are taken are left out."""
    found = ["board"]
    found += [part for part, letter in _BUILDINGS.items() if _cards(view, letter)]
    if any(view.stacks):
        found.append("elders")
    return [*found, *_harbors(view.seats)]


def _harbors(seats: int) -> dict[str, int]:
    """The part of each seat's harbor."""
    return {f"harbour:{seat}": seat for seat in range(seats)}


def part_picture(scene: Scene, part: str) -> Picture:
    """A close-up. Raises LookupError for a part this table has not."""
    if part not in part_ids(scene.view):
        raise LookupError(f"the table has no part {part!r}")
    if part == "board":
        return _board(scene)
    if part == "elders":
        return _elders(scene)
    if part in _BUILDINGS:
        return _buildings(scene, _BUILDINGS[part])
    return _harbor(scene, _harbors(scene.view.seats)[part])


def _board(scene: Scene) -> Picture:
    """The actions above, the Banquet Table, ships and shares below."""
    canvas = _paper(scene, scene.words("nusfjord-part-board"), WIDTH, _BOARD)
    box = _area(canvas)
    canvas.panel(box, colors.SHEET)
    inner = box.inset(12)
    actions(canvas, scene, inner.top(272))
    lower = inner.below(284)
    banquet(canvas, scene, lower.left(150))
    ships(canvas, scene, Box(lower.x + 164, lower.y, 318, lower.h))
    right = lower.beside(496)
    market(canvas, scene, right.top(96))
    return _finished(canvas, scene, board_alt(scene.in_words))


def _buildings(scene: Scene, letter: str) -> Picture:
    """The buildings of a letter on display, with their whole texts."""
    cards, had = _cards(scene.view, letter), _cards(scene.earlier, letter)
    heights = [building_height(scene.words, card, _COLUMN) for card in cards]
    found = signs_of(scene, cards)
    canvas = _paper(scene, scene.words(f"nusfjord-part-buildings_{letter}"), NARROW, _height(heights), found)
    for card, cell in zip(cards, _cells(_area(canvas), heights), strict=True):
        building_card(canvas, scene, card, cell, fresh=card not in had, large=True)
    return _finished(canvas, scene, building_alt(scene.in_words, cards))


def _elders(scene: Scene) -> Picture:
    """The elders that can be taken, with their whole texts."""
    stacks = scene.view.stacks
    tops = [stack[-1] if stack else "" for stack in stacks]
    heights = [elder_height(scene.words, top, _COLUMN) for top in tops]
    found = signs_of(scene, (), stacks)
    canvas = _paper(scene, scene.words("nusfjord-part-elders"), NARROW, _height(heights), found)
    for top, stack, had, cell in zip(tops, stacks, scene.earlier.stacks, _cells(_area(canvas), heights), strict=True):
        fresh = bool(top) and (not had or had[-1] != top)
        elder_card(canvas, scene, top, cell, below=len(stack) - 1, fresh=fresh, large=True)
    return _finished(canvas, scene, elder_alt(scene.in_words))


def _harbor(scene: Scene, seat: int) -> Picture:
    """One display: figures, Harbor board and Fishing track in small, what every building and every elder does."""
    buildings = scene.view.players[seat].buildings
    width = (_INNER - _GAP) // _PER_LINE
    heights = [standing_height(scene, building, width) for building, _ in buildings]
    council_height = fleet.council_height(scene, seat, _INNER, _ELDER)
    cards = _height(heights) + 12 if buildings else 0
    title = scene.words("nusfjord-part-harbour", name=scene.name(seat))
    found = signs_of(scene, (building for building, _ in buildings))
    canvas = _paper(scene, title, TALL, 24 + _UPPER + cards + council_height, found)
    box = _area(canvas).top(24 + _UPPER + cards + council_height)
    canvas.panel(box, colors.SHEET, theme.RING if seat in scene.view.waiting else theme.LINE, 3)
    inner = box.inset(12)
    head(canvas, scene, seat, inner.top(58))
    figures = Box(inner.x, inner.y + 64, inner.w, 42)
    supply(canvas, scene, seat, figures.left(322), size=34)
    crew(canvas, scene, seat, figures.beside(344), size=34)
    harbor(canvas, scene, seat, Box(inner.x + 4, inner.y + 118, inner.w - 8, 240), size=17)
    track(canvas, scene, seat, Box(inner.x, inner.y + 370, inner.w, 50), large=True)
    holdings(canvas, scene, seat, Box(inner.x, inner.y + 430, inner.w, 30))
    rest = inner.below(_UPPER)
    for number, cell in enumerate(_cells(rest, heights)):
        standing(canvas, scene, seat, number, cell)
    council(canvas, scene, seat, Box(rest.x, rest.y + cards, rest.w, council_height), size=_ELDER)
    return _finished(canvas, scene, harbor_alt(scene.in_words, seat))


# -- the sheet they lie on ---------------------------------------------------------------------------------------


def _cards(view: View, letter: str) -> list[str]:
    return {"a": view.open_a, "b": view.open_b, "c": view.open_c}[letter]


def _lines(heights: Sequence[int]) -> list[int]:
    """How tall each line of cards is, two in a line."""
    return [max(heights[start : start + _PER_LINE]) for start in range(0, len(heights), _PER_LINE)]


def _height(heights: Sequence[int]) -> int:
    """How tall all lines are together."""
    lines = _lines(heights)
    return sum(lines) + _GAP * (len(lines) - 1)


def _cells(area: Box, heights: Sequence[int]) -> list[Box]:
    """Where the cards lie, those of a line as tall as the tallest of them."""
    found: list[Box] = []
    y = area.y
    for height in _lines(heights):
        found += Box(area.x, y, area.w, height).columns(_PER_LINE, _GAP)
        y += height + _GAP
    return found[: len(heights)]


def _paper(scene: Scene, title: str, width: int, height: int, found: Sequence[str] = ()) -> Canvas:
    """A sheet with room for `height`, headed by what it shows and the moment it shows, and its foot, with what the
    signs mean that are `found` on it."""
    wide = width - 2 * theme.MARGIN - 8
    meanings = signs_height(scene, found, wide, _SIGNS)
    canvas = Canvas(width, _UNDER + height + meanings + _FOOT + 4, colors.GROUND)
    view = scene.view
    canvas.fill(Box(0, 0, width, _HEAD), colors.HEADER)
    canvas.fill(Box(0, _HEAD, width, theme.RULE), colors.RULE)
    card = Box(theme.MARGIN, 12, 104, _HEAD - 24)
    canvas.rounded(card, theme.RADIUS_CARD, theme.PAPER)
    canvas.text(
        Box(card.x, card.y, card.w, 38), round_of(view.round, view.rounds), Face.HEAVY, 38, colors.HEADER, "center"
    )
    rounds = scene.words("picture-round")
    canvas.text(Box(card.x + 6, card.bottom - 23, card.w - 12, 20), rounds, Face.LABEL, 16, theme.SOFT, "center")
    room = Box(card.right + 18, 8, width - card.right - 18 - theme.MARGIN, _HEAD - 16)
    canvas.text(room.top(36), title, Face.TITLE, 30, theme.WHITE, floor=20)
    canvas.text(room.below(38), scene.decision, Face.STRONG, 22, theme.DECISION, floor=16)
    foot = Box(theme.MARGIN + 4, canvas.height - _FOOT + 4, wide, 22)
    signs(canvas, scene, found, Box(foot.x, foot.y - meanings, wide, meanings), _SIGNS)
    canvas.text(foot.moved(0, 23), scene.say("house-data"), Face.TEXT, 15, theme.SOFT)
    return canvas


def _finished(canvas: Canvas, scene: Scene, alt: Iterable[str]) -> Picture:
    """The sheet with all that lies on it; below it what the marks mean, if there are any."""
    if scene.changed is not None and canvas.marked:
        foot = Box(theme.MARGIN + 4, canvas.height - _FOOT + 4, canvas.width - 2 * theme.MARGIN - 8, 22)
        corner_ticks(canvas, around(foot.x + 9, foot.cy, 12), 5)
        canvas.text(foot.beside(24), scene.words("picture-changed"), Face.TEXT, 15, theme.SOFT)
    return canvas.finish(colors.PALETTE, alt)


def _area(canvas: Canvas) -> Box:
    return Box(theme.MARGIN, _UNDER, canvas.width - 2 * theme.MARGIN, canvas.height - _UNDER - _FOOT - 4)
