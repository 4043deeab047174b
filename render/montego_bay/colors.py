"""Montego Bay's own colors, sun and timber, and the palette of its pictures."""

from __future__ import annotations

from typing import Final

from render import theme
from render.palette import Palette
from render.theme import Color, mix, rgb

HEADER: Final = rgb("#14505A")
RULE: Final = rgb("#E0873A")
GROUND: Final = rgb("#F3E6CC")
WATER: Final = rgb("#CFE2DF")
WAVE: Final = rgb("#B4D2CE")
PATH: Final = rgb("#DBC79C")
WAY: Final = rgb("#A78A52")
SPACE: Final = rgb("#EFE2C4")
SHELF: Final = rgb("#E8D6B0")
WOOD: Final = rgb("#8A5A34")
HULL: Final = rgb("#74472A")
KEEL: Final = rgb("#573218")
PLANK: Final = rgb("#A98261")
HOLD: Final = rgb("#F2E6D3")
SLOT: Final = rgb("#E0CDB4")
ROOF: Final = rgb("#C4573B")
VP: Final = rgb("#A8402A")
STRAW: Final = rgb("#F0D896")
SKIN: Final = rgb("#8B5A3C")
JACK: Final = rgb("#3C434B")
BACK: Final = rgb("#2E6A74")
FADED: Final = mix(theme.SOFT, theme.PAPER, 0.55)

_INKS: Final = (theme.INK, theme.SOFT, theme.CHANGED, theme.STRIKE, VP, JACK)
_WOODS: Final = (WOOD, HULL, KEEL, PLANK, ROOF, WAY, STRAW, SKIN)
_GROUNDS: Final = (theme.BOX, theme.PAPER, GROUND, WATER, WAVE, PATH, SPACE, SHELF, HOLD, SLOT, theme.WASH)


def tint(color: Color, share: float) -> Color:
    """The color as a thin wash on paper."""
    return mix(color, theme.PAPER, share)


PALETTE: Final = Palette(
    dict.fromkeys([
        *_INKS, *_WOODS, *_GROUNDS, HEADER, RULE, BACK, FADED, theme.LINE, theme.SHADOW, theme.WHITE, theme.DECISION,
        theme.HEADER_SMALL, theme.HEADER_QUIET, theme.RING, theme.DISC, theme.COIN, theme.COIN_RIM, theme.STAR,
        *(player.fill for player in theme.PLAYERS[:4]), theme.PLAYERS[1].emblem_color,
    ]),
    [
        *((ink, ground) for ground in (theme.BOX, theme.PAPER, theme.WASH, SHELF) for ink in (theme.INK, theme.SOFT)),
        (theme.WHITE, HEADER), (theme.DECISION, HEADER), (theme.WHITE, HULL), (theme.WHITE, BACK), (VP, theme.BOX),
        (theme.INK, SPACE), (theme.INK, PATH), (theme.INK, HOLD), (theme.INK, GROUND), (WAY, SPACE),
        *((theme.INK, player.fill) for player in theme.PLAYERS[:4]),
        *((player.emblem_color, player.fill) for player in theme.PLAYERS[:4]),
        (theme.INK, STRAW), (theme.INK, SKIN), (JACK, theme.WHITE), (HULL, WATER), (KEEL, HULL), (WOOD, theme.BOX),
        (theme.DISC, theme.WHITE), (theme.RING, theme.WASH), (theme.COIN_RIM, theme.COIN), (theme.COIN_RIM, theme.BOX),
        (WAY, PATH), (theme.CHANGED, PATH), (theme.CHANGED, theme.BOX), (theme.STRIKE, theme.BOX), (SLOT, HOLD),
        (PATH, GROUND), (WAVE, WATER), (ROOF, GROUND), (KEEL, WATER), (SPACE, PATH), (theme.COIN, theme.INK),
        (theme.RING, WATER), (theme.SHADOW, GROUND), (WOOD, PATH), (theme.SOFT, GROUND),
    ],
)  # fmt: skip
