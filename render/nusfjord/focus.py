"""What a question of Nusfjord is about, for the panel in which it is asked: the Action board, the buildings that can be
had, the elders, the own harbor. What lies on them is drawn by the modules of the whole sheet.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from games.nusfjord import data, picks
from render import focus, theme
from render.canvas import Canvas, Picture
from render.figures import round_of
from render.focus import GAP, INNER, Head, Part
from render.grid import Box
from render.nusfjord import colors
from render.nusfjord.alt import focus_alt
from render.nusfjord.board import actions, banquet, market, ships
from render.nusfjord.cards import (
    BUILDING,
    ELDER,
    TITLE,
    TITLE_EDGES,
    building_card,
    building_height,
    building_title,
    elder_card,
    elder_height,
)
from render.nusfjord.fleet import council, council_height, crew, elders, holdings, supply, track
from render.nusfjord.harbor import choices_of, harbor, standing, standing_height
from render.nusfjord.scene import Scene
from render.nusfjord.sheet import other_seat
from render.type import Face, text_width

_GOODS: Final = 46
_ACTIONS: Final = 368
_HARBOR: Final = 230
_TRACK: Final = 46
_SHIPS: Final = 200
_PLATES: Final = 300
_MARKET: Final = 88
_OTHER: Final = 62
_ELDERS: Final = 66
_SHARES: Final = 34
_TEXT: Final = 16
_PER_LINE: Final = 2
_TITLES: Final = 3
_MOST: Final = 8
_COLUMN: Final = (INNER - GAP) // _PER_LINE

_ABOUT: Final[dict[str, tuple[str, ...]]] = {
    "turn": ("actions",),
    "rest": ("uses",),
    "final": ("uses",),
    "order": ("uses",),
    "build": ("buildings",),
    "name_other": ("others",),
    "pay_mix": ("card", "harbor"),
    "site": ("card", "harbor", "track"),
    "ship": ("ships", "track"),
    "serve": ("plates",),
    "fell": ("harbor",),
    "plant": ("harbor",),
    "take_elder": ("stacks",),
    "use_now": ("council",),
    "use_now_or_never": ("council",),
    "provide": ("plates",),
    "feed_elders": ("council",),
    "pay_holders": ("others",),
    "card_exchange": ("card", "harbor"),
    "card_action": ("card", "harbor"),
    "card_choose": ("card", "actions"),
    "card_remove_forest": ("card", "harbor"),
    "card_place_forest": ("card", "harbor"),
    "card_upgrade_ship": ("card", "track", "ships"),
    "card_sell_ship": ("card", "track"),
    "card_take_share": ("card", "market", "shares"),
    "card_move": ("card", "harbor"),
    "card_copy_action": ("card", "actions"),
}
_NOT_ASKED: Final = ("harbor", "track", "elders", "shares")


def focus_picture(scene: Scene, seat: int) -> Picture:
    """The parts the question of this seat is about, above the goods it has; its harbor while it is not asked."""
    view = scene.view
    asked = view.asked if view.viewer == seat and scene.options else ""
    makers: dict[str, Callable[[], Part]] = {
        "actions": lambda: Part(_ACTIONS, lambda canvas, box: actions(canvas, scene, box)),
        "uses": lambda: _uses(scene, seat),
        "buildings": lambda: _buildings(scene),
        "others": lambda: _others(scene, seat),
        "card": lambda: _card(scene),
        "harbor": lambda: Part(_HARBOR, partial(_harbor, scene, seat)),
        "track": lambda: Part(_TRACK, lambda canvas, box: track(canvas, scene, seat, box.inset(4), large=True)),
        "ships": lambda: Part(_SHIPS, lambda canvas, box: ships(canvas, scene, box)),
        "plates": lambda: Part(_PLATES, partial(_plates, scene, seat)),
        "stacks": lambda: _stacks(scene),
        "council": lambda: Part(
            council_height(scene, seat, INNER, _TEXT),
            lambda canvas, box: council(canvas, scene, seat, box, size=_TEXT),
        ),
        "market": lambda: Part(_MARKET, lambda canvas, box: market(canvas, scene, box)),
        "elders": lambda: Part(_ELDERS, lambda canvas, box: elders(canvas, scene, seat, box)),
        "own elders": lambda: _own_elders(scene, seat),
        "shares": lambda: Part(_SHARES, lambda canvas, box: holdings(canvas, scene, seat, box)),
    }
    about = _ABOUT.get(asked, _NOT_ASKED)
    if asked == "turn" and scene.offered(picks.UseElder):
        about = *about, "own elders"
    parts = [*(makers[name]() for name in about), Part(_GOODS, partial(_goods, scene, seat))]
    notes = [(True, scene.words("picture-changed"))] if scene.changed is not None else []
    notes.append((False, scene.say("house-cards")))
    decision = scene.asking(asked, view.asked_args) if asked else scene.decision
    head = Head(
        colors.HEADER, colors.RULE, round_of(view.round, view.rounds), scene.words("picture-round"),
        scene.phase, decision[:1].upper() + decision[1:], view.waiting if not asked else [seat], colors.COMPANIES,
    )  # fmt: skip
    return focus.stacked(colors.GROUND, head, parts, notes).finish(
        colors.PALETTE, focus_alt(scene.in_words, seat, about)
    )


def _goods(scene: Scene, seat: int, canvas: Canvas, box: Box) -> None:
    """What the seat has: goods, haul, workers to be placed, cards in hand."""
    canvas.rounded(box, theme.RADIUS_CARD, colors.SHEET, theme.LINE, 1.6)
    inner = box.inset(10, 4)
    supply(canvas, scene, seat, inner.left(260), size=28)
    haul = inner.beside(272)
    canvas.icon("boat", haul.x + 15, haul.cy, 28, colors.DEEP)
    crew(canvas, scene, seat, inner.beside(356), size=34)
    canvas.text(Box(haul.x + 34, haul.y, 40, haul.h), str(scene.view.players[seat].haul), Face.HEAVY, 26, theme.INK)


def _harbor(scene: Scene, seat: int, canvas: Canvas, box: Box) -> None:
    harbor(canvas, scene, seat, box.inset(4), size=_TEXT, choosing=True)


def _plates(scene: Scene, seat: int, canvas: Canvas, box: Box) -> None:
    """The Banquet Table, beside it the elders and the shares."""
    banquet(canvas, scene, box.left(150))
    right = box.beside(150 + GAP)
    elders(canvas, scene, seat, right.top(2 * _ELDERS))
    market(canvas, scene, right.below(2 * _ELDERS + GAP).top(_MARKET))
    holdings(canvas, scene, seat, Box(right.x, right.bottom - _SHARES, right.w, _SHARES))


# -- cards -------------------------------------------------------------------------------------------------------


def _grid(heights: Sequence[int], least: int, draw: Callable[[Canvas, int, Box, bool], None]) -> Part:
    """Cards in two columns: with their whole texts where there is room, else as they lie on the table."""
    room = focus.ROOM - _GOODS - 2 * GAP - 20
    lines = [max(heights[start : start + _PER_LINE]) for start in range(0, len(heights), _PER_LINE)]
    large = sum(lines) + GAP * (len(lines) - 1) <= room
    if not large:
        lines = [least] * len(lines)

    def cards(canvas: Canvas, box: Box) -> None:
        y = box.y
        for line, height in enumerate(lines):
            for each, cell in enumerate(Box(box.x, y, box.w, height).columns(_PER_LINE, GAP), line * _PER_LINE):
                if each < len(heights):
                    draw(canvas, each, cell, large)
            y += height + GAP

    return Part(sum(lines) + GAP * (len(lines) - 1) if lines else 0, cards)


def _buildings(scene: Scene) -> Part:
    """The buildings that can be built, in the order of their numbers."""
    found = [pick.building for pick, _ in scene.offered(picks.Build)]
    had = {*scene.earlier.open_a, *scene.earlier.open_b, *scene.earlier.open_c}
    had |= {card for player in scene.earlier.players for card in player.hand}

    def draw(canvas: Canvas, each: int, cell: Box, large: bool) -> None:
        building_card(canvas, scene, found[each], cell, fresh=found[each] not in had, large=large)

    if len(found) > _MOST:
        return _titles(scene, found)
    return _grid([building_height(scene.words, card, _COLUMN) for card in found], BUILDING, draw)


def _titles(scene: Scene, cards: Sequence[str]) -> Part:
    """More buildings than there is room for: what each costs and is worth; the panel's text says what they do."""
    width = (INNER - GAP * (_TITLES - 1)) // _TITLES
    long = max(text_width(scene.words.name(card), Face.STRONG, theme.FLOOR) for card in cards) > width - TITLE_EDGES
    columns = _TITLES - 1 if long else _TITLES
    lines = -(-len(cards) // columns)

    def draw(canvas: Canvas, box: Box) -> None:
        cells = [cell for line in box.rows(lines, GAP) for cell in line.columns(columns, GAP)]
        for card, cell in zip(cards, cells, strict=False):
            building_title(canvas, scene, card, cell)

    return Part(lines * (TITLE + GAP) - GAP, draw)


def _stacks(scene: Scene) -> Part:
    """The elders that can be taken."""
    tops = [stack[-1] for stack in scene.view.stacks if stack]

    def draw(canvas: Canvas, each: int, cell: Box, large: bool) -> None:
        elder_card(canvas, scene, tops[each], cell, large=large)

    return _grid([elder_height(scene.words, elder, _COLUMN) for elder in tops], ELDER, draw)


def _uses(scene: Scene, seat: int) -> Part:
    """The own buildings that can be used now, with what they do."""
    buildings = [building for building, _ in scene.view.players[seat].buildings]
    found = [number for number, building in enumerate(buildings) if choices_of(scene, building)]

    def draw(canvas: Canvas, each: int, cell: Box, large: bool) -> None:
        standing(canvas, scene, seat, found[each], cell, _TEXT)

    heights = [standing_height(scene, buildings[number], _COLUMN, _TEXT) for number in found]
    return _grid(heights, BUILDING, draw)


def _own_elders(scene: Scene, seat: int) -> Part:
    """The own elders to whom a worker can go, with what they do in short."""
    found = [elder for elder in scene.view.players[seat].elders if picks.UseElder(elder) in scene.picks]

    def draw(canvas: Canvas, box: Box) -> None:
        for elder, cell in zip(found, box.columns(max(2, len(found)), GAP), strict=False):
            elder_card(canvas, scene, elder, cell, pick=picks.UseElder(elder))

    return Part(ELDER, draw)


def _card(scene: Scene) -> Part:
    """The building or elder that asks."""
    args = scene.view.asked_args
    card = str(args.get("building") or args.get("source") or "")
    if card in data.BUILDINGS:
        return Part(BUILDING, lambda canvas, box: building_card(canvas, scene, card, box))
    if card in data.ELDERS:
        return Part(ELDER, lambda canvas, box: elder_card(canvas, scene, card, box))
    return Part(0, lambda canvas, box: None)


def _others(scene: Scene, seat: int) -> Part:
    """All other seats, one under the other."""
    seats = scene.view.seats
    others = [(seat + step) % seats for step in range(1, seats)]

    def draw(canvas: Canvas, box: Box) -> None:
        for other, row in zip(others, box.rows(len(others), GAP), strict=True):
            other_seat(canvas, scene, seat, other, row)

    return Part(len(others) * (_OTHER + GAP) - GAP if others else 0, draw)
