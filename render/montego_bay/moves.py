"""The move phase as a picture: where all figures stood, the card of each, the ways they took, and below the moves one
after the other. What the table looks like afterwards is `table.py`'s affair.
"""

from __future__ import annotations

from typing import Final

from games.montego_bay import places
from games.montego_bay.places import LEFT, RIGHT
from games.montego_bay.view import FigureView, MoveView
from render import theme
from render.canvas import Align, Canvas, Picture
from render.grid import Box, around
from render.marks import header
from render.montego_bay import colors, shapes
from render.montego_bay.alt import moves_alt
from render.montego_bay.pieces import card, worker
from render.montego_bay.quay import quay, seated
from render.montego_bay.quay_plan import CIRCLE, HEIGHT, QuayPlan
from render.montego_bay.scene import Scene
from render.montego_bay.walks import across, before_moves, played
from render.type import Face

_TOP: Final = theme.HEADER + theme.RULE + 12
_ROW: Final = 146
_MOST: Final = 190
CARD: Final = (24, 32)
TAVERN_CARD: Final = (20, 27)


def happened(scene: Scene) -> bool:
    """Whether figures have moved since the reader last looked."""
    return scene.before is not None and scene.view.moved > scene.before.moved


def draw_moves(scene: Scene) -> Canvas:
    """The last move phase on a canvas."""
    then = Scene(before_moves(scene.view), scene.words, scene.names)
    canvas = Canvas(theme.WIDTH, _TOP + HEIGHT + 12 + _ROW, colors.GROUND)
    words = scene.words
    header(
        canvas, colors.HEADER, colors.RULE, str(scene.view.moved), words("picture-round"), scene.say("moves"),
        scene.say("moves-note"), [], 24,
    )  # fmt: skip
    plan = quay(canvas, then, played(scene.view), _TOP)
    for place in range(plan.spaces):
        _card_on_space(canvas, then, plan, place)
    for tavern in (LEFT, RIGHT):
        for figure, x, foot, _ in seated(then, plan, tavern):
            _card(canvas, figure, x + 19, foot - 13, TAVERN_CARD)
    row = Box(0, canvas.height - _ROW, canvas.width, _ROW)
    canvas.fill(row, colors.SHELF)
    canvas.fill(row.top(4), colors.PLANK)
    moves = scene.view.moves
    cells = row.inset(theme.MARGIN, 14)
    width = min(cells.w, (_MOST + 8) * len(moves))
    for number, (move, cell) in enumerate(zip(moves, cells.left(width).columns(len(moves), 8), strict=True), 1):
        _move(canvas, scene, move, number, cell)
    return canvas


def moves_picture(scene: Scene) -> Picture:
    """The last move phase as a picture."""
    return draw_moves(scene).finish(colors.PALETTE, moves_alt(scene.in_words))


def _card_on_space(canvas: Canvas, then: Scene, plan: QuayPlan, place: int) -> None:
    """The cards of whoever stood there: at the figure's right side, at the left one if Lazy Jack stood there too."""
    x, y = plan.middle(place)
    here = [figure for figure in then.view.figures if figure.at == place]
    for figure in here:
        if figure.size == "jack":
            _card(canvas, figure, x + CIRCLE // 2 + 20, y + 14, CARD)
        else:
            _card(canvas, figure, x + (CIRCLE // 2 - 2 if len(here) == 1 else 2 - CIRCLE // 2), y + 14, CARD)


def _card(canvas: Canvas, figure: FigureView, cx: int, cy: int, size: tuple[int, int]) -> None:
    if figure.card:
        card(canvas, around(cx, cy, *size), figure.card, size=size[0] - 3)


def _move(canvas: Canvas, scene: Scene, move: MoveView, number: int, box: Box) -> None:
    """One move: its number, figure and card; from where to where; who was pushed across."""
    figure = scene.figures[move.figure]
    canvas.rounded(box, theme.RADIUS_CARD, theme.PAPER, colors.WOOD, 1.8)
    canvas.text(Box(box.x + 8, box.y + 4, 22, 26), str(number), Face.HEAVY, 22, theme.SOFT)
    worker(canvas, scene, figure, box.cx - 14, box.y + 60, 54)
    card(canvas, Box(box.cx + 16, box.y + 16, 30, 40), move.card, size=26)
    landing = places.landing(move.start, move.card, len(scene.view.spaces))
    line = Box(box.x + 4, box.y + 62, box.w - 8, 26)
    _way(canvas, scene, move.start, move.end, line, theme.INK, back=landing != move.end)
    if move.pushed:
        below = Box(box.x + 4, box.y + 88, box.w - 8, 28)
        pushed = scene.figures[move.pushed]
        worker(canvas, scene, pushed, below.cx - 40, below.bottom - 2, 30, badge=False)
        room = Box(below.cx - 24, below.y, below.right - below.cx + 24, below.h)
        _way(canvas, scene, move.end, across(scene.view, move.end), room, theme.CHANGED)


def _way(
    canvas: Canvas, scene: Scene, start: int, end: int, box: Box, color: theme.Color, *, back: bool = False
) -> None:
    """From place to place; bent back if the figure did not get where its card led."""
    left, right = Box(box.cx - 54, box.y, 40, box.h), Box(box.cx + 14, box.y, 40, box.h)
    ends: tuple[tuple[int, Box, Align], ...] = ((start, left, "right"), (end, right, "left"))
    for place, room, align in ends:
        if place < 0:
            canvas.icon("pub", room.right - 12 if align == "right" else room.x + 12, room.cy, 24, colors.WOOD)
        else:
            canvas.text(room, scene.view.spaces[place].name, Face.NAME, 21, color, align)
    canvas.shape(shapes.BACK if back else shapes.CHEVRON, around(box.cx, box.cy, 17 if back else 13), theme.CHANGED)
