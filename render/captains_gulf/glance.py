"""Captains of the Gulf at a glance: every boat with its money, fuel, hold and place, the wheel, and how far the round
is. The whole table stands in `table.py`."""

from __future__ import annotations

from functools import partial
from typing import Final

from render import glance, theme
from render.canvas import Canvas, Picture
from render.captains_gulf import colors
from render.captains_gulf.alt import table_alt
from render.captains_gulf.pieces import KINDS, empty_box, license_sign, tile
from render.captains_gulf.plate import cargo
from render.captains_gulf.scene import Scene
from render.captains_gulf.wheel import helm
from render.figures import figure, round_of
from render.grid import Box, around
from render.marks import coin, corner_ticks, emblem
from render.type import Face, text_width

_BOATS: Final = 652
_SIGN: Final = 40


def glance_picture(scene: Scene) -> Picture:
    """All of it."""
    canvas = glance.blank(colors.GROUND)
    view = scene.view
    glance.head(
        canvas, colors.HEADER, colors.RULE, number=round_of(view.round, view.rounds),
        caption=scene.round_caption, phase=scene.phase, decision=scene.decision,
        seats=view.waiting,
    )  # fmt: skip
    for seat, box in enumerate(glance.AREA.left(_BOATS).rows(view.seats, glance.GAP)):
        shows = scene.shows(
            "boat at a glance", seat, scene.name(seat), view.captains[seat], scene.before(seat), seat in view.waiting,
            scene.leaders, view.first, view.seats,
        )  # fmt: skip
        canvas.kept(glance.panel_of(box), shows, partial(_boat, canvas, scene, seat, box))
    right = glance.AREA.beside(_BOATS + glance.GAP)
    wheels = [(each.wheel, scene.before(seat).wheel) for seat, each in enumerate(view.captains)]
    before = scene.changed.card if scene.changed is not None else None
    shows = scene.shows("wheel at a glance", view.space, wheels, view.card, before, view.timer, view.over)
    canvas.kept(glance.panel_of(right), shows, partial(_wheel, canvas, scene, right))
    return canvas.finish(colors.PALETTE, table_alt(scene.in_words))


def _wheel(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The wheel, and under it the round card."""
    canvas.panel(box, theme.PAPER)
    helm(canvas, scene, around(box.cx, box.y + box.w // 2 + 4, box.w - 4))
    _round(canvas, scene, Box(box.x + 14, box.y + box.w + 4, box.w - 28, box.h - box.w - 14))


def _boat(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """The panel of a seat, framed in amber while it decides; the fewer seats there are, the more of it is shown."""
    decides = seat in scene.view.waiting
    canvas.panel(box, theme.PAPER, theme.RING if decides else theme.LINE, 5 if decides else 1.6)
    rows = box.inset(14, 8).rows(2 if scene.view.seats > 3 else 3, 2)
    if decides:
        canvas.rounded(rows[0].inset(-6, -1), theme.RADIUS_CARD, theme.WASH)
    _name(canvas, scene, seat, rows[0])
    _hold(canvas, scene, seat, rows[1])
    if len(rows) > 2:
        _papers(canvas, scene, seat, rows[2])


def _name(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """Emblem, name, money, and what the seat would have if the game ended now."""
    captain, before = scene.view.captains[seat], scene.before(seat)
    emblem(canvas, box.x + 24, box.cy, 46, seat)
    badge = Box(box.right - 132, box.cy - 23, 132, 46)
    glance.score(canvas, badge, figure(captain.points.total), colors.HEADER, leads=seat in scene.leaders, cups=True)
    if captain.points.total != before.points.total:
        corner_ticks(canvas, badge, 9, 3)
    money = str(captain.money)
    fresh = captain.money != before.money
    width = round(text_width(money, Face.HEAVY, 38)) + 2
    x = badge.x - 16 - width
    canvas.text(Box(x, box.y, width, box.h), money, Face.HEAVY, 38, theme.CHANGED if fresh else theme.INK, floor=30)
    coin(canvas, x - 26, box.cy, 36)
    if fresh:
        corner_ticks(canvas, Box(x - 44, box.cy - 18, width + 46, 36), 8, 3)
    starts = seat == scene.view.first
    room = Box(box.x + 58, box.y, x - 56 - box.x - 58 - (32 if starts else 0), box.h)
    end = canvas.text(room, scene.name(seat), Face.TITLE, 32, theme.INK, floor=glance.FLOOR)
    if starts:
        canvas.icon("anchor", end + 18, box.cy + 2, 26, colors.HEADER)


def _hold(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """Fuel, where the boat lies, and what it carries."""
    captain, before = scene.view.captains[seat], scene.before(seat)
    canvas.icon("fuel", box.x + 20, box.cy, _SIGN, colors.REEF)
    fresh = captain.fuel != before.fuel
    fuel = Box(box.x + 46, box.y, 84, box.h)
    ink = theme.CHANGED if fresh else theme.INK
    end = canvas.text(fuel, f"{captain.fuel}/{captain.tank}", Face.HEAVY, 32, ink, floor=glance.FLOOR)
    if fresh:
        corner_ticks(canvas, Box(box.x + 3, box.cy - 19, end - box.x, 38), 8, 3)
    tiles = cargo(captain)
    pitch = _SIGN + 6
    count = max(captain.boxes, len(tiles))
    left = box.right - count * pitch + 6
    for each in range(count):
        cx = left + _SIGN // 2 + each * pitch
        if each < len(tiles):
            tile(canvas, cx, box.cy, _SIGN, tiles[each][0], cooked=tiles[each][1])
        else:
            empty_box(canvas, cx, box.cy, _SIGN)
    if (captain.raw, captain.cooked) != (before.raw, before.cooked):
        corner_ticks(canvas, Box(left, box.cy - _SIGN // 2, box.right - left, _SIGN), 9, 3)
    moved = captain.place != before.place
    at = Box(fuel.right + 14, box.y, left - 14 - fuel.right - 14, box.h)
    canvas.icon("boat", at.x + 20, at.cy, _SIGN, colors.CREW)
    place = Box(at.x + 48, at.y, at.w - 48, at.h)
    ink = theme.CHANGED if moved else theme.INK
    end = canvas.text(place, scene.place(captain.place), Face.STRONG, 30, ink, floor=glance.FLOOR)
    if moved:
        corner_ticks(canvas, Box(at.x + 2, at.cy - 19, end - at.x, 38), 8, 3)


def _papers(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """Licenses by type, crew, upgrades, loans."""
    captain, before = scene.view.captains[seat], scene.before(seat)
    cells = box.columns(len(KINDS) + 3, 4)
    for kind, cell in zip(KINDS, cells, strict=False):
        license_sign(canvas, cell.x + 18, cell.cy, 42, kind)
        _counted(canvas, cell, captain.licensed[kind], before.licensed[kind])
    others = (
        ("captain", colors.CREW, len(captain.crew), len(before.crew)),
        ("wrench", colors.WOOD, len(captain.upgrades), len(before.upgrades)),
        ("bank", colors.RUST, captain.loans, before.loans),
    )
    for cell, (sign, color, now, then) in zip(cells[len(KINDS) :], others, strict=True):
        canvas.icon(sign, cell.x + 18, cell.cy, 36, color)
        _counted(canvas, cell, now, then)


def _counted(canvas: Canvas, cell: Box, now: int, before: int) -> None:
    room = Box(cell.x + 44, cell.y, cell.w - 44, cell.h)
    ink = theme.CHANGED if now != before else theme.INK if now else theme.SOFT
    end = canvas.text(room, str(now), Face.HEAVY, 32, ink, floor=glance.FLOOR)
    if now != before:
        corner_ticks(canvas, Box(cell.x, cell.cy - 19, end - cell.x + 3, 38), 8, 3)


def _round(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The round card and how long the round still lasts."""
    view = scene.view
    if view.over or not view.card:
        canvas.icon("trophy" if view.over else "captains_club", box.cx, box.cy, 84, colors.pale(colors.CREW))
        return
    canvas.rule(box.x, box.y, box.w)
    new = scene.changed is not None and scene.changed.card != view.card
    name = scene.words.name(view.card)
    canvas.paragraph(Box(box.x, box.y + 6, box.w, box.h - 56), name, Face.TITLE, 30,
                     theme.CHANGED if new else theme.INK, "center", floor=glance.FLOOR)  # fmt: skip
    y = box.bottom - 24
    left = box.cx - (view.seats * 42 + 48) // 2
    canvas.icon("hourglass", left + 20, y, 40, colors.RUST)
    for each in range(view.seats):
        cx = left + 48 + 21 + each * 42
        rim = colors.HEADER if each == 0 else theme.SOFT
        canvas.icon("disc", cx, y, 36, rim)
        canvas.icon("disc", cx, y, 28, colors.HEADER if each == 0 else theme.BOX)
        if each == view.timer:
            canvas.icon("disc", cx, y, 26, theme.RING)
