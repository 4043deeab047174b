"""What the signs on the chart mean: small print below it, of the signs that are there."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Final

from games.captains_gulf import data
from render.canvas import Canvas
from render.captains_gulf import colors
from render.captains_gulf.chart import buoy, next_direction, token
from render.captains_gulf.scene import Scene
from render.grid import Box, around
from render.meanings import Meaning, height_of, write

SIZE: Final = 15
ALL: Final = ("buoy", "depletion", "recovery", "direction")
IN_PANEL: Final = ("depletion", "recovery")
"""Those that tell whoever fishes what has been fished and where seafood comes back."""
PANEL_SIZE: Final = 17


def signs_height(scene: Scene, width: int) -> int:
    """How tall the lines are in which they are explained."""
    return height_of(_meanings(scene), width, SIZE)


def signs(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Each sign with its meaning."""
    meanings = _meanings(scene)
    if meanings:
        shows = scene.shows("signs", [each.text for each in meanings], scene.view.direction_disc)
        canvas.kept(box, shows, partial(write, canvas, meanings, box, SIZE))


def panel_signs_height(scene: Scene, width: int) -> int:
    """The same below the chart of a panel, which has fewer signs in larger letters."""
    return height_of(_meanings(scene, IN_PANEL), width, PANEL_SIZE)


def panel_signs(canvas: Canvas, scene: Scene, box: Box) -> None:
    """Each of those signs with its meaning."""
    write(canvas, _meanings(scene, IN_PANEL), box, PANEL_SIZE)


def _meanings(scene: Scene, signs: Collection[str] = ALL) -> list[Meaning]:
    hexes, here = scene.view.hexes, scene.view.direction_disc
    found = [
        ("buoy", 24, _buoy, any(each.buoy for each in hexes)),
        ("depletion", 42, _depletion, any(each.depletion for each in hexes)),
        ("recovery", 30, _recovery, any(each.recovery for each in hexes)),
        ("direction", 34, partial(_direction, here=here), here in data.DIRECTIONS),
    ]
    return [
        Meaning(wide, draw, scene.say(f"sign-{sign}")) for sign, wide, draw, there in found if there and sign in signs
    ]


def _buoy(canvas: Canvas, x: int, cy: int) -> None:
    buoy(canvas, around(x + 9, cy, 18, 18), "1")


def _depletion(canvas: Canvas, x: int, cy: int) -> None:
    token(canvas, Box(x, cy - 11, 35, 22), "bones", colors.BONE, 1)


def _recovery(canvas: Canvas, x: int, cy: int) -> None:
    token(canvas, Box(x, cy - 11, 23, 22), "return", colors.REEF)


def _direction(canvas: Canvas, x: int, cy: int, *, here: str) -> None:
    next_direction(canvas, x + 12, cy, data.ROWS.direction[data.DIRECTIONS.index(here)], here=True, size=24)
