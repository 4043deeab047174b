"""What lies beside the sheets: figures of a seat, King Crab bonuses and who holds them, captain and trophy cards,
Captain Ruth's plan, and the line that explains the marks.
"""

from __future__ import annotations

import math

import msgspec

from games.fleet_dice import data, picks
from render import theme
from render.canvas import Canvas
from render.fleet_dice import colors
from render.fleet_dice.pieces import die, stone
from render.fleet_dice.scene import Scene
from render.grid import Box, around
from render.marks import coin, corner_ticks, emblem, number_disc
from render.theme import Color
from render.type import Face, text_width

CATEGORIES = {"fish": "fish", "boats": "boat", "licenses": "license", "buildings": "house", "bonus": "card"}

_BONUS_SIGN = 38  # pixels left of a bonus's text, for crab, number or emblem
_TWO_LINES = 50  # pixels that two lines of large type need

# Choices that have a place on the sheet; others are only buttons.
_RINGED = (
    picks.Mark, picks.Hex, picks.Use, picks.Bonus, picks.Die, picks.Reroll, picks.Take, picks.Oyster,
)  # fmt: skip


def figures(canvas: Canvas, scene: Scene, seat: int, area: Box) -> None:
    """Income, boats and full boats, then the five categories as they stand and their sum."""
    sheet = scene.view.sheets[seat]
    counts: list[tuple[str, int, str]] = [
        ("coin", sheet.income, "income"), ("hull", sheet.boats, "boats"), ("tick", sheet.full_boats, "full"),
    ]  # fmt: skip
    points: dict[str, int] = msgspec.structs.asdict(sheet.points)
    total = 232
    left = area.left(area.w - total - 8)
    cells = left.columns(len(counts) + len(points))
    for cell, (icon, value, key) in zip(cells, counts, strict=False):
        _figure(canvas, cell, icon, value, scene.say(f"count-{key}"), colors.HARBOR)
    canvas.fill(Box(cells[len(counts)].x - 1, area.y + 6, 1, area.h - 12), theme.LINE)
    for cell, (category, value) in zip(cells[len(counts) :], points.items(), strict=True):
        _figure(canvas, cell, CATEGORIES.get(category, "card"), value, scene.words.name(category), colors.WHARF)
    box = Box(area.right - total, area.y + 2, total, area.h - 4)
    canvas.rounded(box, theme.RADIUS_CARD, colors.HEADER)
    emblem(canvas, box.x + 24, box.cy, 36, seat)
    unit, number = scene.words("picture-vp"), str(sheet.points.total)
    edge = box.right - 10 - round(text_width(unit, Face.LABEL, 18))
    canvas.text(Box(edge, box.y + 5, box.right - edge, box.h - 5), unit, Face.LABEL, 18, theme.HEADER_SMALL)
    start = edge - 5 - round(text_width(number, Face.HEAVY, 32))
    canvas.text(Box(start, box.y, edge - start, box.h), number, Face.HEAVY, 32, theme.WHITE)
    name = Box(box.x + 46, box.y, start - 3 - box.x - 46, box.h)
    canvas.paragraph(name, scene.name(seat), Face.LABEL, 18, theme.WHITE)


def _figure(canvas: Canvas, cell: Box, icon: str, value: int, label: str, color: Color) -> None:
    text = str(value)
    width = round(text_width(text, Face.HEAVY, 22))
    x = cell.cx - (width + 25) // 2
    if icon == "coin":
        coin(canvas, x + 11, cell.y + 15, 21)
    else:
        canvas.icon(icon, x + 11, cell.y + 15, 22, color)
    canvas.text(Box(x + 25, cell.y, width + 2, 30), text, Face.HEAVY, 22, theme.INK)
    canvas.text(Box(cell.x + 2, cell.bottom - 21, cell.w - 4, 20), label, Face.LABEL, 15, theme.SOFT, "center")


def bonuses(canvas: Canvas, scene: Scene, area: Box) -> None:
    """The King Crab bonuses: free, held by a seat, or to be chosen now.

    Before each stands the crab while it is free, its button's number while it can be chosen, then its holder.
    """
    texts = [scene.say(f"bonus-{row.metric}", points=row.vp, per=row.per) for row in data.BONUSES.values()]
    cells, size = _bonus_cells(area, texts)
    for cell, ident, text in zip(cells, data.BONUSES, texts, strict=True):
        holder = next((seat for seat, sheet in enumerate(scene.view.sheets) if sheet.bonus == ident), None)
        number = scene.number(picks.Bonus(ident))
        if number is not None:
            canvas.rounded(cell.inset(-1), theme.RADIUS_CARD, theme.WASH, theme.RING, 4)
            number_disc(canvas, cell.x + 20, cell.cy, number)
        elif holder is not None:
            canvas.rounded(cell, theme.RADIUS_CARD, colors.launched(colors.HARBOR), colors.HARBOR, 1.6)
            emblem(canvas, cell.x + 20, cell.cy, 28, holder)
        else:
            canvas.rounded(cell, theme.RADIUS_CARD, theme.BOX, theme.LINE, 1.6)
            canvas.icon("king_crab", cell.x + 20, cell.cy, 26, colors.HARBOR)
        room = Box(cell.x + _BONUS_SIGN, cell.y, cell.w - _BONUS_SIGN - 4, cell.h)
        canvas.paragraph(room, text, Face.LABEL, size, theme.INK)
        if holder is not None and scene.before(holder).bonus != ident:
            corner_ticks(canvas, cell)


def _bonus_cells(area: Box, texts: list[str]) -> tuple[list[Box], int]:
    """A cell for each bonus, as wide as its text needs, in the largest type for which all stand on one line; where two
    lines have room, large on two."""
    gap = 6
    if area.h >= _TWO_LINES:
        return area.columns(len(texts), gap), 20
    room = area.w - gap * (len(texts) - 1) - (_BONUS_SIGN + 6) * len(texts)
    for size in (20, 19, 18, 17, 16, 15, 14):
        widths = [math.ceil(text_width(text, Face.LABEL, size)) for text in texts]
        if (spare := room - sum(widths)) >= 0:
            break
    else:
        return area.columns(len(texts), gap), 14
    cells: list[Box] = []
    x = area.x
    for each, width in enumerate(widths):
        share = spare * (each + 1) // len(widths) - spare * each // len(widths)
        cells.append(Box(x, area.y, width + _BONUS_SIGN + 6 + share, area.h))
        x = cells[-1].right + gap
    return cells, size


def captain_text(scene: Scene, captain: str) -> str:
    """What a captain counts at the end, in few words."""
    card = data.CAPTAINS[captain]
    return scene.say(f"bonus-{card.bonus_metric}", points=card.bonus_vp, per=card.bonus_per)


def has_cards(scene: Scene) -> bool:
    """Whether captains, trophies or Captain Ruth are in this game."""
    view = scene.view
    return view.captains or bool(view.gold) or bool(view.silver) or view.ruth is not None


def cards(canvas: Canvas, scene: Scene, seat: int | None, area: Box) -> None:
    """The captain of `seat`, the trophies with their winners, Captain Ruth; side by side."""
    view = scene.view
    wanted = [bool(seat is not None and view.sheets[seat].captain), bool(view.gold), bool(view.silver)]
    if view.ruth is not None:
        share = round(area.w * 0.42) if wanted[0] else 0
        _ruth(canvas, scene, area.beside(share))
        area = area.left(share - 8)
    if wanted[0] and any(wanted[1:]):  # a captain says less than a trophy
        share = round(area.w * 0.31)
        places = iter((area.left(share), *area.beside(share + 8).columns(sum(wanted[1:]), 8)))
    else:
        places = iter(area.columns(max(1, sum(wanted)), 8))
    if wanted[0] and seat is not None:
        captain = view.sheets[seat].captain
        _card(canvas, next(places), "captain", colors.HEADER, scene.words.name(captain), captain_text(scene, captain))
    for kind, trophy, winners, color in (
        ("gold", view.gold, view.gold_winners, colors.GOLD),
        ("silver", view.silver, view.silver_winners, colors.SILVER),
    ):
        if trophy:
            title = scene.words.name(trophy)
            text = scene.words.text(trophy) if winners else scene.say(f"trophy-{kind}", what=scene.words.text(trophy))
            card = next(places)
            _card(canvas, card, "trophy", color, title, text, winners)
            canvas.text(
                Box(card.x + 2, card.bottom - 25, 42, 22),
                scene.words("picture-points", points=data.TROPHIES[trophy].vp),
                Face.STRONG,
                18,
                theme.INK,
                "center",
            )


def _card(
    canvas: Canvas, box: Box, icon: str, color: Color, title: str, text: str, winners: list[int] | None = None
) -> None:
    canvas.rounded(box, theme.RADIUS_CARD, theme.BOX, color, 2)
    canvas.icon(icon, box.x + 23, box.cy - (11 if winners is not None else 0), 30, color)
    pitch = 20 if len(winners or []) < 3 else 11  # more than two overlap
    right = len(winners or []) * pitch + (10 if winners else 0)
    room = Box(box.x + 43, box.y + 3, box.w - 53, box.h - 6)
    canvas.text(Box(room.x, room.y, room.w - right, 24), title, Face.NAME, 20, theme.INK)
    _told(canvas, room.below(23), text)
    for each, seat in enumerate(winners or []):
        emblem(canvas, box.right - 16 - each * pitch, box.y + 15, 24, seat)


def _told(canvas: Canvas, room: Box, text: str) -> None:
    """What a card says: large on one line if that holds it, else smaller on two."""
    large = text_width(text, Face.TEXT, 18) <= room.w
    canvas.paragraph(room, text, Face.TEXT, 20 if large else 15, theme.SOFT, lines=1 if large else 2)


def _ruth(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Captain Ruth: what she will do with the dice on the table, which is public logic."""
    ruth = scene.view.ruth
    assert ruth is not None
    canvas.rounded(box, theme.RADIUS_CARD, theme.BOX, colors.STONE, 2)
    stone(canvas, box.x + 30, box.cy, 42)
    right = 56 if ruth.next_face else 0
    room = Box(box.x + 62, box.y + 2, box.w - 70 - right, box.h - 4)
    canvas.text(room.top(23), scene.say("ruth"), Face.NAME, 20, theme.INK)
    left = "yes" if ruth.if_left else "no"
    if not ruth.next_face:
        text = scene.say("ruth-over" if scene.view.over else "ruth-waits")
    elif ruth.next_section:
        name = scene.words.name(ruth.next_section)
        text = scene.say("ruth-strikes", boxes=ruth.next_boxes, section=name, left=left)
    elif ruth.next_star:
        text = scene.say("ruth-star", star=ruth.next_star, left=left)
    else:
        text = scene.say("ruth-nothing", left=left)
    _told(canvas, room.below(23), text)
    if ruth.next_face:
        die(canvas, box.right - 32, box.cy, 42, ruth.next_face)


def legend(canvas: Canvas, scene: Scene, area: Box, *, seats: int = 1) -> None:
    """What ring, ticks and scratches mean, as far as the picture has them, and where the figures come from."""
    x = area.x
    if scene.offered(*_RINGED):
        canvas.rounded(around(x + 9, area.cy, 18), 5, theme.WASH, theme.RING, 3)
        x = _note(canvas, area, x + 24, scene.words("picture-possible"))
    if scene.changed is not None and canvas.marked:
        corner_ticks(canvas, around(x + 9, area.cy, 12), 5)
        x = _note(canvas, area, x + 24, scene.words("picture-changed"))
    if seats > 1 and not scene.view.over:
        canvas.icon("anchor", x + 9, area.cy, 18, colors.HARBOR)
        x = _note(canvas, area, x + 24, scene.say("starts"))
    house = scene.say("house-data")
    canvas.text(Box(x, area.y, area.right - x, area.h), house, Face.TEXT, 19, theme.SOFT, "right")


def _note(canvas: Canvas, area: Box, x: int, text: str) -> int:
    width = round(text_width(text, Face.TEXT, 19)) + 2
    canvas.text(Box(x, area.y, width, area.h), text, Face.TEXT, 19, theme.SOFT)
    return x + width + 20
