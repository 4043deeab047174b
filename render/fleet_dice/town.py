"""The town half of a score sheet: harbor, wharf, market and the coin track."""

from __future__ import annotations

from typing import Final

from games.fleet_dice import data, picks
from games.fleet_dice.rows import Building
from render import theme
from render.canvas import Canvas
from render.fleet_dice import colors
from render.fleet_dice.coin_track import progress
from render.fleet_dice.pieces import hull, sheet_box, sign, space, stone
from render.fleet_dice.scene import Scene
from render.fleet_dice.sea import number_of, state_of
from render.grid import Box, around
from render.marks import band, coin, corner_ticks, number_disc, pencil_cross, ring, strike, tick_disc
from render.theme import Color
from render.type import Face, text_width

_BAND: Final = 34
_NARROW: Final = 272
_CAPTION: Final = 80
"""With less room than that, stars stand without what they are worth."""
PAID: Final = (picks.Use("coins3"), picks.Use("coin"), picks.Oyster("coin"))
"""The choices that bring coins: they are seen on the track."""


def harbor(canvas: Canvas, scene: Scene, seat: int, area: Box) -> None:
    """The harbor's entries, one a row: sign, name, boxes, ships."""
    band(canvas, area.top(_BAND), colors.HARBOR, "anchor", scene.say("harbor"), scene.say("harbor-note"))
    rows = area.below(_BAND + 2).rows(len(data.HARBOR))
    widest = max(data.SIZES[section] for section in data.HARBOR_SECTIONS)
    size = min(32, rows[0].h - 9)
    for section, row in zip(data.HARBOR_SECTIONS, rows, strict=True):
        if section != data.HARBOR_SECTIONS[0]:
            canvas.rule(row.x + 4, row.y, row.w - 8)
        ident = data.SECTIONS[section]
        canvas.icon(sign(ident), row.x + 22, row.cy, 34, colors.HARBOR)
        ruth = scene.view.ruth
        if ruth is not None and ident in ruth.stones.values():
            stone(canvas, row.x + 10, row.cy + 9, 24)
        text = Box(row.x + 48, row.y, 150, row.h - 1)
        canvas.text(text.top(20), scene.words.name(ident), Face.NAME, 18, colors.HARBOR)
        canvas.text(text.below(20), _ship_note(scene, seat, section), Face.TEXT, 15, theme.SOFT)
        pitch = min(37, 224 // widest)
        for index, kind in enumerate(data.BOXES[section]):
            sheet_box(
                canvas, text.right + 27 + index * pitch, row.cy, min(size, pitch - 5), kind, colors.HARBOR,
                f"{ident}:{index}", state_of(scene, seat, section, index), number_of(scene, seat, section, index),
            )  # fmt: skip
        x = text.right + 14 + widest * pitch
        _ships(canvas, scene, seat, section, Box(x, row.y + 5, row.right - 4 - x, row.h - 9))


def _ship_note(scene: Scene, seat: int, section: int) -> str:
    """What an entry is good for, from its figures."""
    row = data.ROWS.harbor[section - data.HARBOR_SECTIONS[0]]
    sheet = scene.view.sheets[seat]
    if section == data.KING_CRAB:
        if sheet.bonus:
            bonus = data.BONUSES[sheet.bonus]
            return scene.say(f"bonus-{bonus.metric}", points=bonus.vp, per=bonus.per)
        return scene.say("harbor-king-crab", points=row.license_vp)
    if "fishing" in row.boxes:
        return scene.say("harbor-fishing")
    (points, *_) = data.BOAT_VP[sheet.points_list][section]
    if row.catch == "per_full_boat":
        return scene.say("harbor-barge", points=points)
    if not row.boat_capacity:
        return scene.say("harbor-research", points=points)
    return scene.say("harbor-boat", points=points, fish=row.catch)


def _ships(canvas: Canvas, scene: Scene, seat: int, section: int, area: Box) -> None:
    """The ships of an entry with their spaces, side by side."""
    count = data.BOATS[section]
    if not count:
        return
    launched, had = scene.view.sheets[seat].fleets[section], scene.before(seat).fleets[section]
    for boat, place in enumerate(area.columns(count, 5)):
        room = data.FIXED_CAPACITY[section][boat]
        fish = launched[boat] if boat < len(launched) else None
        old = had[boat] if boat < len(had) else 0
        prow = min(12, place.w // 3)
        if fish is None:
            hull(canvas, place, prow, theme.BOX, colors.pale(colors.HARBOR), 1, level=True)
        else:
            hull(canvas, place, prow, colors.launched(colors.HARBOR), colors.HARBOR, 2, level=True)
        if room:
            width = place.w - prow - 1
            lines = max((1, 2), key=lambda n: min(18, width // -(-room // n), (place.h - 4) // n))
            in_line = -(-room // lines)
            pitch = min(18, width // in_line, (place.h - 4) // lines)
            first = place.x + 3 + (width - in_line * pitch) // 2 + pitch // 2
            for each in range(room):
                line, at = divmod(each, in_line)
                state = "no" if fish is None or each >= fish else "new" if each >= old else "yes"
                cy = place.cy + line * pitch - (lines - 1) * pitch // 2
                space(canvas, first + at * pitch, cy, pitch - 1, colors.HARBOR, state)
        if fish is not None and room and fish >= room and data.CAN_BE_FULL[section]:
            tick_disc(canvas, place.right - 6, place.y + 3, 18, colors.HARBOR)
        if boat >= len(had) and fish is not None:
            corner_ticks(canvas, place, 6)


def wharf(canvas: Canvas, scene: Scene, seat: int, area: Box) -> None:
    """The buildings on cards, two a row."""
    band(canvas, area.top(_BAND), colors.WHARF, "wharf", scene.say("wharf"), scene.say("wharf-note"))
    columns = 2
    rows = area.below(_BAND + 6).rows(-(-len(data.WHARF) // columns), 6)
    for each, section in enumerate(data.WHARF_SECTIONS):
        _building(canvas, scene, seat, section, rows[each // columns].columns(columns, 8)[each % columns])


def _building(canvas: Canvas, scene: Scene, seat: int, section: int, card: Box) -> None:
    sheet = scene.view.sheets[seat]
    ident = data.SECTIONS[section]
    row = data.ROWS.wharf[section - data.WHARF_SECTIONS[0]]
    complete = ident in sheet.complete
    fill = colors.launched(colors.WHARF) if complete else theme.BOX
    canvas.rounded(card, theme.RADIUS_CARD, fill, colors.WHARF if complete else theme.LINE, 2.4 if complete else 1.4)
    canvas.icon(sign(ident), card.x + 24, card.cy, 32, colors.WHARF)
    ruth = scene.view.ruth
    if ruth is not None and ident in ruth.stones.values():
        stone(canvas, card.x + 10, card.cy + 10, 24)
    size, count = 27, data.SIZES[section]
    pitch = min(size + 5, 108 // count)
    boxes = card.right - 6 - count * pitch
    kinds = data.BOXES[section]
    for index in range(count):
        kind = "plain" if kinds[index] == "plain" else "activation"
        sheet_box(
            canvas, boxes + pitch // 2 + index * pitch, card.cy, min(size, pitch - 4), kind, colors.WHARF,
            f"{ident}:{index}", state_of(scene, seat, section, index), number_of(scene, seat, section, index),
            over=True,
        )  # fmt: skip
    hexes = [number for _, number in scene.offered(picks.Hex)]
    if len(hexes) == 1 and section == data.BUFFET:  # at the hex itself the number would cover others
        ring(canvas, around(card.x + 24, card.cy, 26), round_box=True, reach=5)
        canvas.icon(sign(ident), card.x + 24, card.cy, 25, colors.WHARF)
        number_disc(canvas, card.x + 8, card.cy - 14, hexes[0])
    text = Box(card.x + 44, card.y + 3, boxes - card.x - 52, card.h - 6)  # a number may stand out of the first box
    ink = theme.INK if complete else theme.SOFT
    title = theme.INK if complete else colors.WHARF
    narrow = card.w < _NARROW
    face = Face.LABEL if narrow else Face.NAME
    if section == data.BUFFET:
        canvas.text(text.top(20), scene.words.name(ident), face, 17, title)
        _hexes(canvas, scene, seat, Box(text.x - 2, text.y + 19, text.w, text.h - 18))
    elif row.uses:
        canvas.text(text.top(20), scene.words.name(ident), face, 17, title)
        _uses(canvas, scene, seat, row, Box(text.x - 2, text.y + 19, text.w, text.h - 18), ink)
    elif narrow:  # the panel's text says what it is good for
        canvas.paragraph(text, scene.words.name(ident), face, 17, title)
    else:
        canvas.text(text.top(text.h // 2), scene.words.name(ident), face, 17, title)
        canvas.text(text.below(text.h // 2), _building_note(scene, section, row), Face.TEXT, 15, ink)


def _building_note(scene: Scene, section: int, row: Building) -> str:
    """What a building is good for, from its figures."""
    if row.vp_per_marked_box:
        return scene.say("building-per-box", points=row.vp_per_marked_box)
    points = row.vp_completed
    if row.rerolls_per_dice_phase:
        return scene.say("building-reroll", points=points)
    if row.market_bonus:
        return scene.say("building-market", points=points, coins=row.market_bonus)
    if row.coins_per_full_boat:
        return scene.say("building-full-boats", points=points, coins=row.coins_per_full_boat)
    if section == data.BAIT_SHOP:
        return scene.say("building-die-as-coin", points=points, coins=data.ROWS.coin_track.die_as_coin_bait_shop)
    return scene.say("building-points", points=points)


def _hexes(canvas: Canvas, scene: Scene, seat: int, area: Box) -> None:
    """The buffet's hexes with the animals that fill them, and what the next one is worth in all."""
    sheet, before = scene.view.sheets[seat], scene.before(seat)
    size = min(28, area.h + 4, (area.w - 40) // len(data.TYPES) - 2)
    for type_, ident in enumerate(data.TYPES):
        cx, cy = area.x + size // 2 + type_ * (size + 2), area.cy
        number = scene.number(picks.Hex(ident))
        if number is not None:
            canvas.icon("hexagon", cx, cy, size + 8, theme.RING)
            canvas.icon("hexagon", cx, cy, size + 2, theme.WASH)
        filled = bool(sheet.hexes[type_])
        color = colors.TYPE[type_]
        canvas.icon("hexagon", cx, cy, size, color if filled else colors.pale(color))
        if not filled:
            canvas.icon("hexagon", cx, cy, size - 4, theme.BOX)
        canvas.icon(sign(ident), cx, cy, round(size * 0.66), theme.WHITE if filled else colors.pale(color))
        if filled and not before.hexes[type_]:
            corner_ticks(canvas, around(cx, cy, size - 2), 6)
        if number is not None and len(scene.offered(picks.Hex)) > 1:
            number_disc(canvas, cx - size // 2 + 1, cy + size // 2, number, 20)
    row = data.ROWS.buffet.vp_by_filled
    points = row[min(sum(sheet.hexes), len(row) - 1)]
    text = Box(area.x + len(data.TYPES) * (size + 2) + 4, area.y, 36, area.h)
    canvas.text(text, scene.words("picture-points", points=points), Face.STRONG, 15, theme.INK)


def _uses(canvas: Canvas, scene: Scene, seat: int, row: Building, area: Box, ink: Color) -> None:
    """The recycling stars: each use crosses one out."""
    sheet, before = scene.view.sheets[seat], scene.before(seat)
    size = min(22, area.h + 1, (area.w - 80) // row.uses - 2)
    for each in range(row.uses):
        cx, cy = area.x + 2 + size // 2 + each * (size + 2), area.cy
        number = scene.number(picks.Use("recycle")) if each == sheet.recycled else None
        if number is not None:
            ring(canvas, around(cx, cy, size - 4), round_box=True)
        used = each < sheet.recycled
        canvas.icon("star", cx, cy, size, colors.pale(theme.STAR) if used else theme.STAR)
        if used:
            fresh = each >= before.recycled
            pencil_cross(canvas, cx, cy, size, f"recycling-star:{each}", changed=fresh)
            if fresh:
                corner_ticks(canvas, around(cx, cy, size - 2), 6)
        if number is not None:
            number_disc(canvas, cx - size // 2 + 1, cy + size // 2, number, 20)
    x = area.x + row.uses * (size + 2) + 6
    if area.right - x < _CAPTION:
        return
    canvas.text(Box(x, area.y, area.right - x, area.h), scene.say("building-recycling", points=row.vp_completed),
                Face.TEXT, 15, ink)  # fmt: skip


def market(canvas: Canvas, scene: Scene, seat: int, area: Box) -> None:
    """What the market pays for how many fish; the row that counts now is filled."""
    sheet = scene.view.sheets[seat]
    base = max(row for row in data.MARKET if row[0] <= sheet.fish)[1]
    note = scene.say("market-note", fish=sheet.fish, coins=sheet.market)
    if sheet.market > base:
        note = scene.say("market-note-smokehouse", fish=sheet.fish, coins=sheet.market, more=sheet.market - base)
    band(canvas, area.top(_BAND), colors.MARKET, "market", scene.say("market"), note)
    cells = area.below(_BAND + 6).columns(len(data.MARKET), 6)
    for each, cell in enumerate(cells):
        least, coins = data.MARKET[each]
        last = data.MARKET[each + 1][0] - 1 if each + 1 < len(data.MARKET) else None
        span = f"{least}+" if last is None else str(least) if last == least else f"{least}–{last}"
        now = base == coins and least <= sheet.fish and (last is None or sheet.fish <= last)
        number = scene.number(picks.Use("market")) if now else None
        if number is not None:
            ring(canvas, cell.inset(2))
        fill = colors.launched(colors.MARKET) if now else theme.BOX
        canvas.rounded(cell, theme.RADIUS_CARD, fill, colors.MARKET if now else theme.LINE, 2.6 if now else 1.4)
        purse = 28 if cell.w >= 88 else 8  # no room for a coin in many narrow cells
        digits = round(text_width(str(coins), Face.HEAVY, 21)) + 1
        price = Box(cell.right - purse - digits, cell.y, digits, cell.h)
        canvas.text(Box(cell.x + 8, cell.y, price.x - cell.x - 12, cell.h), span, Face.LABEL, 17, theme.INK)
        canvas.text(price, str(coins), Face.HEAVY, 21, theme.INK)
        if purse > 8:
            coin(canvas, cell.right - 15, cell.cy, 19)
        if number is not None:
            number_disc(canvas, cell.x, cell.y, number)


def coins(canvas: Canvas, scene: Scene, seat: int, area: Box) -> None:
    """The coin track in rows, stars on a wash of their own."""
    sheet, before = scene.view.sheets[seat], scene.before(seat)
    track = data.ROWS.coin_track
    far = progress(sheet)
    if far.star:
        note = scene.say("coins-note", marked=far.marked, next=far.away)
    else:
        note = scene.say("coins-note-end", marked=far.marked)
    band(canvas, area.top(_BAND), colors.COINS, "coin_face", scene.say("coins"), note)
    grid = area.below(_BAND + 4)
    per_row = max(1, grid.w // 26)
    stars = set(track.stars)
    if len(track.stars) > 1 and (step := track.stars[1] - track.stars[0]) <= per_row:
        per_row -= per_row % step  # stars stand under one another
    rows = -(-track.length // per_row)
    pitch_x, pitch_y = grid.w // per_row, min(38, grid.h // rows)
    size = min(pitch_x, pitch_y) - 5
    left, top = grid.x + (grid.w - pitch_x * per_row) // 2, grid.y + (grid.h - pitch_y * rows) // 2
    first = next((i for i in range(sheet.coins + 1, track.length + 1) if i not in sheet.struck_stars), 0)
    numbers = scene.numbers(*PAID)
    for position in range(1, track.length + 1):
        line, place = divmod(position - 1, per_row)
        cx, cy = left + place * pitch_x + pitch_x // 2, top + line * pitch_y + pitch_y // 2
        if numbers and position == first:
            ring(canvas, around(cx, cy, size - 2), round_box=True)
        if position in stars:
            canvas.rounded(around(cx, cy, size + 4), theme.RADIUS_BOX, theme.WASH)
            spent = position <= sheet.coins or position in sheet.struck_stars
            canvas.icon("star", cx, cy, size + 1, colors.pale(theme.STAR) if spent else theme.STAR)
        else:
            canvas.icon("disc", cx, cy, size, colors.pale(colors.COINS))
            canvas.icon("disc", cx, cy, size - 3, theme.BOX)
        if position in sheet.struck_stars:
            strike(canvas, cx, cy, size, f"coin:{position}")
        elif position <= sheet.coins:
            pencil_cross(canvas, cx, cy, size, f"coin:{position}", changed=position > before.coins)
    if numbers and first:
        line, place = divmod(first - 1, per_row)
        cx, cy = left + place * pitch_x + pitch_x // 2, top + line * pitch_y + pitch_y // 2
        for each, number in enumerate(numbers):
            beside = (2 * each - len(numbers) + 1) * 11
            number_disc(canvas, cx + beside, cy - size // 2 - 2, number, 20)
    _changed_coins(canvas, before.coins, sheet.coins, per_row, Box(left, top, pitch_x, pitch_y), size)


def _changed_coins(canvas: Canvas, old: int, new: int, per_row: int, cell: Box, size: int) -> None:
    """One set of corner ticks around each row's run of new coins."""
    position = old
    while position < new:
        line, place = divmod(position, per_row)
        end = min(new, (line + 1) * per_row)
        run = end - position
        x = cell.x + place * cell.w + (cell.w - size) // 2
        y = cell.y + line * cell.h + (cell.h - size) // 2
        corner_ticks(canvas, Box(x, y, (run - 1) * cell.w + size, size).inset(1), 6)
        position = end
