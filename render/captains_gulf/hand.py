"""The cards in hand, each with its four uses: license, crew member, boat upgrade, bait for a catch."""

from __future__ import annotations

from typing import Final, NamedTuple

from games.captains_gulf import data
from render import theme
from render.canvas import Canvas
from render.captains_gulf import colors
from render.captains_gulf.effects import crew_effect, upgrade_effect
from render.captains_gulf.pieces import crew_sign, license_sign, upgrade_sign
from render.captains_gulf.scene import Scene
from render.grid import Box
from render.marks import coin, number_disc
from render.type import Face

CARD: Final = 306
SMALL: Final = 168
_MOST: Final = 6
_SMALL_LINE: Final = 5


def hand_height(cards: int) -> int:
    """How much room this many cards need; more than a full hand stand in smaller rows."""
    if not cards:
        return 0
    return CARD if cards <= _MOST else (SMALL + 8) * -(-cards // _SMALL_LINE) - 8


def hand(canvas: Canvas, scene: Scene, box: Box, seat: int) -> None:
    """All cards of the seat's hand."""
    captain = scene.view.captains[seat]
    full = len(captain.hand) <= _MOST
    per_line = _MOST if full else _SMALL_LINE
    lines = [captain.hand[at : at + per_line] for at in range(0, len(captain.hand), per_line)]
    at = 0
    for line, row in zip(lines, box.rows(max(1, len(lines)), 8), strict=False):
        for card, cell in zip(line, row.columns(per_line, 10), strict=False):
            uses = _Uses(captain.money, captain.prices[at], captain.barred[at]) if captain.prices else None
            _card(canvas, scene, cell, card, uses, full=full)
            at += 1


class _Uses(NamedTuple):
    """What a card in hand costs its owner in each section, and which it cannot have."""

    money: int
    prices: tuple[int, ...]
    barred: tuple[bool, ...]

    def mark(self, section: int) -> str:
        """How a section that may not be added now is marked."""
        return "barred" if self.barred[section] else "dear" if self.prices[section] > self.money else ""


def _card(canvas: Canvas, scene: Scene, box: Box, card: str, own: _Uses | None, *, full: bool) -> None:
    index = data.CARDS.index(card)
    row = data.ROWS.card[index]
    fish = data.FISH[index]
    whole = scene.number(f"drop:{card}")
    if whole is None:
        whole = scene.number(f"play:{card}:{fish}")
    played = card in scene.view.played or card == scene.view.pending
    edge = theme.RING if whole is not None or played else colors.HEADER
    canvas.panel(box, theme.BOX, edge, 5 if whole is not None or played else 1.8)
    inner = box.inset(6, 6)
    head = inner.top(26)
    canvas.text(Box(head.x + 8, head.y, 60, head.h), card, Face.NAME, 17, theme.SOFT)
    if whole is not None:
        number_disc(canvas, head.right - 17, head.cy + 1, whole, 28)
    elif played:
        canvas.text(Box(head.x + 70, head.y, head.w - 78, head.h), scene.say("card-played"), Face.STRONG, 15,
                    theme.DISC, "right")  # fmt: skip
    printed = (data.LICENSE_COST[index], data.CREW_COST[index], data.UPGRADE_COST[index])
    costs = own.prices if own else printed
    heights = (44, 84, 84, 56) if full else (30, 30, 30, 36)
    y = head.bottom + 2
    uses = (("license", row.license), ("crew", row.crew), ("upgrade", row.upgrade))
    for each, (section, item) in enumerate(uses):
        place = Box(inner.x, y, inner.w, heights[each] - 4)
        number = scene.number(f"{section}:{card}:{item}")
        mark = own.mark(each) if own else ""
        _use(canvas, scene, place, section, item, (costs[each], printed[each]), number, mark, full=full)
        y += heights[each]
    _bait(canvas, scene, Box(inner.x, y, inner.w, inner.bottom - y), card, fish)


def _use(
    canvas: Canvas, scene: Scene, box: Box, section: str, item: str, cost: tuple[int, int], number: int | None,
    mark: str, *, full: bool,
) -> None:  # fmt: skip
    """One section: sign, name, price, and on large cards what it does; crossed out what the boat cannot take."""
    kind = data.SEAFOOD.index(data.ROWS.license[data.LICENSES.index(item)].seafood) if section == "license" else 0
    color = {"crew": colors.CREW, "upgrade": colors.WOOD}.get(section, colors.KIND[kind])
    if number is not None:
        canvas.rounded(box, theme.RADIUS_CARD, theme.WASH, theme.RING, 4)
    else:
        canvas.rounded(box, theme.RADIUS_CARD, colors.wash(color))
    size = 32 if full else 24
    top = box.top(40 if full else box.h)
    sign_x = box.x + 4 + size // 2
    if number is not None and not full:
        number_disc(canvas, sign_x, top.cy, number, 24)
    elif section == "license":
        license_sign(canvas, sign_x, top.cy, size, kind)
    elif section == "crew":
        crew_sign(canvas, sign_x, top.cy, size, item)
    else:
        upgrade_sign(canvas, sign_x, top.cy, size, item)
    if mark == "barred":
        canvas.icon("cross", box.right - 19, top.cy, 20, theme.STRIKE)
    else:
        _price(canvas, box.right - 31, top, cost, dear=mark == "dear")
    left = sign_x + size // 2 + 4
    room = Box(left, top.y + 2, box.right - 41 - left, top.h - 4)
    name, ink = scene.words.name(item), theme.SOFT if mark else theme.INK
    if full:
        canvas.paragraph(room, name, Face.LABEL, 16, ink, lines=2)
    else:
        canvas.text(room, name, Face.TEXT, 16, ink)
    if full and section != "license":
        effect = crew_effect(scene, item) if section == "crew" else upgrade_effect(scene, item)
        canvas.paragraph(Box(box.x + 9, box.y + 41, box.w - 16, box.h - 43), effect, Face.TEXT, 14, theme.SOFT)
    if number is not None and full:
        number_disc(canvas, box.x + 7, box.y + 7, number, 26)


def _price(canvas: Canvas, x: int, line: Box, cost: tuple[int, int], *, dear: bool) -> None:
    """What it costs now; in green when that is less than printed, struck through when the money is not there."""
    coin(canvas, x, line.cy, 19)
    ink = theme.STRIKE if dear else colors.CHEAPER if cost[0] != cost[1] else theme.INK
    canvas.text(Box(x + 11, line.y, 17, line.h), str(cost[0]), Face.HEAVY, 19, ink, "center")
    if dear:
        canvas.rule(x - 10, line.cy - 1, 38, theme.STRIKE, 3)


def _bait(canvas: Canvas, scene: Scene, box: Box, card: str, fish: str) -> None:
    """The fishing icons; with a number for each catch the card alone would bring."""
    catches = [
        (choice.split(":")[2], number)
        for choice, number in scene.options.items()
        if choice.startswith(f"catch:{card}:")
    ]
    if not catches:
        canvas.rounded(box, theme.RADIUS_CARD, colors.GULF)
        _animals(canvas, box.cx, box.cy, min(34, box.h - 6), fish)
        return
    canvas.rounded(box, theme.RADIUS_CARD, theme.WASH, theme.RING, 4)
    for (haul, number), cell in zip(catches, box.inset(4, 2).columns(len(catches), 2), strict=True):
        width = min(26, (cell.w - 30) // max(1, len(haul)) - 1)
        number_disc(canvas, cell.x + 14, cell.cy, number, 24)
        _animals(canvas, cell.x + 27 + (cell.w - 27) // 2, cell.cy, width, haul)


def _animals(canvas: Canvas, cx: int, cy: int, size: int, haul: str) -> None:
    pitch = size + (3 if size > 20 else 1)
    for each, letter in enumerate(haul):
        kind = data.LETTERS.index(letter)
        x = cx + round((each - (len(haul) - 1) / 2) * pitch)
        canvas.icon(colors.kind_sign(kind), x, cy, size, colors.KIND[kind])
