"""What a question is about, drawn for the panel in which it is asked: its size, its head, and how its parts lie one
under the other. Which parts answer which question, the games' own folders say.

A phone shows a panel's picture 366 CSS pixels wide, a desktop in 550 x 350. Places and sizes are told in the pixels of
the whole sheets, of which a panel's picture has `WIDTH`, and drawn `ZOOM` times as large. So their smallest lettering,
14, is 18 of 720 pixels: 9 CSS pixels on a phone, and on a desktop too while the picture is no taller than `TALLEST`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from render import theme
from render.canvas import Canvas
from render.grid import Box
from render.marks import corner_ticks, emblem
from render.theme import Color, Player
from render.type import Face

WIDTH: Final = 560
ZOOM: Final = 9 / 7
TALLEST: Final = 544
MARGIN: Final = 12
INNER: Final = WIDTH - 2 * MARGIN
GAP: Final = 8
_HEAD: Final = 58
_RULE: Final = 4
_FOOT: Final = 18
UNDER: Final = _HEAD + _RULE + 10
ROOM: Final = TALLEST - UNDER - MARGIN
"""What the parts of a picture have for themselves, gaps included, where a desktop is to show all of it readable."""


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of the picture, as wide as all of it: its height, and what draws it into its place."""

    height: int
    draw: Callable[[Canvas, Box], None]


@dataclass(frozen=True, slots=True)
class Head:
    """What stands above: the round, what is going on, what is to be decided, and the emblems of who decides."""

    ground: Color
    rule: Color
    number: str
    caption: str
    phase: str
    decision: str
    seats: Sequence[int]
    players: Sequence[Player] = theme.PLAYERS


def stacked(ground: Color, head: Head, parts: Iterable[Part], notes: Sequence[tuple[bool, str]] = ()) -> Canvas:
    """The parts one under the other below the head, and small print in place of the margin at the foot: each note with
    the mark of what has changed before it or not. What explains the mark stands there only if something above has it.
    """
    given = [part for part in parts if part.height]
    height = UNDER + sum(part.height + GAP for part in given) - GAP + (_FOOT if notes else MARGIN)
    canvas = Canvas(WIDTH, height, ground, zoom=ZOOM)
    _head(canvas, head)
    y = UNDER
    for part in given:
        part.draw(canvas, Box(MARGIN, y, INNER, part.height))
        y += part.height + GAP
    if notes:
        _foot(canvas, Box(MARGIN, height - _FOOT, INNER, _FOOT), notes)
    return canvas


def _head(canvas: Canvas, head: Head) -> None:
    canvas.fill(Box(0, 0, WIDTH, _HEAD), head.ground)
    canvas.fill(Box(0, _HEAD, WIDTH, _RULE), head.rule)
    card = Box(MARGIN, 7, 66, _HEAD - 14)
    canvas.rounded(card, theme.RADIUS_CARD, theme.PAPER)
    canvas.text(Box(card.x + 3, card.y + 1, card.w - 6, 26), head.number, Face.HEAVY, 27, head.ground, "center")
    canvas.text(Box(card.x + 3, card.bottom - 18, card.w - 6, 16), head.caption, Face.LABEL, 15, theme.SOFT, "center")
    x = card.right + 10
    for seat in head.seats:
        emblem(canvas, x + 20, card.cy, 40, seat, head.players)
        x += 44
    room = Box(x + 4, 5, WIDTH - MARGIN - x - 4, _HEAD - 10)
    canvas.text(room.top(25), head.phase, Face.TITLE, 21, theme.WHITE)
    canvas.text(room.below(25), head.decision, Face.STRONG, 20, theme.DECISION)


def _foot(canvas: Canvas, box: Box, notes: Sequence[tuple[bool, str]]) -> None:
    x, marked = box.x, canvas.marked
    for ticked, note in notes:
        if ticked and not marked:
            continue
        if ticked:
            corner_ticks(canvas, Box(x + 3, box.cy - 6, 12, 12), 5)
            x += 24
        x = canvas.text(Box(x, box.y, box.right - x, box.h), note, Face.TEXT, 15, theme.SOFT) + 18
