"""The bonus actions: those of every boat, those of the ports, those of upgrades one owns."""

from __future__ import annotations

from typing import Final

from games.captains_gulf import data, picks
from games.captains_gulf.rows import BonusAction
from render import theme
from render.canvas import Canvas
from render.captains_gulf import colors
from render.captains_gulf.effects import bonus_effect
from render.captains_gulf.pieces import bonus_tile
from render.captains_gulf.scene import Scene
from render.grid import Box
from render.marks import number_disc
from render.type import Face

_ACROSS: Final = 3
_TALL: Final = 90
_CHIPS: Final = 3


def _open_to(scene: Scene, seat: int | None) -> list[BonusAction]:
    fitted = {name for _, name in scene.view.captains[seat].upgrades} if seat is not None else set[str]()
    return [row for row in data.ROWS.bonus_action if not row.upgrade or row.upgrade in fitted]


def bonus_lines(scene: Scene, seat: int | None) -> int:
    """How many lines the panel has."""
    return -(-len(_open_to(scene, seat)) // _ACROSS)


def bonus_actions(canvas: Canvas, scene: Scene, box: Box, seat: int | None = None) -> None:
    """The panel; actions of upgrades only for the seat that owns them."""
    canvas.panel(box, theme.PAPER)
    lines = box.inset(10, 8).rows(bonus_lines(scene, seat), 6)
    for each, row in enumerate(_open_to(scene, seat)):
        cell = lines[each // _ACROSS].columns(_ACROSS, 8)[each % _ACROSS]
        _action(canvas, scene, cell, row.id, port=row.where == "port", tile=row.gives_bonus_tile)


CHIP: Final = 40


def chips_height(scene: Scene) -> int:
    """How much room the bonus actions have that can be taken now, each on a chip in a panel."""
    count = len(scene.offered(picks.Bonus))
    return -(-count // _CHIPS) * (CHIP + 6) - 6 if count else 0


def bonus_chips(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The bonus actions that can be taken now: number, sign, name; what they do stands in the panel's text."""
    found = [(pick.action, number) for pick, number in scene.offered(picks.Bonus)]
    cells = [cell for line in box.rows(-(-len(found) // _CHIPS), 6) for cell in line.columns(_CHIPS, 6)]
    ports = {row.id: row.where == "port" for row in data.ROWS.bonus_action}
    for (action, number), cell in zip(found, cells, strict=False):
        canvas.rounded(cell, theme.RADIUS_CARD, theme.WASH, theme.RING, 3)
        number_disc(canvas, cell.x + 17, cell.cy, number, 24)
        canvas.icon(colors.sign(action), cell.x + 44, cell.cy, 24, colors.RUST if ports[action] else colors.CREW)
        room = Box(cell.x + 60, cell.y, cell.w - 64, cell.h)
        canvas.paragraph(room, scene.words.name(action), Face.LABEL, 16, theme.INK)


def _action(canvas: Canvas, scene: Scene, cell: Box, action: str, *, port: bool, tile: bool) -> None:
    number = scene.number(picks.Bonus(action))
    fill, edge = (theme.WASH, theme.RING) if number is not None else (theme.BOX, theme.LINE)
    canvas.rounded(cell, theme.RADIUS_CARD, fill, edge, 4 if number is not None else 1.2)
    color = colors.RUST if port else colors.CREW
    canvas.icon(colors.sign(action), cell.x + 21, cell.cy, 28, color)
    room = Box(cell.x + 41, cell.cy - 29, cell.w - 46, 58)
    canvas.text(room.top(20), scene.words.name(action), Face.LABEL, 17, theme.INK)
    canvas.paragraph(Box(room.x, room.y + 20, room.w, 38), bonus_effect(scene, action), Face.TEXT, 15)
    if tile and cell.h > _TALL:
        bonus_tile(canvas, cell.right - 17, cell.y + 12, 22)
    elif tile:  # no room above the name
        bonus_tile(canvas, cell.x + 28, cell.cy + 18, 18)
    if number is not None:
        number_disc(canvas, cell.x + 6, cell.y + 5, number, 26)
