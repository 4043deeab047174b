"""The cards in hand, each with its four uses: license, crew member, boat upgrade, bait for a catch."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

from games.captains_gulf import data, picks
from games.captains_gulf.data import ALL_SECTIONS
from render import theme
from render.canvas import Canvas
from render.captains_gulf import colors
from render.captains_gulf.effects import crew_effect, upgrade_effect
from render.captains_gulf.extras import wild_in
from render.captains_gulf.pieces import crew_sign, license_sign, upgrade_sign
from render.captains_gulf.scene import Scene
from render.glance import panel_of
from render.grid import Box
from render.marks import coin, number_disc
from render.type import Face

CARD: Final = 306
SMALL: Final = 168
_MOST: Final = 6
_SMALL_LINE: Final = 5
_SECTIONS: Final = {"license": picks.License, "crew": picks.Crew, "upgrade": picks.Upgrade}


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
            _card(canvas, scene, cell, card, _uses(scene, seat, at), full=full)
            at += 1


FEW: Final = 6
"""So many cards stand in two columns of a panel, with what they cost; more in three."""
_FLAT: Final = 132
_COLUMNS_GAP: Final = 8
_SLIM: Final = 190
"""A card narrower than that has no room for long names."""
_SUM: Final = 29
"""The width of a price there."""


def _across(scene: Scene, cards: int) -> int:
    """In how many columns: those that are only held are not so large."""
    return 2 if cards <= FEW and scene.options else 3


def narrow_height(scene: Scene, cards: int) -> int:
    """The height of so many cards in a panel."""
    lines = -(-cards // _across(scene, cards))
    return lines * (_FLAT + _COLUMNS_GAP) - _COLUMNS_GAP if lines else 0


def narrow_hand(canvas: Canvas, scene: Scene, box: Box, seat: int, cards: Sequence[str]) -> None:
    """These cards, of the seat's hand or on offer, where they have only half or a third of a panel."""
    captain = scene.view.captains[seat]
    across = _across(scene, len(cards))
    buying = bool(scene.offered(*_SECTIONS.values()))
    lines = box.rows(-(-len(cards) // across), _COLUMNS_GAP)
    cells = [cell for line in lines for cell in line.columns(across, _COLUMNS_GAP)]
    for card, cell in zip(cards, cells, strict=False):
        at = captain.hand.index(card) if card in captain.hand else -1
        uses = _uses(scene, seat, at) if at >= 0 else None
        numbers = [(pick.text, number) for pick, number in scene.picks.items() if getattr(pick, "card", "") == card]
        played = card in scene.view.played or card == scene.view.pending
        costs = (uses.prices, uses.surcharges, [uses.mark(each) for each in ALL_SECTIONS]) if uses else None
        chosen = scene.view.pending_item if card == scene.view.pending else ""
        shows = scene.shows("flat card", card, scene.view.prices, costs, buying, numbers, played, chosen)
        draw = partial(_flat_card, canvas, scene, cell, card, uses, buying=buying)
        canvas.kept(panel_of(cell), shows, draw)


def _flat_card(canvas: Canvas, scene: Scene, box: Box, card: str, own: _Uses | None, *, buying: bool) -> None:
    """A card with its bait beside its number, below that the three other things it may become, with their prices;
    those that are too dear are marked while one is `buying`."""
    index = data.CARDS.index(card)
    row = data.ROWS.card[index]
    fish = data.FISH[index]
    whole = scene.number(picks.Drop(card))
    if whole is None:
        whole = scene.number(picks.Play(card, fish))
    chosen = card in scene.view.played or card == scene.view.pending
    edge = theme.RING if whole is not None else theme.DISC if chosen else colors.HEADER
    canvas.panel(box, theme.BOX, edge, 5 if whole is not None or chosen else 1.8)
    inner = box.inset(6 if box.w > _SLIM else 4, 6)
    head = inner.top(28)
    x = head.x + 6
    if whole is not None:
        number_disc(canvas, x + 10, head.cy, whole, 26)
        x += 30
    canvas.text(Box(x, head.y, 46, head.h), card, Face.NAME, 17, theme.SOFT)
    if chosen and whole is None and box.w > _SLIM:
        canvas.text(Box(x + 48, head.y, 90, head.h), scene.say("card-played"), Face.STRONG, 16, theme.DISC)
    catches = _catches(scene, card)
    if catches:
        room = head.beside(x + 48 - head.x)
        for (haul, number), cell in zip(catches, room.columns(len(catches), 2), strict=True):
            canvas.rounded(cell, theme.RADIUS_CARD, theme.WASH, theme.RING, 3)
            number_disc(canvas, cell.x + 14, cell.cy, number, 22)
            size = min(22, (cell.w - 28) // max(1, len(haul)) - 1)
            _animals(canvas, cell.x + 26 + (cell.w - 28) // 2, cell.cy, size, haul)
    else:
        _animals(canvas, head.right - 8 - 13 * len(fish), head.cy, 24, fish)
    costs, printed = _costs(scene, index, own)
    uses = (("license", row.license), ("crew", row.crew), ("upgrade", row.upgrade))
    for each, ((section, item), place) in enumerate(zip(uses, inner.below(30).rows(3, 2), strict=True)):
        number = scene.number(_SECTIONS[section](card, item))
        mark = own.mark(each) if own else ""
        mark = mark if buying or mark != "dear" else ""
        taken = card == scene.view.pending and item == scene.view.pending_item
        _use(canvas, scene, place, section, item, (costs[each], printed[each]), number, mark, full=False, taken=taken)


def _costs(scene: Scene, card: int, own: _Uses | None) -> tuple[Sequence[int], Sequence[int]]:
    """What a card costs in each section now, and before discounts."""
    prices = scene.view.prices
    printed = data.LICENSE_COST[card], data.CREW_COST[prices][card], data.UPGRADE_COST[prices][card]
    if own is None:
        return printed, printed
    return own.prices, [price + more for price, more in zip(printed, own.surcharges, strict=True)]


def _uses(scene: Scene, seat: int, at: int) -> _Uses | None:
    """What the card at this place of the hand costs now, whatever is paid besides its price included."""
    captain = scene.view.captains[seat]
    if not captain.prices:
        return None
    pending = captain.hand[at] == scene.view.pending
    surcharges = (0, 0, 0) if pending else scene.surcharges
    prices = [price + more for price, more in zip(captain.prices[at], surcharges, strict=True)]
    money = captain.money if pending else scene.cash(seat)
    return _Uses(money, prices, captain.barred[at], surcharges, scene.buying)


class _Uses(NamedTuple):
    """What a card in hand costs its owner in each section, and which it cannot have."""

    money: int
    prices: Sequence[int]
    barred: tuple[bool, ...]
    surcharges: tuple[int, int, int]
    buying: Sequence[int]

    def mark(self, section: int) -> str:
        """How a section that may not be added now is marked: nobody looks at the money where nothing is bought."""
        dear = section in self.buying and self.prices[section] > self.money
        return "barred" if self.barred[section] else "dear" if dear else ""


def _card(canvas: Canvas, scene: Scene, box: Box, card: str, own: _Uses | None, *, full: bool) -> None:
    index = data.CARDS.index(card)
    row = data.ROWS.card[index]
    fish = data.FISH[index]
    whole = scene.number(picks.Drop(card))
    if whole is None:
        whole = scene.number(picks.Play(card, fish))
    played = card in scene.view.played or card == scene.view.pending
    edge = theme.RING if whole is not None else theme.DISC if played else colors.HEADER
    canvas.panel(box, theme.BOX, edge, 5 if whole is not None or played else 1.8)
    inner = box.inset(6, 6)
    head = inner.top(26)
    canvas.text(Box(head.x + 8, head.y, 60, head.h), card, Face.NAME, 17, theme.SOFT)
    if whole is not None:
        number_disc(canvas, head.right - 17, head.cy + 1, whole, 28)
    elif played:
        canvas.text(Box(head.x + 70, head.y, head.w - 78, head.h), scene.say("card-played"), Face.STRONG, 15,
                    theme.DISC, "right")  # fmt: skip
    costs, printed = _costs(scene, index, own)
    heights = (44, 84, 84, 56) if full else (30, 30, 30, 36)
    y = head.bottom + 2
    uses = (("license", row.license), ("crew", row.crew), ("upgrade", row.upgrade))
    for each, (section, item) in enumerate(uses):
        place = Box(inner.x, y, inner.w, heights[each] - 4)
        number = scene.number(_SECTIONS[section](card, item))
        mark = own.mark(each) if own else ""
        taken = card == scene.view.pending and item == scene.view.pending_item
        _use(canvas, scene, place, section, item, (costs[each], printed[each]), number, mark, full=full, taken=taken)
        y += heights[each]
    _bait(canvas, scene, Box(inner.x, y, inner.w, inner.bottom - y), card, fish)


def _use(
    canvas: Canvas, scene: Scene, box: Box, section: str, item: str, cost: tuple[int, int], number: int | None,
    mark: str, *, full: bool, taken: bool = False,
) -> None:  # fmt: skip
    """One section: sign, name, price, and on large cards what it does; crossed out what the boat cannot take, framed
    what the card was just chosen for."""
    kind = data.SEAFOOD.index(data.ROWS.license[data.LICENSES.index(item)].seafood) if section == "license" else 0
    color = {"crew": colors.CREW, "upgrade": colors.WOOD}.get(section, colors.KIND[kind])
    if number is not None:
        canvas.rounded(box, theme.RADIUS_CARD, theme.WASH, theme.RING, 4)
    elif taken:
        canvas.rounded(box, theme.RADIUS_CARD, colors.wash(color), theme.DISC, 4)
    else:
        canvas.rounded(box, theme.RADIUS_CARD, colors.wash(color))
    size = 32 if full else 24
    top = box.top(40 if full else box.h)
    sign_x = box.x + 4 + size // 2
    if number is not None and not full:
        number_disc(canvas, sign_x, top.cy, number, 24)
    else:
        _sign(canvas, sign_x, top.cy, size, section, item)
    if mark == "barred":
        canvas.icon("cross", box.right - 19, top.cy, 20, theme.STRIKE)
    else:
        _price(canvas, scene, top, cost, dear=mark == "dear")
    wide = box.w > _SLIM
    left = sign_x + size // 2 + (4 if wide else 1)
    room = Box(left, top.y + 2, box.right - (41 if wide else _SUM + 3) - left, top.h - 4)
    name, ink = _name(scene, section, item, box.w), theme.SOFT if mark else theme.INK
    if full:
        canvas.paragraph(room, name, Face.LABEL, 16, ink, lines=2)
    else:
        canvas.text(room, name, Face.TEXT, 16, ink)
    if full and section != "license":
        effect = crew_effect(scene, item) if section == "crew" else upgrade_effect(scene, item)
        canvas.paragraph(Box(box.x + 9, box.y + 41, box.w - 16, box.h - 43), effect, Face.TEXT, 14, theme.SOFT)
    if number is not None and full:
        number_disc(canvas, box.x + 7, box.y + 7, number, 26)


def _sign(canvas: Canvas, cx: int, cy: int, size: int, section: str, item: str) -> None:
    match section:
        case "license":
            seafood = data.ROWS.license[data.LICENSES.index(item)].seafood
            license_sign(canvas, cx, cy, size, data.SEAFOOD.index(seafood))
        case "crew":
            crew_sign(canvas, cx, cy, size, item)
        case _:
            upgrade_sign(canvas, cx, cy, size, item)


def _name(scene: Scene, section: str, item: str, width: int) -> str:
    name = scene.words.name(item)
    if section == "license" or width >= _SLIM:
        return name
    return scene.words("captains_gulf-noun-in_brief", item_id=item, item=name)


def _price(canvas: Canvas, scene: Scene, line: Box, cost: tuple[int, int], *, dear: bool) -> None:
    """What it costs now; in green when that is less than printed, struck through when the money is not there."""
    ink = theme.STRIKE if dear else colors.CHEAPER if cost[0] != cost[1] else theme.INK
    if line.w <= _SLIM:  # there is no room for a coin
        canvas.text(
            Box(line.right - _SUM, line.y, _SUM - 3, line.h), scene.dollars(cost[0]), Face.HEAVY, 17, ink, "right"
        )
        if dear:
            canvas.rule(line.right - _SUM, line.cy - 1, _SUM - 3, theme.STRIKE, 3)
        return
    x = line.right - 31
    coin(canvas, x, line.cy, 19)
    canvas.text(Box(x + 11, line.y, 17, line.h), str(cost[0]), Face.HEAVY, 19, ink, "center")
    if dear:
        canvas.rule(x - 10, line.cy - 1, 38, theme.STRIKE, 3)


def _catches(scene: Scene, card: str) -> list[tuple[str, int]]:
    """What this card alone would bring, without bonus tiles, with the buttons' numbers."""
    offered = [(pick, number) for pick, number in scene.offered(picks.Catch) if pick.card == card]
    return [(pick.haul, number) for pick, number in offered if not wild_in(pick)]


def _bait(canvas: Canvas, scene: Scene, box: Box, card: str, fish: str) -> None:
    """The fishing icons; with a number for each catch the card alone would bring."""
    catches = _catches(scene, card)
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
