"""Montego Bay's drawn signs: dock workers, barrels, hulls and houses, as shapes in the language of `render.path`.
How they are colored and put together stands in `pieces.py`.
"""

from __future__ import annotations

from typing import Final

from render.path import Shape

_COAT: Final = (
    "M50,37 C68,37 77,47 81,64 C84,78 93,84 94,92 C94,96 92,97 89,97 L11,97 C8,97 6,96 6,92 C7,84 16,78 19,64 "
    "C23,47 32,37 50,37 Z"
)
_HEAD: Final = "O50,25,16"
_HAT: Final = "M33,17 C33,1 67,1 67,17 L84,19 C88,20 88,25 84,25 L16,25 C12,25 12,20 16,19 Z"
_TALL_HAT: Final = "M32,1 L68,1 L66,20 L82,20 L82,26 L18,26 L18,20 L34,20 Z"
_CAP: Final = "M33,22 C31,3 69,3 67,22 L82,24 L82,29 L33,27 Z"


def _lined(*outlines: str, width: float = 8) -> Shape:
    """The outlines filled and drawn over with a line, which makes the dark edge around what is laid on top."""
    return tuple(layer for line in outlines for layer in (f"+ {line}", f"~{width} {line}"))


COAT: Final[Shape] = (f"+ {_COAT}",)
HEAD: Final[Shape] = (f"+ {_HEAD}",)
HAT: Final[Shape] = (f"+ {_HAT}",)
TALL_HAT: Final[Shape] = (f"+ {_TALL_HAT}",)
CAP: Final[Shape] = (f"+ {_CAP}",)
BIG_EDGE: Final = _lined(_COAT, _HEAD, _HAT)
SMALL_EDGE: Final = _lined(_COAT, _HEAD, width=9)
TALLY_EDGE: Final = _lined(_COAT, _HEAD, _TALL_HAT)
JACK_EDGE: Final = _lined(_COAT, _HEAD, _CAP)

_STAVES: Final = "M24,4 L76,4 C91,32 91,68 76,96 L24,96 C9,68 9,32 24,4 Z"
BARREL: Final[Shape] = (f"+ {_STAVES}",)
BARREL_EDGE: Final[Shape] = (f"+ {_STAVES}", f"~7 {_STAVES}")
HOOPS: Final[Shape] = ("~5 M16,22 L84,22", "~5 M16,78 L84,78")
STAVED: Final[Shape] = (f"+ {_STAVES}", "^5 M13,27 L87,27", "^5 M13,73 L87,73", "^3 M38,30 L38,70", "^3 M62,30 L62,70")
BROKEN: Final[Shape] = (
    f"+ {_STAVES}", "^5 M13,27 L87,27", "^5 M13,73 L87,73",
    "^12 M62,0 L44,24 L60,44 L38,62 L54,80 L44,100",
)  # fmt: skip
BACK: Final[Shape] = ("~11 A52,56,30,200,430", "+ M4,58 L22,22 L44,54 Z")

HULL: Final[Shape] = ("+ M0,4 L3,0 L97,0 L100,4 L97,66 L94,90 L90,98 L86,100 L14,100 L10,98 L6,90 L3,66 Z",)
PILOT_BOAT: Final[Shape] = (
    "+ M2,62 L98,58 L84,92 L14,92 Z", "~3.5 M52,60 L52,6", "+ M55,10 L86,52 L55,52 Z", "+ M49,16 L20,54 L49,54 Z",
)  # fmt: skip
ROOF: Final[Shape] = ("+ M50,0 L100,84 L96,100 L4,100 L0,84 Z",)
CHEVRON: Final[Shape] = ("+ M18,6 L88,50 L18,94 Z",)
CHEVRON_LEFT: Final[Shape] = ("+ M82,6 L12,50 L82,94 Z",)
CHEVRON_UP: Final[Shape] = ("+ M6,82 L50,12 L94,82 Z",)
CHEVRON_DOWN: Final[Shape] = ("+ M6,18 L50,88 L94,18 Z",)
WAVE: Final[Shape] = ("~11 M4,62 C20,14 34,14 50,50 C66,86 80,86 96,38",)
