"""What a question of Montego Bay is about, for the panel in which it is asked: the own cards and the order of the
workers, the ships and what is to be loaded, Lazy Jack. What lies on them is drawn by the modules of the whole sheet.
"""

from __future__ import annotations

from functools import partial
from typing import Final

from games.montego_bay import picks
from games.montego_bay.data import COLORS
from games.montego_bay.view import FigureView
from render import focus, theme
from render.canvas import Canvas, Picture
from render.focus import GAP, Head, Part
from render.grid import Box
from render.marks import number_disc
from render.montego_bay import colors
from render.montego_bay.alt import focus_alt
from render.montego_bay.hand import DONE, SLIM, slim_hand, slot_of
from render.montego_bay.harbor import SHIP, ship_rows, ships
from render.montego_bay.hiring import able, hiring, hiring_height, reach
from render.montego_bay.lobby import WORKER, color_row
from render.montego_bay.pieces import jack, worker
from render.montego_bay.scene import Scene
from render.montego_bay.shelf import order_rail, plate
from render.montego_bay.top import loading
from render.type import Face

_RAIL: Final = 124
_PLATE: Final = 134
_LOADING: Final = 78
_COMPANION: Final = 112
_REACH: Final = 66


def focus_picture(scene: Scene, seat: int) -> Picture:
    """The parts the question of this seat is about; the order and the ships while it is not asked."""
    view = scene.view
    asked = bool(scene.options) and view.viewer == seat
    parts = _parts(scene, seat, asked=asked)
    notes = [(True, scene.words("picture-changed"))] if scene.changed is not None else []
    notes.append((False, scene.say("house-short")))
    task = scene.decision
    if asked and view.asked is not None:
        task = scene.asking(view.asked.kind, view.asked.args)
    deciding = [scene.color(seat)] if asked and view.players[seat].color else scene.deciding
    head = Head(
        colors.HEADER, colors.RULE, str(view.round) if view.round else "–", scene.words("picture-round"), scene.phase,
        task[:1].upper() + task[1:], deciding,
    )  # fmt: skip
    return focus.stacked(colors.GROUND, head, parts, notes).finish(colors.PALETTE, focus_alt(scene.in_words, seat))


def _parts(scene: Scene, seat: int, *, asked: bool) -> list[Part]:
    if not scene.view.spaces:
        return [Part(WORKER, partial(_color, scene, color)) for color in COLORS]
    rail = Part(_RAIL, lambda canvas, box: order_rail(canvas, scene, box))
    harbor = Part(ship_rows(scene) * SHIP, lambda canvas, box: ships(canvas, scene, box))
    match scene.moment:
        case "cards":
            figures = len(scene.workers(seat))
            done = DONE if picks.Done() in scene.picks or scene.done(seat) else 0
            height = figures * (SLIM + 8) - 8 + done
            return [rail, Part(height, lambda canvas, box: slim_hand(canvas, scene, seat, box))]
        case "hire":
            answers = Part(hiring_height(scene, seat), lambda canvas, box: hiring(canvas, scene, seat, box))
            if able(scene) != [seat]:
                return [answers]
            height = _rows_height(scene, seat, _REACH)
            return [answers, Part(height, partial(_reaches, scene, seat))]
        case "place" if asked:
            return [rail, Part(_rows_height(scene, seat, _COMPANION), partial(_companions, scene, seat))]
        case "load" if asked:
            return [Part(_LOADING, lambda canvas, box: loading(canvas, scene, box)), harbor]
        case _:
            return [harbor, Part(_PLATE, lambda canvas, box: plate(canvas, scene, seat, box.inset(5)))]


def _color(scene: Scene, color: str, canvas: Canvas, box: Box) -> None:
    color_row(canvas, scene, color, box)


def _figures(scene: Scene, seat: int) -> list[FigureView]:
    """Those Lazy Jack may be put beside."""
    return [figure for figure in scene.workers(seat) if figure.size != "jack"]


def _rows_height(scene: Scene, seat: int, height: int) -> int:
    return len(_figures(scene, seat)) * (height + GAP) - GAP


def _reaches(scene: Scene, seat: int, canvas: Canvas, box: Box) -> None:
    """Where Lazy Jack could go, if the seat hires him."""
    figures = _figures(scene, seat)
    for figure, row in zip(figures, box.rows(len(figures), GAP), strict=True):
        canvas.rounded(row, theme.RADIUS_CARD, theme.BOX, theme.LINE, 1.6)
        worker(canvas, scene, figure, row.x + 34, row.cy + 26, 46)
        jack(canvas, row.x + 70, row.cy + 26, 44)
        place = scene.words.name(figure.place)
        canvas.text(Box(row.x + 92, row.y, 48, row.h), place, Face.LABEL, 18, theme.INK, "center")
        reach(canvas, scene, figure, Box(row.x + 142, row.y + 3, row.w - 150, row.h - 6))


def _companions(scene: Scene, seat: int, canvas: Canvas, box: Box) -> None:
    """The figures Lazy Jack may be put beside, and the rooms within reach from there."""
    figures = _figures(scene, seat)
    for figure, row in zip(figures, box.rows(len(figures), GAP), strict=True):
        number = scene.number(picks.Place(slot_of(scene, seat, figure)))
        possible = number is not None
        canvas.rounded(row, theme.RADIUS_CARD, theme.WASH if possible else theme.BOX,
                       theme.RING if possible else theme.LINE, 4 if possible else 1.6)  # fmt: skip
        worker(canvas, scene, figure, row.x + 52, row.y + 72, 62)
        jack(canvas, row.x + 96, row.y + 72, 48)
        place = scene.words.name(figure.place)
        canvas.text(Box(row.x + 12, row.bottom - 32, 116, 24), place, Face.LABEL, 18, theme.INK, "center")
        reach(canvas, scene, figure, Box(row.x + 134, row.y + 26, row.w - 144, 62))
        if number is not None:
            number_disc(canvas, row.x + 18, row.y + 18, number, 28)
