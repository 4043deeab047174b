"""Before the first round: the four colors with their dock workers, and who plays them."""

from __future__ import annotations

from typing import Final

from games.montego_bay import picks
from games.montego_bay.data import COLORS, WORKERS
from games.montego_bay.view import FigureView
from render import theme
from render.canvas import Canvas
from render.grid import Box
from render.marks import number_disc
from render.montego_bay import colors
from render.montego_bay.pieces import worker
from render.montego_bay.scene import Scene, paint
from render.montego_bay.shelf import legend
from render.montego_bay.top import top
from render.type import Face

HEIGHT: Final = 560
_SIZES: Final = ("big", "small")


def lobby(scene: Scene) -> Canvas:
    """A card for every color; the numbers of the buttons on what may be chosen."""
    canvas = Canvas(theme.WIDTH, HEIGHT, colors.GROUND)
    top(canvas, scene)
    area = Box(theme.MARGIN, theme.HEADER + theme.RULE + 16, theme.WIDTH - 2 * theme.MARGIN, HEIGHT - 198)
    for place, color in zip(area.columns(len(COLORS), theme.GUTTER), COLORS, strict=True):
        _color(canvas, scene, color, place)
    legend(canvas, scene, Box(theme.MARGIN + 4, HEIGHT - 30, theme.WIDTH - 2 * theme.MARGIN - 8, 22))
    return canvas


def _color(canvas: Canvas, scene: Scene, color: str, box: Box) -> None:
    view = scene.view
    owner = next((seat for seat, player in enumerate(view.players) if player.color == color), None)
    number = scene.number(picks.Colour(color))
    if number is not None:
        canvas.rounded(box.inset(-3), theme.RADIUS_PANEL + 3, theme.WASH, theme.RING, 5)
    canvas.panel(box, theme.BOX)
    player = theme.PLAYERS[paint(color)]
    head = box.inset(12).top(64)
    canvas.rounded(head, theme.RADIUS_CARD, player.fill)
    canvas.icon(player.emblem, head.x + 36, head.cy, 36, player.emblem_color)
    canvas.text(head.inset(6).beside(62), "", Face.TITLE, 30)
    title = Box(head.x + 66, head.y + 8, head.w - 76, head.h - 16)
    canvas.rounded(title, 6, theme.BOX)
    canvas.text(title.inset(12, 0), scene.words.name(color), Face.TITLE, 30, theme.INK)
    for side, size in zip(Box(box.x + 12, box.y + 92, box.w - 24, 150).columns(2), _SIZES, strict=True):
        ident = f"{color}_{size}"
        if ident in WORKERS:
            _worker(canvas, scene, FigureView(ident, _third(scene, ident), color, size, "", -3, 0), side)
    name = Box(box.x + 20, box.bottom - 84, box.w - 40, 60)
    if owner is not None:
        canvas.text(name, scene.name(owner), Face.TITLE, 30, theme.INK, "center", floor=18)
    else:
        canvas.text(name, scene.say("colour-free"), Face.LABEL, 26, theme.SOFT, "center")
    if number is not None:
        number_disc(canvas, box.x + 16, box.y + 14, number, 36)


WORKER: Final = 104
"""The height of a color in a panel."""


def color_row(canvas: Canvas, scene: Scene, color: str, box: Box) -> None:
    """A color as a row of a panel: its name, its two workers, who plays it."""
    owner = next((seat for seat, player in enumerate(scene.view.players) if player.color == color), None)
    number = scene.number(picks.Colour(color))
    canvas.rounded(box, theme.RADIUS_PANEL, theme.WASH if number is not None else theme.BOX,
                   theme.RING if number is not None else theme.LINE, 4 if number is not None else 1.6)  # fmt: skip
    player = theme.PLAYERS[paint(color)]
    canvas.icon("disc", box.x + 44, box.cy, 52, player.fill)
    canvas.icon(player.emblem, box.x + 44, box.cy, 26, player.emblem_color)
    words = Box(box.x + 84, box.y + 16, 190, box.h - 32)
    canvas.text(words.top(36), scene.words.name(color), Face.TITLE, 26, theme.INK)
    whose = scene.name(owner) if owner is not None else scene.say("colour-free")
    canvas.text(words.below(38), whose, Face.LABEL, 20, theme.INK if owner is not None else theme.SOFT)
    for size, place in zip(_SIZES, box.beside(290).inset(4).columns(2, 6), strict=True):
        ident = f"{color}_{size}"
        if ident in WORKERS:
            third = scene.number(picks.Figure(ident))
            if third is not None:
                canvas.rounded(place, theme.RADIUS_CARD, theme.WASH, theme.RING, 4)
            figure = FigureView(ident, _third(scene, ident), color, size, "", -3, 0)
            worker(canvas, scene, figure, place.cx, place.bottom - 8, 84)
            if third is not None:
                number_disc(canvas, place.x + 18, place.y + 16, third, 26)
    if number is not None:
        number_disc(canvas, box.x + 16, box.y + 14, number, 28)


def _third(scene: Scene, ident: str) -> int:
    """Whose third figure it is; -1 for nobody's (M10.1)."""
    owner = scene.figures[ident].seat if ident in scene.figures else -1
    return owner if owner >= 0 and scene.view.players[owner].color != scene.figures[ident].color else -1


def _worker(canvas: Canvas, scene: Scene, figure: FigureView, box: Box) -> None:
    number = scene.number(picks.Figure(figure.id))
    if number is not None:
        canvas.rounded(box.inset(4, 0), theme.RADIUS_CARD, theme.WASH, theme.RING, 4)
    worker(canvas, scene, figure, box.cx, box.bottom - 12, 120)
    if number is not None:
        number_disc(canvas, box.x + 16, box.y + 10, number, 32)
