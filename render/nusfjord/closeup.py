"""Close-ups: the Action board, the buildings of one letter, the elders, one harbour, each alone on a narrow sheet that
a phone shows large. What lies on them is drawn by the modules of the whole table.
"""

from __future__ import annotations

from typing import Final

from games.nusfjord import data
from games.nusfjord.view import View
from render import theme
from render.canvas import Canvas, Picture
from render.grid import Box, around
from render.marks import corner_ticks
from render.nusfjord import mood
from render.nusfjord.alt import board_alt, building_alt, elder_alt, harbour_alt
from render.nusfjord.board import actions, banquet, market, ships
from render.nusfjord.cards import building_card, elder_card
from render.nusfjord.fleet import council, crew, holdings, supply, track
from render.nusfjord.harbour import harbour
from render.nusfjord.plate import head
from render.nusfjord.scene import Scene
from render.type import Face

WIDTH: Final = 910
CARDS: Final = 640
_HEAD: Final = 84
_UNDER: Final = _HEAD + theme.RULE + 13
_FOOT: Final = 56
_CARD: Final = 134
_GAP: Final = 10
_PER_LINE: Final = 2
_BOARD: Final = 578
_HARBOUR: Final = 980


def part_ids(view: View) -> list[str]:
    """The close-ups of a table: letters without a card and the elders when all are taken are left out."""
    found = ["board"]
    found += [f"buildings_{letter}" for letter in "abc" if _cards(view, letter)]
    if any(view.stacks):
        found.append("elders")
    return [*found, *(f"harbour:{seat}" for seat in range(view.seats))]


def part_picture(scene: Scene, part: str) -> Picture:
    """A close-up. Raises LookupError for a part this table has not."""
    if part not in part_ids(scene.view):
        raise LookupError(f"the table has no part {part!r}")
    name, _, seat = part.partition(":")
    match name:
        case "board":
            return _board(scene)
        case "elders":
            return _elders(scene)
        case "harbour":
            return _harbour(scene, int(seat))
        case _:
            return _buildings(scene, name[-1])


def _board(scene: Scene) -> Picture:
    """The actions above, the Banquet Table, ships and shares below."""
    canvas = _paper(scene, scene.words("nusfjord-part-board"), WIDTH, _BOARD)
    box = _area(canvas)
    canvas.panel(box, mood.SHEET)
    inner = box.inset(12)
    actions(canvas, scene, inner.top(272))
    lower = inner.below(284)
    banquet(canvas, scene, lower.left(150))
    ships(canvas, scene, Box(lower.x + 164, lower.y, 318, lower.h))
    right = lower.beside(496)
    market(canvas, scene, right.top(96))
    return canvas.finish(mood.PALETTE, board_alt(scene))


def _buildings(scene: Scene, letter: str) -> Picture:
    """The buildings of a letter on display, with their whole texts."""
    cards, had = _cards(scene.view, letter), _cards(scene.earlier, letter)
    canvas = _paper(scene, scene.words(f"nusfjord-part-buildings_{letter}"), CARDS, _lines(len(cards)))
    for card, cell in zip(cards, _cells(canvas, len(cards)), strict=False):
        building_card(canvas, scene, card, cell, fresh=card not in had, large=True)
    return canvas.finish(mood.PALETTE, building_alt(scene, cards))


def _elders(scene: Scene) -> Picture:
    """The elders that can be taken, with their whole texts."""
    stacks = scene.view.stacks
    canvas = _paper(scene, scene.words("nusfjord-part-elders"), CARDS, _lines(len(stacks)))
    for stack, had, cell in zip(stacks, scene.earlier.stacks, _cells(canvas, len(stacks)), strict=False):
        top = stack[-1] if stack else ""
        fresh = bool(top) and (not had or had[-1] != top)
        elder_card(canvas, scene, top, cell, below=len(stack) - 1, fresh=fresh, large=True)
    return canvas.finish(mood.PALETTE, elder_alt(scene))


def _harbour(scene: Scene, seat: int) -> Picture:
    """One display: figures, Harbor board, Fishing track, what every elder does, shares."""
    title = scene.words("nusfjord-part-harbour", name=scene.name(seat))
    canvas = _paper(scene, title, WIDTH, _HARBOUR)
    box = _area(canvas)
    canvas.panel(box, mood.SHEET, theme.RING if seat in scene.view.waiting else theme.LINE, 3)
    inner = box.inset(16, 12)
    figures = inner.top(58)
    head(canvas, scene, seat, figures.left(316))
    supply(canvas, scene, seat, Box(figures.x + 334, figures.y, 290, figures.h), size=34)
    crew(canvas, scene, seat, Box(figures.x + 634, figures.y, figures.w - 634, figures.h), size=34)
    harbour(canvas, scene, seat, Box(inner.x + 4, inner.y + 70, inner.w - 8, 384), large=True)
    track(canvas, scene, seat, Box(inner.x, inner.y + 468, inner.w, 58), large=True)
    council(canvas, scene, seat, Box(inner.x, inner.y + 538, inner.w, inner.h - 538 - 44), size=21)
    holdings(canvas, scene, seat, Box(inner.x, inner.bottom - 34, inner.w, 34))
    return canvas.finish(mood.PALETTE, harbour_alt(scene, seat))


# -- the sheet they lie on ---------------------------------------------------------------------------------------


def _cards(view: View, letter: str) -> list[str]:
    return {"a": view.open_a, "b": view.open_b, "c": view.open_c}[letter]


def _lines(cards: int) -> int:
    return -(-cards // _PER_LINE) * (_CARD + _GAP) - _GAP


def _cells(canvas: Canvas, cards: int) -> list[Box]:
    lines = _area(canvas).rows(-(-cards // _PER_LINE), _GAP)
    return [cell for line in lines for cell in line.columns(_PER_LINE, _GAP)]


def _paper(scene: Scene, title: str, width: int, height: int) -> Canvas:
    """A sheet with room for `height`, headed by what it shows and the moment it shows, and its foot."""
    canvas = Canvas(width, _UNDER + height + _FOOT + 4, mood.GROUND)
    view = scene.view
    canvas.fill(Box(0, 0, width, _HEAD), mood.HEADER)
    canvas.fill(Box(0, _HEAD, width, theme.RULE), mood.RULE)
    card = Box(theme.MARGIN, 12, 104, _HEAD - 24)
    canvas.rounded(card, theme.RADIUS_CARD, theme.PAPER)
    canvas.text(Box(card.x, card.y, card.w, 38), str(view.round or "–"), Face.HEAVY, 38, mood.HEADER, "centre")
    rounds = scene.words("picture-round-of", rounds=view.rounds)
    canvas.text(Box(card.x + 6, card.bottom - 23, card.w - 12, 20), rounds, Face.LABEL, 16, theme.SOFT, "centre")
    room = Box(card.right + 18, 8, width - card.right - 18 - theme.MARGIN, _HEAD - 16)
    canvas.text(room.top(36), title, Face.TITLE, 30, theme.WHITE, floor=20)
    canvas.text(room.below(38), scene.decision, Face.STRONG, 22, theme.DECISION, floor=16)
    foot = Box(theme.MARGIN + 4, canvas.height - _FOOT + 4, width - 2 * theme.MARGIN - 8, 22)
    if scene.changed is not None:
        corner_ticks(canvas, around(foot.x + 9, foot.cy, 12), 5)
        changed = Box(foot.x + 24, foot.y, foot.w - 24, foot.h)
        canvas.text(changed, scene.words("picture-changed"), Face.TEXT, 15, theme.SOFT)
    if not (data.CARDS.replaced and data.COUNCIL.replaced):
        canvas.text(foot.moved(0, 23), scene.say("house-data"), Face.TEXT, 15, theme.SOFT)
    return canvas


def _area(canvas: Canvas) -> Box:
    return Box(theme.MARGIN, _UNDER, canvas.width - 2 * theme.MARGIN, canvas.height - _UNDER - _FOOT - 4)
