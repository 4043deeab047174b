"""Fleet's own colors, fog and ledger, and the palette of its pictures."""

from __future__ import annotations

from typing import Final

from games.fleet_dice import data
from render import theme
from render.palette import Palette
from render.theme import Color, mix, rgb

HEADER: Final = rgb("#1E3A4C")
RULE: Final = rgb("#C8963E")
GROUND: Final = rgb("#E9DFC9")
SEA: Final = rgb("#E7EEEA")
TOWN: Final = rgb("#F9F2E0")
HARBOR: Final = rgb("#2B5566")
WHARF: Final = rgb("#7A4A2A")
MARKET: Final = rgb("#3F6046")
COINS: Final = rgb("#84600F")
STONE: Final = rgb("#4A4E57")
GOLD: Final = rgb("#A87413")
SILVER: Final = rgb("#6B7680")

_KNOWN: Final[dict[str, Color]] = {
    "shrimp": rgb("#BC4E33"),
    "cod": rgb("#41698C"),
    "lobster": rgb("#86262E"),
    "swordfish": rgb("#24696A"),
    "oyster": rgb("#6E5A87"),
}
TYPE: Final[list[Color]] = [_KNOWN.get(type_, HARBOR) for type_ in data.TYPES]


def tint(color: Color, share: float) -> Color:
    """The color as a thin wash on paper."""
    return mix(color, theme.PAPER, share)


def launched(color: Color) -> Color:
    """The deck of a launched boat, the card of a finished building."""
    return tint(color, 0.68)


def column(color: Color) -> Color:
    """The ground of a boat type's column."""
    return tint(color, 0.9)


def pale(color: Color) -> Color:
    """The outline of what is not there yet."""
    return tint(color, 0.5)


_INKS: Final = (theme.INK, theme.SOFT, theme.PENCIL, theme.CHANGED, theme.STRIKE)
_AREAS: Final = (*TYPE, HARBOR, WHARF, MARKET, COINS)
_GROUNDS: Final = (theme.BOX, theme.PAPER, TOWN, SEA, GROUND, theme.WASH)
_SIGNS: Final = (
    theme.RING, theme.DISC, theme.COIN, theme.COIN_RIM, theme.STAR, STONE, GOLD, SILVER, theme.TAKEN,
)  # fmt: skip

PALETTE: Final = Palette(
    dict.fromkeys([
        *_INKS, *_AREAS, *_GROUNDS, *_SIGNS, HEADER, RULE, theme.LINE, theme.SHADOW, theme.WHITE, theme.DECISION,
        theme.HEADER_SMALL, theme.HEADER_QUIET,
        *(p.fill for p in theme.PLAYERS), theme.PLAYERS[1].emblem_color,
        *(launched(c) for c in _AREAS), *(column(c) for c in _AREAS), *(pale(c) for c in _AREAS),
    ]),
    [
        *((ink, ground) for ground in (theme.BOX, TOWN, theme.PAPER) for ink in (theme.INK, theme.SOFT, theme.PENCIL)),
        (theme.WHITE, HEADER), (theme.DECISION, HEADER),
        *((area, theme.WHITE) for area in _AREAS),
        *((theme.PENCIL, column(area)) for area in _AREAS),
        *((area, column(area)) for area in _AREAS),
        (theme.CHANGED, theme.BOX), (theme.STRIKE, theme.BOX), (theme.RING, theme.WASH), (theme.DISC, theme.WHITE),
        (theme.COIN, theme.BOX), (theme.COIN_RIM, theme.COIN), (theme.STAR, theme.WASH), (theme.PENCIL, theme.WASH),
        *((player.emblem_color, player.fill) for player in theme.PLAYERS),
        (STONE, theme.BOX), (theme.SHADOW, GROUND), (theme.TAKEN, HEADER),
        *((area, launched(area)) for area in _AREAS),
        *((theme.INK, launched(area)) for area in _AREAS),
    ],
)  # fmt: skip
