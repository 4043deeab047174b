"""What the signs on buildings and elders mean: small print below those cards, of the signs they have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import Final

from games.nusfjord import data
from render.canvas import Canvas
from render.figures import figure
from render.grid import Box, around
from render.meanings import Meaning, height_of, write
from render.nusfjord import colors
from render.nusfjord.pieces import points_of
from render.nusfjord.scene import Scene
from render.theme import STRIKE, WHITE
from render.type import Face

MISSING: Final = "missing"
UNDER: Final = "under"
AT_THE_END: Final = "victory_points"
"""Goods one lacks, elders that lie under another one, points that are counted when the game ends."""


def signs_of(scene: Scene, buildings: Iterable[str], stacks: Iterable[Sequence[str]] = ()) -> list[str]:
    """The signs on these buildings and elders: the kinds by their ids, and the others."""
    cards = list(buildings)
    kinds = {data.BUILDINGS[card].category for card in cards}
    kinds |= {AT_THE_END for card in cards if not points_of(card)}
    short = any(any(scene.shortages.get(card, ())) for card in cards)
    others = [(MISSING, short), (UNDER, any(len(stack) > 1 for stack in stacks))]
    return [*(kind for kind in colors.KIND if kind in kinds), *(sign for sign, there in others if there)]


def signs_height(scene: Scene, found: Sequence[str], width: int, size: int) -> int:
    """How tall the lines are in which these signs are explained."""
    return height_of(_meanings(scene, found, size), width, size)


def signs(canvas: Canvas, scene: Scene, found: Sequence[str], box: Box, size: int) -> None:
    """Each sign with its meaning, in letters of this `size`."""
    if found:
        drawn = partial(write, canvas, _meanings(scene, found, size), box, size)
        drawn()


def _meanings(scene: Scene, found: Sequence[str], size: int) -> list[Meaning]:
    return [
        Meaning(size + (16 if sign == MISSING else 7), partial(_sign, sign=sign, size=size), scene.say(f"sign-{sign}"))
        for sign in found
    ]


def _sign(canvas: Canvas, x: int, cy: int, *, sign: str, size: int) -> None:
    if sign == MISSING:
        tag = around(x + (size + 10) // 2, cy, size + 10, size + 5)
        canvas.rounded(tag, 4, STRIKE)
        canvas.text(tag, figure(-1), Face.STRONG, size, WHITE, "center")
    elif sign == UNDER:
        canvas.icon("twins", x + size // 2, cy, size, colors.SLATE)
    else:
        color, icon = colors.KIND[sign]
        canvas.icon(icon, x + size // 2, cy, size + 2, color)
