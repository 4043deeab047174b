"""The visual language shared by all pictures: colors, players' emblems, type scale and grid.
Nothing here draws; what one game alone needs (its colors, its areas) stands beside that game's pictures.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

Color = tuple[int, int, int]


def rgb(code: str) -> Color:
    """The color written as `#RRGGBB`."""
    value = int(code.removeprefix("#"), 16)
    return value >> 16, value >> 8 & 255, value & 255


@lru_cache(maxsize=1024)
def mix(color: Color, towards: Color, share: float) -> Color:
    """`color` moved by `share` (0 to 1) towards another one."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(color, towards, strict=True))
    return red, green, blue


INK: Final = rgb("#22313D")
SOFT: Final = rgb("#515C65")
PAPER: Final = rgb("#F7F0E1")
BOX: Final = rgb("#FFFEFA")
LINE: Final = rgb("#B9AB8E")
SHADOW: Final = rgb("#D2C5A8")
WHITE: Final = rgb("#FFFFFF")

PENCIL: Final = rgb("#33373D")
CHANGED: Final = rgb("#2A4BA6")
STRIKE: Final = rgb("#9C2F22")
RING: Final = rgb("#E39A00")
WASH: Final = rgb("#FFE9AE")
DISC: Final = rgb("#7A4B00")
COIN: Final = rgb("#D9A12B")
COIN_RIM: Final = rgb("#7C560B")
STAR: Final = rgb("#B97F10")

HEADER_SMALL: Final = rgb("#CFE2DF")
HEADER_QUIET: Final = rgb("#B9C8CE")
DECISION: Final = rgb("#FFD978")
TAKEN: Final = rgb("#8B98A2")


@dataclass(frozen=True, slots=True)
class Player:
    """A seat's color with its second cue: the shape of the emblem drawn on everything of that seat."""

    name: str
    fill: Color
    emblem: str
    emblem_color: Color


PLAYERS: Final = (
    Player("blue", rgb("#1F5F9E"), "circle", WHITE),
    Player("yellow", rgb("#F2C744"), "triangle", rgb("#3A2D05")),
    Player("orange", rgb("#DB6B2D"), "square", WHITE),
    Player("green", rgb("#2F8570"), "diamond", WHITE),
    Player("purple", rgb("#5E2469"), "hexagon", WHITE),
)

# Sizes in pixels on a picture 1400 wide. FLOOR is the smallest text that is ever drawn.
FLOOR: Final = 14
NOTE: Final = 16
LABEL: Final = 18
NAME: Final = 19
SECTION: Final = 21
DECISION_SIZE: Final = 38
PHASE: Final = 46
ROUND: Final = 58

# Grid in pixels.
WIDTH: Final = 1400
HEIGHT: Final = 1000
MARGIN: Final = 20
GUTTER: Final = 16
HEADER: Final = 136
RULE: Final = 5
RADIUS_PANEL: Final = 14
RADIUS_CARD: Final = 8
RADIUS_BOX: Final = 5
