"""What a question of Fleet is about, for the panel in which it is asked: the dice, and those parts of the own sheet in
which something can be marked. What lies on them is drawn by the modules of the whole sheet.
"""

from __future__ import annotations

from functools import partial
from typing import Final

import msgspec

from games.fleet_dice import data, picks
from render import focus, theme
from render.canvas import Canvas, Picture
from render.figures import round_of
from render.fleet_dice import colors
from render.fleet_dice.alt import sheet_alt
from render.fleet_dice.cards import CATEGORIES
from render.fleet_dice.pieces import color_of, die, pool, sheet_box, sign, stone
from render.fleet_dice.scene import Scene
from render.fleet_dice.sea import ROW, number_of, state_of, type_row
from render.fleet_dice.top import labels, pool_of
from render.fleet_dice.town import PAID, coins, harbor, market, wharf
from render.focus import GAP, Head, Part
from render.grid import Box, around
from render.marks import coin, emblem, number_disc, ring
from render.type import Face, text_width

_DICE: Final = 92
_DIE: Final = 52
_RUTH: Final = 54
_HARBOR: Final = 224
_WHARF: Final = 230
_MARKET: Final = 78
_COINS: Final = 150
_FIGURES: Final = 90
_UNIT: Final = 38
_NEXT: Final = 44
_ACROSS: Final = 2
_BONUS: Final = 50
_MOST: Final = 5 * (ROW + GAP)
"""So tall may parts of the sheet be to be shown as they are; of more only the next box of each is."""


def focus_picture(scene: Scene, seat: int) -> Picture:
    """The dice and the parts of the sheet this seat's question is about; the sea while it is not asked."""
    view = scene.view
    asked = bool(scene.options) and view.viewer == seat
    parts = _asked(scene, seat) if asked else _waiting(scene, seat)
    notes = [(True, scene.words("picture-changed"))] if _has_news(scene, seat, asked=asked) else []
    if not data.DATA.replaced:
        notes.append((False, scene.say("house-data")))
    phase = scene.words("picture-game-over") if view.over else scene.say(f"phase-{view.phase}")
    task = scene.decision
    if asked and view.asked is not None:
        task = scene.asking(view.asked.kind, view.asked.args)
    head = Head(
        colors.HEADER, colors.RULE, round_of(view.round, view.rounds), scene.words("picture-round"),
        phase, task[:1].upper() + task[1:], [seat] if asked else view.waiting,
    )  # fmt: skip
    return focus.stacked(colors.GROUND, head, parts, notes).finish(colors.PALETTE, sheet_alt(scene.in_words, seat))


def _asked(scene: Scene, seat: int) -> list[Part]:
    dice = pool_of(scene)
    parts = [Part(_DICE, partial(_dice, scene))] if dice else []
    if scene.view.ruth is not None:
        parts.append(Part(_RUTH, partial(_ruth, scene)))
    if scene.offered(picks.Bonus):
        return [
            *parts,
            Part(len(data.BONUSES) * (_BONUS + 6) - 6, partial(_bonuses, scene)),
            Part(24, partial(_most, scene)),
        ]
    sections = _sections(scene)
    types = [section for section in sections if section in data.COLUMN_SECTIONS]
    shown = [Part(ROW, partial(_type, scene, seat, type_)) for type_ in types]
    if any(section in data.HARBOR_SECTIONS for section in sections):
        shown.append(Part(_HARBOR, partial(_harbor, scene, seat)))
    paid = bool(scene.numbers(*PAID))
    room = _MOST - sum(part.height + GAP for part in shown) - (_COINS if paid else 0)
    buildings = _used_buildings(scene)
    marks_wharf = any(section in data.WHARF_SECTIONS for section in sections)
    if marks_wharf or (buildings and room >= _WHARF + GAP):
        shown.append(Part(_WHARF, partial(_wharf, scene, seat)))
        room -= _WHARF + GAP
    elif buildings:  # a line of their own
        shown.append(_cells([], scene, seat, buildings))
    if room < 0:
        shown = [_cells(sections, scene, seat, [] if marks_wharf and not buildings else buildings)]
    if "market" in _faces(scene) or picks.Use("market") in scene.picks:
        shown.append(Part(_MARKET, lambda canvas, box: market(canvas, scene, seat, box)))
    if paid or (_pays(scene) and sum(part.height + GAP for part in shown) + _COINS <= _MOST):
        shown.append(Part(_COINS, lambda canvas, box: coins(canvas, scene, seat, box)))
    return [*parts, *shown]


def _cells(sections: list[int], scene: Scene, seat: int, buildings: list[tuple[int, str, int]]) -> Part:
    """The next boxes of these sections, and what buildings may be used for, two a line."""
    lines = -(-(len(sections) + len(buildings)) // _ACROSS)
    return Part(lines * (_NEXT + 6) - 6, partial(_next_boxes, scene, seat, sections, buildings))


def _used_buildings(scene: Scene) -> list[tuple[int, str, int]]:
    """Which buildings the die may be used for, with the sign of what it does there and its number."""
    hexes = [(data.BUFFET, pick.type, number) for pick, number in scene.offered(picks.Hex)]
    number = scene.number(picks.Use("recycle"))
    return [*hexes, (data.RECYCLING, "star", number)] if number is not None else hexes


def _waiting(scene: Scene, seat: int) -> list[Part]:
    return [
        Part(_FIGURES, partial(_figures, scene, seat)),
        *(Part(ROW, partial(_type, scene, seat, type_)) for type_ in data.COLUMN_SECTIONS),
    ]


def _has_news(scene: Scene, seat: int, *, asked: bool) -> bool:
    """Whether something in the picture is marked as new."""
    if scene.changed is None:
        return False
    sheet, before = scene.view.sheets[seat], scene.before(seat)
    shown = set(_sections(scene) if asked else data.COLUMN_SECTIONS)
    for together in (data.HARBOR_SECTIONS, data.WHARF_SECTIONS):
        if shown & set(together):
            shown |= set(together)
    return (
        any(sheet.marked[section] != before.marked[section] for section in shown)
        or any(sheet.fleets[fleet] != before.fleets[fleet] for fleet in shown if fleet < len(sheet.fleets))
        or (asked and _pays(scene) and sheet.coins != before.coins)
    )


def _sections(scene: Scene) -> list[int]:
    """What the question is about."""
    return [section for section in range(len(data.SECTIONS)) if _about(scene, section)]


def _faces(scene: Scene) -> set[str]:
    return {pick.face for pick, _ in scene.offered(picks.Die)}


def _pays(scene: Scene) -> bool:
    """Whether coins can be chosen, or a die that shows them: how far the next star is matters then."""
    return bool(scene.numbers(*PAID)) or data.COINS3 in _faces(scene)


def _about(scene: Scene, section: int) -> bool:
    """Whether something can be marked or launched in a section, or a die be taken for it."""
    ident, faces, asked = data.SECTIONS[section], _faces(scene), scene.view.asked
    if picks.Mark(ident) in scene.picks or ident in faces:
        return True
    if asked is not None and asked.args.get("type") == ident:
        return True
    if section == data.OYSTER and scene.offered(picks.Oyster):
        return True
    return (section in data.HARBOR_SECTIONS and "harbor" in faces) or (
        section in data.WHARF_SECTIONS and "wharf" in faces
    )


# -- what it consists of -----------------------------------------------------------------------------------------


def _dice(scene: Scene, canvas: Canvas, box: Box) -> None:
    """The dice of the moment on their dark ground, with their captions."""
    canvas.rounded(box, theme.RADIUS_PANEL, colors.HEADER)
    dice = pool_of(scene)
    width = len(dice) * (_DIE + 18)
    middles = pool(canvas, dice, box.cx + width // 2 - 9, box.bottom - _DIE // 2 - 9, _DIE)
    in_use = next((each for each, entry in enumerate(dice) if entry[2]), None)
    for first, last, key, color in labels(dice, in_use):
        left, right = middles[first] - _DIE // 2 - 8, middles[last] + _DIE // 2 + 8
        numbered = dice[first][3] is not None
        if numbered:  # the number stands on the corner where the caption would begin
            left, right = left + 28, right + (18 if last == len(dice) - 1 else 0)
        canvas.text(Box(left, box.y + 3, right - left, 22), scene.say(key), Face.LABEL, 16, color,
                    "center" if first == last and not numbered else "left")  # fmt: skip


def _ruth(scene: Scene, canvas: Canvas, box: Box) -> None:
    """Captain Ruth, the sections on which her stones lie, and the die she takes or uses next."""
    ruth = scene.view.ruth
    assert ruth is not None
    canvas.rounded(box, theme.RADIUS_CARD, theme.BOX, colors.STONE, 2)
    stone(canvas, box.x + 24, box.cy, 34)
    title = scene.say("ruth-stones", die="yes" if ruth.next_face else "no")
    canvas.text(Box(box.x + 48, box.y + 3, box.w - 108, 22), title, Face.LABEL, 16, theme.SOFT)
    places = Box(box.x + 48, box.y + 24, box.w - 48 - (58 if ruth.next_face else 6), 26)
    names = {section: scene.words.name(section) for section in ruth.stones.values()}
    needed = [round(text_width(name, Face.LABEL, 16)) + 36 for name in names.values()]
    x, spare = places.x, max(0, places.w - sum(needed)) // len(needed)
    for (section, name), width in zip(names.items(), needed, strict=True):
        cell = Box(x, places.y, width * places.w // max(sum(needed), places.w) + spare, places.h)
        canvas.icon(sign(section), cell.x + 11, cell.cy, 22, color_of(data.SECTION_INDEX[section]))
        canvas.paragraph(Box(cell.x + 26, cell.y, cell.w - 30, cell.h), name, Face.LABEL, 16, theme.INK)
        x = cell.right
    if ruth.next_face:
        die(canvas, box.right - 29, box.cy, 42, ruth.next_face)


def _type(scene: Scene, seat: int, type_: int, canvas: Canvas, box: Box) -> None:
    type_row(canvas, scene, seat, type_, box)


def _harbor(scene: Scene, seat: int, canvas: Canvas, box: Box) -> None:
    canvas.panel(box, colors.TOWN)
    harbor(canvas, scene, seat, box.inset(4))


def _wharf(scene: Scene, seat: int, canvas: Canvas, box: Box) -> None:
    wharf(canvas, scene, seat, box)


def _bonuses(scene: Scene, canvas: Canvas, box: Box) -> None:
    """The King Crab bonuses, one a line, with who holds them."""
    for row, (ident, bonus) in zip(box.rows(len(data.BONUSES), 6), data.BONUSES.items(), strict=True):
        number = scene.number(picks.Bonus(ident))
        holder = next((seat for seat, sheet in enumerate(scene.view.sheets) if sheet.bonus == ident), None)
        canvas.rounded(row, theme.RADIUS_CARD, theme.WASH if number is not None else theme.BOX,
                       theme.RING if number is not None else theme.LINE, 4 if number is not None else 1.6)  # fmt: skip
        if number is not None:
            number_disc(canvas, row.x + 24, row.cy, number, 28)
        elif holder is not None:
            emblem(canvas, row.x + 24, row.cy, 34, holder)
        text = scene.say(f"bonus-{bonus.metric}", points=bonus.vp, per=bonus.per)
        canvas.text(Box(row.x + 52, row.y, row.w - 60, row.h), text, Face.LABEL, 20, theme.INK)


def _most(scene: Scene, canvas: Canvas, box: Box) -> None:
    """R14: what a King Crab bonus can bring in all."""
    most = data.ROWS.harbor[data.KING_CRAB - data.HARBOR_SECTIONS[0]].bonus_max
    canvas.text(box.inset(8, 0), scene.say("bonus-most", points=most), Face.LABEL, 18, theme.SOFT)


def _next_boxes(
    scene: Scene, seat: int, sections: list[int], buildings: list[tuple[int, str, int]], canvas: Canvas, box: Box
) -> None:
    """Of each section its next box, what it is, and how many of its boxes are marked; of each building that is used
    what the die does there."""
    lines = -(-(len(sections) + len(buildings)) // _ACROSS)
    cells = [cell for line in box.rows(lines, 6) for cell in line.columns(_ACROSS, GAP)]
    sheet = scene.view.sheets[seat]
    for (section, icon, number), cell in zip(buildings, cells[len(sections) :], strict=False):
        _cell(canvas, scene, section, cell)
        sought = around(cell.right - 26, cell.cy + 2, 28)
        ring(canvas, sought, round_box=True, reach=5)
        if icon != "star":
            canvas.icon("hexagon", sought.cx, sought.cy, 30, colors.TYPE[data.SECTION_INDEX[icon]])
            canvas.icon("hexagon", sought.cx, sought.cy, 25, theme.BOX)
        color = theme.STAR if icon == "star" else colors.TYPE[data.SECTION_INDEX[icon]]
        canvas.icon("star" if icon == "star" else sign(icon), sought.cx, sought.cy, 26 if icon == "star" else 20, color)
        number_disc(canvas, sought.x - 3, sought.y - 3, number)
    for section, cell in zip(sections, cells, strict=False):
        ident, color, marked = data.SECTIONS[section], color_of(section), sheet.marked[section]
        _cell(canvas, scene, section, cell)
        kind = data.BOXES[section][marked] if marked < len(data.BOXES[section]) else "plain"
        if section in data.WHARF_SECTIONS and kind != "plain":
            kind = "activation"
        sheet_box(
            canvas, cell.right - 26, cell.cy + 2, 28, kind, color, f"{ident}:{marked}",
            state_of(scene, seat, section, marked), number_of(scene, seat, section, marked),
        )  # fmt: skip
        count = f"{marked}/{data.SIZES[section] - sheet.struck[section]}"
        canvas.text(Box(cell.right - 100, cell.y, 40, cell.h), count, Face.STRONG, 17, theme.SOFT, "right")


def _cell(canvas: Canvas, scene: Scene, section: int, cell: Box) -> None:
    """The ground of such a cell, with the section's sign and name."""
    ident, color = data.SECTIONS[section], color_of(section)
    canvas.rounded(cell, theme.RADIUS_CARD, theme.BOX, color, 1.6)
    canvas.icon(sign(ident), cell.x + 22, cell.cy, 30, color)
    name = Box(cell.x + 41, cell.y, cell.w - 41 - 98, cell.h)
    canvas.paragraph(name, scene.words.name(ident), Face.LABEL, 17, theme.INK)


def _figures(scene: Scene, seat: int, canvas: Canvas, box: Box) -> None:
    """Name and points; below them income and boats, then the points by category."""
    sheet = scene.view.sheets[seat]
    canvas.panel(box)
    inner = box.inset(12, 3)
    emblem(canvas, inner.x + 18, inner.y + 17, 34, seat)
    points = f"{sheet.points.total} {scene.words('picture-vp')}"
    canvas.text(inner.top(34), points, Face.HEAVY, 28, theme.INK, "right")
    canvas.text(Box(inner.x + 46, inner.y, inner.w - 150, 34), scene.name(seat), Face.TITLE, 22, theme.INK)
    given: dict[str, int] = msgspec.structs.asdict(sheet.points)
    counts = (("coin", sheet.income, "income"), ("hull", sheet.boats, "boats"), ("tick", sheet.full_boats, "full"))
    row, pitch = inner.below(35), (inner.w - _UNIT) // (len(counts) + len(given))
    for at, (icon, value, key) in enumerate(counts):
        _figure(canvas, Box(row.x + at * pitch, row.y, pitch, row.h), icon, value, scene.say(f"count-{key}"))
    unit = Box(row.x + len(counts) * pitch, row.y, _UNIT, row.h)
    canvas.fill(Box(unit.x + 2, unit.y + 2, 1, unit.h - 4), theme.LINE)
    canvas.text(unit.top(30), f"{scene.words('picture-vp')}:", Face.LABEL, 18, theme.SOFT, "center")
    for at, (category, value) in enumerate(given.items()):
        cell = Box(unit.right + at * pitch, row.y, pitch, row.h)
        _figure(canvas, cell, CATEGORIES.get(category, "card"), value, scene.words.name(category))


def _figure(canvas: Canvas, cell: Box, icon: str, value: int, label: str) -> None:
    """A figure behind its sign, above what it is."""
    width = round(text_width(str(value), Face.HEAVY, 21))
    x = cell.cx - (width + 28) // 2
    if icon == "coin":
        coin(canvas, x + 12, cell.y + 15, 22)
    else:
        canvas.icon(icon, x + 12, cell.y + 15, 24, colors.HARBOR)
    canvas.text(Box(x + 28, cell.y, width + 2, 30), str(value), Face.HEAVY, 21, theme.INK)
    canvas.text(Box(cell.x, cell.bottom - 19, cell.w, 18), label, Face.LABEL, 15, theme.SOFT, "center")
