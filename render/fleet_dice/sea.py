"""The sea half of a score sheet: the columns of the boat types with licenses, boxes, boats and their fish."""

from __future__ import annotations

from typing import Final

from games.fleet_dice import data, picks
from render import theme
from render.canvas import Canvas
from render.fleet_dice import colors
from render.fleet_dice.pieces import hull, pennant, sheet_box, sign, space, stone
from render.fleet_dice.scene import Scene
from render.grid import Box, around
from render.marks import coin, corner_ticks, number_disc, ring, tick_disc
from render.theme import Color
from render.type import Face, text_width

_BAND: Final = 42
_PENNANT: Final = 52
_BOX: Final = 34
_PITCH: Final = 46
_STRIP: Final = 52
_LICENSE: Final = picks.Take("license")
_BOAT: Final = picks.Take("boat")
_FISH: Final = picks.Oyster("fish")


def sea(canvas: Canvas, scene: Scene, seat: int, area: Box) -> None:
    """All columns side by side in `area`."""
    for type_, column in enumerate(area.columns(len(data.TYPES), 8)):
        _column(canvas, scene, seat, type_, column)


ROW: Final = 96
"""The height of a boat type in a panel."""


def type_row(canvas: Canvas, scene: Scene, seat: int, type_: int, area: Box) -> None:
    """A boat type in a panel, from left to right: its name, the license that works and what it gives; the boxes over
    the boats."""
    places = range(max(data.BOATS[type_], data.LEVELS[type_]))
    numbers = [scene.number(picks.Mark(data.TYPES[type_]))]
    numbers += [_number_at(scene, seat, type_, pick, place) for pick in (_LICENSE, _BOAT, _FISH) for place in places]
    if any(numbers):  # they reach over its edges
        _type_row(canvas, scene, seat, type_, area)
        return
    sheets = scene.view.sheets[seat], scene.before(seat)
    seen = [(each.marked[type_], each.struck[type_], each.levels[type_], each.fleets[type_]) for each in sheets]
    canvas.kept(area, scene.shows("type row", type_, seen), lambda: _type_row(canvas, scene, seat, type_, area))


def _type_row(canvas: Canvas, scene: Scene, seat: int, type_: int, area: Box) -> None:
    sheet, before = scene.view.sheets[seat], scene.before(seat)
    color = colors.TYPE[type_]
    canvas.rounded(area, theme.RADIUS_CARD, colors.column(color), colors.pale(color), 1.4)
    head = area.left(130)
    canvas.rounded(head.top(34), theme.RADIUS_CARD, color)
    canvas.icon(sign(data.TYPES[type_]), head.x + 18, head.y + 17, 27, theme.WHITE)
    name = Box(head.x + 34, head.y, head.w - 38, 34)
    canvas.text(name, scene.words.name(data.TYPES[type_]), Face.LABEL, 18, theme.WHITE)
    level = sheet.levels[type_]
    number = _number_at(scene, seat, type_, _LICENSE, level)
    flag = Box(head.x + 8, head.y + 40, 34, 44)
    if number is not None:
        ring(canvas, flag.inset(1), reach=4)  # what it gives stands close by
    gives = max(level, 1)  # before there is one, what the first would give, paler
    pennant(canvas, flag, color, gives, "now" if level else "open")
    _effect(canvas, type_, gives, Box(head.x + 46, head.y + 37, head.w - 48, 22), color)
    kind = scene.say(f"license-{data.LICENSES[type_][gives].effect}")
    note = Box(head.x + 46, head.y + 58, head.w - 46, 36)
    canvas.paragraph(note, kind, Face.LABEL, 15, theme.INK if level else theme.SOFT)
    if sheet.levels[type_] != before.levels[type_]:
        corner_ticks(canvas, flag.inset(1))
    if number is not None:
        number_disc(canvas, flag.x + 2, flag.y + 2, number)
    rest = area.beside(136)
    kinds = data.BOXES[type_]
    pitch = min(38, rest.w // len(kinds))
    for index, box in enumerate(kinds):
        sheet_box(
            canvas, rest.x + pitch // 2 + index * pitch, rest.y + 22, min(28, pitch - 6), box, color,
            f"{data.TYPES[type_]}:{index}", state_of(scene, seat, type_, index), number_of(scene, seat, type_, index),
        )  # fmt: skip
    _level_boats(canvas, scene, seat, type_, Box(rest.x, rest.y + 48, rest.w - 8, area.h - 54))


def _level_boats(canvas: Canvas, scene: Scene, seat: int, type_: int, area: Box) -> None:
    """The boats of a type side by side, prow to the right, each with its points and its spaces."""
    launched, had = scene.view.sheets[seat].fleets[type_], scene.before(seat).fleets[type_]
    color = colors.TYPE[type_]
    for boat, place in enumerate(area.columns(data.BOATS[type_], 6)):
        spaces, room = _spaces(scene, seat, type_, boat)
        fish = launched[boat] if boat < len(launched) else None
        old = had[boat] if boat < len(had) else 0
        number = _number_at(scene, seat, type_, _BOAT if fish is None else _FISH, boat)
        if number is not None:
            ring(canvas, place.inset(3))
        prow = min(18, place.w // 4)
        fill, edge = (theme.BOX, colors.pale(color)) if fish is None else (colors.launched(color), color)
        hull(canvas, place, prow, fill, edge, 1 if fish is None else 2, level=True)
        points = scene.words("picture-points", points=data.ROWS.boat_types[type_].boat_vp[boat])
        ink = theme.INK if fish is not None else theme.SOFT
        canvas.text(Box(place.x + 5, place.y + 1, place.w - prow - 4, 18), points, Face.STRONG, 14, ink)
        deck = Box(place.x + 4, place.y + 19, place.w - prow - 4, place.h - 21)
        lines = 1 if spaces * 13 <= deck.w else 2
        in_line = -(-spaces // lines)
        pitch = min(20, deck.w // max(1, in_line), deck.h // lines if lines > 1 else deck.h)
        for each in range(spaces):
            line, at = divmod(each, in_line)
            state = "shut" if each >= room else "no"
            if fish is not None and each < fish:
                state = "new" if each >= old else "yes"
            cy = deck.cy + line * pitch - (lines - 1) * pitch // 2
            space(canvas, deck.x + pitch // 2 + at * pitch, cy, pitch - 1, color, state)
        if fish is not None and fish >= room:
            tick_disc(canvas, place.right - 7, place.y + 8, 18, color)
        if boat >= len(had) and fish is not None:
            corner_ticks(canvas, place)
        if number is not None:  # at the prow: the points stand at the stern
            number_disc(canvas, place.right - 10, place.y + 8, number)


def _spaces(scene: Scene, seat: int, type_: int, boat: int) -> tuple[int, int]:
    """How many spaces a boat has drawn, and for how many fish there is room now."""
    if type_ != data.OYSTER:
        return data.FIXED_CAPACITY[type_][boat], data.FIXED_CAPACITY[type_][boat]
    room = data.OYSTER_CAPACITY[scene.view.sheets[seat].levels[type_]]
    return max(data.ROWS.boat_types[type_].printed_fish_spaces[boat], room), room


def state_of(scene: Scene, seat: int, section: int, index: int) -> str:
    """How the box `index` (0-based, from the top) of a section looks."""
    sheet, before = scene.view.sheets[seat], scene.before(seat)
    if index < sheet.marked[section]:
        return "new" if index >= before.marked[section] else "marked"
    return "struck" if index >= data.SIZES[section] - sheet.struck[section] else "open"


def number_of(scene: Scene, seat: int, section: int, index: int) -> int | None:
    """The button's number if this box can be marked now."""
    if index != scene.view.sheets[seat].marked[section]:
        return None
    return scene.number(picks.Mark(data.SECTIONS[section]))


def _number_at(scene: Scene, seat: int, type_: int, pick: picks.Take | picks.Oyster, place: int) -> int | None:
    """The button's number if this choice is made at this boat or license (0-based) of a column."""
    asked, sheet = scene.view.asked, scene.view.sheets[seat]
    number = scene.number(pick)
    if asked is None or number is None:
        return None
    if asked.kind == "oyster":
        here = type_ == data.OYSTER and asked.args["boat"] == place + 1
    else:
        held = sheet.levels[type_] if pick == _LICENSE else len(sheet.fleets[type_])
        here = asked.args.get("type") == data.TYPES[type_] and place == held
    return number if here else None


def _column(canvas: Canvas, scene: Scene, seat: int, type_: int, area: Box) -> None:
    color = colors.TYPE[type_]
    canvas.rounded(area, theme.RADIUS_CARD, colors.column(color), colors.pale(color), 1.4)
    band = area.top(_BAND)
    canvas.rounded(band, theme.RADIUS_CARD, color)
    canvas.fill(Box(band.x, band.bottom - 10, band.w, 10), color)
    canvas.icon(sign(data.TYPES[type_]), band.x + 22, band.cy, 34, theme.WHITE)
    ruth = scene.view.ruth
    if ruth is not None and data.TYPES[type_] in ruth.stones.values():
        stone(canvas, band.x + 11, band.cy + 11, 24)
    name = Box(band.x + 43, band.y, band.w - 48, band.h)
    canvas.text(name, scene.words.name(data.TYPES[type_]), Face.NAME, 20, theme.WHITE)
    _licenses(canvas, scene, seat, type_, Box(area.x + 6, band.bottom + 7, area.w - 12, 94))
    rest = area.below(_BAND + 104).inset(0, 4)
    longest = max(len(data.BOXES[each]) for each in data.COLUMN_SECTIONS)
    pitch = min(_PITCH, rest.h // longest)
    _boxes(canvas, scene, seat, type_, rest.left(_STRIP), pitch)
    _boats(canvas, scene, seat, type_, Box(rest.x + _STRIP + 3, rest.y, rest.w - _STRIP - 9, pitch * longest - 4))


def _licenses(canvas: Canvas, scene: Scene, seat: int, type_: int, area: Box) -> None:
    """A pennant for each level; under each what it gives; under all what for."""
    color = colors.TYPE[type_]
    level, old = scene.view.sheets[seat].levels[type_], scene.before(seat).levels[type_]
    for each, place in enumerate(area.top(_PENNANT).columns(data.LEVELS[type_], 2), 1):
        box = around(place.cx, place.cy, min(42, place.w), _PENNANT)
        number = _number_at(scene, seat, type_, _LICENSE, each - 1)
        if number is not None:
            ring(canvas, box.inset(3))
        pennant(canvas, box, color, each, "now" if each == level else "past" if each < level else "open")
        row = data.LICENSES[type_][each]
        note = theme.WHITE if each == level else color
        foot = Box(box.x + 2, box.y + 24, box.w - 4, 18)
        if row.vp:
            text = scene.words("picture-points", points=row.vp)
            canvas.text(foot, text, Face.STRONG, 14, note, "center")
        elif row.coins_on_activation:
            _amount(canvas, foot, f"+{row.coins_on_activation}", note, 14)
        if old < each <= level:
            corner_ticks(canvas, box.inset(1))
        if number is not None:
            number_disc(canvas, box.x, box.y, number)
        _effect(canvas, type_, each, Box(place.x, area.y + _PENNANT, place.w, 22), color)
    kind = data.LICENSES[type_][1].effect
    caption = Box(area.x - 2, area.y + _PENNANT + 22, area.w + 4, 20)
    canvas.text(caption, scene.say(f"license-{kind}"), Face.LABEL, 15, theme.INK, "center")


def _amount(canvas: Canvas, area: Box, text: str, color: Color, size: int = 15) -> None:
    """A number with a coin, centered."""
    width = round(text_width(text, Face.STRONG, size))
    x = area.cx - (width + size + 2) // 2
    canvas.text(Box(x, area.y, width + 1, area.h), text, Face.STRONG, size, color)
    coin(canvas, x + width + 2 + size // 2, area.cy, size)


def _effect(canvas: Canvas, type_: int, level: int, area: Box, color: Color) -> None:
    """What a level gives, in signs: coins, stars, how often, room for fish."""
    row = data.LICENSES[type_][level]
    match row.effect:
        case "coins_on_launch" | "income_plus":
            _amount(canvas, area, f"+{row.amount}", theme.INK)
            return
        case "oyster_coin":
            text = str(data.OYSTER_CAPACITY[level])
            width = round(text_width(text, Face.STRONG, 15))
            x = area.cx - (width + 19) // 2
            canvas.text(Box(x, area.y, width + 1, area.h), text, Face.STRONG, 15, theme.INK)
            canvas.icon("fish", x + width + 11, area.cy, 17, color)
            return
        case "shrimp_wild":
            signs = ["times"] * (row.amount > 1) + ["casino"] + ["star"] * row.star_actions
        case _:
            signs = ["star"] * row.star_actions + ["coin"] * row.amount
    pitch = min(18, (area.w + 4) // len(signs))
    x = area.cx - (len(signs) - 1) * pitch // 2
    for each in signs:
        if each == "coin":
            coin(canvas, x, area.cy, 15)
        elif each == "times":
            canvas.text(around(x, area.cy, 20, area.h), f"{row.amount}×", Face.STRONG, 15, theme.INK, "center")
        else:
            canvas.icon(each, x, area.cy, min(17, pitch), theme.STAR if each == "star" else color)
        x += pitch


def _boxes(canvas: Canvas, scene: Scene, seat: int, type_: int, strip: Box, pitch: int) -> None:
    color, kinds = colors.TYPE[type_], data.BOXES[type_]
    cx, first = strip.x + strip.w // 2 + 1, strip.y + pitch // 2
    canvas.fill(Box(cx - 1, first, 2, pitch * (len(kinds) - 1)), colors.pale(color))
    for index, kind in enumerate(kinds):
        sheet_box(
            canvas, cx, first + index * pitch, min(_BOX, pitch - 8), kind, color, f"{data.TYPES[type_]}:{index}",
            state_of(scene, seat, type_, index), number_of(scene, seat, type_, index),
        )  # fmt: skip


def _boats(canvas: Canvas, scene: Scene, seat: int, type_: int, area: Box) -> None:
    sheet, before = scene.view.sheets[seat], scene.before(seat)
    launched, had = sheet.fleets[type_], before.fleets[type_]
    for boat, place in enumerate(area.rows(data.BOATS[type_], 8)):
        spaces, room = _spaces(scene, seat, type_, boat)
        fish = launched[boat] if boat < len(launched) else None
        old = had[boat] if boat < len(had) else 0
        points = scene.words("picture-points", points=data.ROWS.boat_types[type_].boat_vp[boat])
        number = _number_at(scene, seat, type_, _BOAT if fish is None else _FISH, boat)
        if number is not None:
            ring(canvas, place.inset(3))
        _boat(canvas, place, colors.TYPE[type_], fish, old, spaces, room, points)
        if number is not None:
            number_disc(canvas, place.x + 4, place.y + 8, number)
        if boat >= len(had) and fish is not None:
            corner_ticks(canvas, place)


def _boat(
    canvas: Canvas, box: Box, color: Color, fish: int | None, old: int, spaces: int, room: int, points: str
) -> None:
    """A boat with its spaces; `fish` is None while it is not launched, `old` what it held when last seen."""
    prow = min(34, box.h // 4)
    if fish is None:
        hull(canvas, box, prow, theme.BOX, colors.pale(color), 1)
    else:
        hull(canvas, box, prow, colors.launched(color), color, 3)
    text = Box(box.x + 5, box.y + prow - 14, box.w - 10, 22)
    canvas.text(text, points, Face.STRONG, 16, theme.INK if fish is not None else theme.SOFT, "center")
    deck = Box(box.x + 6, text.bottom, box.w - 12, box.bottom - 5 - text.bottom)
    columns = 2 if spaces <= 10 else 3
    rows = -(-spaces // columns)
    size = max(10, min(25, deck.w // columns - 3, deck.h // rows - 3))
    pitch_x, pitch_y = min(size + 6, deck.w // columns), min(size + 6, deck.h // rows)
    top = deck.y + (deck.h - pitch_y * rows) // 2 + pitch_y // 2
    for each in range(spaces):
        row, place = divmod(each, columns)
        in_row = min(columns, spaces - row * columns)
        cx = deck.cx - (in_row - 1) * pitch_x // 2 + place * pitch_x
        state = "shut" if each >= room else "no"
        if fish is not None and each < fish:
            state = "new" if each >= old else "yes"
        space(canvas, cx, top + row * pitch_y, size, color, state)
    if fish is not None and fish >= room:
        tick_disc(canvas, box.right - 8, box.y + 10, 24, color)
