"""A seat's Fishing track with its ships, its elders with their fish, its shares and its supply."""

from __future__ import annotations

from typing import Final

from games.nusfjord import data, picks
from render import theme
from render.canvas import Canvas
from render.grid import Box, around
from render.marks import corner_ticks, ring
from render.nusfjord import colors
from render.nusfjord.cards import brief
from render.nusfjord.pieces import divided, good, numbers, shares, shares_width, ship, worker
from render.nusfjord.scene import Scene
from render.type import Face, text_width, wrap

_LEAST_SHARE: Final = 18
_TALL: Final = 60
"""From so many pixels on an elder in small has a line for his worker and his fish above his name."""
_SIGNS: Final = 26


def track(canvas: Canvas, scene: Scene, seat: int, box: Box, *, large: bool = False) -> None:
    """C7: ships from the left, the haul size on the first space that is not covered."""
    player, before = scene.view.players[seat], scene.before(seat)
    number = scene.number(picks.At("track")) if large else None
    if number is not None:
        ring(canvas, box, reach=4)
    canvas.rounded(box, theme.RADIUS_CARD, colors.FJORD, colors.DEEP, 1.4)
    room = box.inset(3)
    units = room.columns(len(data.HAUL), 2)
    for unit, cell in enumerate(units):
        if unit < player.width:
            continue
        last = unit == len(units) - 1
        here = unit == player.width
        fill = colors.DEEP if here else colors.FILLED if last else theme.BOX
        canvas.rounded(cell, 4, fill, colors.DEEP if here else theme.LINE, 1.2)
        ink = theme.WHITE if here else theme.SOFT
        size = (24 if large else 20) if here else (17 if large else 15)
        canvas.text(cell, str(data.HAUL[unit]), Face.HEAVY if here else Face.LABEL, size, ink, "center")
        if here and player.haul != before.haul:
            corner_ticks(canvas, cell.inset(1), 7)
    for kind, start, length, order, fresh in placed(scene, seat):
        hull = Box(units[start].x, room.y, units[start + length - 1].right - units[start].x, room.h)
        of_this = [pick(data.SHIP_IDS[kind]) for pick in (picks.Upgrade, picks.Sell)] if kind >= 0 and not order else []
        found = scene.numbers(*of_this) if large else []
        if found:
            ring(canvas, hull, reach=2)
        canvas.rounded(hull, 4, colors.tint(colors.DEEP) if kind >= 0 else colors.tint(colors.SLATE), colors.DEEP, 1.4)
        if kind >= 0:
            ship(canvas, kind, hull.inset(4, 3))
        else:
            canvas.icon("house", hull.cx, hull.cy, hull.h - 6, colors.SLATE)
        if fresh:
            corner_ticks(canvas, hull.inset(2), 8)
        numbers(canvas, found, hull)
    if number is not None:
        numbers(canvas, [number], box, 30)


def placed(scene: Scene, seat: int) -> list[tuple[int, int, int, int, bool]]:
    """What lies on the track: type (-1 for a building), first unit, length, its number in its type, whether new."""
    player, before = scene.view.players[seat], scene.before(seat)
    found: list[tuple[int, int, int, int, bool]] = []
    at = 0
    for kind in reversed(range(len(player.ships))):
        for number in range(player.ships[kind]):
            found.append((kind, at, data.LENGTHS[kind], number, number >= before.ships[kind]))
            at += data.LENGTHS[kind]
    if player.width > at:
        known = [building for building, _ in before.buildings]
        new = any(site == "track" and building not in known for building, site in player.buildings)
        found.append((-1, at, player.width - at, 0, new))
    return found


def elders(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """The council in small: names, fish, workers; empty seats are outlines."""
    player, before = scene.view.players[seat], scene.before(seat)
    count = data.ROWS.limits.elders_per_player
    lines = box.rows(2, 4)
    per_line = -(-count // 2)
    for place in range(count):
        cell = lines[place // per_line].columns(per_line, 4)[place % per_line]
        if place >= len(player.elders):
            canvas.rounded(cell, 6, colors.SHEET, theme.LINE, 1.2)
            canvas.icon("elder", cell.x + 15, cell.cy, 18, theme.LINE)
            continue
        canvas.rounded(cell, 6, theme.BOX, colors.SLATE, 1.4)
        tall, fish, busy = cell.h >= _TALL, player.elder_fish[place], player.elder_workers[place]
        line = cell.top(_SIGNS) if tall and (fish or busy) else cell  # in which worker and fish stand
        name = Box(cell.x + 7, cell.y, cell.w - 10, cell.h)
        if busy:
            worker(canvas, busy, cell.x + 15, line.cy + (1 if tall else 0), 22 if tall else 25)
        for each in range(fish):
            across, down = (16 * (fish - 1 - each), 0) if tall else (0, each * 12 - 6 * (fish - 1))
            canvas.icon("fish", cell.right - 11 - across, line.cy + down, 15, colors.FISH)
        if tall:
            name = name.below(line.h - 4) if line is not cell else name
        else:
            taken = 22 if busy else 0
            name = Box(name.x + taken, name.y, name.w - taken - (18 if fish else 0), name.h)
        called = divided(canvas, scene, scene.words.name(player.elders[place]), name)
        canvas.paragraph(name, called, Face.LABEL, 16, theme.INK, lines=2 if tall else 1)
        had = before.elder_fish[place] if place < len(before.elder_fish) else -1
        if had < 0 or player.elder_workers[place] != before.elder_workers[place]:
            corner_ticks(canvas, cell.inset(1), 7)


def council_height(scene: Scene, seat: int, width: int, size: int) -> int:
    """How tall a large council of this width must be for every elder's whole text."""
    texts = [scene.words.text(elder) for elder in scene.view.players[seat].elders]
    lines = max((len(wrap(text, Face.TEXT, size, width - 54, len(text))[0]) for text in texts), default=1)
    count = data.ROWS.limits.elders_per_player
    return count * (size + 14 + lines * round(size * 1.22)) + (count - 1) * 6


def council(canvas: Canvas, scene: Scene, seat: int, box: Box, *, size: int = 15) -> None:
    """The own council in large: what every elder does, his fish, his worker; `size` is that of the texts."""
    player, before = scene.view.players[seat], scene.before(seat)
    count = data.ROWS.limits.elders_per_player
    for place, cell in enumerate(box.rows(count, 6)):
        if place >= len(player.elders):
            canvas.rounded(cell, theme.RADIUS_CARD, colors.SHEET, theme.LINE, 1.2)
            canvas.icon("elder", cell.x + 24, cell.cy, 30, theme.LINE)
            continue
        elder = player.elders[place]
        numbers_ = scene.numbers(picks.UseElder(elder), picks.Now(elder), picks.Feed(elder))
        if numbers_:
            ring(canvas, cell, reach=3)
        busy = player.elder_workers[place]
        canvas.rounded(cell, theme.RADIUS_CARD, colors.FILLED if busy else theme.BOX, colors.SLATE, 1.6)
        if busy:
            worker(canvas, busy, cell.x + 24, cell.cy, 38)
        else:
            canvas.icon("elder", cell.x + 24, cell.cy, 34, colors.SLATE)
        name = Box(cell.x + 48, cell.y + 2, cell.w - 52, size + 7)
        most = data.ROWS.limits.elder_fish_clear_at - 1
        for each in range(most):
            cx = cell.right - 16 - (most - 1 - each) * 22
            if each < player.elder_fish[place]:
                canvas.icon("fish", cx, name.cy, 20, colors.FISH)
            else:
                canvas.icon("disc", cx, name.cy, 9, theme.LINE)
        canvas.text(Box(name.x, name.y, name.w - most * 22 - 8, name.h), scene.words.name(elder), Face.NAME, size + 2)
        text = Box(cell.x + 48, cell.y + size + 8, cell.w - 54, cell.h - size - 9)
        lines = max(1, text.h // (size + 2))
        canvas.paragraph(text, brief(canvas, scene.words, elder, text, lines), Face.TEXT, size, theme.SOFT, lines=lines)
        if elder not in before.elders or busy != before.elder_workers[place]:
            corner_ticks(canvas, cell.inset(1), 8)
        numbers(canvas, numbers_, cell)


def holdings(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """C5: shares held, by company, and the own ones not issued yet."""
    player, before = scene.view.players[seat], scene.before(seat)
    text = scene.say("unissued", count=player.unissued)
    size = min(26, box.h - 2)
    while size > _LEAST_SHARE and not canvas.holds(
        box.beside(size + 12 + shares_width(player.shares, size)), text, Face.LABEL
    ):
        size -= 1
    canvas.icon("share", box.x + size // 2, box.cy, size - 2, colors.SHARE)
    x = box.x + size + 8
    if not any(player.shares):
        canvas.text(Box(x, box.y, 20, box.h), "0", Face.STRONG, 20, theme.SOFT)
        x += 24
    x = shares(canvas, player.shares, x, box.cy, size, before.shares)
    ink = theme.CHANGED if player.unissued != before.unissued else theme.SOFT
    canvas.text(Box(x + 4, box.y, box.right - x - 4, box.h), text, Face.LABEL, 16, ink, "right")


def supply(canvas: Canvas, scene: Scene, seat: int, box: Box, *, size: int = 26) -> None:
    """Wood (and how much fits), fish, gold."""
    player, before = scene.view.players[seat], scene.before(seat)
    wood = box.w * 2 // 5
    for index, cell in enumerate([box.left(wood), *box.beside(wood).columns(2, 4)]):
        amount = player.supply[index]
        fresh = amount != before.supply[index]
        text = str(amount)
        good(canvas, index, cell.x + size // 2, cell.cy, size)
        width = round(text_width(text, Face.HEAVY, size)) + 2
        room = Box(cell.x + size + 5, cell.y, min(width, cell.w - size - 5), cell.h)
        canvas.text(room, text, Face.HEAVY, size, theme.CHANGED if fresh else theme.INK)
        if index == 0:
            cap = Box(room.right + 1, cell.y + 5, cell.right - room.right - 1, cell.h - 5)
            canvas.text(cap, f"/{player.wood_cap}", Face.LABEL, 14, theme.SOFT)
        if fresh:
            corner_ticks(canvas, around(cell.x + (size + 5 + width) // 2, cell.cy, size + 5 + width, size).inset(1), 6)


def crew(canvas: Canvas, scene: Scene, seat: int, box: Box, *, size: int = 26) -> None:
    """The workers still to be placed, and the cards in hand."""
    view, player = scene.view, scene.view.players[seat]
    most = data.ROWS.meta.workers_per_player
    left = most - player.placed if view.phase == "work" and not view.over else most
    company = player.company
    if scene.alone and view.round:
        company = data.COMPANIES[data.ROUND_COLORS[view.advanced][view.round]]
    for each in range(most):
        cx = box.x + size // 2 + each * (size + 2)
        if each < left:
            worker(canvas, company, cx, box.cy, size)
        else:
            canvas.icon("figure", cx, box.cy, size - 4, theme.LINE)
    if player.hand_size:
        x, width = box.x + most * (size + 2) + 8, round(size * 0.7)
        apart = min(13, (box.right - x - width) // max(1, player.hand_size - 1))
        for card in range(player.hand_size):
            cell = Box(x + card * apart, box.cy - size // 2, width, size)
            canvas.rounded(cell, 4, colors.HEADER, theme.BOX, 1.6)
            if card == player.hand_size - 1:
                canvas.text(cell, "C", Face.STRONG, 16, theme.WHITE, "center")
