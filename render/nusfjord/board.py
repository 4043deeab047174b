"""The Action board: Banquet Table, the eleven actions with their workers, Imitation, ships, newly issued shares."""

from __future__ import annotations

from functools import partial
from typing import Final

from games.nusfjord import data, picks
from render import theme
from render.canvas import Canvas
from render.grid import Box, around
from render.marks import corner_ticks, number_disc
from render.nusfjord import colors
from render.nusfjord.pieces import numbers, possible, price, shares, ship, slots
from render.nusfjord.scene import Scene
from render.type import Face, text_width

HEIGHT: Final = 296
_BANQUET: Final = 150
_SUPPLY: Final = 316
_COLUMNS: Final = ("left", "middle", "right", "right")
_LINES: Final = 3
_COLUMNS_TALL: Final = 4
_NARROW: Final = 640
_SLIM: Final = 190


def action_board(canvas: Canvas, scene: Scene, box: Box) -> None:
    """All of it, in a panel."""
    canvas.panel(box, colors.SHEET)
    inner = box.inset(12)
    banquet(canvas, scene, inner.left(_BANQUET))
    supply = Box(inner.right - _SUPPLY, inner.y, _SUPPLY, inner.h)
    actions(canvas, scene, Box(inner.x + _BANQUET + 14, inner.y, supply.x - 14 - inner.x - _BANQUET - 14, inner.h))
    ships(canvas, scene, supply.top(194))
    market(canvas, scene, supply.below(202))


# -- the Banquet Table -------------------------------------------------------------------------------------------


def banquet(canvas: Canvas, scene: Scene, box: Box) -> None:
    """C9: the plates by price, the filled ones with their fish."""
    canvas.rounded(box, theme.RADIUS_PANEL, colors.TABLE, colors.WOOD, 2.4)
    title = Box(box.x + 8, box.y + 4, box.w - 16, 28)
    canvas.rounded(title, theme.RADIUS_CARD, colors.WOOD)
    canvas.text(title.inset(4, 0), scene.say("banquet"), Face.NAME, 19, theme.WHITE, "center")
    area = Box(box.x + 8, title.bottom + 4, box.w - 16, box.bottom - title.bottom - 10)
    lines = area.rows(-(-len(data.PLATES) // 2), 2)
    filled, had = scene.view.plates, scene.earlier.plates
    for plate, cost in enumerate(data.PLATES):
        row = lines[plate // 2]
        last = plate == len(data.PLATES) - 1 and plate % 2 == 0
        cell = row if last else row.columns(2, 4)[plate % 2]
        _plate(canvas, scene, plate, cost, cell, full=plate < filled, fresh=(plate < filled) != (plate < had))


def _plate(canvas: Canvas, scene: Scene, plate: int, cost: int, cell: Box, *, full: bool, fresh: bool) -> None:
    size = min(cell.w, cell.h) - 2
    number = scene.number(picks.Serve(plate - scene.view.plates + 1)) if not full else None
    if number is not None:
        canvas.icon("disc", cell.cx, cell.cy, size + 5, theme.RING)
    else:
        canvas.icon("disc", cell.cx, cell.cy, size, colors.WOOD)
    canvas.icon("disc", cell.cx, cell.cy, size - 4, theme.BOX)
    if full:
        canvas.icon("ring", cell.cx, cell.cy, size - 10, colors.FJORD)
        canvas.icon("fish", cell.cx, cell.cy, round(size * 0.68), colors.FISH)
    else:
        color = theme.WASH if number is not None else colors.GROUND
        canvas.icon("disc", cell.cx, cell.cy, size - 12, color)
        canvas.text(around(cell.cx, cell.cy, size - 12), str(cost), Face.HEAVY, 24, theme.INK, "center")
    if fresh:
        corner_ticks(canvas, around(cell.cx, cell.cy, size).inset(3), 8)
    if number is not None:
        number_disc(canvas, cell.cx - size // 2 + 6, cell.cy - size // 2 + 8, number, 24)


# -- the actions -------------------------------------------------------------------------------------------------


def actions(canvas: Canvas, scene: Scene, box: Box) -> None:
    """S1: the actions by columns; the last place is for the Imitation tile or for what the next rounds bring."""
    if box.w < _NARROW:
        _reading(canvas, scene, box)
        return
    columns = box.columns(len(_COLUMNS), 8)
    taken = dict.fromkeys(data.COLUMN_IDS, 0)
    for row in data.ROWS.action:
        place = taken[row.column]
        taken[row.column] = place + 1
        column = columns[_COLUMNS.index(row.column) + place // _LINES]
        _action(canvas, scene, row.id, column.rows(_LINES, 8)[place % _LINES])
    _last(canvas, scene, columns[-1].rows(_LINES, 8)[-1])


def _reading(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The same in their reading order, where the columns of the printed board would be too narrow."""
    cells = [cell for line in box.rows(_COLUMNS_TALL, 8) for cell in line.columns(_LINES, 8)]
    for row, cell in zip(data.ROWS.action, cells, strict=False):
        _action(canvas, scene, row.id, cell)
    _last(canvas, scene, cells[-1])


def _action(canvas: Canvas, scene: Scene, action: str, box: Box) -> None:
    """One action: sign, name, what it gives, its places."""
    if scene.numbers(*_of(action)):  # they reach over its edges
        _drawn(canvas, scene, action, box)
        return
    shows = scene.shows("action", action, scene.view.spaces[action], scene.earlier.spaces[action], _note(scene, action))
    canvas.kept(box, shows, partial(_drawn, canvas, scene, action, box))


def _of(action: str) -> tuple[picks.Place, picks.Do, picks.Choose, picks.Copy]:
    """All choices that are shown at an action."""
    return picks.Place(action), picks.Do(action), picks.Choose(action), picks.Copy(action)


def _drawn(canvas: Canvas, scene: Scene, action: str, box: Box) -> None:
    view = scene.view
    spaces = view.spaces[action]
    color, sign = colors.ACTION[action]
    *chosen, copy = _of(action)
    found, copied = possible(canvas, scene, box, *chosen), possible(canvas, scene, box, copy)
    blocked = all(len(workers) >= capacity for capacity, workers in spaces)
    fill = theme.WASH if found or copied else colors.FILLED if blocked else theme.BOX
    canvas.rounded(box, theme.RADIUS_CARD, fill, theme.SOFT if blocked else color, 1.6)
    name, note = scene.say(f"action-{action}"), _note(scene, action)
    if box.w < _SLIM:
        canvas.icon("disc", box.x + 20, box.y + 22, 32, color)
        canvas.icon(sign, box.x + 20, box.y + 22, 21, theme.WHITE)
        room = Box(box.x + 40, box.y + 3, box.w - 45, 38)
        canvas.paragraph(room, name, Face.NAME, 17, theme.INK)
        canvas.text(Box(box.x + 7, box.y + 41, box.w - 12, 18), note, Face.TEXT, 15, theme.SOFT)
    else:
        canvas.icon("disc", box.x + 27, box.y + 29, 42, color)
        canvas.icon(sign, box.x + 27, box.y + 29, 26, theme.WHITE)
        room = Box(box.x + 54, box.y + 4, box.w - 60, box.h - 6)
        canvas.text(room.top(25), name, Face.NAME, 18, theme.INK)
        canvas.text(Box(room.x, room.y + 24, room.w, 19), note, Face.TEXT, 15, theme.SOFT)
    size = 24 if box.w < _SLIM else 30  # in a slim box, under a name of two lines and a note, there are 26 pixels left
    right, low = box.right - 8, box.bottom - size // 2 - (3 if box.w < _SLIM else 5)
    for (capacity, workers), (_, had) in reversed(list(zip(spaces, scene.earlier.spaces[action], strict=True))):
        slots(canvas, workers, capacity, right, low, size)
        count = max(capacity, len(workers))
        for place in range(len(had), len(workers)):
            corner_ticks(canvas, around(right - size // 2 - (count - 1 - place) * (size + 4), low, size - 4), 6)
        right -= count * (size + 4) + 10
    if blocked:
        cross = around(box.x + (17 if box.w < _SLIM else 27), box.bottom - 19, 17)
        canvas.icon("cross", cross.cx, cross.cy, cross.w, theme.SOFT)
        word = Box(cross.right + 3, cross.y, right - cross.right - 3, cross.h)
        if not copied and canvas.holds(word, taken := scene.say("taken"), Face.TEXT):
            canvas.text(word, taken, Face.TEXT, 15, theme.SOFT)
    numbers(canvas, found, box)
    if copied:
        slim = box.w < _SLIM
        cy = box.bottom - (13 if slim else 19)
        canvas.icon("twins", box.x + 56, cy, 20, colors.DEEP)
        numbers(canvas, copied, Box(box.x + 74, cy - (4 if slim else 5), 0, 0), 20 if slim else 26)


def _note(scene: Scene, action: str) -> str:
    """What an action gives or costs just now."""
    view, values = scene.view, data.ROWS.action_values
    match action:
        case "take_gold":
            return scene.say("note-take_gold")
        case "serve_fish":
            if view.plates == len(data.PLATES):
                return scene.say("note-serve_full")
            return scene.say("note-serve_fish", fish=data.PLATES[view.plates], gold=values.plate_gold)
        case "issue_share":
            return scene.say("note-issue_share", gold=values.issue_share_gold)
        case "buy_shares":
            if not any(view.market):
                return scene.say("note-buy_none")
            return scene.say("note-buy_shares", count=sum(view.market), gold=scene.share_price)
        case "deforest":
            return scene.say("note-deforest", wood=values.deforest_wood)
        case "reforest":
            return scene.say("note-reforest", forests=values.reforest_forests)
        case _:
            return scene.say(f"note-{action}")


def _last(canvas: Canvas, scene: Scene, box: Box) -> None:
    """S2: the Imitation tile; without one, what the next round event brings."""
    tiles = scene.view.imitation
    if not tiles:
        _coming(canvas, scene, box)
        return
    canvas.rounded(box, theme.RADIUS_CARD, colors.FJORD, colors.DEEP, 1.6)
    canvas.icon("twins", box.x + 22, box.y + 20, 26, colors.DEEP)
    canvas.text(Box(box.x + 42, box.y + 4, box.w - 48, 28), scene.say("imitation"), Face.NAME, 18, theme.INK)
    size, pitch = (24, 7) if box.w < _SLIM else (30, 8)
    for place, cell in enumerate(Box(box.x + 6, box.y + 34, box.w - 12, box.h - 38).columns(len(tiles), 4)):
        workers = tiles[place]
        if len(tiles) > 1:
            for bar in range(len(tiles)):  # which column may be copied here
                color = colors.DEEP if bar == place else colors.pale(colors.DEEP)
                canvas.rounded(Box(cell.x + 4 * (size > 24) + bar * pitch, cell.cy - 11, pitch - 2, 22), 2, color)
        slots(canvas, workers, 1, cell.right - 4 * (size > 24), cell.cy, size)
        if len(workers) > len(scene.earlier.imitation[place]):
            corner_ticks(canvas, around(cell.right - 4 * (size > 24) - size // 2, cell.cy, size - 4), 6)


def _coming(canvas: Canvas, scene: Scene, box: Box) -> None:
    seats = scene.view.seats
    events = sorted(
        (number, event.event)
        for number, events in data.EVENTS.items()
        for event in events
        if number > scene.view.round and seats in event.players
    )
    canvas.rounded(box, theme.RADIUS_CARD, colors.FJORD, colors.FJORD)
    canvas.icon("hourglass", box.x + 27, box.cy, 34, colors.DEEP)
    room = Box(box.x + 54, box.y + 6, box.w - 60, box.h - 12)
    if not events:
        canvas.paragraph(room, scene.say("nothing-coming"), Face.TEXT, 15, theme.SOFT)
        return
    number, event = events[0]
    canvas.text(room.top(24), scene.say("coming", round=number), Face.NAME, 18, theme.INK)
    canvas.paragraph(room.below(24), scene.say(f"event-{event}"), Face.TEXT, 15, theme.SOFT)


# -- ships and shares --------------------------------------------------------------------------------------------


def ships(canvas: Canvas, scene: Scene, box: Box) -> None:
    """S4, C8: what is left of each type, its length, points and what it costs the reader."""
    canvas.rounded(box, theme.RADIUS_CARD, colors.FJORD, colors.DEEP, 1.6)
    for kind, (row, line) in enumerate(zip(data.SHIPS, box.inset(6, 4).rows(len(data.SHIPS), 4), strict=True)):
        ways = [way for way, (index, _) in data.SHIP_WAYS.items() if index == kind]
        found = possible(canvas, scene, line.inset(2), *map(picks.Ship, ways), reach=3)
        left = scene.view.ships[kind]
        color = colors.DEEP if left else theme.TAKEN
        ship(canvas, kind, Box(line.x + 8, line.y + 5, 22 * row.length, line.h - 16), color)
        for unit in range(row.length):
            canvas.rounded(Box(line.x + 9 + 22 * unit, line.bottom - 8, 20, 5), 2, color)
        room = Box(line.x + 104, line.y, line.w - 104 - 46, line.h)
        name = room.top(31)
        points = scene.words("picture-points", points=row.vp)
        width = round(text_width(points, Face.STRONG, 16)) + 2
        canvas.text(Box(name.x, name.y + 4, name.w - width - 4, 26), scene.words.name(row.id), Face.NAME, 18, theme.INK)
        canvas.text(Box(name.right - width, name.y + 4, width, 26), points, Face.STRONG, 16, theme.INK, "right")
        x = room.x
        for each, way in enumerate(ways):
            if each:
                either = scene.say("either-cost")
                width = round(text_width(either, Face.TEXT, 15)) + 2
                canvas.text(Box(x, room.bottom - 26, width, 18), either, Face.TEXT, 15, theme.SOFT)
                x += width + 5
            _, printed = data.SHIP_WAYS[way]
            x = price(canvas, scene.ship_costs[way], x, room.bottom - 17, 17, printed)
        fresh = left != scene.earlier.ships[kind]
        count = Box(line.right - 44, line.y, 40, line.h)
        ink = theme.CHANGED if fresh else theme.INK
        canvas.text(count, f"×{left}", Face.HEAVY, 25, ink, "right")
        if fresh:
            corner_ticks(canvas, count.inset(0, 12), 7)
        numbers(canvas, found, line)


def market(canvas: Canvas, scene: Scene, box: Box) -> None:
    """X6: the newly issued shares, and what all of them cost."""
    view = scene.view
    canvas.rounded(box, theme.RADIUS_CARD, theme.BOX, colors.SHARE, 1.6)
    canvas.icon("share", box.x + 20, box.y + 17, 24, colors.SHARE)
    room = Box(box.x + 38, box.y + 2, box.w - 46, 30)
    canvas.text(room, scene.say("market"), Face.NAME, 17, theme.INK)
    line = Box(box.x + 10, box.y + 32, box.w - 20, box.bottom - box.y - 36)
    if not any(view.market):
        canvas.text(line, scene.say("market-empty"), Face.TEXT, 15, theme.SOFT)
        return
    shares(canvas, view.market, line.x, line.cy, 26, scene.earlier.market)
    for seat, count in enumerate(view.market):
        number = scene.number(picks.Share(data.COMPANIES[seat]))
        if count and number is not None:
            before = sum(1 for other in view.market[:seat] if other)
            number_disc(canvas, line.x + 3 + before * 54, line.cy + 13, number, 22)
