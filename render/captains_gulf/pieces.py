"""The pieces of the game, alike in all its pictures: seafood tiles, boats, bonus tiles, rewards, signs of cards."""

from __future__ import annotations

from collections.abc import Sequence

from games.captains_gulf import data
from render import theme
from render.canvas import Canvas
from render.captains_gulf import colors
from render.grid import Box, around
from render.marks import coin, emblem
from render.theme import Color
from render.type import Face

KINDS = range(len(data.SEAFOOD))


def tile(canvas: Canvas, cx: int, cy: int, size: int, kind: int, *, cooked: bool = False) -> None:
    """A seafood tile; a cooked one is light with steam above the animal."""
    box = around(cx, cy, size)
    color = colors.KIND[kind]
    if not cooked:
        canvas.rounded(box, max(4, size // 5), color)
        canvas.icon(colors.kind_sign(kind), cx, cy, round(size * 0.74), theme.WHITE)
        return
    canvas.rounded(box, max(4, size // 5), theme.WASH, color, 2)
    canvas.icon("steam", cx, box.y + round(size * 0.22), round(size * 0.34), color)
    canvas.icon(colors.kind_sign(kind), cx, cy + round(size * 0.16), round(size * 0.56), color)


def empty_box(canvas: Canvas, cx: int, cy: int, size: int) -> None:
    """A cargo box with nothing in it."""
    canvas.rounded(around(cx, cy, size), max(4, size // 5), theme.BOX, colors.pale(colors.WOOD), 2)
    canvas.icon("crate", cx, cy, round(size * 0.46), colors.wash(colors.WOOD))


def chip(
    canvas: Canvas, cx: int, cy: int, kind: int, count: int, *, changed: bool = False, width: int = 30, height: int = 42
) -> None:
    """Tiles of one type lying on a hex, with their number."""
    box = around(cx, cy, width, height)
    canvas.rounded(box, 7, colors.KIND[kind], theme.CHANGED if changed else theme.WHITE, 2.5 if changed else 1.5)
    sign = min(22, width - 4, height - 18)
    canvas.icon(colors.kind_sign(kind), cx, box.y + sign // 2 + 3, sign, theme.WHITE)
    low = Box(box.x, box.bottom - (19 if height > 36 else 17), box.w, 17)
    canvas.text(low, str(count), Face.HEAVY, 17 if height > 36 else 15, theme.WHITE, "center")


def boat(canvas: Canvas, cx: int, cy: int, size: int, seat: int) -> None:
    """A player's boat: a hull in their color, their emblem as its cabin."""
    hull = around(cx, cy + round(size * 0.24), size, round(size * 0.52))
    canvas.shape(_SKIFF, hull.inset(-3), theme.BOX)
    canvas.shape(_SKIFF, hull.inset(-1), theme.INK)
    canvas.shape(_SKIFF, hull.inset(2), theme.PLAYERS[seat % len(theme.PLAYERS)].fill)
    emblem(canvas, cx, cy - round(size * 0.1), round(size * 0.68), seat)


_SKIFF = ("+ M0,0 L100,0 C96,52 86,82 76,100 L24,100 C14,82 4,52 0,0 Z",)


def bonus_tile(canvas: Canvas, cx: int, cy: int, size: int) -> None:
    """The round tile with a B."""
    canvas.icon("disc", cx, cy, size, colors.RUST)
    canvas.icon("bonus", cx, cy, round(size * 0.62), theme.WHITE)


def fuel_gauge(canvas: Canvas, box: Box, fuel: int, tank: int) -> None:
    """A cell for each fuel the tank holds, filled from the left."""
    pitch = box.w / tank
    for each in range(tank):
        cell = Box(round(box.x + each * pitch), box.y, round(pitch) - 3, box.h)
        filled = each < fuel
        canvas.rounded(
            cell, 4, colors.REEF if filled else theme.BOX, colors.REEF if filled else colors.pale(colors.REEF), 1.5
        )


def reward(canvas: Canvas, cx: int, cy: int, size: int, tile_id: str) -> None:
    """A reward tile: coin, fuel or card, with its amount."""
    row = data.ROWS.reward_tile[data.REWARDS.index(tile_id)]
    box = around(cx, cy, size)
    canvas.rounded(box, 6, theme.BOX, colors.RUST, 1.6)
    ink = round(size * 0.58)
    if row.kind == "money":
        coin(canvas, box.x + ink // 2 + 2, box.y + ink // 2 + 2, ink)
    else:
        icon, color = ("fuel", colors.REEF) if row.kind == "fuel" else ("card", colors.CREW)
        canvas.icon(icon, box.x + ink // 2 + 3, box.y + ink // 2 + 3, ink, color)
    corner = Box(box.cx - 1, box.bottom - 17, box.right - box.cx - 1, 15)
    canvas.text(corner, str(row.amount), Face.HEAVY, 14, theme.INK, "right")


def crew_sign(canvas: Canvas, cx: int, cy: int, size: int, member: str, color: Color = colors.CREW) -> None:
    """A crew member: what they are, and the seafood or the trade they know."""
    row = data.ROWS.crew[data.CREW.index(member)]
    kinds = [data.SEAFOOD.index(name) for name in row.seafood]
    if row.category == "engineer":
        canvas.icon("wrench", cx - size // 6, cy - size // 10, round(size * 0.66), color)
        canvas.icon(colors.sign(member), cx + size // 4, cy + size // 4, round(size * 0.46), color)
        return
    canvas.icon(colors.sign(row.category), cx, cy - size // 5, round(size * 0.56), color)
    _animals(canvas, cx, cy + round(size * 0.28), round(size * 0.46), kinds)


def _animals(canvas: Canvas, cx: int, cy: int, size: int, kinds: Sequence[int]) -> None:
    for each, kind in enumerate(kinds):
        x = cx + round((each - (len(kinds) - 1) / 2) * size * 1.05)
        canvas.icon(colors.kind_sign(kind), x, cy, size, colors.KIND[kind])


def upgrade_sign(canvas: Canvas, cx: int, cy: int, size: int, upgrade: str, color: Color = colors.WOOD) -> None:
    """A boat upgrade; storages and tanks with their number."""
    row = data.ROWS.upgrade[data.UPGRADES.index(upgrade)]
    number = f"+{row.boxes}" if row.boxes else str(row.tank) if row.tank else ""
    if not number or size < 26:  # too small for a figure beside the sign
        canvas.icon(colors.sign(upgrade), cx, cy, round(size * 0.84), color)
        return
    canvas.icon(colors.sign(upgrade), cx - size // 6, cy - size // 6, round(size * 0.6), color)
    room = Box(cx - size // 10, cy + size // 12, size // 2 + size // 10, round(size * 0.42))
    canvas.text(room, number, Face.HEAVY, max(14, round(size * 0.4)), theme.INK, "right")


def license_sign(canvas: Canvas, cx: int, cy: int, size: int, kind: int) -> None:
    """A fishing license: a paper with the animal."""
    box = around(cx, cy, round(size * 0.84), size)
    canvas.rounded(box, 5, theme.BOX, colors.KIND[kind], 2)
    canvas.icon(colors.kind_sign(kind), cx, cy, round(size * 0.62), colors.KIND[kind])
