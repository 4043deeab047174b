"""A seat's own figures in one line, with those of the others behind: the head of the private view."""

from __future__ import annotations

from typing import Final

from render import theme
from render.canvas import Canvas
from render.grid import Box
from render.marks import coin, corner_ticks, emblem, tick_disc
from render.montego_bay import colors
from render.montego_bay.pieces import barrel, counted, counted_width
from render.montego_bay.scene import Scene
from render.type import Face

_OTHERS: Final = 210


def strip(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """The seat's name, points, coins, barrels; then every other seat's points, coins and barrels, smaller."""
    view = scene.view
    others = [other for other in range(view.seats) if other != seat]
    own = box.left(box.w - (_OTHERS + 10) * len(others))
    _own(canvas, scene, seat, own)
    for each, other in enumerate(others):
        _other(canvas, scene, other, Box(own.right + 10 + each * (_OTHERS + 10), box.y, _OTHERS, box.h))


def _own(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    player, earlier = scene.view.players[seat], scene.player_before(seat)
    canvas.rounded(box, theme.RADIUS_CARD, theme.BOX, colors.HEADER, 3)
    emblem(canvas, box.x + 32, box.cy, 42, scene.color(seat))
    purse = [
        ("coin", player.coins, earlier.coins), ("barrel", player.barrels, earlier.barrels),
        ("boat", player.aboard, player.aboard),
    ]  # fmt: skip
    if player.tavern:
        purse.append(("pub", player.tavern, earlier.tavern))
    right = box.right - 10
    for sign, number, before in reversed(purse):
        width = counted_width(str(number), 24) + 36
        right -= width + 10
        _item(canvas, scene, seat, Box(right, box.y, width, box.h), (sign, number, before), 28, 24)
    points = counted_width(str(player.vp), 38) + 56
    area = Box(right - points - 10, box.y, points, box.h)
    end = canvas.text(area, str(player.vp), Face.HEAVY, 38, theme.INK)
    canvas.text(Box(end + 6, area.y + 8, 38, area.h - 8), scene.say("vp"), Face.LABEL, 20, theme.SOFT)
    if player.vp != earlier.vp:
        corner_ticks(canvas, Box(area.x, area.cy - 15, end - area.x, 30), 8)
    name = Box(box.x + 62, box.y, area.x - box.x - 72, box.h)
    canvas.text(name, scene.name(seat), Face.TITLE, 27, theme.INK, floor=16)


def _item(
    canvas: Canvas, scene: Scene, seat: int, box: Box, item: tuple[str, int, int], size: int, letters: int
) -> None:
    """A sign and how many."""
    sign, number, before = item
    cx = box.x + size // 2
    if sign == "coin":
        coin(canvas, cx, box.cy, size - 2)
    elif sign == "barrel":
        barrel(canvas, cx, box.cy, size - 4, scene.color(seat))
    else:
        canvas.icon(sign, cx, box.cy, size, colors.HULL)
    end = counted(canvas, box.x + size + 4, box.cy, str(number), letters)
    if number != before:
        corner_ticks(canvas, Box(box.x + 2, box.cy - size // 2, end - box.x - 2, size), 7)


def _other(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    view, player = scene.view, scene.view.players[seat]
    deciding = seat in view.waiting
    canvas.rounded(box, theme.RADIUS_CARD, theme.PAPER, theme.RING if deciding else theme.LINE, 4 if deciding else 1.4)
    emblem(canvas, box.x + 24, box.y + 19, 28, scene.color(seat))
    answered = 30 if scene.done(seat) else 0
    name = Box(box.x + 44, box.y + 5, box.w - 52 - answered, 28)
    canvas.text(name, scene.name(seat), Face.NAME, 18, theme.INK)
    if answered:
        tick_disc(canvas, box.right - 20, box.y + 19, 24, colors.HEADER)
    row = Box(box.x + 12, box.y + 32, box.w - 16, 24)
    end = canvas.text(row, f"{player.vp} {scene.say('vp')}", Face.STRONG, 19, theme.INK)
    x = max(end + 12, row.x + 66)
    for sign, number, size in (("coin", player.coins, 18), ("barrel", player.barrels, 20)):
        width = counted_width(str(number), 17) + size + 6
        _item(canvas, scene, seat, Box(x, row.y, width, row.h), (sign, number, number), size, 17)
        x += width + 8
