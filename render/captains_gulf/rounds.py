"""The round cards that have been shown, each on its round; the coming ones face down."""

from __future__ import annotations

from render import theme
from render.canvas import Canvas
from render.captains_gulf import colors
from render.captains_gulf.scene import Scene
from render.grid import Box
from render.type import Face


def round_cards(canvas: Canvas, scene: Scene, box: Box) -> None:
    """A box for each round: its number, and the name of its card once it is known."""
    canvas.panel(box, theme.PAPER)
    inner = box.inset(12, 8)
    canvas.text(inner.top(24), scene.say("round-cards"), Face.NAME, 18, theme.INK)
    view = scene.view
    columns = 2
    lines = inner.below(28).rows(-(-view.rounds // columns), 4)
    for each in range(view.rounds):
        cell = lines[each % len(lines)].columns(columns, 10)[each // len(lines)]
        now = each + 1 == view.round and not view.over
        known = each < len(view.shown_cards)
        fill = theme.WASH if now else theme.BOX if known else colors.wash(colors.REEF)
        canvas.rounded(cell, 6, fill, theme.RING if now else theme.LINE, 2.5 if now else 1.2)
        number = Box(cell.x + 6, cell.y, 22, cell.h)
        canvas.text(number, str(each + 1), Face.HEAVY, 17, theme.INK if known else theme.SOFT, "center")
        if known:
            name = Box(cell.x + 36, cell.y, cell.w - 42, cell.h)
            canvas.text(name, scene.words.name(view.shown_cards[each]), Face.LABEL, 17, theme.INK)
