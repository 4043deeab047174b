"""Signs that belong to no place: coins, stars, marks, players' emblems, cards, as shapes in the language
of `render.path`.
"""

from __future__ import annotations

import math
from typing import Final

from render.path import Shape


def _star(points: int, inner: float, turn: float = -90, radius: float = 48) -> str:
    """A star's outline; with `inner` = 1 a regular polygon of twice the points."""
    corners: list[str] = []
    for i in range(points * 2):
        angle = math.radians(turn + i * 180 / points)
        r = radius if i % 2 == 0 else radius * inner
        corners.append(f"{50 + r * math.cos(angle):.1f},{52 + r * math.sin(angle):.1f}")
    return "+ M" + " L".join(corners) + " Z"


_HEXAGON = "+ M50,3 L91,26.5 L91,73.5 L50,97 L9,73.5 L9,26.5 Z"

ICONS: Final[dict[str, Shape]] = {
    "disc": ("+ O50,50,50",),
    "ring": ("+ O50,50,50", "- O50,50,37"),
    "coin_face": ("- O50,50,39", "+ O50,50,50", "- O50,50,40", "+ O50,50,31"),
    "star": (_star(5, 0.45),),
    "hexagon": (_HEXAGON,),
    "circle": ("+ O50,50,40",),
    "triangle": ("+ M50,8 L94,86 L6,86 Z",),
    "square": ("+ R14,14,72,72,4",),
    "diamond": ("+ M50,2 L98,50 L50,98 L2,50 Z",),
    "tick": ("~15 M14,54 L40,80 L86,22",),
    "cross": ("~15 M18,18 L82,82", "~15 M82,18 L18,82"),
    "dash": ("~16 M22,50 L78,50",),
    "question": ("~13 M26,32 C26,4 76,4 76,32 C76,50 50,48 50,68", "+ O50,90,9"),
    "plus": ("~15 M50,14 L50,86", "~15 M14,50 L86,50"),
    "arrow": ("+ M4,38 L52,38 L52,12 L96,50 L52,88 L52,62 L4,62 Z",),
    "pennant": ("+ M6,2 L94,2 L94,74 L50,98 L6,74 Z",),
    "license": (
        "+ R14,6,72,76,8",
        "^6 M28,26 L72,26",
        "^6 M28,42 L72,42",
        "^6 M28,58 L46,58",
        "- O68,68,20",
        "+ O68,67,14",
        "+ M60,76 L58,99 L68,92 L78,99 L76,76 Z",
    ),
    "card": (
        "+ R16,4,68,92,9",
        "- R24,12,52,76,4",
        "+ M50,26 L56.5,42 L73,43 L60,54 L64.5,71 L50,61.5 L35.5,71 L40,54 L27,43 L43.5,42 Z",
    ),
    "trophy": (
        "~7 M30,18 C4,14 8,46 38,48",
        "~7 M70,18 C96,14 92,46 62,48",
        "+ M26,8 L74,8 C74,42 66,56 55,60 L55,74 L70,80 L70,92 L30,92 L30,80 L45,74 L45,60 C34,56 26,42 26,8 Z",
        "^4.5 M38,18 C38,32 41,42 45,48",
    ),
    "captain": (
        "+ M6,38 C14,6 86,6 94,38 L82,56 L18,56 Z",
        "- O50,36,11",
        "+ O50,36,6.5",
        "+ R18,60,64,11,2",
        "+ M14,75 C34,70 66,70 86,75 C80,95 20,95 14,75 Z",
    ),
    "stone": ("+ M5,60 C2,36 24,16 52,17 C82,18 98,40 95,62 C92,84 70,90 46,89 C22,88 8,80 5,60 Z",),
    "die": ("+ R6,6,88,88,18",),
    "people": (
        "+ O50,26,18",
        "+ M14,94 C14,60 30,50 50,50 C70,50 86,60 86,94 Z",
    ),
    "hourglass": (
        "+ R14,4,72,10,4",
        "+ R14,86,72,10,4",
        "+ M22,18 L78,18 C78,40 58,44 58,50 C58,56 78,60 78,82 L22,82 C22,60 42,56 42,50 C42,44 22,40 22,18 Z",
        "- M33,24 L67,24 C65,32 60,36 50,42 C40,36 35,32 33,24 Z",
    ),
    "reroll": (
        "~11 A50,50,34,150,310",
        "~11 A50,50,34,330,490",
        "+ M62,2 L92,24 L60,42 Z",
        "+ M38,98 L8,76 L40,58 Z",
    ),
}
