"""Montego Bay's pieces, alike in all its pictures: dock workers, the Tally-Man, barrels, what a room holds, cards."""

from __future__ import annotations

from games.montego_bay.view import FigureView, SpaceView
from render import theme
from render.canvas import Canvas
from render.grid import Box, around
from render.marks import coin, emblem
from render.montego_bay import colors, shapes
from render.montego_bay.scene import Scene, paint
from render.path import Shape
from render.theme import Color
from render.type import Face, text_width

BIG_SHARE = 1.0
SMALL_SHARE = 0.8


def _person(canvas: Canvas, box: Box, edge: Shape, coat: Color, hat: Shape | None, hat_color: Color) -> None:
    canvas.shape(edge, box, theme.INK)
    canvas.shape(shapes.COAT, box, coat)
    canvas.shape(shapes.HEAD, box, colors.SKIN)
    if hat is not None:
        canvas.shape(hat, box, hat_color)


def _standing(cx: int, foot: int, size: int) -> Box:
    return Box(cx - size // 2, foot - size, size, size)


def coat(figure: FigureView) -> Color:
    """The color of what a figure wears: its own, Lazy Jack's charcoal."""
    if figure.size == "jack":
        return colors.JACK
    return theme.PLAYERS[paint(figure.color, max(0, figure.seat))].fill


def worker(
    canvas: Canvas, scene: Scene, figure: FigureView, cx: int, foot: int, height: int, *, badge: bool = True
) -> None:
    """A figure standing with its feet on `foot`; `height` is a big worker's in pixels, small ones are smaller.

    Big workers wear a straw hat. A third figure (M10.1) has a color of its own and its player's emblem at its side,
    as has Lazy Jack; not so without `badge`.
    """
    if figure.size == "jack":
        jack(canvas, cx, foot, round(height * 0.92))
        if badge and figure.seat >= 0:
            _badge(canvas, scene, figure.seat, cx, foot, height)
        return
    big = figure.size == "big"
    size = round(height * (BIG_SHARE if big else SMALL_SHARE))
    player = theme.PLAYERS[paint(figure.color, max(0, figure.seat))]
    box = _standing(cx, foot, size)
    edge = shapes.BIG_EDGE if big else shapes.SMALL_EDGE
    _person(canvas, box, edge, player.fill, shapes.HAT if big else None, colors.STRAW)
    canvas.icon(player.emblem, cx, box.y + round(size * 0.69), max(8, round(size * 0.36)), player.emblem_color)
    if badge and figure.seat >= 0 and scene.view.players[figure.seat].color != figure.color:
        _badge(canvas, scene, figure.seat, cx, foot, size)


def _badge(canvas: Canvas, scene: Scene, seat: int, cx: int, foot: int, height: int) -> None:
    """Whom a figure of another color works for."""
    size = max(16, round(height * 0.4))
    emblem(canvas, cx + round(height * 0.4), foot - size // 2 + 2, size, scene.color(seat))


def jack(canvas: Canvas, cx: int, foot: int, size: int) -> None:
    """Lazy Jack: charcoal, a cap, his letter. Where he is small it is as large as text must be, if half of him is."""
    box = _standing(cx, foot, size)
    _person(canvas, box, shapes.JACK_EDGE, colors.JACK, shapes.CAP, colors.RULE)
    letter = around(cx, box.y + round(size * 0.7), round(size * 0.5))
    height = max(round(size * 0.36), min(theme.FLOOR, size // 2))
    canvas.text(letter, "J", Face.HEAVY, height, theme.WHITE, "center", floor=8)


def tally_man(canvas: Canvas, cx: int, foot: int, size: int) -> None:
    """The Tally-Man: black coat and top hat, the sheet in front of him."""
    box = _standing(cx, foot, size)
    _person(canvas, box, shapes.TALLY_EDGE, colors.JACK, shapes.TALL_HAT, theme.INK)
    sheet = around(cx, box.y + round(size * 0.72), round(size * 0.34), round(size * 0.4))
    canvas.rounded(sheet, 2, theme.BOX)
    for line in range(1, 4):
        canvas.rule(sheet.x + 2, sheet.y + round(line * sheet.h / 4), sheet.w - 4, theme.SOFT)


def crate(canvas: Canvas, box: Box) -> None:
    """The Tally-Man's crate."""
    canvas.rounded(box, 3, colors.PLANK, colors.KEEL, 2)
    canvas.rule(box.x + 4, box.cy, box.w - 8, colors.KEEL, 2)


def barrel(canvas: Canvas, cx: int, cy: int, width: int, color: int) -> None:
    """A player's barrel; `color` is a number of `theme.PLAYERS`."""
    player = theme.PLAYERS[color]
    box = around(cx, cy, width, round(width * 1.14))
    canvas.shape(shapes.BARREL_EDGE, box.inset(-1), theme.INK)
    canvas.shape(shapes.BARREL, box.inset(1), player.fill)
    canvas.shape(shapes.HOOPS, box, theme.INK)
    canvas.icon(player.emblem, cx, cy, max(7, round(width * 0.46)), player.emblem_color)


def goods(canvas: Canvas, box: Box, space: SpaceView, size: int, *, jack_works: bool = False, gone: int = 0) -> None:
    """What a room shows, side by side in the middle of the box: barrels, broken barrels, coins.

    Lazy Jack takes nothing back for broken barrels (M6.6): with `jack_works` they are left out. `gone` of the goods
    have been dealt with and are pale.
    """
    broken = 0 if jack_works else space.broken
    kinds = ["barrel"] * space.barrels + ["broken"] * broken + ["coin"] * space.coins
    if not kinds:
        canvas.icon("dash", box.cx, box.cy, size // 2, colors.FADED)
        return
    pitch = min(size + 4, (box.w - size) // max(1, len(kinds) - 1)) if len(kinds) > 1 else 0
    left = box.cx - pitch * (len(kinds) - 1) // 2
    for each, kind in enumerate(kinds):
        cx = left + each * pitch
        if kind == "coin":
            coin(canvas, cx, box.cy, size)
        elif each < gone:
            canvas.shape(shapes.STAVED, around(cx, box.cy, size, round(size * 1.16)), colors.SLOT)
        elif kind == "broken":
            broken_barrel(canvas, cx, box.cy, size)
        else:
            canvas.shape(shapes.STAVED, around(cx, box.cy, size, round(size * 1.16)), colors.WOOD)


def broken_barrel(canvas: Canvas, cx: int, cy: int, size: int) -> None:
    """A cracked barrel: one of the own ones comes back from a ship."""
    box = around(cx, cy, size, round(size * 1.16))
    canvas.shape(shapes.BROKEN, box, colors.PLANK)
    canvas.icon("cross", cx, cy, round(size * 0.7), theme.STRIKE)


def card(canvas: Canvas, box: Box, value: int, *, size: int = 0) -> None:
    """A movement card, face up."""
    canvas.rounded(box, max(3, box.w // 8), theme.BOX, theme.INK, 1.6)
    canvas.text(box, str(value), Face.HEAVY, size or round(box.h * 0.62), theme.INK, "center")


def card_back(canvas: Canvas, box: Box) -> None:
    """A movement card, face down."""
    canvas.rounded(box, max(3, box.w // 8), theme.WHITE, theme.INK, 1.6)
    canvas.rounded(box.inset(max(2, box.w // 10)), max(2, box.w // 10), colors.BACK)
    canvas.shape(shapes.STAVED, around(box.cx, box.cy, box.w // 2, round(box.w * 0.58)), theme.WHITE)


def points_chip(canvas: Canvas, x: int, cy: int, points: int, height: int = 26) -> int:
    """Victory points in red on a white chip, at `x`; returns where it ends."""
    text = str(points)
    width = max(height, round(text_width(text, Face.HEAVY, round(height * 0.74))) + 10)
    box = Box(x, cy - height // 2, width, height)
    canvas.rounded(box, 6, theme.BOX)
    canvas.text(box, text, Face.HEAVY, round(height * 0.74), colors.VP, "center")
    return box.right


def counted_width(text: str, size: int) -> int:
    """The pixels `counted` needs for this number."""
    return round(text_width(text, Face.STRONG, size)) + 2


def counted(canvas: Canvas, x: int, cy: int, text: str, size: int, color: Color = theme.INK) -> int:
    """A number after a sign, at `x`; returns where it ends."""
    width = counted_width(text, size)
    canvas.text(Box(x, cy - size, width, 2 * size), text, Face.STRONG, size, color)
    return x + width
