"""A seat's Harbor board: Reserve, forests, buildings and free spaces; small on the table, large on the own sheet."""

from __future__ import annotations

from functools import partial
from typing import Final

from games.nusfjord import data, picks
from render import theme
from render.canvas import Canvas
from render.figures import figure
from render.grid import Box
from render.marks import corner_ticks, number_disc, ring
from render.nusfjord import colors
from render.nusfjord.cards import brief, narrower
from render.nusfjord.pieces import divided, good
from render.nusfjord.scene import Scene
from render.type import Face, wrap

_COLUMNS: Final = 4
_GAP: Final = 4
_BAND: Final = 1.75  # a building's title is so much higher than the size of its text
_DISC: Final = 32  # what the numbers of a building's buttons take of its text
_ALONE: Final = 19  # the size of the text of a building on its own


def harbor(
    canvas: Canvas,
    scene: Scene,
    seat: int,
    box: Box,
    *,
    large: bool = False,
    size: int = 15,
    choosing: bool | None = None,
) -> None:
    """C6: three rows of four; the Reserve lies in the first space. `size` is that of texts, or of names where it is
    small. With `choosing` (as is the large one) it has the numbers of the buttons."""
    choosing = large if choosing is None else choosing
    draw = partial(_drawn, canvas, scene, seat, box, large=large, size=size, choosing=choosing)
    if large or choosing:
        draw()
        return
    seen = [
        (each.free, each.forests, each.buildings, each.building_points, each.reserve)
        for each in (scene.view.players[seat], scene.before(seat))
    ]
    canvas.kept(box.inset(-4), scene.shows("harbor", size, seen), draw)


def _drawn(canvas: Canvas, scene: Scene, seat: int, box: Box, *, large: bool, size: int, choosing: bool) -> None:
    player, before = scene.view.players[seat], scene.before(seat)
    cells = _cells(box)
    canvas.rounded(box.inset(-4), theme.RADIUS_CARD, colors.FJORD)
    _reserve(canvas, scene, seat, next(iter(cells.values())), large=large)
    for space in player.free:
        possible = choosing and picks.At(space) in scene.picks
        _free(canvas, space, cells[space], fresh=space not in before.free, possible=possible)
    sites = {site: number for number, (_, site) in enumerate(player.buildings)}
    for number, double in enumerate(data.DOUBLES):
        if player.forests[number]:
            area = _double(cells, double)
            fresh = player.forests[number] != before.forests[number]
            _forest(canvas, area, player.forests[number], sites.get(double) is not None, large=large)
            if double in sites:
                _building(
                    canvas,
                    scene,
                    seat,
                    sites[double],
                    _kept(area, large=large),
                    large=large,
                    size=size,
                    choosing=choosing,
                )
            if fresh:
                corner_ticks(canvas, area.inset(1), 9)
    for site, number in sites.items():
        if site in cells:
            _building(canvas, scene, seat, number, cells[site], large=large, size=size, choosing=choosing)
        elif site in data.DOUBLE_INDEX and not player.forests[data.DOUBLE_INDEX[site]]:
            _building(canvas, scene, seat, number, _double(cells, site), large=large, size=size, choosing=choosing)
    if choosing:
        _choices(canvas, scene, cells)


def _cells(box: Box) -> dict[str, Box]:
    rows = data.ROWS.harbor.rows
    return {
        f"{row}{number}": cell
        for row, line in zip(rows, box.rows(len(rows), _GAP), strict=True)
        for number, cell in enumerate(line.columns(_COLUMNS, _GAP), 1)
    }


def _double(cells: dict[str, Box], double: str) -> Box:
    left, right = data.ROWS.harbor.doubles[data.DOUBLE_INDEX[double]]
    a, b = cells[left], cells[right]
    return Box(a.x, a.y, b.right - a.x, a.h)


def _kept(area: Box, *, large: bool) -> Box:
    """Where the building stands that is placed on a forest."""
    return Box(area.x + area.w // 3, area.y + 4, area.w - area.w // 3 - 4, area.h - 8) if large else Box(
        area.x + area.w // 2 - 8, area.y + 3, area.w // 2 + 4, area.h - 6
    )  # fmt: skip


def _reserve(canvas: Canvas, scene: Scene, seat: int, cell: Box, *, large: bool) -> None:
    """C4: the goods on the Reserve."""
    player, before = scene.view.players[seat], scene.before(seat)
    canvas.rounded(cell, theme.RADIUS_CARD, colors.tint(colors.WOOD), colors.WOOD, 1.6)
    goods = cell
    if large:
        canvas.icon("chest", cell.x + 22, cell.y + 19, 28, colors.WOOD)
        canvas.text(Box(cell.x + 42, cell.y + 4, cell.w - 48, 30), scene.say("reserve"), Face.NAME, 19, theme.INK)
        goods = cell.below(36)
    else:
        canvas.icon("chest", cell.x + 13, cell.cy, 20, colors.WOOD)
        goods = cell.beside(24)
        goods = goods.moved(0, max(0, goods.h - 42) // 2)
    size = 24 if large else 16
    for index, place in enumerate(goods.inset(2, 0).columns(3)):
        amount = player.reserve[index]
        fresh = amount != before.reserve[index]
        good(canvas, index, place.cx, place.y + (20 if large else 12), size)
        ink = theme.CHANGED if fresh else theme.INK if amount else theme.SOFT
        text = Box(place.x, place.y + (32 if large else 21), place.w, 30 if large else 20)
        canvas.text(text, str(amount), Face.HEAVY, 26 if large else 17, ink, "center")
        if fresh:
            corner_ticks(canvas, text.inset(place.w // 2 - 14, 3), 5)


def _free(canvas: Canvas, space: str, cell: Box, *, fresh: bool, possible: bool) -> None:
    """A space without forest and building, with its name."""
    canvas.rounded(cell, theme.RADIUS_CARD, theme.WASH if possible else colors.GROUND, theme.LINE, 1.4)
    canvas.text(cell.inset(7, 3).top(18), space, Face.LABEL, 15, theme.SOFT)
    if fresh:
        corner_ticks(canvas, cell.inset(2), 7)


def _forest(canvas: Canvas, area: Box, strips: int, kept: bool, *, large: bool) -> None:
    """C6: one tree a strip, and their number."""
    canvas.rounded(area, theme.RADIUS_CARD, colors.GRASS, colors.FOREST, 1.6)
    size = min(area.h - 8, 62 if large else 36)
    room = area.w // 3 if kept else area.w
    pitch = min(size + 6, (room - 44) // max(1, strips))
    text = str(strips)
    x = area.x + (room - strips * pitch - 30) // 2
    for tree in range(strips):
        canvas.icon("tree", x + tree * pitch + pitch // 2, area.cy, min(size, pitch + 8), colors.FOREST)
    canvas.text(
        Box(x + strips * pitch + 4, area.y, 30, area.h), text, Face.HEAVY, 30 if large else 20, theme.INK, "left"
    )


def _building(
    canvas: Canvas, scene: Scene, seat: int, number: int, cell: Box, *, large: bool, size: int, choosing: bool
) -> None:
    """A building: its kind as a colored edge, name, what it is worth now; large with its text."""
    player, before = scene.view.players[seat], scene.before(seat)
    building = player.buildings[number][0]
    color, _ = colors.kind(data.BUILDINGS[building].category)
    choices = choices_of(scene, building) if choosing else []
    if choices:
        ring(canvas, cell, reach=3)
    canvas.rounded(cell, theme.RADIUS_CARD, colors.tint(color), color, 1.6)
    points = player.building_points[number]
    spent = building in data.ONCE and building not in player.uses
    if large:
        _large(canvas, scene, building, cell, points, spent=spent, size=size, margin=32 if choices else 0)
    else:
        canvas.rounded(Box(cell.x, cell.y, 8, cell.h), 4, color)
        _small(canvas, scene, building, cell, points, size)
    if building not in [each for each, _ in before.buildings]:
        corner_ticks(canvas, cell.inset(2), 8)
    for each, button in enumerate(choices):
        number_disc(canvas, cell.right - 18, cell.y + (41 if large else 8) + each * 25, button, 24)


def _small(canvas: Canvas, scene: Scene, building: str, cell: Box, points: int, size: int) -> None:
    """A name and, where it is not 0, what the building is worth: below a name of one line, else beside it."""
    name = scene.words.name(building)
    room = Box(cell.x + 11, cell.y + 2, cell.w - 14, cell.h - 4)
    beside = Box(room.x, room.y, room.w - 22, room.h)
    if not points:
        canvas.paragraph(room, divided(canvas, scene, name, room), Face.LABEL, size, theme.INK)
        return
    if canvas.holds(room, name, Face.LABEL):
        canvas.text(room.top(room.h // 2), name, Face.LABEL, size, theme.INK)
    else:
        canvas.paragraph(beside, divided(canvas, scene, name, beside), Face.LABEL, size, theme.INK)
    canvas.text(Box(room.right - 24, room.bottom - 19, 24, 19), figure(points), Face.HEAVY, 17, theme.INK, "right")


def standing(canvas: Canvas, scene: Scene, seat: int, number: int, cell: Box, size: int = _ALONE) -> None:
    """A building that stands in the harbor, on its own: where, what it is worth now, and its whole text; with the
    numbers of the buttons that use it."""
    player, before = scene.view.players[seat], scene.before(seat)
    building, site = player.buildings[number]
    color, _ = colors.kind(data.BUILDINGS[building].category)
    found = choices_of(scene, building)
    if found:
        ring(canvas, cell, reach=3)
    canvas.rounded(cell, theme.RADIUS_CARD, colors.tint(color), color, 1.6)
    spent = building in data.ONCE and building not in player.uses
    _large(canvas, scene, building, cell, player.building_points[number], spent=spent, size=size,
           margin=_DISC if found else 0)  # fmt: skip
    if (building, site) not in before.buildings:
        corner_ticks(canvas, cell.inset(2), 8)
    for each, button in enumerate(found):
        number_disc(canvas, cell.right - 18, cell.y + round(size * _BAND) + 15 + each * 25, button, 24)


def choices_of(scene: Scene, building: str) -> list[int]:
    """The buttons that use a building."""
    uses = scene.offered(picks.Use, picks.Convert, picks.Trade, picks.First)
    return [number for pick, number in uses if pick.building == building]


def standing_height(scene: Scene, building: str, width: int, size: int = _ALONE) -> int:
    """How tall that is at this width."""
    text, found = scene.words.text(building), choices_of(scene, building)
    rows, smaller = wrap(text, Face.TEXT, size, width - 13 - (_DISC if found else 0), len(text))
    return round(size * _BAND) + max(len(rows) * round(smaller * 1.22), len(found) * 25 + 4) + 12


def _large(
    canvas: Canvas, scene: Scene, building: str, cell: Box, points: int, *, spent: bool, size: int, margin: int = 0
) -> None:
    """Name, points and text; everything grows with the `size` of the text."""
    color, sign = colors.kind(data.BUILDINGS[building].category)
    band = cell.top(round(size * _BAND))
    canvas.rounded(band, theme.RADIUS_CARD, theme.SOFT if spent else color)
    canvas.fill(Box(band.x, band.cy, band.w, band.bottom - band.cy), theme.SOFT if spent else color)
    canvas.icon("tick" if spent else sign, band.x + size, band.cy, size + 2, theme.WHITE)
    badge = Box(band.right - 2 * size - 4, band.y + 3, 2 * size + 1, band.h - 6)
    canvas.rounded(badge, 5, theme.BOX)
    canvas.text(badge, figure(points), Face.HEAVY, size + 2, theme.INK, "center")
    name = Box(band.x + 2 * size - 2, band.y, badge.x - 4 - band.x - 2 * size + 2, band.h)
    called = scene.words.name(building)
    canvas.text(name, called, narrower(canvas, called, name), size + 1, theme.WHITE)
    room = Box(cell.x + 7, band.bottom + 2, cell.w - 13 - margin, cell.bottom - band.bottom - 4)
    lines = max(1, room.h // (size + 2))
    canvas.paragraph(room, brief(canvas, scene.words, building, room, lines), Face.TEXT, size, theme.INK, lines=lines)


def _choices(canvas: Canvas, scene: Scene, cells: dict[str, Box]) -> None:
    """Amber frames and numbers on the spaces and double spaces that may be chosen."""
    for pick, number in scene.offered(picks.At, picks.Fell, picks.Plant):
        place = pick.space if isinstance(pick, picks.At) else pick.double
        area = cells.get(place) or (_double(cells, place) if place in data.DOUBLE_INDEX else None)
        if area is not None:
            _frame(canvas, area)
            middle = (area.x + 24, area.y + 24) if isinstance(pick, picks.Fell) else (area.cx, area.cy)
            number_disc(canvas, *middle, number, 32)


def _frame(canvas: Canvas, area: Box) -> None:
    """The amber ring without its wash, around what must stay visible."""
    for box in (Box(area.x, area.y, area.w, 5), Box(area.x, area.bottom - 5, area.w, 5),
                Box(area.x, area.y, 5, area.h), Box(area.right - 5, area.y, 5, area.h)):  # fmt: skip
        canvas.rounded(box, 2, theme.RING)
