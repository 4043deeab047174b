"""One player's boat: money and standing, fuel, hold, licenses, crew and upgrades, bonus tiles and markers, loans."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from games.captains_gulf.view import CaptainView
from render import theme
from render.canvas import Canvas
from render.captains_gulf import colors
from render.captains_gulf.effects import crew_effect, item_name, upgrade_effect
from render.captains_gulf.pieces import (
    KINDS,
    bonus_tile,
    crew_sign,
    empty_box,
    fuel_gauge,
    license_sign,
    tile,
    upgrade_sign,
)
from render.captains_gulf.scene import Scene
from render.figures import figure
from render.grid import Box, around
from render.marks import coin, corner_ticks, emblem
from render.type import Face, text_width

_HEAD: Final = 47
_ROW: Final = 39


def plate_height(scene: Scene, seats: Iterable[int]) -> int:
    """The height at which everything aboard these boats is spelled out."""
    captains = [scene.view.captains[seat] for seat in seats]
    most = max(len(captain.crew) + len(captain.upgrades) for captain in captains)
    return 24 + _HEAD + 2 * _ROW + 60 * max(1, -(-most // 2))


BRIEF: Final = 16 + _HEAD + 3 + _ROW
"""The height of a plate with money, fuel and hold alone."""
PAPERS: Final = BRIEF + _ROW
"""With licenses, tiles and loans besides."""
_LEAST: Final = 6


def plate(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """The panel of a seat, framed in amber while it decides; what height is left goes to crew and upgrades."""
    decides = seat in scene.view.waiting
    canvas.panel(box, theme.PAPER, theme.RING if decides else theme.LINE, 5 if decides else 1.6)
    inner = box.inset(14, 8)
    _head(canvas, scene, seat, inner.top(_HEAD), decides=decides)
    body = inner.below(_HEAD + 3)
    _hold(canvas, scene, seat, body.top(_ROW))
    if body.h >= 2 * _ROW:
        _papers(canvas, scene, seat, body.below(_ROW + 2).top(_ROW - 4))
    if body.h > 2 * _ROW + _LEAST:
        _aboard(canvas, scene, seat, body.below(2 * _ROW + 2))


def _head(canvas: Canvas, scene: Scene, seat: int, box: Box, *, decides: bool) -> None:
    """Emblem, name, place, money, and what the seat would have if the game ended now."""
    captain, before = scene.view.captains[seat], scene.before(seat)
    if decides:
        canvas.rounded(Box(box.x - 6, box.y - 2, box.w + 12, box.h), theme.RADIUS_CARD, theme.WASH)
    emblem(canvas, box.x + 23, box.cy - 1, 44, seat)
    leads = seat in scene.leaders
    badge = Box(box.right - 112, box.y + 2, 112, box.h - 8)
    canvas.rounded(badge, theme.RADIUS_CARD, colors.HEADER)
    canvas.icon("trophy", badge.x + 22, badge.cy, 30, theme.DECISION if leads else theme.TAKEN)
    total = Box(badge.x + 40, badge.y, badge.w - 50, badge.h)
    tone = theme.DECISION if leads else theme.WHITE
    canvas.text(total, figure(scene.total(seat)), Face.HEAVY, 32, tone, "right")
    money = str(scene.cash(seat))
    width = round(text_width(money, Face.HEAVY, 34)) + 2
    edge = badge.x - 14
    ink = theme.CHANGED if captain.money != before.money else theme.INK
    canvas.text(Box(edge - width, box.y, width, box.h), money, Face.HEAVY, 34, ink)
    coin(canvas, edge - width - 20, box.cy, 30)
    if captain.money != before.money:
        corner_ticks(canvas, around(edge - width - 20, box.cy, 26), 7)
    end = edge - width - 44
    starts = seat == scene.view.first
    room = Box(box.x + 56, box.y, end - box.x - 56 - (28 if starts else 0), box.h - 2)
    stop = canvas.text(room, scene.name(seat), Face.TITLE, 28, theme.INK, floor=18)
    if starts:
        canvas.icon("anchor", stop + 18, room.cy + 2, 22, colors.HEADER)


def _hold(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """Fuel in the tank at the left, boxes and what they hold at the right."""
    captain, before = scene.view.captains[seat], scene.before(seat)
    canvas.icon("fuel", box.x + 13, box.cy, 28, colors.REEF)
    figure = f"{captain.fuel}/{captain.tank}"
    ink = theme.CHANGED if captain.fuel != before.fuel else theme.INK
    canvas.text(Box(box.x + 32, box.y, 52, box.h), figure, Face.HEAVY, 21, ink)
    tiles = cargo(captain)
    size = 36
    left = box.right - max(captain.boxes, len(tiles)) * (size + 5) + 5
    fuel_gauge(canvas, Box(box.x + 88, box.cy - 11, min(250, left - box.x - 88 - 18), 22), captain.fuel, captain.tank)
    for each in range(max(captain.boxes, len(tiles))):
        cx = left + size // 2 + each * (size + 5)
        if each < len(tiles):
            tile(canvas, cx, box.cy, size, tiles[each][0], cooked=tiles[each][1])
        else:
            empty_box(canvas, cx, box.cy, size)
    if (captain.raw, captain.cooked) != (before.raw, before.cooked):
        corner_ticks(canvas, Box(left, box.cy - size // 2, box.right - left, size), 8)


def cargo(captain: CaptainView) -> list[tuple[int, bool]]:
    """What a boat carries: the type of each tile and whether it is cooked."""
    return [
        (kind, cooked)
        for cooked, row in ((False, captain.raw), (True, captain.cooked))
        for kind in KINDS
        for _ in range(row[kind])
    ]


def _papers(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """Licenses by type; bonus tiles, bonus markers, cards in hand, loans."""
    captain, before = scene.view.captains[seat], scene.before(seat)
    x = box.x
    for kind in KINDS:
        count = captain.licensed[kind]
        license_sign(canvas, x + 15, box.cy, 34, kind)
        changed = count != before.licensed[kind]
        ink = theme.CHANGED if changed else theme.INK if count else theme.SOFT
        canvas.text(Box(x + 34, box.y, 30, box.h), f"×{count}", Face.HEAVY, 20, ink)
        if changed:
            corner_ticks(canvas, around(x + 15, box.cy, 26, 32), 7)
        x += 72
    right = box.right
    if captain.loans:
        right -= 56
        pill = Box(right, box.y + 2, 56, box.h - 4)
        canvas.rounded(pill, 8, colors.RUST)
        canvas.icon("bank", pill.x + 17, pill.cy, 22, theme.WHITE)
        canvas.text(Box(pill.x + 30, pill.y, 22, pill.h), str(captain.loans), Face.HEAVY, 20, theme.WHITE, "center")
        right -= 10
    right -= 50
    canvas.icon("card", right + 12, box.cy, 28, colors.CREW)
    canvas.text(Box(right + 27, box.y, 24, box.h), str(captain.cards), Face.HEAVY, 20, theme.INK)
    right -= 58
    bonus_tile(canvas, right + 14, box.cy, 28)
    ink = theme.CHANGED if captain.tiles != before.tiles else theme.INK
    canvas.text(Box(right + 32, box.y, 26, box.h), str(captain.tiles), Face.HEAVY, 20, ink)
    right -= captain.markers * 26 + 10
    for each in range(captain.markers):
        cx = right + 13 + each * 26
        free = each >= captain.markers_used
        canvas.icon("disc" if free else "ring", cx, box.cy, 22, colors.RUST if free else colors.pale(colors.RUST))
        if free:
            canvas.icon("plus", cx, box.cy, 12, theme.WHITE)


def _aboard(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """Crew and upgrades: with names and effects where there is room, with names alone, or as signs."""
    captain, before = scene.view.captains[seat], scene.before(seat)
    items = [(card, item, True) for card, item in captain.crew] + [
        (card, item, False) for card, item in captain.upgrades
    ]
    canvas.rule(box.x, box.y, box.w)
    area = box.below(5)
    if not items:
        canvas.text(area.top(min(30, area.h)), scene.say("nobody-aboard"), Face.TEXT, 16, theme.SOFT)
        return
    had = {*before.crew, *before.upgrades}
    lines = -(-len(items) // 2)
    if lines * 30 <= area.h:
        pitch = min(58, area.h // lines)
        columns = area.columns(2, 12)
        for each, (card, item, is_crew) in enumerate(items):
            column = columns[each // lines] if len(items) > 1 else area
            row = Box(column.x, column.y + each % lines * pitch, column.w, pitch - 2)
            _named(canvas, scene, row, item, is_crew=is_crew, new=(card, item) not in had)
        return
    per_line = -(-len(items) // 2) if area.h >= 68 else len(items)
    size = min(52, area.h // (2 if per_line < len(items) else 1) - 4, area.w // per_line - 6)
    for each, (card, item, is_crew) in enumerate(items):
        cell = Box(area.x + each % per_line * (size + 6), area.y + each // per_line * (size + 4), size, size)
        _chip(canvas, cell, item, is_crew=is_crew, new=(card, item) not in had)


def _chip(canvas: Canvas, cell: Box, item: str, *, is_crew: bool, new: bool) -> None:
    color = colors.CREW if is_crew else colors.WOOD
    canvas.rounded(cell, cell.w // 2 if is_crew else 6, theme.BOX, colors.pale(color), 1.6)
    draw = crew_sign if is_crew else upgrade_sign
    draw(canvas, cell.cx, cell.cy, round(cell.w * 0.8), item)
    if new:
        corner_ticks(canvas, cell.inset(2), 7)


def _named(canvas: Canvas, scene: Scene, row: Box, item: str, *, is_crew: bool, new: bool) -> None:
    size = min(44, row.h - 2)
    _chip(canvas, Box(row.x, row.cy - size // 2, size, size), item, is_crew=is_crew, new=new)
    room = Box(row.x + size + 8, row.y, row.w - size - 8, row.h)
    name = item_name(scene, item)
    if row.h < 54:
        canvas.text(room, name, Face.LABEL, 17, theme.INK)
        return
    canvas.text(room.top(21), name, Face.LABEL, 17, theme.INK)
    effect = crew_effect(scene, item) if is_crew else upgrade_effect(scene, item)
    canvas.paragraph(Box(room.x, room.y + 20, room.w, 36), effect, Face.TEXT, 14, theme.SOFT)
