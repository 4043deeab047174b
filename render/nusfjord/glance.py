"""Nusfjord at a glance: every seat with its points, goods, catch and workers, and who stands where on the Action board.
The whole table stands in `table.py`."""

from __future__ import annotations

from typing import Final, NamedTuple

from games.nusfjord import data
from render import glance, theme
from render.canvas import Canvas, Picture
from render.figures import figure, round_of
from render.grid import Box, around
from render.marks import corner_ticks
from render.nusfjord import colors
from render.nusfjord.alt import table_alt
from render.nusfjord.fleet import placed
from render.nusfjord.pieces import company_emblem, good, ship, slots, worker
from render.nusfjord.scene import Scene
from render.theme import Color
from render.type import Face

_SEATS: Final = 600
_SIGN: Final = 36
_MOST: Final = 268
"""The height of all rows of a seat; what is left below them tells what its buildings and elders are called."""
_LINE: Final = 34


class _Figure(NamedTuple):
    """A number with its sign: a good, or an icon in its color."""

    sign: int | str
    color: Color
    now: int
    before: int


def glance_picture(scene: Scene) -> Picture:
    """All of it. Nothing is kept, for nearly all changes with every picture, and what is kept elsewhere would go."""
    canvas = glance.blank(colors.GROUND)
    view = scene.view
    glance.head(
        canvas, colors.HEADER, colors.RULE, number=round_of(view.round, view.rounds),
        caption=scene.words("picture-round"), phase=scene.phase, decision=scene.decision,
        seats=view.waiting, players=colors.COMPANIES,
    )  # fmt: skip
    for seat, box in enumerate(glance.AREA.left(_SEATS).rows(view.seats, glance.GAP)):
        _seat(canvas, scene, seat, box)
    right = glance.AREA.beside(_SEATS + glance.GAP)
    _actions(canvas, scene, right)
    return canvas.finish(colors.PALETTE, table_alt(scene.in_words))


# -- the seats ---------------------------------------------------------------------------------------------------


def _seat(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """The panel of a seat, framed in amber while it decides; the fewer seats there are, the more of it is shown."""
    decides, seats = seat in scene.view.waiting, scene.view.seats
    canvas.panel(box, colors.SHEET, theme.RING if decides else theme.LINE, 5 if decides else 1.6)
    inner = box.inset(14, 7)
    rows = inner.top(min(inner.h, _MOST)).rows(2 if seats > 3 else 3 if seats > 2 else 4, 2)
    if decides:
        canvas.rounded(rows[0].inset(-6, -1), theme.RADIUS_CARD, theme.WASH)
    _name(canvas, scene, seat, rows[0])
    _figures(canvas, rows[1], _goods(scene, seat))
    _crew(canvas, scene, seat, rows[1])
    if len(rows) > 2:
        _figures(canvas, rows[2], _display(scene, seat))
    if len(rows) > 3:
        _fleet(canvas, scene, seat, rows[3].inset(0, 5))
    if inner.h > _MOST:
        _named(canvas, scene, seat, inner.below(_MOST + 8))


def _name(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    company_emblem(canvas, box.x + 24, box.cy, 46, seat)
    total = scene.total(seat)
    leads = total == scene.total(scene.ranking[0]) and not scene.alone
    badge = Box(box.right - 116, box.cy - 23, 116, 46)
    glance.score(canvas, badge, figure(total), colors.HEADER, leads=leads)
    if total != sum(scene.before(seat).points.values()) + scene.before(seat).past:
        corner_ticks(canvas, badge, 9, 3)
    starts = seat == scene.view.first and not scene.alone
    room = Box(box.x + 58, box.y, badge.x - 12 - box.x - 58 - (34 if starts else 0), box.h)
    end = canvas.text(room, scene.name(seat), Face.TITLE, 32, theme.INK, floor=26)
    if starts:
        canvas.icon("anchor", end + 20, box.cy + 2, 28, colors.DEEP)


def _goods(scene: Scene, seat: int) -> list[_Figure]:
    """Wood, fish, gold, and what the fleet catches."""
    player, before = scene.view.players[seat], scene.before(seat)
    found = [_Figure(index, theme.INK, player.supply[index], before.supply[index]) for index in range(3)]
    return [*found, _Figure("boat", colors.DEEP, player.haul, before.haul)]


def _display(scene: Scene, seat: int) -> list[_Figure]:
    """Buildings, elders, forests, shares."""
    player, before = scene.view.players[seat], scene.before(seat)
    return [
        _Figure("house", colors.FALU, len(player.buildings), len(before.buildings)),
        _Figure("elder", colors.SLATE, len(player.elders), len(before.elders)),
        _Figure("tree", colors.FOREST, sum(player.forests), sum(before.forests)),
        _Figure("share", colors.SHARE, sum(player.shares), sum(before.shares)),
    ]


def _figures(canvas: Canvas, box: Box, figures: list[_Figure]) -> None:
    for cell, (sign, color, now, before) in zip(box.left(430).columns(len(figures), 6), figures, strict=True):
        if isinstance(sign, int):
            good(canvas, sign, cell.x + _SIGN // 2 + 2, cell.cy, _SIGN)
        else:
            canvas.icon(sign, cell.x + _SIGN // 2 + 2, cell.cy, _SIGN, color)
        room = Box(cell.x + _SIGN + 12, cell.y, cell.w - _SIGN - 12, cell.h)
        end = canvas.text(
            room, str(now), Face.HEAVY, 34, theme.CHANGED if now != before else theme.INK, floor=glance.FLOOR
        )
        if now != before:
            corner_ticks(canvas, Box(cell.x + 4, cell.cy - 18, end - cell.x - 2, 36), 8, 3)


def _crew(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """The workers still to be placed."""
    view, player = scene.view, scene.view.players[seat]
    most = data.ROWS.meta.workers_per_player
    left = most - player.placed if view.phase == "work" and not view.over else most
    company = player.company
    if scene.alone and view.round:
        company = data.COMPANIES[data.ROUND_COLORS[view.advanced][view.round]]
    for each in range(most):
        cx = box.right - 20 - (most - 1 - each) * 42
        if each < left:
            worker(canvas, company, cx, box.cy, 40)
        else:
            canvas.icon("figure", cx, box.cy, 36, theme.LINE)


def _fleet(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """The ships on their track."""
    canvas.rounded(box, theme.RADIUS_CARD, colors.FJORD, colors.DEEP, 1.6)
    units = box.inset(6, 3).columns(len(data.HAUL), 3)
    for unit in units[scene.view.players[seat].width :]:
        canvas.icon("disc", unit.cx, unit.cy, 10, colors.pale(colors.DEEP))
    for kind, start, length, _, fresh in placed(scene, seat):
        hull = Box(units[start].x, box.y + 4, units[start + length - 1].right - units[start].x, box.h - 8)
        if kind >= 0:
            ship(canvas, kind, hull.inset(2, 0))
        else:
            canvas.icon("house", hull.cx, hull.cy, hull.h, colors.SLATE)
        if fresh:
            corner_ticks(canvas, hull.inset(2), 9, 3)


def _named(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """Buildings and elders by name, as many as there is room for."""
    player, before = scene.view.players[seat], scene.before(seat)
    found = [(name, *colors.kind(data.BUILDINGS[name].category)) for name, _ in player.buildings]
    found += [(name, colors.SLATE, "elder") for name in player.elders]
    had = {*(name for name, _ in before.buildings), *before.elders}
    lines = box.h // _LINE
    cells = [cell for column in box.columns(2, 14) for cell in column.top(lines * _LINE).rows(lines)]
    for number, ((name, color, sign), cell) in enumerate(zip(found, cells, strict=False), 1):
        room = Box(cell.x + 36, cell.y, cell.w - 36, cell.h)
        if number == len(cells) < len(found):
            canvas.text(room, f"+{len(found) - number + 1}", Face.STRONG, 28, theme.SOFT, floor=glance.FLOOR)
            return
        canvas.icon(sign, cell.x + 16, cell.cy, 26, color)
        ink = theme.INK if name in had else theme.CHANGED
        canvas.text(room, scene.words.name(name), Face.LABEL, 28, ink, floor=glance.FLOOR)


# -- the Action board --------------------------------------------------------------------------------------------


def _actions(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Every action on a line of its own with its places; full ones are grey."""
    canvas.panel(box, colors.SHEET)
    lines = box.inset(12, 6).rows(len(data.ROWS.action) + (1 if scene.view.imitation else 0))
    for line, row in zip(lines, data.ROWS.action, strict=False):
        spaces, had = scene.view.spaces[row.id], scene.earlier.spaces[row.id]
        color, sign = colors.ACTION[row.id]
        blocked = all(len(workers) >= capacity for capacity, workers in spaces)
        tone = theme.TAKEN if blocked else color
        canvas.icon("disc", line.x + 20, line.cy, 38, tone)
        canvas.icon(sign, line.x + 20, line.cy, 24, theme.WHITE)
        right = line.right
        for (capacity, workers), (_, earlier) in reversed(list(zip(spaces, had, strict=True))):
            right = _places(canvas, workers, capacity, len(earlier), right, line)
        name = Box(line.x + 48, line.y, right - 4 - line.x - 48, line.h)
        canvas.text(
            name,
            scene.say(f"action-{row.id}"),
            Face.LABEL,
            28,
            theme.SOFT if blocked else theme.INK,
            floor=glance.FLOOR,
        )
    if scene.view.imitation:
        line = lines[-1]
        canvas.icon("disc", line.x + 20, line.cy, 38, colors.DEEP)
        canvas.icon("twins", line.x + 20, line.cy, 24, theme.WHITE)
        right = line.right
        for workers, earlier in reversed(list(zip(scene.view.imitation, scene.earlier.imitation, strict=True))):
            right = _places(canvas, workers, 1, len(earlier), right, line)
        name = Box(line.x + 48, line.y, right - 4 - line.x - 48, line.h)
        canvas.text(name, scene.say("imitation"), Face.LABEL, 28, theme.INK, floor=glance.FLOOR)


def _places(canvas: Canvas, workers: list[str], capacity: int, had: int, right: int, line: Box) -> int:
    size = 36
    slots(canvas, workers, capacity, right, line.cy, size)
    count = max(capacity, len(workers))
    for place in range(had, len(workers)):
        cx = right - size // 2 - (count - 1 - place) * (size + 4)
        corner_ticks(canvas, around(cx, line.cy, size - 2), 8, 3)
    return right - count * (size + 4)
