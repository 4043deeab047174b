"""The sales tracks of the three ports: light spaces, stars, reward tiles, discs."""

from __future__ import annotations

from typing import Final

from games.captains_gulf import data, picks
from render import theme
from render.canvas import Canvas
from render.captains_gulf import colors
from render.captains_gulf.pieces import bonus_tile, reward, tile
from render.captains_gulf.scene import Scene
from render.figures import figure
from render.grid import Box, around
from render.marks import corner_ticks, emblem, number_disc
from render.theme import Color
from render.type import Face

_STARS: Final[dict[str, tuple[Color, Color]]] = {
    "white": (theme.BOX, theme.SOFT),
    "blue": (colors.BLUE_STAR, colors.BLUE_STAR),
    "yellow": (theme.COIN, theme.COIN_RIM),
}


def star(canvas: Canvas, cx: int, cy: int, size: int, name: str) -> None:
    """A star in its color; what it pays is written beside it."""
    fill, rim = _STARS.get(name, (theme.STAR, theme.STAR))
    canvas.icon("star", cx, cy, size, rim)
    if fill != rim:
        canvas.icon("star", cx, cy, size - 7, fill)


_NARROW: Final = 600
_HEAD: Final = 28
"""Of a track too narrow to have its port beside it."""


def tracks(canvas: Canvas, scene: Scene, box: Box) -> None:
    """The three tracks one under the other in their panel."""
    canvas.panel(box, theme.PAPER)
    inner = box.inset(10, 8)
    for port, row in enumerate(inner.rows(len(data.PORTS), 6)):
        _track(canvas, scene, row, port)


def _track(canvas: Canvas, scene: Scene, box: Box, port: int) -> None:
    name = data.PORTS[port]
    narrow = box.w < _NARROW
    head = box.top(_HEAD) if narrow else box.left(132)
    plain, boosted = scene.number(picks.Advance(name)), scene.number(picks.Boost(name))
    marked = plain is not None or boosted is not None
    fill, edge = (theme.WASH, theme.RING) if marked else (colors.wash(colors.REEF), colors.pale(colors.REEF))
    canvas.rounded(head, theme.RADIUS_CARD, fill, edge, 4 if marked else 1.2)
    title = Box(head.x + 8, head.y, 150, head.h) if narrow else Box(head.x + 8, head.y + 4, head.w - 14, 24)
    canvas.text(title, scene.words.name(name), Face.NAME, 17, theme.INK)
    low = head.cy if narrow else head.bottom - 18
    if narrow:  # what stands below the name stands behind it
        head = head.beside(160)
    taste = scene.view.ports[port].taste
    if marked:
        _advances(canvas, scene, head, plain, boosted)
    elif taste:
        row = next(each for each in data.ROWS.taste if each.seafood == taste)
        tile(canvas, head.x + 22, low, 26, data.SEAFOOD.index(taste))
        note = Box(head.x + 40, low - 12, head.w - 46, 24)
        canvas.text(note, scene.say("sells-more", money=row.bonus), Face.LABEL, 16, theme.INK)
    cells = (box.below(_HEAD + 4) if narrow else box.beside(head.w + 6)).columns(data.TRACK.spaces, 2)
    for space, cell in enumerate(cells, 1):
        _space(canvas, scene, cell, port, space)
    for space, cell in enumerate(cells, 1):
        _discs(canvas, scene, cell, port, space)


def _advances(canvas: Canvas, scene: Scene, head: Box, plain: int | None, boosted: int | None) -> None:
    """How far the disc would go, with the button's number: plain, and with a bonus tile."""
    args = scene.view.asked.args if scene.view.asked is not None else {}
    x = head.x + 18
    for number, key, boost in ((plain, "steps", False), (boosted, "boosted", True)):
        if number is None:
            continue
        cy = head.bottom - min(18, head.h // 2)
        number_disc(canvas, x, cy, number, 24)
        x += 16
        if isinstance(distance := args.get(key), int):
            canvas.text(Box(x, cy - 12, 24, 24), f"+{distance}", Face.STRONG, 17, theme.INK)
            x += 24
        if boost:
            bonus_tile(canvas, x + 6, cy, 18)
        x += 18


def _space(canvas: Canvas, scene: Scene, cell: Box, port: int, space: int) -> None:
    """One space: its number above, below what it is worth."""
    light, last = space <= data.TRACK.light_to, space == data.TRACK.spaces
    fill = colors.LIGHT if light else colors.wash(colors.GOLD) if last else theme.BOX
    canvas.rounded(cell, 5, fill, theme.LINE, 1.2)
    canvas.text(Box(cell.x, cell.y + 1, cell.w, 16), str(space), Face.LABEL, 14, theme.SOFT, "center")
    if any(captain.tracks[port] == space for captain in scene.view.captains):
        return
    middle = (cell.y + 17 + cell.bottom) // 2
    found = next((row for row in data.STARS if row.space == space), None)
    if found is not None:
        star(canvas, cell.cx, middle - 6, 26, found.id)
        pays = Box(cell.x, cell.bottom - 16, cell.w, 15)
        canvas.text(pays, f"+{found.payout[0]}", Face.STRONG, 14, theme.INK, "center")
    elif space in data.TRACK.reward_spaces:
        slot = data.TRACK.reward_spaces.index(space)
        rewards = scene.view.ports[port].rewards
        tile_id = rewards[slot] if slot < len(rewards) else ""
        if tile_id:
            reward(canvas, cell.cx, middle - 1, min(36, cell.w - 3), tile_id)
        else:
            canvas.icon("dash", cell.cx, middle, 18, theme.LINE)
            if scene.rewards_before(port)[slot : slot + 1] not in ([], [""]):
                corner_ticks(canvas, around(cell.cx, middle, 22), 6)
    elif last:
        canvas.icon("trophy", cell.cx, middle - 6, 24, colors.GOLD)
        pays = Box(cell.x, cell.bottom - 16, cell.w, 15)
        canvas.text(pays, f"+{data.TRACK.final_bonus}", Face.STRONG, 14, theme.INK, "center")
    elif light:
        text = figure(-data.TRACK.light_penalty)
        canvas.text(Box(cell.x, middle - 11, cell.w, 22), text, Face.LABEL, 15, colors.RUST, "center")


def _discs(canvas: Canvas, scene: Scene, cell: Box, port: int, space: int) -> None:
    """The players' discs on a space, all of them visible."""
    here = [seat for seat, captain in enumerate(scene.view.captains) if captain.tracks[port] == space]
    if not here:
        return
    middle = (cell.y + 17 + cell.bottom) // 2
    size, spots = _SPOTS[min(len(here), 4) - 1]
    for seat, (dx, dy) in zip(here, spots, strict=False):
        emblem(canvas, cell.cx + dx, middle + dy, size, seat)
        if scene.before(seat).tracks[port] != space:
            corner_ticks(canvas, around(cell.cx + dx, middle + dy, size - 4), 6)


_SPOTS: Final = (
    (32, ((0, 0),)),
    (24, ((-9, -9), (9, 9))),
    (22, ((-10, -10), (10, -10), (0, 10))),
    (22, ((-10, -11), (10, -11), (-10, 11), (10, 11))),
)
