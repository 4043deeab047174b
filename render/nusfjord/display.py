"""What can be had: buildings on display by letter, elders on the supply board."""

from __future__ import annotations

from typing import Final

from games.nusfjord.view import View
from render.canvas import Canvas
from render.grid import Box
from render.nusfjord import colors
from render.nusfjord.cards import BUILDING, ELDER, building_card, elder_card
from render.nusfjord.scene import Scene

_PER_LINE: Final = 5
_GAP: Final = 8
COUNCIL: Final = ELDER + 20


def displayed(view: View) -> list[str]:
    """The buildings that lie on display."""
    return [*view.open_a, *view.open_b, *view.open_c]


def display_height(scene: Scene) -> int:
    """How tall the display is; 0 without a card."""
    lines = -(-len(displayed(scene.view)) // _PER_LINE)
    return lines * (BUILDING + _GAP) + 24 - _GAP if lines else 0


def display(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The buildings, A before B before C."""
    canvas.panel(box, colors.SHEET)
    cards, had = displayed(scene.view), displayed(scene.earlier)
    lines = box.inset(12).rows(-(-len(cards) // _PER_LINE), _GAP)
    for place, card in enumerate(cards):
        cell = lines[place // _PER_LINE].columns(_PER_LINE, _GAP)[place % _PER_LINE]
        building_card(canvas, scene, card, cell, fresh=card not in had)


def council(canvas: Canvas, scene: Scene, box: Box) -> None:
    """S5: the elders that can be taken, one stack beside the other."""
    canvas.panel(box, colors.SHEET)
    stacks, earlier = scene.view.stacks, scene.earlier.stacks
    for stack, had, cell in zip(stacks, earlier, box.inset(12, 10).columns(len(stacks), _GAP), strict=True):
        elder = stack[-1] if stack else ""
        fresh = bool(elder) and (not had or had[-1] != elder)
        elder_card(canvas, scene, elder, cell, below=len(stack) - 1, fresh=fresh)
