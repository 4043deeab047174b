"""The movement cards of one seat: for each of its figures five cards, where each would lead, and what is chosen."""

from __future__ import annotations

from typing import Final

from games.montego_bay import picks, places
from games.montego_bay.data import CARDS, FIGURES, SLOTS, TAVERNS
from games.montego_bay.view import FigureView, SpaceView
from render import theme
from render.canvas import Canvas
from render.grid import Box, around
from render.marks import number_disc, tick_disc
from render.montego_bay import colors
from render.montego_bay.pieces import card, goods, worker
from render.montego_bay.quay_plan import CIRCLE, QuayPlan
from render.montego_bay.scene import Scene
from render.type import Face

_LABEL: Final = 220
_MOST: Final = 128
_CHIP: Final = 34
_FLAT: Final = 58


def slot_of(scene: Scene, seat: int, figure: FigureView) -> str:
    """How choices call the figure: big, small, third, jack."""
    if figure.size == "jack":
        return "jack"
    return SLOTS[scene.view.players[seat].workers.index(figure.id)]


def landing(scene: Scene, figure: FigureView, value: int) -> SpaceView | None:
    """Where the card leads if nothing else moves; None for a figure that is not on the board."""
    if figure.at == places.ASIDE or not scene.view.spaces:
        return None
    return scene.view.spaces[places.landing(figure.at, value, len(scene.view.spaces))]


def _led_to(scene: Scene, figure: FigureView, value: int) -> tuple[SpaceView | None, FigureView | None, str]:
    """The space on which a card leaves the figure, who is pushed or overtaken there, and the name of that place."""
    if figure.at == places.ASIDE or not scene.view.spaces:
        return None, None, ""
    seen = scene.view.forecast(figure, value)
    if seen.end < 0:
        return None, None, scene.say("in-tavern")
    space = scene.view.spaces[seen.end]
    met = seen.standing != places.FREE and seen.end == seen.landing
    return space, scene.figures.get(FIGURES[seen.standing]) if met else None, space.name


def hand(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """A row of cards for every figure of the seat, and how to be done."""
    figures = scene.workers(seat)
    done = scene.number(picks.Done())
    foot = 40 if done is not None or scene.done(seat) else 0
    gap = 8
    rows = Box(box.x, box.y, box.w, min(box.h - foot, (_MOST + gap) * len(figures) - gap))
    for figure, row in zip(figures, rows.rows(len(figures), gap), strict=True):
        _row(canvas, scene, seat, figure, row)
    if foot:
        _done(canvas, scene, done, Box(box.x, rows.bottom + 6, box.w, 34))


SLIM: Final = 104
"""The height of a figure's row in a panel."""
DONE: Final = 36


def slim_hand(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """The same in a panel: the figure in front of its five cards, the space each leads to below its number."""
    figures = scene.workers(seat)
    for each, figure in enumerate(figures):
        row = Box(box.x, box.y + each * (SLIM + 8), box.w, SLIM)
        canvas.rounded(row, theme.RADIUS_CARD + 2, theme.PAPER, colors.WOOD, 1.8)
        worker(canvas, scene, figure, row.x + 40, row.y + 70, 60)
        where = scene.say("in-tavern") if figure.place in TAVERNS else scene.words.name(figure.place)
        canvas.text(Box(row.x + 6, row.bottom - 28, 70, 22), where, Face.LABEL, 16, theme.INK, "center")
        slot = slot_of(scene, seat, figure)
        for value, place in zip(CARDS, row.beside(80).inset(3, 4).columns(len(CARDS), 5), strict=True):
            _slim_card(canvas, scene, figure, value, place, scene.number(picks.Card(slot, value)))
    done = scene.number(picks.Done())
    if done is not None or scene.done(seat):
        _done(canvas, scene, done, Box(box.x, box.bottom - DONE + 2, box.w, DONE - 2))


def _slim_card(canvas: Canvas, scene: Scene, figure: FigureView, value: int, box: Box, number: int | None) -> None:
    chosen = figure.card == value
    if chosen:
        canvas.rounded(box, theme.RADIUS_CARD, colors.HEADER)
    elif number is not None:
        canvas.rounded(box, theme.RADIUS_CARD, theme.BOX, theme.RING, 3)
    else:
        canvas.rounded(box, theme.RADIUS_CARD, colors.GROUND, theme.LINE, 1.2)
    paper = Box(box.x + 14, box.y + 10, 30, 42)
    if number is None and not chosen:
        canvas.rounded(paper, 5, colors.GROUND, theme.LINE, 1.6)
        canvas.text(paper, str(value), Face.HEAVY, 26, theme.SOFT, "center")
    else:
        card(canvas, paper, value)
    space, other, name = _led_to(scene, figure, value)
    low = Box(box.x + 5, box.bottom - 40, box.w - 10, 36)
    if name:
        canvas.rounded(low, 5, theme.BOX)
        canvas.text(Box(low.x + 4, low.y, low.w - 8, 18), name, Face.NAME, 16, theme.INK)
    if space is not None:
        if other is not None:
            worker(canvas, scene, other, box.right - 22, low.y - 2, 40)
        goods(canvas, Box(low.x + 4, low.y + 18, low.w - 8, 18), space, 15, jack_works=figure.size == "jack")
    if chosen:
        tick_disc(canvas, paper.right, paper.bottom - 2, 22, colors.BACK)
    if number is not None:
        number_disc(canvas, box.x + 10, box.y + 9, number, 24)


def _done(canvas: Canvas, scene: Scene, number: int | None, box: Box) -> None:
    """The choice to leave the cards as they lie, or that this is what was chosen."""
    pill = Box(box.right - min(420, box.w), box.y, min(420, box.w), box.h)
    if number is None:
        tick_disc(canvas, pill.x + 18, pill.cy, 26, colors.HEADER)
        canvas.text(pill.beside(40), scene.say("hand-done"), Face.LABEL, 20, theme.INK)
        return
    canvas.rounded(pill, 17, theme.WASH, theme.RING, 4)
    number_disc(canvas, pill.x + 22, pill.cy, number, 24)
    canvas.text(pill.inset(46, 2), scene.say("hand-confirm"), Face.LABEL, 20, theme.INK)


def _row(canvas: Canvas, scene: Scene, seat: int, figure: FigureView, box: Box) -> None:
    canvas.rounded(box, theme.RADIUS_CARD + 2, theme.PAPER, colors.WOOD, 1.8)
    size = min(76, box.h - 10)
    worker(canvas, scene, figure, box.x + 46, box.cy + size // 2, size)
    words = Box(box.x + 94, box.cy - 26, _LABEL - 98, 52)
    upper, lower = words.rows(2)
    canvas.text(upper, scene.words.name(figure.id), Face.NAME, 20, theme.INK)
    canvas.text(lower, scene.words.name(figure.place), Face.TEXT, 17, theme.SOFT)
    slot = slot_of(scene, seat, figure)
    for value, place in zip(CARDS, box.beside(_LABEL).inset(4, 5).columns(len(CARDS), 8), strict=True):
        _card(canvas, scene, figure, value, place, scene.number(picks.Card(slot, value)))


def _card(canvas: Canvas, scene: Scene, figure: FigureView, value: int, box: Box, number: int | None) -> None:
    """A card and where it leads. The chosen one lies on dark ground with a tick."""
    chosen = figure.card == value
    if chosen:
        canvas.rounded(box, theme.RADIUS_CARD, colors.HEADER)
    elif number is not None:
        canvas.rounded(box, theme.RADIUS_CARD, theme.BOX, theme.RING, 3)
    else:
        canvas.rounded(box, theme.RADIUS_CARD, colors.GROUND, theme.LINE, 1.2)
    height = min(70, box.h - 14)
    paper = Box(box.x + 24, box.cy - height // 2, round(height * 0.72), height)
    if number is None and not chosen:
        canvas.rounded(paper, 6, colors.GROUND, theme.LINE, 1.6)
        canvas.text(paper, str(value), Face.HEAVY, round(height * 0.62), theme.SOFT, "center")
    else:
        card(canvas, paper, value)
    ink = theme.WHITE if chosen else theme.INK
    space, other, name = _led_to(scene, figure, value)
    room = Box(paper.right + 10, box.y + 4, box.right - paper.right - 18, box.h - 8)
    if space is not None:
        _lands(canvas, scene, figure, space, other, room, ink)
    elif name:
        canvas.text(room, name, Face.NAME, 20, ink)
    if chosen:
        flat = box.h - 8 < _FLAT
        tick_disc(
            canvas, *((box.x + 13, box.bottom - 10) if flat else (paper.right - 2, paper.bottom - 4)), 27, colors.BACK
        )
    if number is not None:
        number_disc(canvas, box.x + 10, box.y + 9, number, 24)


def _lands(
    canvas: Canvas,
    scene: Scene,
    figure: FigureView,
    space: SpaceView,
    other: FigureView | None,
    box: Box,
    ink: theme.Color,
) -> None:
    """The space, who stands there by then, and what its room holds: in two lines, or in one if there is no room."""
    flat = box.h < _FLAT
    upper, lower = (box.left(70), box.beside(72)) if flat else box.rows(2)
    end = canvas.text(upper, space.name, Face.NAME, 22 if flat else 24, ink)
    if other is not None:
        height = min(44, upper.h - 4)
        worker(canvas, scene, other, end + (18 if flat else 32), upper.cy + height // 2, height)
    size = min(26, 15 if flat else lower.h - 8)
    canvas.rounded(Box(lower.x - 3, lower.cy - size // 2 - 6, lower.w + 3, size + 12), 5, theme.BOX)
    goods(canvas, Box(lower.x, lower.y, lower.w - 4, lower.h), space, size, jack_works=figure.size == "jack")


def previews(canvas: Canvas, scene: Scene, seat: int, plan: QuayPlan) -> None:
    """At every space outside the ring the own cards that lead there; the chosen ones on dark ground."""
    found: dict[int, list[tuple[FigureView, int]]] = {}
    for figure in scene.workers(seat):
        slot = slot_of(scene, seat, figure)
        for value in CARDS:
            if figure.at != places.ASIDE and (figure.card == value or picks.Card(slot, value) in scene.picks):
                end = scene.view.forecast(figure, value).end
                if end >= 0:
                    found.setdefault(end, []).append((figure, value))
    for place, chips in found.items():
        x, y = plan.middle(place)
        outward = -1 if place < plan.spaces // 2 else 1
        for each, (figure, value) in enumerate(chips):
            cx = x + round((each - (len(chips) - 1) / 2) * (_CHIP + 2))
            chip = around(cx, y + outward * (CIRCLE // 2 + 15), _CHIP, 27)
            chosen = figure.card == value
            canvas.rounded(chip, 5, colors.HEADER if chosen else theme.BOX, theme.INK, 1.4)
            worker(canvas, scene, figure, chip.x + 11, chip.bottom - 3, 22, badge=False)
            ink = theme.WHITE if chosen else theme.INK
            canvas.text(Box(chip.right - 15, chip.y, 13, chip.h), str(value), Face.STRONG, 18, ink, "center")
