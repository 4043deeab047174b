"""The colors of pictures of results, and their palette."""

from __future__ import annotations

from typing import Final

from render import theme
from render.palette import Palette
from render.path import Shape
from render.theme import Color, mix, rgb

HEADER: Final = rgb("#1D3446")
RULE: Final = rgb("#C8963E")
GROUND: Final = rgb("#E9DFC9")
GOLD: Final = rgb("#B97F10")
SILVER: Final = rgb("#7B858D")
BRONZE: Final = rgb("#9A5B2E")
PLOT: Final = rgb("#1F5F9E")
MEAN: Final = rgb("#9C2F22")
GRID: Final = rgb("#DDD2BA")
QUIET: Final = rgb("#8B98A2")

# Kinds in the order of stacks, dark and light in turn; a hatching is the second cue.
KINDS: Final[tuple[Color, ...]] = (rgb("#24566B"), rgb("#DB8A3D"), rgb("#3F7357"), rgb("#B9A2CB"), rgb("#86262E"))
_RISING: Final = "~9 M-10,110 L110,-10 M-60,60 L60,-60 M40,160 L160,40"
_FALLING: Final = "~9 M-10,-10 L110,110 M-60,40 L60,160 M40,-60 L160,60"
HATCHES: Final[tuple[Shape, ...]] = (
    (),
    (_RISING,),
    ("+ O25,25,10 O75,25,10 O0,75,10 O50,75,10 O100,75,10",),
    (_RISING, _FALLING),
    ("~9 M-10,25 L110,25 M-10,75 L110,75",),
)
HATCHING: Final = 16
"""A hatching is repeated after so many pixels."""

_INKS: Final = (theme.INK, theme.SOFT, PLOT, MEAN, GOLD, SILVER, BRONZE, QUIET)
_GROUNDS: Final = (theme.BOX, theme.PAPER, GROUND, theme.WASH)

PALETTE: Final = Palette(
    dict.fromkeys([
        *_INKS, *_GROUNDS, *KINDS, HEADER, RULE, GRID, theme.LINE, theme.SHADOW, theme.WHITE, theme.DECISION,
        theme.HEADER_SMALL, theme.RING,
        *(mix(kind, theme.WHITE, 0.55) for kind in KINDS),
    ]),
    [
        *((ink, ground) for ground in (theme.PAPER, theme.BOX, theme.WASH) for ink in _INKS),
        (theme.WHITE, HEADER), (theme.DECISION, HEADER), (theme.HEADER_SMALL, HEADER),
        *((kind, theme.PAPER) for kind in KINDS),
        *((kind, mix(kind, theme.WHITE, 0.55)) for kind in KINDS),
        *((theme.WHITE, medal) for medal in (GOLD, SILVER, BRONZE, PLOT)),
        (PLOT, GRID), (MEAN, PLOT), (GOLD, PLOT),
    ],
)  # fmt: skip
