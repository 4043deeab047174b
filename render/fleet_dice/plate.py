"""One seat's sheet in a quarter of the table: enough to see who stands where, in signs and figures."""

from __future__ import annotations

from typing import Final

from games.fleet_dice import data
from render import theme
from render.canvas import Canvas
from render.fleet_dice import colors
from render.fleet_dice.cards import captain_text
from render.fleet_dice.coin_track import progress
from render.fleet_dice.pieces import color_of, hull, pennant, sign
from render.fleet_dice.scene import Scene
from render.fleet_dice.sea import state_of
from render.grid import Box, around
from render.marks import coin, corner_ticks, emblem
from render.theme import Color
from render.type import Face, text_width

_HEAD: Final = 58


def plate(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """The panel of a seat, framed in amber while it decides."""
    decides = seat in scene.view.waiting
    canvas.panel(box, theme.PAPER, theme.RING if decides else theme.LINE, 5 if decides else 1.6)
    inner = box.inset(14, 9)
    _head(canvas, scene, seat, inner.top(_HEAD), decides=decides)
    body = inner.below(_HEAD + 4)
    left = body.left(round(body.w * 0.6))
    for type_, row in enumerate(left.rows(len(data.TYPES), 5)):
        _type(canvas, scene, seat, type_, row)
    right = body.beside(left.w + 18)
    harbor_height = round(right.h * 0.52)
    for section, row in zip(data.HARBOR_SECTIONS, right.top(harbor_height).rows(len(data.HARBOR), 2), strict=True):
        _entry(canvas, scene, seat, section, row)
    rest = right.below(harbor_height + 6)
    _buildings(canvas, scene, seat, rest.top(rest.h - 36))
    _stock(canvas, scene, seat, Box(rest.x, rest.bottom - 30, rest.w, 30))


def _head(canvas: Canvas, scene: Scene, seat: int, box: Box, *, decides: bool) -> None:
    """Emblem, name, who starts, captain, and the points so far."""
    view = scene.view
    sheet = view.sheets[seat]
    if decides:
        canvas.rounded(Box(box.x - 6, box.y - 2, box.w + 12, box.h), theme.RADIUS_CARD, theme.WASH)
    emblem(canvas, box.x + 24, box.cy - 1, 48, seat)
    points = str(sheet.points.total)
    width = round(text_width(points, Face.HEAVY, 46)) + 2
    unit = scene.words("picture-vp")
    unit_width = round(text_width(unit, Face.LABEL, 22)) + 2
    edge = box.right - unit_width - 2
    canvas.text(Box(edge, box.y + 8, unit_width, box.h - 8), unit, Face.LABEL, 22, theme.SOFT)
    canvas.text(Box(edge - width - 6, box.y, width, box.h), points, Face.HEAVY, 46, theme.INK)
    room = Box(box.x + 60, box.y, edge - width - 24 - box.x - 60, box.h)
    line = room.top(36) if sheet.captain else room
    starts = seat == view.starting and view.seats > 1 and not view.over
    place = Box(line.x, line.y, line.w - 34 * starts, line.h)
    end = canvas.text(place, scene.name(seat), Face.TITLE, 33 if sheet.captain else 36, theme.INK, floor=20)
    if starts:
        canvas.icon("anchor", end + 20, line.cy + 2, 26, colors.HARBOR)
    if sheet.captain:
        _captain(canvas, scene, sheet.captain, Box(room.x, line.bottom - 1, room.w, 20))


def _captain(canvas: Canvas, scene: Scene, captain: str, line: Box) -> None:
    """The captain of a seat and what this one counts, under the seat's name."""
    canvas.icon("captain", line.x + 10, line.cy, 20, colors.HEADER)
    end = canvas.text(line.beside(26), scene.words.name(captain), Face.NAME, 20)
    canvas.text(line.beside(end + 12 - line.x), captain_text(scene, captain), Face.TEXT, 20, theme.SOFT)


def _cells(canvas: Canvas, scene: Scene, seat: int, section: int, area: Box, color: Color) -> int:
    """A section's boxes as a bar: filled is marked, scratched is struck. Returns where it ends."""
    count = data.SIZES[section]
    pitch = min(16, area.w // count)
    height = min(area.h, 22)
    for index in range(count):
        cell = Box(area.x + index * pitch, area.cy - height // 2, pitch - 2, height)
        state = state_of(scene, seat, section, index)
        plain = data.BOXES[section][index] == "plain"
        radius = 3 if plain else pitch // 2
        if state in ("marked", "new"):
            canvas.rounded(cell, radius, theme.CHANGED if state == "new" else color)
        else:
            canvas.rounded(cell, radius, theme.BOX, colors.pale(color), 1.4)
        if state == "struck":
            canvas.icon("dash", cell.cx, cell.cy, cell.w + 4, theme.STRIKE)
    _changed_run(canvas, scene, seat, section, Box(area.x, area.cy - height // 2, pitch, height))
    return area.x + count * pitch


def _changed_run(canvas: Canvas, scene: Scene, seat: int, section: int, cell: Box) -> None:
    """Corner ticks around the cells marked since the reader last looked."""
    marked, had = scene.view.sheets[seat].marked[section], scene.before(seat).marked[section]
    if marked > had:
        run = Box(cell.x + had * cell.w, cell.y, (marked - had) * cell.w - 2, cell.h)
        corner_ticks(canvas, run.inset(1, -3), 5)  # clear of the blue they enclose, however small the picture is


def _type(canvas: Canvas, scene: Scene, seat: int, type_: int, row: Box) -> None:
    """A boat type: animal, license level, boxes, boats with their fish."""
    sheet = scene.view.sheets[seat]
    color = colors.TYPE[type_]
    canvas.rounded(row, theme.RADIUS_CARD, colors.column(color))
    head = row.left(46)
    canvas.rounded(head, theme.RADIUS_CARD, color)
    canvas.icon(sign(data.TYPES[type_]), head.cx, head.cy, min(36, head.h - 6), theme.WHITE)
    level = sheet.levels[type_]
    height = min(40, row.h - 8)
    flag = around(head.right + 20, row.cy, 26, height)
    if level:
        pennant(canvas, flag, color, level, "now")
        if level > scene.before(seat).levels[type_]:
            corner_ticks(canvas, flag.inset(1), 6)
    else:
        canvas.shape(("+ M6,2 L94,2 L94,74 L50,98 L6,74 Z",), flag, colors.pale(color))
        canvas.shape(("+ M6,2 L94,2 L94,74 L50,98 L6,74 Z",), flag.inset(2), theme.BOX)
    longest = max(data.SIZES[each] for each in data.COLUMN_SECTIONS)
    boats_width = max(data.BOATS[each] for each in data.COLUMN_SECTIONS) * 35
    bar = Box(flag.right + 8, row.y, row.right - boats_width - 6 - flag.right - 8, row.h)
    pitch = min(16, bar.w // longest)
    _cells(canvas, scene, seat, type_, Box(bar.x, bar.y, pitch * data.SIZES[type_], bar.h), color)
    _boats(canvas, scene, seat, type_, Box(row.right - boats_width, row.y + 3, boats_width, row.h - 6), color)


def _boats(canvas: Canvas, scene: Scene, seat: int, fleet: int, area: Box, color: Color) -> None:
    """Boats with the number of fish in them; a full one is filled, a free one an outline."""
    launched, had = scene.view.sheets[seat].fleets[fleet], scene.before(seat).fleets[fleet]
    capacities = scene.view.sheets[seat].capacities[fleet]
    level = fleet in data.HARBOR_SECTIONS
    for boat in range(data.BOATS[fleet]):
        box = Box(area.x + boat * 35, area.y, 31, area.h)
        if box.right > area.right + 4:
            break
        if boat >= len(launched):
            hull(canvas, box, 8 if level else 14, theme.BOX, colors.pale(color), 1, level=level)
            continue
        full = data.CAN_BE_FULL[fleet] and launched[boat] >= capacities[boat]
        hull(canvas, box, 8 if level else 14, color if full else colors.launched(color), color, 2, level=level)
        if capacities[boat]:
            grown = boat < len(had) and launched[boat] > had[boat]
            ink = theme.WHITE if full else theme.CHANGED if grown else theme.INK
            text = Box(box.x + 2, box.y, box.w - 8, box.h) if level else Box(box.x + 2, box.y + 6, box.w - 4, box.h - 6)
            canvas.text(text, str(launched[boat]), Face.HEAVY, 17 if level else 20, ink, "center")
        if boat >= len(had):
            corner_ticks(canvas, box, 6)


def _entry(canvas: Canvas, scene: Scene, seat: int, section: int, row: Box) -> None:
    """A harbor entry: sign, boxes, ships."""
    canvas.icon(sign(data.SECTIONS[section]), row.x + 14, row.cy, min(28, row.h + 2), colors.HARBOR)
    widest = max(data.SIZES[each] for each in data.HARBOR_SECTIONS)
    pitch = min(16, (row.w - 34 - 108) // widest)
    bar = Box(row.x + 34, row.y + 2, pitch * data.SIZES[section], row.h - 4)
    _cells(canvas, scene, seat, section, bar, colors.HARBOR)
    ships = Box(row.x + 34 + widest * 16 + 4, row.y + 1, 0, row.h - 2)
    ships = Box(ships.x, ships.y, row.right - ships.x, ships.h)
    if not data.ROWS.harbor[section - data.HARBOR_SECTIONS[0]].boat_capacity:
        return  # research vessels carry nothing: their boxes say it all
    _boats(canvas, scene, seat, section, ships, colors.HARBOR)


def _buildings(canvas: Canvas, scene: Scene, seat: int, area: Box) -> None:
    """The buildings: filled once complete, a pip for each box under the sign."""
    sheet, before = scene.view.sheets[seat], scene.before(seat)
    lines = area.rows(2, 5)
    per_line = -(-len(data.WHARF) // 2)
    for each, section in enumerate(data.WHARF_SECTIONS):
        ident = data.SECTIONS[section]
        tile = lines[each // per_line].columns(per_line, 5)[each % per_line]
        complete = ident in sheet.complete
        fill = colors.WHARF if complete else theme.BOX
        canvas.rounded(tile, 6, fill, colors.WHARF if complete else theme.LINE, 1.4)
        lost = not complete and sheet.marked[section] + sheet.struck[section] >= data.SIZES[section]
        tone = theme.WHITE if complete else colors.pale(colors.WHARF) if lost else color_of(section)
        size = min(38, tile.h - 14)
        canvas.icon(sign(ident), tile.cx, tile.y + (tile.h - 10) // 2, size, tone)
        count = data.SIZES[section]
        for index in range(count):
            cx = tile.cx - (count - 1) * 5 + index * 10
            marked = index < sheet.marked[section]
            ink = theme.WHITE if complete else colors.WHARF if marked else colors.pale(colors.WHARF)
            canvas.icon("disc" if marked else "ring", cx, tile.bottom - 6, 8, ink)
        used = sum(sheet.hexes) if section == data.BUFFET else sheet.recycled if section == data.RECYCLING else 0
        if used:
            fresh = used > (sum(before.hexes) if section == data.BUFFET else before.recycled)
            _badge(canvas, tile, used, "hexagon" if section == data.BUFFET else "disc", fresh=fresh)
        if sheet.marked[section] > before.marked[section]:
            corner_ticks(canvas, tile.inset(1), 7)


def _badge(canvas: Canvas, tile: Box, count: int, icon: str, *, fresh: bool) -> None:
    """How often a building has been used, at its upper right corner."""
    cx, cy = tile.right - 8, tile.y + 8
    canvas.icon(icon, cx, cy, 24, colors.WHARF)
    canvas.icon(icon, cx, cy, 20, theme.WASH)
    ink = theme.CHANGED if fresh else theme.INK
    canvas.text(around(cx, cy, 20), str(count), Face.STRONG, 16, ink, "center")


def _stock(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """Fish, income and coins with the way to the next star."""
    sheet, before = scene.view.sheets[seat], scene.before(seat)
    far = progress(sheet)
    x = box.x
    for icon, text, fresh in (
        ("fish", str(sheet.fish), sheet.fish != before.fish),
        ("boat", str(sheet.boats), sheet.boats != before.boats),
        ("coin", str(far.marked), sheet.coins != before.coins),
        ("star", str(far.away) if far.star else "–", False),
    ):
        if icon == "coin":
            coin(canvas, x + 11, box.cy, 21)
        else:
            canvas.icon(icon, x + 11, box.cy, 21, theme.STAR if icon == "star" else colors.HARBOR)
        ink = theme.CHANGED if fresh else theme.INK
        canvas.text(Box(x + 25, box.y, box.w // 4 - 29, box.h), text, Face.HEAVY, 21, ink)
        x += box.w // 4
