"""The upper edge of Montego Bay's pictures: round, phase, decision, and what the moment is about."""

from __future__ import annotations

from typing import Final

from games.montego_bay.data import RULES
from games.montego_bay.view import SpaceView
from render import theme
from render.canvas import Canvas
from render.grid import Box, around
from render.marks import coin, header
from render.montego_bay import colors
from render.montego_bay.pieces import card, card_back, goods, jack, worker
from render.montego_bay.scene import Scene
from render.type import Face

_ROOM: Final = 270


def top(canvas: Canvas, scene: Scene) -> None:
    """Draw it over the whole width."""
    view = scene.view
    header(
        canvas,
        colors.HEADER,
        colors.RULE,
        str(view.round) if view.round else "–",
        scene.words("picture-round"),
        scene.phase,
        scene.decision,
        scene.deciding,
        _ROOM,
    )
    box = Box(canvas.width - 24 - _ROOM + 10, 16, _ROOM - 10, theme.HEADER - 32)
    match scene.moment:
        case "over":
            canvas.icon("trophy", box.right - 56, box.cy, 92, theme.DECISION)
        case "setup":
            canvas.icon("anchor", box.right - 56, box.cy, 92, theme.HEADER_QUIET)
        case "hire" | "place":
            _hiring(canvas, box)
        case "cards":
            _cards(canvas, scene, box)
        case _:
            loading(canvas, scene, box)


def _hiring(canvas: Canvas, box: Box) -> None:
    """Lazy Jack and his price."""
    _pedestal(canvas, Box(box.right - 206, box.y, 206, box.h))
    jack(canvas, box.right - 156, box.bottom - 8, 84)
    for each in range(RULES.jack_cost):
        coin(canvas, box.right - 92 + each * 26, box.cy, 40)


def _cards(canvas: Canvas, scene: Scene, box: Box) -> None:
    """A hand of cards and how many players are done; for the reader the own ones laid so far."""
    view = scene.view
    _pedestal(canvas, Box(box.right - 206, box.y, 206, box.h))
    seat = view.viewer
    own = scene.workers(seat) if seat is not None else []
    laid = [figure.card for figure in own] or [0, 0]
    pitch = {2: 54, 3: 66}.get(len(laid), 46)
    for each, value in enumerate(laid):
        place = Box(box.right - 196 + each * pitch, box.y + 18, 48, 68)
        if value:
            card(canvas, place, value)
        else:
            card_back(canvas, place)
    if len(laid) == 2:
        done = sum(scene.done(each) for each in range(view.seats))
        canvas.text(
            Box(box.right - 84, box.y + 12, 76, 46), f"{done}/{view.seats}", Face.HEAVY, 34, theme.INK, "center"
        )
        canvas.text(
            Box(box.right - 84, box.y + 58, 76, 26), scene.say("cards-done"), Face.LABEL, 18, theme.SOFT, "center"
        )


def loading(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Who works, where, and what the room holds."""
    view = scene.view
    figure = scene.figures.get(view.active)
    space = next((each for each in view.spaces if figure is not None and each.name == figure.place), None)
    if figure is None or space is None:
        canvas.icon("anchor", box.right - 56, box.cy, 92, theme.HEADER_QUIET)
        return
    _pedestal(canvas, box)
    worker(canvas, scene, figure, box.x + 52, box.bottom - 10, min(84, box.h - 8))
    room = Box(box.x + 104, box.y + 8, box.w - 116, box.h - 16)
    canvas.text(room.top(30), space.name, Face.NAME, 25, theme.INK, "center")
    goods(canvas, room.below(30), space, 34, jack_works=figure.size == "jack", gone=_gone(scene, space))


def _gone(scene: Scene, space: SpaceView) -> int:
    """How many of the room's barrels and broken barrels have been dealt with (M6.7: in this order)."""
    asked = scene.view.asked
    left = asked.args.get("left", 0) if asked is not None else 0
    if asked is None or not isinstance(left, int):
        return 0
    return space.barrels + (space.broken if asked.kind == "remove" else 0) - left


def _pedestal(canvas: Canvas, box: Box) -> None:
    canvas.rounded(box, theme.RADIUS_PANEL, theme.PAPER)
    canvas.fill(around(box.cx, box.bottom - 5, box.w - 28, 3), colors.WAY)
