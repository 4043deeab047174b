"""The upper edge of the pictures: round, action, decision, and at the right the round card with the timer;
and the lower edge: what marks mean, and where the figures come from.
"""

from __future__ import annotations

from typing import Final

from render import theme
from render.canvas import Canvas
from render.captains_gulf import colors
from render.captains_gulf.scene import Scene
from render.figures import round_of
from render.grid import Box, around
from render.marks import corner_ticks, header
from render.type import Face, text_width

_CARD: Final = 470
UNDER: Final = theme.HEADER + theme.RULE + 13
FOOT: Final = 32


def top(canvas: Canvas, scene: Scene) -> None:
    """Draw it over the whole width."""
    view = scene.view
    header(
        canvas, colors.HEADER, colors.RULE, round_of(view.round, view.rounds),
        scene.round_caption, scene.phase, scene.decision, view.waiting, _CARD + 20,
    )  # fmt: skip
    if view.over:
        canvas.icon("trophy", canvas.width - 84, theme.HEADER // 2, 92, theme.HEADER_QUIET)
        return
    if not view.card:
        canvas.icon("captains_club", canvas.width - 84, theme.HEADER // 2, 92, theme.HEADER_QUIET)
        return
    box = Box(canvas.width - _CARD - 16, 12, _CARD, theme.HEADER - 24)
    canvas.rounded(box, theme.RADIUS_CARD, theme.PAPER)
    timer = Box(box.right - 96, box.y, 96, box.h)
    room = Box(box.x + 14, box.y + 6, box.w - 96 - 22, box.h - 12)
    earlier = scene.changed
    new = earlier is not None and earlier.card != view.card
    canvas.text(room.top(26), scene.words.name(view.card), Face.TITLE, 21, theme.CHANGED if new else theme.INK)
    text = scene.words.text(view.card)
    canvas.paragraph(Box(room.x, room.y + 26, room.w, room.h - 26), text, Face.TEXT, 16, theme.SOFT, lines=4)
    _timer(canvas, scene, timer)


def _timer(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The round timer: as many spaces as players; the round ends when the disc is back on the dark one."""
    view = scene.view
    canvas.fill(Box(box.x, box.y + 10, 1, box.h - 20), theme.LINE)
    canvas.icon("hourglass", box.cx, box.y + 22, 28, colors.RUST)
    left = view.seats - view.timer
    for each in range(view.seats):
        cx = box.cx + round((each - (view.seats - 1) / 2) * 21)
        canvas.icon("disc", cx, box.y + 54, 20, colors.HEADER if each == 0 else theme.SOFT)
        canvas.icon("disc", cx, box.y + 54, 15, colors.HEADER if each == 0 else theme.BOX)
        if each == view.timer:
            canvas.icon("disc", cx, box.y + 54, 14, theme.RING)
    text = scene.say("timer-last") if view.ends_round else scene.say("timer", left=left)
    canvas.paragraph(Box(box.x + 6, box.y + 68, box.w - 12, 40), text, Face.LABEL, 15, theme.INK, "center")


def foot(canvas: Canvas, scene: Scene) -> None:
    """What ring, ticks, trophy and anchor mean, as far as the picture has them, and whose figures these are."""
    area = Box(theme.MARGIN + 4, canvas.height - FOOT + 5, canvas.width - 2 * theme.MARGIN - 8, 22)
    x = area.x
    if scene.options:
        canvas.rounded(around(x + 9, area.cy, 18), 5, theme.WASH, theme.RING, 3)
        x = _note(canvas, area, x + 24, scene.words("picture-possible"))
    if scene.changed is not None and canvas.marked:
        corner_ticks(canvas, around(x + 9, area.cy, 12), 5)
        x = _note(canvas, area, x + 24, scene.words("picture-changed"))
    canvas.icon("trophy", x + 9, area.cy, 19, colors.GOLD)
    x = _note(canvas, area, x + 24, scene.say("if-now"))
    canvas.icon("anchor", x + 9, area.cy, 18, colors.HEADER)
    x = _note(canvas, area, x + 24, scene.say("first"))
    house(canvas, scene, Box(x, area.y, area.right - x, area.h))


def house(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Whose figures these are: ours, or those of the owner of the bot."""
    canvas.text(box, scene.say("house-data"), Face.TEXT, 15, theme.SOFT, "right")


def _note(canvas: Canvas, area: Box, x: int, text: str) -> int:
    width = round(text_width(text, Face.TEXT, 15)) + 2
    canvas.text(Box(x, area.y, width, area.h), text, Face.TEXT, 15, theme.SOFT)
    return x + width + 20
