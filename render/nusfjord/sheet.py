"""One seat's own position, large: Harbor board, Fishing track, council, shares, hand; below it the Action board, the
others in short, and whatever of the supply the question is about.
"""

from __future__ import annotations

from typing import Final

from games.nusfjord import data, picks
from render import theme
from render.canvas import Canvas, Picture
from render.figures import figure
from render.grid import Box
from render.marks import corner_ticks, number_disc
from render.nusfjord import colors
from render.nusfjord.alt import sheet_alt
from render.nusfjord.board import HEIGHT as BOARD
from render.nusfjord.board import action_board
from render.nusfjord.cards import hand_card
from render.nusfjord.display import COUNCIL, display, display_height, displayed
from render.nusfjord.display import council as stacks
from render.nusfjord.fleet import council, crew, holdings, supply, track
from render.nusfjord.harbor import harbor
from render.nusfjord.legend import legend
from render.nusfjord.pieces import company_emblem, shares
from render.nusfjord.plate import head
from render.nusfjord.scene import Scene
from render.nusfjord.signs import signs, signs_height, signs_of
from render.nusfjord.table import GAP, LEGEND, SIGNS, UPPER
from render.nusfjord.top import top
from render.type import Face, text_width

_OWN: Final = 464
_HAND: Final = 150
_OTHERS: Final = 60
_COUNCIL: Final = 420


def draw_sheet(scene: Scene, seat: int, *, whole: bool = False) -> Canvas:
    """The sheet as a canvas; `whole` shows all of the supply, as alone, where the sheet is the table."""
    view = scene.view
    hand = view.players[seat].hand
    cards = display_height(scene) if whole or scene.offered(picks.Build) else 0
    parts = [
        ("own", _OWN),
        ("hand", _HAND if hand else 0),
        ("display", cards),
        ("stacks", COUNCIL if whole or scene.offered(picks.Take) else 0),
        ("board", BOARD),
        ("others", _OTHERS if view.seats > 1 else 0),
    ]
    parts = [(name, height) for name, height in parts if height]
    there = dict(parts)
    shown = [building for building, _ in view.players[seat].buildings] + hand
    shown += displayed(view) if "display" in there else []
    found = signs_of(scene, shown, view.stacks if "stacks" in there else ())
    wide = theme.WIDTH - 2 * theme.MARGIN - 8
    meanings = signs_height(scene, found, wide, SIGNS)
    total = UPPER + sum(height + GAP for _, height in parts) + meanings + LEGEND - 4
    canvas = Canvas(theme.WIDTH, total, colors.GROUND)
    top(canvas, scene)
    y = UPPER
    for name, height in parts:
        box = Box(theme.MARGIN, y, theme.WIDTH - 2 * theme.MARGIN, height)
        match name:
            case "own":
                _own(canvas, scene, seat, box)
            case "hand":
                _hand(canvas, scene, seat, box)
            case "others":
                _others(canvas, scene, seat, box)
            case "display":
                display(canvas, scene, box)
            case "stacks":
                stacks(canvas, scene, box)
            case _:
                action_board(canvas, scene, box)
        y += height + GAP
    signs(canvas, scene, found, Box(theme.MARGIN + 4, y - 4, wide, meanings), SIGNS)
    legend(canvas, scene, Box(theme.MARGIN + 4, y + meanings - 1, wide, 21))
    return canvas


def _own(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """Figures and Harbor board at the left; track, council, shares at the right."""
    canvas.panel(box, colors.SHEET, theme.RING if seat in scene.view.waiting else theme.LINE, 3)
    inner = box.inset(16, 12)
    left = inner.left(inner.w - _COUNCIL - 20)
    figures = left.top(58)
    head(canvas, scene, seat, figures.left(330))
    supply(canvas, scene, seat, Box(figures.x + 352, figures.y, 330, figures.h), size=36)
    crew(canvas, scene, seat, Box(figures.x + 700, figures.y, figures.right - figures.x - 700, figures.h), size=40)
    harbor(canvas, scene, seat, Box(left.x + 4, left.y + 68, left.w - 8, left.h - 70), large=True)
    right = inner.beside(left.w + 20)
    track(canvas, scene, seat, right.top(58), large=True)
    council(canvas, scene, seat, Box(right.x, right.y + 68, right.w, right.h - 68 - 40))
    holdings(canvas, scene, seat, Box(right.x, right.bottom - 32, right.w, 32))


def _hand(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """P5: the C buildings in hand, as cards."""
    hand = scene.view.players[seat].hand
    canvas.rounded(box, theme.RADIUS_PANEL, colors.HEADER)
    label = box.left(104).inset(10)
    canvas.text(Box(label.x, label.cy - 30, label.w, 30), scene.say("hand"), Face.TITLE, 22, theme.WHITE, "center")
    note = Box(label.x, label.cy, label.w, 40)
    canvas.paragraph(note, scene.say("hand-note"), Face.LABEL, 15, theme.HEADER_SMALL, "center")
    area = Box(label.right + 10, box.y + 12, box.right - 12 - label.right - 10, box.h - 24)
    before = scene.before(seat).hand
    for card, cell in zip(hand, area.columns(max(3, len(hand)), 12), strict=False):
        hand_card(canvas, scene, card, cell, fresh=card not in before)


def _others(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """The other seats in one line each: points, supply, haul, shares of the reader's company."""
    view = scene.view
    others = [(seat + step) % view.seats for step in range(1, view.seats)]
    for other, cell in zip(others, box.columns(len(others), 10), strict=True):
        other_seat(canvas, scene, seat, other, cell)


def other_seat(canvas: Canvas, scene: Scene, seat: int, other: int, cell: Box) -> None:
    """Another seat in one line, as `seat` looks at it: points, supply, haul, shares of the looker's company."""
    view = scene.view
    player = view.players[other]
    company = data.COMPANIES[other]
    number = next(iter(scene.numbers(picks.Other(company), picks.Dividend(company))), None)
    decides = other in view.waiting or number is not None
    canvas.rounded(cell, theme.RADIUS_PANEL, colors.SHEET, theme.RING if decides else theme.LINE, 4 if decides else 1.6)
    company_emblem(canvas, cell.x + 26, cell.cy, 38, other)
    points = figure(scene.total(other))
    width = round(text_width(points, Face.HEAVY, 28)) + 2
    canvas.text(Box(cell.right - 12 - width, cell.y, width, cell.h), points, Face.HEAVY, 28, theme.INK, "right")
    room = Box(cell.x + 52, cell.y + 5, cell.right - width - 22 - cell.x - 52, cell.h - 10)
    canvas.text(room.top(25), scene.name(other), Face.NAME, 18, theme.INK)
    small = Box(room.x, room.y + 26, room.w, 24)
    supply(canvas, scene, other, small.left(min(small.w, 190)), size=18)
    if small.w > 260:
        canvas.icon("boat", small.x + 205, small.cy, 20, colors.DEEP)
        canvas.text(Box(small.x + 218, small.y, 26, small.h), str(player.haul), Face.STRONG, 18, theme.INK)
    if small.w > 330 and player.shares[seat]:
        counts = [count if each == seat else 0 for each, count in enumerate(player.shares)]
        shares(canvas, counts, small.x + 262, small.cy, 22, scene.before(other).shares)
    if number is not None:
        number_disc(canvas, cell.x + 10, cell.y + 8, number, 28)
    if len(player.buildings) != len(scene.before(other).buildings):
        corner_ticks(canvas, cell.inset(2), 9)


def sheet_picture(scene: Scene, seat: int, *, whole: bool = False) -> Picture:
    """The sheet as a picture."""
    return draw_sheet(scene, seat, whole=whole).finish(colors.PALETTE, sheet_alt(scene.in_words, seat))
