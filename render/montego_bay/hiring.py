"""Hiring Lazy Jack in the private view: who may ask for him, who would get him, and beside whom he is put."""

from __future__ import annotations

from typing import Final

from games.montego_bay import picks
from games.montego_bay.data import CARDS, RULES
from games.montego_bay.view import FigureView
from render import theme
from render.canvas import Canvas
from render.grid import Box
from render.marks import coin, emblem, number_disc, tick_disc
from render.montego_bay import colors
from render.montego_bay.hand import landing, slot_of
from render.montego_bay.pieces import card, counted, goods, jack, worker
from render.montego_bay.scene import Scene
from render.type import Face

_CHOICES: Final = (picks.Hire(), picks.Pass())
_NARROW: Final = 700
_ANSWERS: Final = 216


def hiring_height(scene: Scene, seat: int) -> int:
    """The height of all of it in a panel: the list is there only if anybody else can pay."""
    return _ANSWERS if able(scene) == [seat] else _ANSWERS + 12 + 92 + 44 * scene.view.seats


def able(scene: Scene) -> list[int]:
    """Who can pay, in the order in which they would get him (M3.3)."""
    found = [each for each in range(scene.view.seats) if scene.view.players[each].coins >= RULES.jack_cost]
    return sorted(found, key=lambda each: (scene.view.players[each].vp, _front(scene, each)))


def hiring(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """Left the two answers, right everybody who can pay, in the order in which they would get him (M3.3).

    A seat that cannot pay has no answers.
    """
    candidates = able(scene)
    narrow = box.w < _NARROW
    right = box if narrow else box.inset(box.w // 5, 0)
    if seat in candidates:
        left, right = (box.top(_ANSWERS), box.below(_ANSWERS + 12)) if narrow else box.columns(2, 16)
        for pick, place in zip(_CHOICES, left.rows(len(_CHOICES), 12), strict=True):
            _answer(canvas, scene, seat, pick, place)
    if narrow and candidates == [seat]:
        return
    canvas.panel(right, theme.BOX)
    inner = right.inset(16, 10)
    canvas.text(inner.top(32), scene.say("hire-order"), Face.NAME, 21, colors.HEADER)
    canvas.text(inner.below(32).top(24), scene.say("hire-rule"), Face.TEXT, 17, theme.SOFT)
    for each, row in zip(candidates, inner.below(62).rows(scene.view.seats, 4), strict=False):
        emblem(canvas, row.x + 20, row.cy, 34, scene.color(each))
        name = Box(row.x + 48, row.y, row.w - 48 - 232, row.h)
        canvas.text(name, scene.name(each), Face.NAME, 21, theme.INK)
        points = f"{scene.view.players[each].vp} {scene.say('vp')}"
        canvas.text(Box(row.right - 240, row.y, 90, row.h), points, Face.STRONG, 21, theme.INK, "right")
        coin(canvas, row.right - 112, row.cy, 26)
        counted(canvas, row.right - 94, row.cy, str(scene.view.players[each].coins), 21)
        if scene.done(each):
            tick_disc(canvas, row.right - 20, row.cy, 26, colors.HEADER)


def _front(scene: Scene, seat: int) -> int:
    """The position of a seat's frontmost tile (A19)."""
    own = set(scene.view.players[seat].workers)
    return next((position for position, tile in enumerate(scene.view.tiles) if tile in own), len(scene.view.tiles))


def _answer(canvas: Canvas, scene: Scene, seat: int, pick: picks.Hire | picks.Pass, box: Box) -> None:
    number, hires = scene.number(pick), pick == picks.Hire()
    chosen = scene.view.wants is not None and scene.view.wants == hires and scene.view.viewer == seat
    if number is not None:
        canvas.rounded(box, theme.RADIUS_PANEL, theme.WASH, theme.RING, 5)
    else:
        canvas.rounded(box, theme.RADIUS_PANEL, theme.BOX if chosen else colors.GROUND, theme.LINE, 1.6)
    if hires:
        jack(canvas, box.x + 92, box.cy + 44, 88)
        for each in range(RULES.jack_cost):
            coin(canvas, box.x + 168 + each * 28, box.cy + 22, 34)
    text = Box(box.x + 152, box.cy - 44 if hires else box.cy - 22, box.w - 170, 44)
    canvas.text(text, scene.say("hire-hire" if hires else "hire-pass"), Face.TITLE, 28, theme.INK)
    if number is not None:
        number_disc(canvas, box.x + 26, box.y + 26, number, 34)
    if chosen:
        tick_disc(canvas, box.right - 36, box.cy, 40, colors.HEADER)


def companions(canvas: Canvas, scene: Scene, seat: int, box: Box) -> None:
    """The figures Lazy Jack may be put beside (M3.4)."""
    figures = [figure for figure in scene.workers(seat) if figure.size != "jack"]
    for figure, place in zip(figures, box.columns(len(figures), 16), strict=True):
        number = scene.number(picks.Place(slot_of(scene, seat, figure)))
        possible = number is not None
        fill, line = (theme.WASH, theme.RING) if possible else (theme.BOX, theme.LINE)
        canvas.rounded(place, theme.RADIUS_PANEL, fill, line, 5 if possible else 1.6)
        foot = place.y + min(place.h - 158, 128)
        worker(canvas, scene, figure, place.cx - 34, foot, 110)
        jack(canvas, place.cx + 64, foot, 84)
        name = Box(place.x + 12, foot + 10, place.w - 24, 34)
        canvas.text(name, scene.words.name(figure.id), Face.TITLE, 26, theme.INK, "center")
        at = scene.words.name(figure.place)
        canvas.text(Box(place.x + 12, foot + 44, place.w - 24, 28), at, Face.LABEL, 20, theme.SOFT, "center")
        if number is not None:
            number_disc(canvas, place.x + 28, place.y + 28, number, 36)
        reach(canvas, scene, figure, Box(place.x + 16, place.bottom - 72, place.w - 32, 60))


def reach(canvas: Canvas, scene: Scene, figure: FigureView, box: Box) -> None:
    """The five rooms within reach from there, the nearest first, each with the card that leads there."""
    for value, place in zip(CARDS, box.columns(len(CARDS), 6), strict=True):
        space = landing(scene, figure, value)
        if space is not None:
            canvas.rounded(place, 6, theme.BOX, theme.LINE, 1.2)
            card(canvas, Box(place.x + 5, place.y + 4, 17, 23), value)
            canvas.text(place.top(28).beside(22), space.name, Face.LABEL, 18, theme.INK, "center")
            goods(canvas, place.below(26).inset(3, 2), space, 17, jack_works=True)
